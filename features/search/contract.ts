import { ageRanges, statuses } from "#features/tours/contract.ts";
import { moods } from "#features/travels/contract.ts";

export const ages = ["25-35", "35-49", "all"] as const;
export const seasons = ["spring", "summer", "autumn", "winter"] as const;
export const sorts = [
  "date",
  "price-asc",
  "price-desc",
  "discount",
  "duration-asc",
  "duration-desc",
  "relevance",
] as const;
/** Filters that accept several values, which widen each other. */
export const multiValueFacets = [
  "duration",
  "age",
  "status",
  "badge",
  "type",
  "style",
  "mood",
] as const;
export const facetNames = [...multiValueFacets, "discounted", "privateRoom", "unique"] as const;

export type SearchSort = (typeof sorts)[number];
export type FacetName = (typeof facetNames)[number];

/**
 * Parsed query string of a search; empty lists and nulls do not filter. Prices in whole currency
 * units, days ISO.
 */
export type SearchQuery = Readonly<{
  where: readonly string[];
  q: string;
  from: string | null;
  to: string | null;
  month: readonly string[];
  season: readonly (typeof seasons)[number][];
  period: string | null;
  /** Length of the stay in days, within one of `month` if there are any. */
  days: number | null;
  priceMin: number | null;
  priceMax: number | null;
  duration: readonly string[];
  age: readonly (typeof ages)[number][];
  status: readonly (typeof statuses)[number][];
  badge: readonly string[];
  type: readonly string[];
  style: readonly string[];
  mood: readonly (typeof moods)[number][];
  discounted: boolean;
  privateRoom: boolean;
  unique: boolean;
  sort: SearchSort;
  page: number;
}>;

/** By filter and value, the number of trips when that filter alone is replaced by this value. */
export type FacetCounts = Readonly<Record<FacetName, Readonly<Record<string, number>>>>;

export type SearchHit = Readonly<{
  travelId: string;
  /** The cheapest matching departure; null for a trip without departures. */
  tourId: string | null;
}>;

/** What the sitemap needs of a travel. */
export type TravelOutline = Readonly<{
  id: string;
  slug: string;
  updatedAt: Date;
  /** False where staff exclude its page from search engines. */
  isIndexed: boolean;
  tourCount: number;
  /** Last change of an upcoming departure; null without any. */
  lastTourUpdate: Date | null;
}>;

export type SearchResult = Readonly<{
  total: number;
  page: number;
  pages: number;
  hits: readonly SearchHit[];
  facets: FacetCounts;
  /**
   * Histogram of 20 bars over the trips' lowest prices, without the price filter; `low` and `high`
   * in whole units.
   */
  prices: Readonly<{ low: number; high: number; bars: readonly number[] }> | null;
}>;

/** Months as `YYYY-MM`: search outwards from `around`, skip `excluding`, return at most `limit`. */
export type NearestMonthsOptions = Readonly<{
  around: string;
  excluding: readonly string[];
  limit: number;
}>;

/** Number of matching departures, and the ISO days of the first and the last. */
export type DepartureSummary = Readonly<{ count: number; first: string; last: string }>;

/** A completion of the typed text, with the number of its trips. */
export type Suggestion = Readonly<{
  /**
   * `part` is a part of the world such as Scandinavia, searched as a keyword; region, country and
   * place are destinations.
   */
  kind: "region" | "part" | "country" | "place" | "trip";
  slug: string;
  name: string;
  trips: number;
}>;

export const ageOf = { "25-35": "25-35", "35-49": "35-49", all: "ALL" } as const satisfies Record<
  (typeof ages)[number],
  (typeof ageRanges)[number]
>;
