import type { EventReads } from "#features/catalogue/events/site/reads.ts";
import type { ResourceReads } from "#features/catalogue/resources/site/reads.ts";
import type { DestinationReads } from "#features/content/destinations/site/reads.ts";
import type { FormAttempt } from "#features/content/forms/parts/attempt.ts";
import type { FormReads } from "#features/content/forms/site/reads.ts";
import type { CardReads } from "#features/content/search/parts/cards.ts";
import type { SearchReads } from "#features/content/search/site/reads.ts";
import type { Site } from "#markets/site/site.ts";

/** What blocks read of the market, for one request. */
export type BlockSite = Site<
  CardReads & DestinationReads & EventReads & FormReads & ResourceReads & SearchReads
> &
  Readonly<{
    /** The form that was just sent from this page and not taken; null on every page that is kept. */
    formAttempt: FormAttempt | null;
  }>;
