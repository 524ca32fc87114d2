import type { PricedTour, Status } from "#features/tours/contract.ts";
import { catalogueTag, travelIdsIn } from "#features/travels/store.ts";
import { dayAt } from "#markets/format.ts";
import { marketById } from "#markets/markets.ts";
import type { Database } from "#platform/server/database/tables.ts";
import type { CatalogueIndex } from "./index/catalogue-index.ts";
import type {
  DepartureSummary,
  MonthsWanted,
  SearchQuery,
  SearchResult,
  Suggestion,
  TravelOutline,
} from "./contract.ts";
import type { TravelPart } from "./index/travel-part.ts";
import { createSpellChecker } from "./text/spell-checker.ts";
import { upcomingToursOf } from "./engine/upcoming-tours.ts";
import { departureDays } from "./engine/departure-days.ts";
import { countLeavingByMonth, type LeavingByMonth } from "./engine/leaving-by-month.ts";
import { nearestMonths } from "./engine/nearest-months.ts";
import { summarizeDepartures, nextDepartures } from "./engine/departure-summary.ts";
import { spreadDepartures } from "./engine/spread-departures.ts";
import { openMarketIndex } from "./index/market-index.ts";
import { createMatchCache } from "./engine/match-cache.ts";
import { searchIndex } from "./engine/search-index.ts";
import { createSuggestions } from "./suggestions/suggestions.ts";
import { queryLexemes, type WordLexemes } from "./text/query-lexemes.ts";
import { countResults } from "./engine/count-results.ts";

/** The search of all markets: one index each in memory, kept in step with its market by tags. */
export type Catalogue = Readonly<{
  search(market: string, query: SearchQuery): Promise<SearchResult>;
  /** How many trips a search finds, for less than `search` takes. */
  countResults(market: string, query: SearchQuery): Promise<number>;
  /** The departures that meet a whole search; null without any. */
  summarizeDepartures(market: string, query: SearchQuery): Promise<DepartureSummary | null>;
  /** The months nearest to one in which the same search alone finds trips, by `YYYY-MM`, and how many; the nearest first. */
  nearestMonths(
    market: string,
    query: SearchQuery,
    wanted: MonthsWanted,
  ): Promise<ReadonlyMap<string, number>>;
  /** How many departures of some statuses leave in each month, by `YYYY-MM`; months without any are left out. */
  leavingByMonth(market: string, statuses: readonly Status[]): Promise<ReadonlyMap<string, number>>;
  /** The days on which departures that meet a whole search leave, with how many do. */
  departureDays(market: string, query: SearchQuery): Promise<ReadonlyMap<string, number>>;
  /** The ids of the departures that meet a whole search, the next first. */
  nextDepartures(
    market: string,
    query: SearchQuery,
    range: Readonly<{ limit: number; offset: number }>,
  ): Promise<readonly string[]>;
  /** The ids of a few departures that meet a whole search, each of another travel, spread over its days. */
  spreadDepartures(market: string, query: SearchQuery, most: number): Promise<readonly string[]>;
  /** The coming departures of travels, by travel, the next first. */
  upcomingTours(
    market: string,
    travelIds: readonly string[],
  ): Promise<ReadonlyMap<string, readonly PricedTour[]>>;
  /** Every travel that visitors can see, by id. */
  outlineTravels(market: string): Promise<readonly TravelOutline[]>;
  /** How many trips a search of each place alone finds, by the place's slug; one without trips is left out. */
  placeCounts(market: string): Promise<PlaceCounts>;
  /** A keyword with its mistyped words put right; itself where nothing is better. */
  correct(market: string, q: string): Promise<string>;
  /** At most eight regions, countries, places and trips that a typed beginning may mean; the regions for none. */
  suggest(market: string, q: string): Promise<readonly Suggestion[]>;
  invalidate(tags: readonly string[]): void;
  clear(): void;
}>;

export type PlaceCounts = ReadonlyMap<string, number>;

const maxCachedKeywords = 2000;

