import type { Coordinator } from "#features/coordinators/contract.ts";
import type { Destination } from "#features/destinations/contract.ts";
import type { Faq } from "#features/faqs/contract.ts";
import type { Layout } from "#features/layout/contract.ts";
import type { Picture } from "#features/media/contract.ts";
import type { StoredContent } from "#features/page-contents/contract.ts";
import type { Resource } from "#features/resources/contract.ts";
import type { Review, ReviewSummary } from "#features/reviews/contract.ts";
import type {
  DepartureSummary,
  MonthsWanted,
  SearchQuery,
  SearchResult,
} from "#features/search/contract.ts";
import type { PricedTour, Tour } from "#features/tours/contract.ts";
import type { Travel } from "#features/travels/contract.ts";
import type { SearchedKind } from "#features/travels/resources-in-other-markets.ts";
import type { Trip } from "#features/trips/contract.ts";
import type { ContentRoute } from "#markets/routes.ts";

/** What the departures that will leave can be narrowed by. */
export type ConfirmedQuery = Partial<Pick<SearchQuery, "where" | "month" | "age">>;

/** What a page may read of one market's catalogue; each reading tells the page cache what it was. */
export type SiteCatalogue = Readonly<{
  travelBySlug(slug: string): Promise<Travel | null>;
  /** The slug that a travel has today, by one that it had once. */
  currentSlug(kind: "travel" | "coordinator", slug: string): Promise<string | null>;
  travelsByIds(ids: readonly string[]): Promise<readonly Travel[]>;
  trips(ids: readonly string[]): Promise<ReadonlyMap<string, Trip>>;
  /** Where each market offers a trip, by market. */
  slugsOfTrip(tripId: string): Promise<ReadonlyMap<string, { id: string; slug: string }>>;
  toursOfTravel(travelId: string): Promise<readonly Tour[]>;
  /** Coming departures of several travels, by travel, the next first. */
  upcomingTours(ids: readonly string[]): Promise<ReadonlyMap<string, readonly PricedTour[]>>;
  toursOfCoordinator(id: string, limit: number): Promise<readonly Tour[]>;
  toursByIds(ids: readonly string[]): Promise<ReadonlyMap<string, Tour>>;
  tourByCode(travelId: string, code: string): Promise<Tour | null>;
  /** The markets in which a trip has a departure with this code. */
  marketsWithTour(tripId: string, code: string): Promise<ReadonlySet<string>>;
  /** Departures that will leave, or almost, the next first. */
  leavingSoon(limit: number): Promise<readonly Tour[]>;
  /** A few departures that meet a whole search, each of another travel, spread over its days. */
  spreadTours(query: SearchQuery, most: number): Promise<readonly Tour[]>;
  /** Departures that will leave, the next first, from the `offset`-th on. */
  confirmedTours(
    limit: number,
    offset?: number,
    narrowed?: ConfirmedQuery,
  ): Promise<readonly Tour[]>;
  /** How many departures will leave in each month that has any, by `YYYY-MM`, the next first; the months chosen are left out. */
  confirmedMonths(narrowed?: ConfirmedQuery): Promise<ReadonlyMap<string, number>>;
  /** How many departures will leave. */
  confirmedCount(narrowed: ConfirmedQuery): Promise<number>;
  coordinators(): Promise<readonly Coordinator[]>;
  coordinatorBySlug(slug: string): Promise<Coordinator | null>;
  reviews(
    filter: Readonly<{ travelId?: string; ratings?: readonly Review["rating"][] }>,
    limit: number,
    skip?: number,
  ): Promise<readonly Review[]>;
  /** How many reviews of a travel can be read, from one star to five. */
  shownReviewCounts(travelId: string): Promise<ReviewSummary["counts"]>;
  /** By travel; one without reviews is left out. */
  reviewSummaries(ids: readonly string[]): Promise<ReadonlyMap<string, ReviewSummary>>;
  /** All reviews of the market together; null without any. */
  marketReviews(): Promise<ReviewSummary | null>;
  faqs(travel: Travel | null): Promise<readonly Faq[]>;
  resources(): Promise<readonly Resource[]>;
  destinations(): Promise<readonly Destination[]>;
  /** What other markets call the destinations: by market, from the slug here to the slug there. */
  slugsInOtherMarkets(): Promise<ReadonlyMap<string, ReadonlyMap<string, string>>>;
  /** What other markets call this market's choices of a kind: by market, from the slug here to the slug there. */
  resourcesInOtherMarkets(
    kind: SearchedKind,
  ): Promise<ReadonlyMap<string, ReadonlyMap<string, string>>>;
  /** What other markets call a period, by market. */
  periodInOtherMarkets(slug: string): Promise<ReadonlyMap<string, string>>;
  layout(): Promise<Partial<Layout>>;
  /** The text of a fixed route; null when the market has none. */
  fixedContent(route: ContentRoute): Promise<StoredContent | null>;
  /** The fixed routes that have a text, with the moment of its last change. */
  contents(): Promise<ReadonlyMap<string, Date>>;
  /** The markets in which a fixed route has a text. */
  marketsWithContent(route: ContentRoute): Promise<ReadonlySet<string>>;
  /** Stored pictures ready to show, in the market's language. */
  pictures(ids: readonly (string | null)[]): Promise<ReadonlyMap<string, Picture>>;
  search(query: SearchQuery): Promise<SearchResult>;
  /** How many trips a search finds: asked where nothing else of it is shown. */
  countResults(query: SearchQuery): Promise<number>;
  /** Trips worth showing beside another, as a search finds them. */
  related(query: SearchQuery): Promise<SearchResult["hits"]>;
  /** The departures that meet a whole search; null without any. */
  summarizeDepartures(query: SearchQuery): Promise<DepartureSummary | null>;
  /** The months nearest to one in which the same search alone finds trips, by `YYYY-MM`, and how many; the nearest first. */
  nearestMonths(query: SearchQuery, wanted: MonthsWanted): Promise<ReadonlyMap<string, number>>;
  /** How many trips a search of each place alone finds, by the place's slug. */
  placeCounts(): Promise<ReadonlyMap<string, number>>;
  /** A keyword with its mistyped words put right; itself where nothing is better. */
  correct(q: string): Promise<string>;
}>;
