import type { Day } from "#markets/days.ts";
import type { Tour } from "#features/catalogue/tours/contract.ts";
import type {
  DepartureSummary,
  NearestMonthsOptions,
  SearchedText,
  SearchQuery,
  SearchResult,
  Suggestion,
} from "../contract.ts";

/** The filters of the list of confirmed departures. */
export type ConfirmedQuery = Partial<
  Pick<SearchQuery, "where" | "month" | "age" | "duration" | "priceMax" | "onDay" | "period">
>;

/** What public pages read of the search; each read adds its cache tags to the page. */
export type SearchReads = Readonly<{
  /**
   * A few departures that match the search, each of a different travel, spread over the search's
   * dates.
   */
  spreadTours(query: SearchQuery, limit: number): Promise<readonly Tour[]>;
  /** Confirmed and almost full tours, the earliest first. */
  confirmedTours(limit: number, offset?: number, filter?: ConfirmedQuery): Promise<readonly Tour[]>;
  /** Tours on sale that are not confirmed yet, the earliest first. */
  unconfirmedTours(limit: number, filter: ConfirmedQuery): Promise<readonly Tour[]>;
  /** The confirmed tours that leave nearest to a day, before or after it, the earliest first. */
  nearestConfirmed(day: Day, limit: number): Promise<readonly Tour[]>;
  /**
   * Counts of confirmed tours by `YYYY-MM`, the earliest month first. Months in the filter are
   * ignored.
   */
  confirmedMonths(filter?: ConfirmedQuery): Promise<ReadonlyMap<string, number>>;
  confirmedCount(filter: ConfirmedQuery): Promise<number>;
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
  /** For each text, which words of the keyword it has, by their positions. */
  wordsInTexts(q: string, texts: readonly SearchedText[]): Promise<readonly (readonly number[])[]>;
  /** All places with trips that a typed text may mean, with its typing errors forgiven. */
  placesNamed(q: string): Promise<readonly Suggestion[]>;
  /** The keyword with its spelling corrected; unchanged where no known word is close. */
  correct(q: string): Promise<string>;
}>;
