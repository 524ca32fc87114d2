import type { Coordinator } from "#features/catalogue/coordinators/contract.ts";
import type { DescribedDestination } from "#features/content/destinations/contract.ts";
import type { PublicEvent } from "#features/catalogue/events/public/public-event.ts";
import type { Faq } from "#features/catalogue/faqs/contract.ts";
import type { FormRecord } from "#features/content/forms/contract.ts";
import type { FormOffers } from "#features/content/forms/offered-fields.ts";
import type { Layout } from "#features/assets/layout/contract.ts";
import type { QuestionIndex } from "#features/people/assistant/answers/retrieval/question-index.ts";
import type { Picture } from "#features/assets/media/contract.ts";
import type { StoredContent } from "#features/content/page-contents/contract.ts";
import type { Resource } from "#features/catalogue/resources/contract.ts";
import type { Review, ReviewSummary } from "#features/catalogue/reviews/contract.ts";
import type {
  DepartureSummary,
  NearestMonthsOptions,
  SearchQuery,
  SearchResult,
} from "#features/content/search/contract.ts";
import type { PricedTour, Tour } from "#features/catalogue/tours/contract.ts";
import type { Travel } from "#features/catalogue/travels/contract.ts";
import type { SearchedKind } from "#features/catalogue/resources/resources-in-other-markets.ts";
import type { Trip } from "#features/catalogue/trips/contract.ts";
import type { ContentRoute } from "#markets/routes.ts";

/** The filters of the list of confirmed departures. */
export type ConfirmedQuery = Partial<Pick<SearchQuery, "where" | "month" | "age">>;

/** One market's catalogue as page loaders read it; each read adds its cache tags to the page. */
export type SiteCatalogue = Readonly<{
  travelBySlug(slug: string): Promise<Travel | null>;
  /** The present slug of the record that once had the given slug; null when no record had it. */
  currentSlug(kind: "travel" | "coordinator", slug: string): Promise<string | null>;
  travelsByIds(ids: readonly string[]): Promise<readonly Travel[]>;
  trips(ids: readonly string[]): Promise<ReadonlyMap<string, Trip>>;
  /** The travel that each market makes of a trip, keyed by market id. */
  slugsOfTrip(tripId: string): Promise<ReadonlyMap<string, { id: string; slug: string }>>;
  toursOfTravel(travelId: string): Promise<readonly Tour[]>;
  /** Future departures by travel id, the earliest first. */
  upcomingTours(ids: readonly string[]): Promise<ReadonlyMap<string, readonly PricedTour[]>>;
  toursOfCoordinator(id: string, limit: number): Promise<readonly Tour[]>;
  toursByIds(ids: readonly string[]): Promise<ReadonlyMap<string, Tour>>;
  tourByCode(travelId: string, code: string): Promise<Tour | null>;
  /** Ids of the markets in which the trip has a departure with this code. */
  marketsWithTour(tripId: string, code: string): Promise<ReadonlySet<string>>;
  /** Tours that are confirmed, almost full or almost confirmed, the earliest first. */
  likelyTours(limit: number): Promise<readonly Tour[]>;
  /**
   * A few departures that match the search, each of a different travel, spread over the search's
   * dates.
   */
  spreadTours(query: SearchQuery, limit: number): Promise<readonly Tour[]>;
  /** Confirmed and almost full tours, the earliest first. */
  confirmedTours(limit: number, offset?: number, filter?: ConfirmedQuery): Promise<readonly Tour[]>;
  /**
   * Counts of confirmed tours by `YYYY-MM`, the earliest month first. Months in the filter are
   * ignored.
   */
  confirmedMonths(filter?: ConfirmedQuery): Promise<ReadonlyMap<string, number>>;
  confirmedCount(filter: ConfirmedQuery): Promise<number>;
  coordinators(): Promise<readonly Coordinator[]>;
  coordinatorBySlug(slug: string): Promise<Coordinator | null>;
  reviews(
    filter: Readonly<{ travelId?: string; ratings?: readonly Review["rating"][] }>,
    limit: number,
    skip?: number,
  ): Promise<readonly Review[]>;
  /** Counts of published reviews, from one star to five. */
  publishedReviewCounts(travelId: string): Promise<ReviewSummary["counts"]>;
  /** Summaries by travel id; a travel without reviews is missing. */
  reviewSummaries(ids: readonly string[]): Promise<ReadonlyMap<string, ReviewSummary>>;
  /** The summary of all reviews of the market; null where there are none. */
  marketReviews(): Promise<ReviewSummary | null>;
  /** Published events that end today or later, by their start; those that are over already too. */
  events(): Promise<readonly PublicEvent[]>;
  /** A published event, also one that is over. */
  eventBySlug(slug: string): Promise<PublicEvent | null>;
  faqs(travel: Travel | null): Promise<readonly Faq[]>;
  resources(): Promise<readonly Resource[]>;
  destinations(): Promise<readonly DescribedDestination[]>;
  /** Destination slugs of other markets: by market id, from this market's slug to that market's. */
  slugsInOtherMarkets(): Promise<ReadonlyMap<string, ReadonlyMap<string, string>>>;
  /** Resource slugs of other markets: by market id, from this market's slug to that market's. */
  resourcesInOtherMarkets(
    kind: SearchedKind,
  ): Promise<ReadonlyMap<string, ReadonlyMap<string, string>>>;
  /** What today's catalogue offers to the questions of a form that choose from it. */
  formOffers(fields: FormRecord["fields"]): Promise<FormOffers>;
  /** A form of visitors, also a closed one; null where there is none. */
  form(id: string): Promise<FormRecord | null>;
  layout(): Promise<Partial<Layout>>;
  /** The text of a fixed route; null when the market has none. */
  fixedContent(route: ContentRoute): Promise<StoredContent | null>;
  /** The content routes that have a text in this market, each with the time of its last change. */
  contents(): Promise<ReadonlyMap<string, Date>>;
  /** Ids of the markets in which the content route has a text. */
  marketsWithContent(route: ContentRoute): Promise<ReadonlySet<string>>;
  /** Pictures by id, with texts in the market's language; unknown ids are missing. */
  pictures(ids: readonly (string | null)[]): Promise<ReadonlyMap<string, Picture>>;
  search(query: SearchQuery): Promise<SearchResult>;
  /** The number of trips that a search finds; cheaper than `search`, which also reads the hits. */
  countResults(query: SearchQuery): Promise<number>;
  /** Hits of a search to suggest; they may be outdated, since this read adds no cache tags. */
  related(query: SearchQuery): Promise<SearchResult["hits"]>;
  /** Ids of reviewed travels that can be booked, the best rated first. */
  bestRated(limit: number): Promise<readonly string[]>;
  /** A summary of the departures that match the search; null where none does. */
  summarizeDepartures(query: SearchQuery): Promise<DepartureSummary | null>;
  /** Trip counts by `YYYY-MM` of the months nearest to a wanted one in which the search finds trips, the nearest first. */
  nearestMonths(
    query: SearchQuery,
    wanted: NearestMonthsOptions,
  ): Promise<ReadonlyMap<string, number>>;
  /** The number of trips of each destination, by its slug; destinations without trips are missing. */
  placeCounts(): Promise<ReadonlyMap<string, number>>;
  /** What the chatbot answers from. */
  questionIndex(): Promise<QuestionIndex>;
  /** The keyword with its spelling corrected; unchanged where no known word is close. */
  correct(q: string): Promise<string>;
}>;
