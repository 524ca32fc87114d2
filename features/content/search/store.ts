import type { PricedTour } from "#features/catalogue/tours/contract.ts";
import type { Status } from "#features/records/statuses/contract.ts";
import { catalogueTag, travelIdsIn } from "#features/records/catalogue-tags/rules.ts";
import { dayAt } from "#markets/format.ts";
import { marketById } from "#markets/markets.ts";
import type { Database } from "#platform/server/database/tables.ts";
import type { CatalogueIndex } from "./index/catalogue-index.ts";
import type {
  DepartureSummary,
  NearestMonthsOptions,
  SearchedText,
  SearchQuery,
  SearchResult,
  Suggestion,
  TravelOutline,
} from "./contract.ts";
import type { TravelPart } from "./index/travel-part.ts";
import { createSpellChecker } from "./text/spell-checker.ts";
import { upcomingToursOf } from "./engine/upcoming-tours.ts";
import { departureDays } from "./engine/departure-days.ts";
import { createMonthlyCounter, type MonthlyCounter } from "./engine/departures-by-month.ts";
import { nearestMonths } from "./engine/nearest-months.ts";
import { summarizeDepartures, nextDepartures } from "./engine/departure-summary.ts";
import { bestRated } from "./order/best-rated.ts";
import { spreadDepartures } from "./engine/spread-departures.ts";
import { openMarketIndex } from "./index/market-index.ts";
import { createMatchCache } from "./engine/match-cache.ts";
import { searchIndex } from "./engine/search-index.ts";
import { createSuggestions } from "./suggestions/suggestions.ts";
import { wholeWords } from "./text/lexemes.ts";
import { queryLexemes, type WordLexemes } from "./text/query-lexemes.ts";
import { wordsInTexts } from "./text/words-in-texts.ts";
import { countResults } from "./engine/count-results.ts";
import { keepFound } from "./engine/keep-found.ts";

/** Search over all markets. Each market's index is in memory and is invalidated by cache tags. */
export type Catalogue = Readonly<{
  search(market: string, query: SearchQuery): Promise<SearchResult>;
  /** The number of trips that a search finds. Cheaper than `search`. */
  countResults(market: string, query: SearchQuery): Promise<number>;
  /** Null when no departure matches. */
  summarizeDepartures(market: string, query: SearchQuery): Promise<DepartureSummary | null>;
  /**
   * The nearest months in which the search finds trips, with their number by month (`2027-05`), the
   * nearest first. The search's own months are ignored.
   */
  nearestMonths(
    market: string,
    query: SearchQuery,
    options: NearestMonthsOptions,
  ): Promise<ReadonlyMap<string, number>>;
  /**
   * The number of departures on sale with these statuses by month (`2027-05`). Months without any
   * are left out.
   */
  departuresByMonth(
    market: string,
    statuses: readonly Status[],
  ): Promise<ReadonlyMap<string, number>>;
  /** Number of matching departures by ISO day. */
  departureDays(market: string, query: SearchQuery): Promise<ReadonlyMap<string, number>>;
  /** Ids of matching departures, the earliest first. */
  nextDepartures(
    market: string,
    query: SearchQuery,
    range: Readonly<{ limit: number; offset: number }>,
  ): Promise<readonly string[]>;
  /**
   * Ids of at most `limit` matching departures, each of another travel, spread over the search's
   * days.
   */
  spreadDepartures(market: string, query: SearchQuery, limit: number): Promise<readonly string[]>;
  /** Ids of reviewed travels that can be booked, the best rated first. */
  bestRated(market: string, limit: number): Promise<readonly string[]>;
  /** The upcoming departures of each travel by travel id, the earliest first. */
  upcomingTours(
    market: string,
    travelIds: readonly string[],
  ): Promise<ReadonlyMap<string, readonly PricedTour[]>>;
  /** The published travels, sorted by id. */
  travelOutlines(market: string): Promise<readonly TravelOutline[]>;
  /**
   * The number of trips to each region, country and place, by slug. Destinations without trips are
   * left out.
   */
  placeCounts(market: string): Promise<PlaceCounts>;
  /**
   * Corrects misspelled words. Returns the keyword unchanged when no known word is similar enough.
   */
  correct(market: string, q: string): Promise<string>;
  /** For each text, which words of the keyword it has, by their positions. */
  wordsInTexts(
    market: string,
    q: string,
    texts: readonly SearchedText[],
  ): Promise<readonly (readonly number[])[]>;
  /**
   * At most eight regions, countries, places and trips that match a typed text. For an empty text,
   * all regions.
   */
  suggest(market: string, q: string): Promise<readonly Suggestion[]>;
  /** All places with trips that the text may mean, by the rule of the suggestions. */
  placesNamed(market: string, q: string): Promise<readonly Suggestion[]>;
  invalidate(tags: readonly string[]): void;
  clear(): void;
}>;

export type PlaceCounts = ReadonlyMap<string, number>;

const maxCachedKeywords = 2000;
const noWords: readonly WordLexemes[] = [];

const search = keepFound(searchIndex, 300);
const count = keepFound(countResults, 1000);
const summarize = keepFound(summarizeDepartures, 300);
const spread = keepFound(spreadDepartures, 300);