/** The lexemes of keywords, those asked first forgotten first. */
const createKeywordCache = (db: Database) => {
  const known = new Map<string, readonly WordLexemes[]>();
  return async (market: string, q: string): Promise<readonly WordLexemes[]> => {
    if (q === "") return [];
    const key = `${market} ${q.toLowerCase()}`;
    const cached = known.get(key);
    if (cached) return cached;
    const lexemes = await queryLexemes(db, market, q);
    if (known.size >= maxCachedKeywords) known.delete(known.keys().next().value ?? "");
    known.set(key, lexemes);
    return lexemes;
  };
};

/** The value of a key, made when it is asked for the first time. */
const lazily = <Value>(create: (key: string) => Value) => {
  const made = new Map<string, Value>();
  const get = (key: string): Value => {
    const value = made.get(key) ?? create(key);
    made.set(key, value);
    return value;
  };
  return { get, made };
};

const outlineOf = ({ travel, tourIds, changed }: TravelPart): TravelOutline => ({
  id: travel.id,
  slug: travel.slug,
  updatedAt: travel.updatedAt,
  isIndexed: travel.isIndexed,
  tours: tourIds.length,
  lastTour: tourIds.length === 0 ? null : new Date(changed * 1000),
});

/** Opens the search. With the database down it goes on with what it knew last. */
export const createCatalogue = (db: Database, { now }: { now: () => Date }): Catalogue => {
  const indexes = lazily((market) => openMarketIndex(db, market));
  const matchCaches = lazily(createMatchCache);
  const monthCounts = new Map<string, LeavingByMonth>();
  const lexemesOf = createKeywordCache(db);
  const correctSpelling = createSpellChecker(db);
  const suggest = createSuggestions(db);

  const indexOf = (market: string): Promise<CatalogueIndex> =>
    indexes.get(market).on(dayAt(now(), marketById(market)));

  const read = (market: string, { q }: SearchQuery) =>
    Promise.all([indexOf(market), lexemesOf(market, q)]);

  return {
    async search(market, query) {
      const [index, lexemes] = await read(market, query);
      return searchIndex(index, query, lexemes, matchCaches.get(market));
    },
    async countResults(market, query) {
      const [index, lexemes] = await read(market, query);
      return countResults(index, query, lexemes);
    },
    async summarizeDepartures(market, query) {
      const [index, lexemes] = await read(market, query);
      return summarizeDepartures(index, query, lexemes, matchCaches.get(market));
    },
    async nearestMonths(market, query, wanted) {
      const [index, lexemes] = await read(market, query);
      return nearestMonths(index, query, lexemes, wanted);
    },
    async leavingByMonth(market, statuses) {
      const { parts } = await indexOf(market);
      const key = `${market} ${statuses.join()}`;
      const count = monthCounts.get(key) ?? countLeavingByMonth(statuses);
      monthCounts.set(key, count);
      return count(parts);
    },
    async departureDays(market, query) {
      const [index, lexemes] = await read(market, query);
      return departureDays(index, query, lexemes);
    },
    async nextDepartures(market, query, range) {
      const [index, lexemes] = await read(market, query);
      return nextDepartures(index, query, lexemes, range);
    },
    async spreadDepartures(market, query, most) {
      const [index, lexemes] = await read(market, query);
      return spreadDepartures(index, query, lexemes, matchCaches.get(market), most);
    },
    async upcomingTours(market, travelIds) {
      const index = await indexOf(market);
      return new Map(travelIds.map((id) => [id, upcomingToursOf(index, id)]));
    },
    outlineTravels: async (market) => (await indexOf(market)).parts.map(outlineOf),
    async placeCounts(market) {
      const { places } = await indexOf(market);
      return new Map([...places].map(([slug, travels]) => [slug, travels.length]));
    },
    correct: async (market, q) => correctSpelling(await indexOf(market), market, q),
    suggest: async (market, q) => suggest(await indexOf(market), market, q),
    invalidate(tags) {
      for (const [market, index] of indexes.made) {
        const travels = tags.includes(catalogueTag(market)) ? null : travelIdsIn(market, tags);
        if (travels === null || travels.length > 0) index.outdate(travels);
      }
    },
    clear() {
      for (const index of indexes.made.values()) index.outdate(null);
    },
  };
};
