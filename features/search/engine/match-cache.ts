import type { CatalogueIndex } from "../index/catalogue-index.ts";
import type { DepartureMatches } from "./match-departures.ts";

/** What the departures of each travel gave to one question, where it was asked. */
export type CachedMatches = Readonly<{ isKnown: Uint8Array; matches: DepartureMatches }>;

/**
 * What departures answered to the last questions, for each travel until its part of the index is
 * another: a change of one travel leaves the answers of all others as they are.
 */
export type MatchCache = Readonly<{
  /** What is known of a question; who asks more writes it there. */
  matchesFor(index: CatalogueIndex, question: string): CachedMatches;
}>;

/** A pass takes 33 bytes for each travel. */
const maxCached = 100;

const noMatches = (travels: number): CachedMatches => ({
  isKnown: new Uint8Array(travels),
  matches: {
    cheapest: new Int32Array(travels),
    price: new Int32Array(travels),
    leaves: new Int32Array(travels),
    anyPrice: new Int32Array(travels),
    bits: new Int32Array(travels),
    counts: new Int32Array(travels),
    earliest: new Int32Array(travels),
    latest: new Int32Array(travels),
  },
});

type CacheEntry = Readonly<{ cached: CachedMatches; parts: CatalogueIndex["parts"] }>;

/** The pass over these parts; travels are told apart by their place, so where one came or went all is forgotten. */
const validFor = (parts: CatalogueIndex["parts"], kept: CacheEntry | undefined): CachedMatches => {
  if (kept?.parts.length !== parts.length) return noMatches(parts.length);
  const { isKnown } = kept.cached;
  if (kept.parts !== parts)
    for (let travel = 0; travel < parts.length; travel += 1)
      if (kept.parts[travel] !== parts[travel]) isKnown[travel] = 0;
  return kept.cached;
};

/** Begins with nothing known; of the questions those asked last are kept. */
export const createMatchCache = (): MatchCache => {
  const all = new Map<string, CacheEntry>();
  return {
    matchesFor({ parts }, question) {
      const cached = validFor(parts, all.get(question));
      all.delete(question);
      if (all.size >= maxCached) all.delete(all.keys().next().value ?? "");
      all.set(question, { cached, parts });
      return cached;
    },
  };
};
