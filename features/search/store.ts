import { dayAt } from "#markets/format.ts";
import { marketById } from "#markets/markets.ts";
import type { Database } from "#platform/server/database/tables.ts";
import { buildIndex, type CatalogueIndex } from "./catalogue-index.ts";
import type { FoundDepartures, SearchQuery, SearchResult, Suggestion } from "./contract.ts";
import { createCorrections } from "./corrections.ts";
import { departuresFound } from "./found-departures.ts";
import { readCatalogue } from "./rows.ts";
import { searchIndex } from "./search-index.ts";
import { createSuggestions } from "./suggestions.ts";
import { queryLexemes, type WordLexemes } from "./text.ts";

/** The search of all markets: one index each in memory, read anew when its market's tag changes. */
export type Catalogue = Readonly<{
  search(market: string, query: SearchQuery): Promise<SearchResult>;
  /** The departures that meet a whole search; null without any. */
  departures(market: string, query: SearchQuery): Promise<FoundDepartures | null>;
  /** How many trips a search of each place alone finds, by the place's slug; one without trips is left out. */
  placeCounts(market: string): Promise<PlaceCounts>;
  /** A keyword with its mistyped words put right; itself where nothing is better. */
  correct(market: string, q: string): Promise<string>;
  /** At most eight regions, countries, places and trips that a typed beginning may mean; the regions for none. */
  suggest(market: string, q: string): Promise<readonly Suggestion[]>;
  forget(tags: readonly string[]): void;
  clear(): void;
}>;

export type PlaceCounts = ReadonlyMap<string, number>;

type Kept = { index: CatalogueIndex; day: string; isCurrent: boolean };

/** The tag that every write to a market's travels, departures, people or resources raises. */
export const catalogueTag = (market: string): string => `catalogue:${market}`;

const wordsKept = 2000;

/** Opens the search. With the database down it goes on with what it knew last. */
export const createCatalogue = (db: Database, { now }: { now: () => Date }): Catalogue => {
  const kept = new Map<string, Kept>();
  const building = new Map<string, Promise<CatalogueIndex>>();
  const words = new Map<string, readonly WordLexemes[]>();
  const correctedIn = createCorrections(db);
  const suggestedIn = createSuggestions(db);
  const changes = new Map<string, number>();

  const build = async (market: string, day: string): Promise<CatalogueIndex> => {
    const slot: Kept | undefined = kept.get(market);
    const before = changes.get(market);
    try {
      const index = buildIndex(await readCatalogue(db, market, day));
      // A change told while it was read leaves it outdated.
      kept.set(market, { index, day, isCurrent: changes.get(market) === before });
      return index;
    } catch (error) {
      if (slot) return slot.index;
      throw error;
    } finally {
      if (changes.get(market) === before) building.delete(market);
    }
  };

  const indexOf = (market: string): Promise<CatalogueIndex> => {
    const day = dayAt(now(), marketById(market));
    const slot = kept.get(market);
    if (slot?.isCurrent && slot.day === day) return Promise.resolve(slot.index);
    const running = building.get(market);
    if (running) return running;
    const promise = build(market, day);
    building.set(market, promise);
    return promise;
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

  const outdate = (markets: readonly string[]) => {
    for (const market of markets) {
      const slot = kept.get(market);
      if (slot) slot.isCurrent = false;
      changes.set(market, (changes.get(market) ?? 0) + 1);
      building.delete(market);
    }
  };

  return {
    async search(market, query) {
      const [index, lexemes] = await Promise.all([indexOf(market), wordsOf(market, query.q)]);
      return searchIndex(index, query, lexemes);
    },
    async departures(market, query) {
      const [index, lexemes] = await Promise.all([indexOf(market), wordsOf(market, query.q)]);
      return departuresFound(index, query, lexemes);
    },
    async placeCounts(market) {
      const { places } = await indexOf(market);
      return new Map([...places].map(([slug, travels]) => [slug, travels.length]));
    },
    correct: async (market, q) => correctedIn(await indexOf(market), market, q),
    suggest: async (market, q) => suggestedIn(await indexOf(market), market, q),
    forget(tags) {
      outdate(
        [...kept.keys(), ...building.keys()].filter((each) => tags.includes(catalogueTag(each))),
      );
    },
    clear() {
      outdate([...kept.keys(), ...building.keys()]);
    },
  };
};
