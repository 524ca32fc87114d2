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
/** Filters of which several values may be chosen; they widen each other. */
export const listedFacets = [
  "duration",
  "age",
  "status",
  "badge",
  "type",
  "style",
  "mood",
] as const;
export const facetNames = [...listedFacets, "discounted", "privateRoom", "unique"] as const;

export type SearchSort = (typeof sorts)[number];
export type FacetName = (typeof facetNames)[number];

/** A search as its address says it; empty lists and nulls do not filter. Money in whole units, days ISO. */
export type SearchQuery = Readonly<{
  where: readonly string[];
  q: string;
  from: string | null;
  to: string | null;
  month: readonly string[];
  season: readonly (typeof seasons)[number][];
  period: string | null;
  /** Any so many days, within one of the months if there are any. */
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

/** The values of one filter with the number of trips that each would show, that filter left out. */
export type FacetCounts = Readonly<Record<FacetName, Readonly<Record<string, number>>>>;

export type SearchHit = Readonly<{
  travelId: string;
  /** The cheapest departure that meets the search; null for a trip without departures. */
  tourId: string | null;
}>;

/** A travel as a list of addresses needs it: where it is, and how many departures are to come. */
export type TravelOutline = Readonly<{
  id: string;
  slug: string;
  updatedAt: Date;
  /** Whether staff let search engines list its page. */
  isIndexed: boolean;
  tours: number;
  /** When one of its coming departures was last written; null without any. */
  lastTour: Date | null;
}>;

export type SearchResult = Readonly<{
  total: number;
  page: number;
  pages: number;
  hits: readonly SearchHit[];
  facets: FacetCounts;
  /** Twenty bars of the prices found, the price filter left out: lowest and highest in whole units. */
  prices: Readonly<{ low: number; high: number; bars: readonly number[] }> | null;
}>;

/** The months that are wanted, as `YYYY-MM`: the nearest to one, but for some, and how many at most. */
export type MonthsWanted = Readonly<{ to: string; except: readonly string[]; most: number }>;

/** The departures that meet a whole search, and the ISO days on which the first and the last leave. */
export type DepartureSummary = Readonly<{ count: number; first: string; last: string }>;

/** What a typed beginning may mean, with the number of trips that it leads to. */
export type Suggestion = Readonly<{
  /** A part of the world is found by its name as a keyword, the other places as destinations. */
  kind: "region" | "part" | "country" | "place" | "trip";
  slug: string;
  name: string;
  trips: number;
}>;

export const ageOf = { "25-35": "25-35", "35-49": "35-49", all: "ALL" } as const satisfies Record<
  (typeof ages)[number],
  (typeof ageRanges)[number]
>;