/** Caches the lexemes of recent keywords. */
const createKeywordCache = (db: Database) => {
  const lexemesByKeyword = new Map<string, readonly WordLexemes[]>();
  return async (market: string, q: string): Promise<readonly WordLexemes[]> => {
    if (q === "") return noWords;
    const key = `${market} ${q.toLowerCase()}`;
    const cached = lexemesByKeyword.get(key);
    if (cached) return cached;
    const lexemes = await queryLexemes(db, market, q);
    if (lexemesByKeyword.size >= maxCachedKeywords)
      lexemesByKeyword.delete(lexemesByKeyword.keys().next().value ?? "");
    lexemesByKeyword.set(key, lexemes);
    return lexemes;
  };
};

/**
 * Returns a function that creates the value of a key when the key is first used and then keeps it.
 */
const memoize = <Value>(create: (key: string) => Value) => {
  const values = new Map<string, Value>();
  const get = (key: string): Value => {
    const value = values.get(key) ?? create(key);
    values.set(key, value);
    return value;
  };
  return { get, values };
};

const outlineOf = ({ travel, tourIds, changed }: TravelPart): TravelOutline => ({
  id: travel.id,
  slug: travel.slug,
  updatedAt: travel.updatedAt,
  isIndexed: travel.isIndexed,
  tourCount: tourIds.length,
  lastTourUpdate: tourIds.length === 0 ? null : new Date(changed * 1000),
});

/** By the slug of their destination. */
const countTravels = ({ places }: CatalogueIndex): ReadonlyMap<string, number> =>
  new Map([...places].map(([slug, travels]) => [slug, travels.length]));

const withoutTrips = (found: readonly Suggestion[]): readonly Suggestion[] =>
  found.filter(({ kind }) => kind !== "trip");

/** While the database is unavailable, searches use the index that was read last. */
export const createCatalogue = (db: Database, { now }: { now: () => Date }): Catalogue => {
  const indexes = memoize((market) => openMarketIndex(db, market));
  const matchCaches = memoize(createMatchCache);
  const monthCounts = new Map<string, MonthlyCounter>();
  const lexemesOf = createKeywordCache(db);
  const correctSpelling = createSpellChecker(db);
  const suggest = createSuggestions(db);

  const indexOf = (market: string): Promise<CatalogueIndex> =>
    indexes.get(market).indexOn(dayAt(now(), marketById(market)));

  const read = (market: string, { q }: SearchQuery) =>
    Promise.all([indexOf(market), lexemesOf(market, q)]);

  return {
    async search(market, query) {
      const [index, lexemes] = await read(market, query);
      return search(index, query, lexemes, matchCaches.get(market));
    },
    async countResults(market, query) {
      const [index, lexemes] = await read(market, query);
      return count(index, query, lexemes, matchCaches.get(market));
    },
    async summarizeDepartures(market, query) {
      const [index, lexemes] = await read(market, query);
      return summarize(index, query, lexemes, matchCaches.get(market));
    },
    async nearestMonths(market, query, options) {
      const [index, lexemes] = await read(market, query);
      return nearestMonths(index, query, lexemes, options);
    },
    async departuresByMonth(market, statuses) {
      const { parts } = await indexOf(market);
      const key = `${market} ${statuses.join()}`;
      const counter = monthCounts.get(key) ?? createMonthlyCounter(statuses);
      monthCounts.set(key, counter);
      return counter(parts);
    },
    async departureDays(market, query) {
      const [index, lexemes] = await read(market, query);
      return departureDays(index, query, lexemes);
    },
    async nextDepartures(market, query, range) {
      const [index, lexemes] = await read(market, query);
      return nextDepartures(index, query, lexemes, range);
    },
    async spreadDepartures(market, query, limit) {
      const [index, lexemes] = await read(market, query);
      return spread(index, query, lexemes, matchCaches.get(market), limit);
    },
    bestRated: async (market, limit) => bestRated(await indexOf(market), limit),
    async upcomingTours(market, travelIds) {
      const index = await indexOf(market);
      return new Map(travelIds.map((id) => [id, upcomingToursOf(index, id)]));
    },
    travelOutlines: async (market) => (await indexOf(market)).parts.map(outlineOf),
    placeCounts: async (market) => countTravels(await indexOf(market)),
    correct: async (market, q) => correctSpelling(await indexOf(market), market, q),
    async wordsInTexts(market, q, texts) {
      const [index, words] = await Promise.all([indexOf(market), lexemesOf(market, q)]);
      return wordsInTexts(db, market, wholeWords(index.lexemes, words), texts);
    },
    suggest: async (market, q) => suggest(await indexOf(market), market, q),
    placesNamed: async (market, q) =>
      withoutTrips(await suggest(await indexOf(market), market, q, Infinity)),
    invalidate(tags) {
      for (const [market, index] of indexes.values) {
        const travels = tags.includes(catalogueTag(market)) ? null : travelIdsIn(market, tags);
        if (travels === null || travels.length > 0) index.invalidate(travels);
      }
    },
    clear() {
      for (const index of indexes.values.values()) index.invalidate(null);
    },
  };
};
