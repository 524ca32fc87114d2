import type { LayoutReads } from "#features/assets/layout/site/reads.ts";
import type { EventReads } from "#features/catalogue/events/site/reads.ts";
import type { FaqReads } from "#features/catalogue/faqs/site/reads.ts";
import type { ResourceReads } from "#features/catalogue/resources/site/reads.ts";
import type { InstallmentPlans } from "#features/company/settings/contract.ts";
import type { ThirdParties } from "#features/company/third-parties/contract.ts";
import type { DestinationReads } from "#features/content/destinations/site/reads.ts";
import type { CardReads } from "#features/content/search/parts/cards.ts";
import type { SearchReads } from "#features/content/search/site/reads.ts";
import type { FormerSlugReads } from "#features/records/former-slugs/site/reads.ts";
import type { WrittenRouteReads } from "#markets/site/paths-in-market.ts";
import type { Site } from "#markets/site/site.ts";

/** What the pages of a trip and its departures read of the market, for one request. */
export type TripSite = Site<
  CardReads &
    DestinationReads &
    EventReads &
    FaqReads &
    FormerSlugReads &
    LayoutReads &
    ResourceReads &
    SearchReads &
    WrittenRouteReads
> &
  Readonly<{
    thirdParties: ThirdParties;
    /** How prices can be paid in parts; null where they cannot. */
    installments: InstallmentPlans | null;
  }>;
