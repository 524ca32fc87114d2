import type { CatalogueIndex } from "../index/catalogue-index.ts";

/** The matching departures of each travel, one array per property, indexed by travel number. */
export type DepartureMatches = Readonly<{
  /**
   * Index of the travel's cheapest match on which a seat can be booked, else of its cheapest match;
   * -1 when none matches.
   */
  cheapest: Int32Array;
  /** Price in cents of that match. */
  price: Int32Array;
  /** What the trip costs in cents when the price filter is ignored, or -1 when no departure matches. */
  anyPrice: Int32Array;
  /**
   * Facet values that at least one departure of the travel counts for, each when its own filter is
   * ignored; see `statusFlags`.
   */
  bits: Int32Array;
  /** Number of matching departures. */
  counts: Int32Array;
  /** Days since 1970 of the first and last matching departure. Unset when none matches. */
  earliest: Int32Array;
  latest: Int32Array;
}>;

/**
 * The matches of one filter. `isKnown` is 1 for each travel whose matches have been computed,
 * otherwise 0.
 */
export type CachedMatches = Readonly<{ isKnown: Uint8Array; matches: DepartureMatches }>;

/**
 * Departure matches of recently used filters. The matches of a travel stay valid until its part of
 * the index is replaced, so that a change to one travel keeps the matches of all others.
 */
export type MatchCache = Readonly<{
  /** The cached matches of a filter. The caller adds missing matches to the returned arrays. */
  matchesFor(index: CatalogueIndex, filterKey: string): CachedMatches;
}>;

/** An entry takes 29 bytes per travel. */
const maxCached = 100;

const noMatches = (travels: number): CachedMatches => ({
  isKnown: new Uint8Array(travels),
  matches: {
    cheapest: new Int32Array(travels),
    price: new Int32Array(travels),
    anyPrice: new Int32Array(travels),
    bits: new Int32Array(travels),
    counts: new Int32Array(travels),
    earliest: new Int32Array(travels),
    latest: new Int32Array(travels),
  },
});

type CacheEntry = Readonly<{ cached: CachedMatches; parts: CatalogueIndex["parts"] }>;

/**
 * Returns the cached matches that are valid for these parts of the index. Travels are numbered by
 * position, so that nothing stays valid when a travel was added or removed.
 */
const validFor = (parts: CatalogueIndex["parts"], entry: CacheEntry | undefined): CachedMatches => {
  if (entry?.parts.length !== parts.length) return noMatches(parts.length);
  const { isKnown } = entry.cached;
  if (entry.parts !== parts)
    for (let travel = 0; travel < parts.length; travel += 1)
      if (entry.parts[travel] !== parts[travel]) isKnown[travel] = 0;
  return entry.cached;
};

/** Drops the least recently used filters when the cache is full. */
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
