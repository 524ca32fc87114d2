import type { PricedTour, Status } from "#features/tours/contract.ts";
import { catalogueTag, travelsIn } from "#features/travels/store.ts";
import { dayAt } from "#markets/format.ts";
import { marketById } from "#markets/markets.ts";
import type { Database } from "#platform/server/database/tables.ts";
import type { CatalogueIndex } from "./catalogue-index.ts";
import type {
  FoundDepartures,
  MonthsWanted,
  SearchQuery,
  SearchResult,
  Suggestion,
  TravelOutline,
} from "./contract.ts";
import { createCorrections } from "./corrections.ts";
import { comingOf } from "./coming.ts";
import { departureDays } from "./departure-days.ts";
import { countLeavingByMonth, type LeavingByMonth } from "./leaving-by-month.ts";
import { nearestMonths } from "./nearest-months.ts";
import { departuresFound, nextDepartures } from "./found-departures.ts";
import { spreadDepartures } from "./spread-departures.ts";
import { type MarketIndex, openMarketIndex } from "./market-index.ts";
import { createPasses, type Passes } from "./passes.ts";
import { searchIndex } from "./search-index.ts";
import { createSuggestions } from "./suggestions.ts";
import { queryLexemes, type WordLexemes } from "./text.ts";
import { totalFound } from "./total.ts";

/** The search of all markets: one index each in memory, kept in step with its market by tags. */
export type Catalogue = Readonly<{
  search(market: string, query: SearchQuery): Promise<SearchResult>;
  /** How many trips a search finds, for less than `search` takes. */
  total(market: string, query: SearchQuery): Promise<number>;
  /** The departures that meet a whole search; null without any. */
  departures(market: string, query: SearchQuery): Promise<FoundDepartures | null>;
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
  next(
    market: string,
    query: SearchQuery,
    range: Readonly<{ limit: number; offset: number }>,
  ): Promise<readonly string[]>;
  /** The ids of a few departures that meet a whole search, each of another travel, spread over its days. */
  spread(market: string, query: SearchQuery, most: number): Promise<readonly string[]>;
  /** The coming departures of travels, by travel, the next first. */
  coming(
    market: string,
    travelIds: readonly string[],
  ): Promise<ReadonlyMap<string, readonly PricedTour[]>>;
  /** Every travel that visitors can see, by id. */
  outline(market: string): Promise<readonly TravelOutline[]>;
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

const wordsKept = 2000;

/** Opens the search. With the database down it goes on with what it knew last. */
export const createCatalogue = (db: Database, { now }: { now: () => Date }): Catalogue => {
  const indexes = new Map<string, MarketIndex>();
  const passes = new Map<string, Passes>();
  const leaving = new Map<string, LeavingByMonth>();
  const words = new Map<string, readonly WordLexemes[]>();
  const correctedIn = createCorrections(db);
  const suggestedIn = createSuggestions(db);

  const indexOf = (market: string): Promise<CatalogueIndex> => {
    const index = indexes.get(market) ?? openMarketIndex(db, market);
    indexes.set(market, index);
    return index.on(dayAt(now(), marketById(market)));
  };

  const passesOf = (market: string): Passes => {
    const known = passes.get(market) ?? createPasses();
    passes.set(market, known);
    return known;
  };

  const wordsOf = async (market: string, q: string): Promise<readonly WordLexemes[]> => {
    if (q === "") return [];
    const key = `${market} ${q.toLowerCase()}`;
    const known = words.get(key);
    if (known) return known;
    const found = await queryLexemes(db, market, q);
    if (words.size >= wordsKept) words.delete(words.keys().next().value ?? "");
    words.set(key, found);
    return found;
  };

  return {
    async search(market, query) {
      const [index, lexemes] = await Promise.all([indexOf(market), wordsOf(market, query.q)]);
      return searchIndex(index, query, lexemes, passesOf(market));
    },
    async total(market, query) {
      const [index, lexemes] = await Promise.all([indexOf(market), wordsOf(market, query.q)]);
      return totalFound(index, query, lexemes);
    },
    async departures(market, query) {
      const [index, lexemes] = await Promise.all([indexOf(market), wordsOf(market, query.q)]);
      return departuresFound(index, query, lexemes, passesOf(market));
    },
    async nearestMonths(market, query, wanted) {
      const [index, lexemes] = await Promise.all([indexOf(market), wordsOf(market, query.q)]);
      return nearestMonths(index, query, lexemes, wanted);
    },
    async leavingByMonth(market, statuses) {
      const { parts } = await indexOf(market);
      const key = `${market} ${statuses.join()}`;
      const count = leaving.get(key) ?? countLeavingByMonth(statuses);
      leaving.set(key, count);
      return count(parts);
    },
    async departureDays(market, query) {
      const [index, lexemes] = await Promise.all([indexOf(market), wordsOf(market, query.q)]);
      return departureDays(index, query, lexemes);
    },
    async next(market, query, range) {
      const [index, lexemes] = await Promise.all([indexOf(market), wordsOf(market, query.q)]);
      return nextDepartures(index, query, lexemes, range);
    },
    async spread(market, query, most) {
      const [index, lexemes] = await Promise.all([indexOf(market), wordsOf(market, query.q)]);
      return spreadDepartures(index, query, lexemes, passesOf(market), most);
    },
    async coming(market, travelIds) {
      const index = await indexOf(market);
      return new Map(travelIds.map((id) => [id, comingOf(index, id)]));
    },
    async outline(market) {
      const { parts } = await indexOf(market);
      return parts.map(({ travel, tourIds, changed }) => ({
        id: travel.id,
        slug: travel.slug,
        updatedAt: travel.updatedAt,
        isIndexed: travel.isIndexed,
        tours: tourIds.length,
        lastTour: tourIds.length === 0 ? null : new Date(changed * 1000),
      }));
    },
    async placeCounts(market) {
      const { places } = await indexOf(market);
      return new Map([...places].map(([slug, travels]) => [slug, travels.length]));
    },
    correct: async (market, q) => correctedIn(await indexOf(market), market, q),
    suggest: async (market, q) => suggestedIn(await indexOf(market), market, q),
    invalidate(tags) {
      for (const [market, index] of indexes) {
        const travels = tags.includes(catalogueTag(market)) ? null : travelsIn(market, tags);
        if (travels === null || travels.length > 0) index.outdate(travels);
      }
    },
    clear() {
      for (const index of indexes.values()) index.outdate(null);
    },
  };
};
