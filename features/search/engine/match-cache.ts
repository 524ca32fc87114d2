import type { CatalogueIndex } from "../index/catalogue-index.ts";

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

/** What the departures of each travel that was looked at give to it. */
export type DepartureMatches = Readonly<{
  /** The cheapest of its departures that meets the whole search; -1 without any. */
  cheapest: Int32Array;
  /** Its price in cents, and the day since 1970 on which it leaves. */
  price: Int32Array;
  leaves: Int32Array;
  /** The lowest price in cents if the price filter is left out; -1 without any. */
  anyPrice: Int32Array;
  /** The values that one departure at least counts for, that filter left out: see `statusesIn`. */
  bits: Int32Array;
  /** How many of its departures meet the whole search. */
  counts: Int32Array;
  /** The days, since 1970, on which the first and the last of them leave; of no meaning without any. */
  earliest: Int32Array;
  latest: Int32Array;
}>;
