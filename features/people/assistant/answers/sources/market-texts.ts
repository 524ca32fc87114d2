import type { PageContent } from "#features/content/page-contents/contract.ts";
import type { Destination } from "#features/content/destinations/contract.ts";
import type { Travel } from "#features/catalogue/travels/contract.ts";
import type { Market } from "#markets/market-type.ts";
import type { ContentRoute } from "#markets/routes.ts";
import type { Translate } from "#markets/translator.ts";

/** A question of staff, with what it is about. */
export type KnownFaq = Readonly<{
  id: string;
  question: string;
  answer: string;
  travelId: string | null;
  destinationId: string | null;
}>;

/** What the sources ask of a travel. */
export type KnownTravel = Pick<
  Travel,
  "id" | "slug" | "name" | "tagline" | "story" | "highlights" | "itinerary" | "destinationIds"
>;

/** All that a market says of itself and of its trips. */
export type MarketTexts = Readonly<{
  market: Market;
  t: Translate;
  product: string;
  faqs: readonly KnownFaq[];
  contents: ReadonlyMap<ContentRoute, PageContent>;
  travels: readonly KnownTravel[];
  destinations: readonly Destination[];
}>;
