import type { CatalogueIndex } from "../index/catalogue-index.ts";

/** Matches by travel number, in columns. */
export type DepartureMatches = Readonly<{
  /** Index of the cheapest matching departure; -1 without any. */
  cheapest: Int32Array;
  /** Price in cents and departure day (days since 1970) of the cheapest match. */
  price: Int32Array;
  departureDay: Int32Array;
  /** Lowest price in cents without the price filter; -1 without any. */
  anyPrice: Int32Array;
  /**
   * Facet values that at least one departure counts for, each without its own filter; see
   * `statusFlags`.
   */
  bits: Int32Array;
  /** Number of matching departures. */
  counts: Int32Array;
  /** Days since 1970 of the first and last match; meaningless without any. */
  earliest: Int32Array;
  latest: Int32Array;
}>;

/** Matches of one filter by travel; `isKnown` is 1 where they have been computed. */
export type CachedMatches = Readonly<{ isKnown: Uint8Array; matches: DepartureMatches }>;

/**
 * Departure matches of recent filters. A travel's matches stay valid until its part of the index is
 * replaced; a change of one travel keeps those of all others.
 */
export type MatchCache = Readonly<{
  /** The cached matches of a filter, which the caller completes in place. */
  matchesFor(index: CatalogueIndex, filterKey: string): CachedMatches;
}>;

/** An entry takes 33 bytes per travel. */
const maxCached = 100;

const noMatches = (travels: number): CachedMatches => ({
  isKnown: new Uint8Array(travels),
  matches: {
    cheapest: new Int32Array(travels),
    price: new Int32Array(travels),
    departureDay: new Int32Array(travels),
    anyPrice: new Int32Array(travels),
    bits: new Int32Array(travels),
    counts: new Int32Array(travels),
    earliest: new Int32Array(travels),
    latest: new Int32Array(travels),
  },
});

type CacheEntry = Readonly<{ cached: CachedMatches; parts: CatalogueIndex["parts"] }>;

/**
 * The cached matches for these parts of the index. Travels are numbered by position, so everything
 * is dropped when one was added or removed.
 */
const validFor = (parts: CatalogueIndex["parts"], entry: CacheEntry | undefined): CachedMatches => {
  if (entry?.parts.length !== parts.length) return noMatches(parts.length);
  const { isKnown } = entry.cached;
  if (entry.parts !== parts)
    for (let travel = 0; travel < parts.length; travel += 1)
      if (entry.parts[travel] !== parts[travel]) isKnown[travel] = 0;
  return entry.cached;
};

/** Keeps the most recently used filters. */
export const createMatchCache = (): MatchCache => {
  const entries = new Map<string, CacheEntry>();
  return {
    matchesFor({ parts }, filterKey) {
      const cached = validFor(parts, entries.get(filterKey));
      entries.delete(filterKey);
      if (entries.size >= maxCached) entries.delete(entries.keys().next().value ?? "");
      entries.set(filterKey, { cached, parts });
      return cached;
    },
  };
};
