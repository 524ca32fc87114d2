import { ageRanges } from "#features/catalogue/departure-filters/contract.ts";
import type { People } from "#features/records/prices/contract.ts";
import { statuses } from "#features/records/statuses/contract.ts";
import { moods, transports } from "#features/catalogue/travels/contract.ts";

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
/** How hard a trip is, from 1 for everybody to 5 for those who train. */
export const efforts = ["1", "2", "3", "4", "5"] as const;
/** Filters that accept several values. A trip needs to match only one of them. */
export const multiValueFacets = [
  "duration",
  "age",
  "status",
  "badge",
  "type",
  "style",
  "mood",
  "transport",
  "effort",
] as const;
/** Filters that are on or off and say something of the travel itself. */
export const travelFlags = ["privateRoom", "unique"] as const;
/** The column of a travel that says it. */
export const flagColumns = {
  privateRoom: "private_room",
  unique: "is_unique",
} as const satisfies Readonly<Record<TravelFlag, string>>;
/**
 * All filters that are on or off, in the order in which addresses and the page have them. Each is
 * the parameter of its name, and the message `filter.` with its name; what is true of a departure
 * and not of its travel, such as a discount, has no column.
 */
export const flags = ["discounted", ...travelFlags] as const;
export const facetNames = [...multiValueFacets, ...flags] as const;

export const isFlag = (name: string): name is Flag => flags.some((flag) => flag === name);

/** A value for each of them. */
export const eachFlag = <Name extends Flag, Value>(
  names: readonly Name[],
  valueOf: (name: Name) => Value,
): Readonly<Record<Name, Value>> =>
  Object.fromEntries(names.map((name) => [name, valueOf(name)])) as Record<Name, Value>;

/** Longer sentences are refused: nobody says more than that of a trip. */
export const maxSentence = 300;

export type SearchSort = (typeof sorts)[number];
export type TravelFlag = (typeof travelFlags)[number];
export type Flag = (typeof flags)[number];
export type FacetName = (typeof facetNames)[number];

type FilterValues = Readonly<{
  where: readonly string[];
  q: string;
  from: string | null;
  to: string | null;
  month: readonly string[];
  season: readonly (typeof seasons)[number][];
  period: string | null;
  /**
   * Maximum length of the stay in days. If months are chosen, the whole stay lies within one of
   * them.
   */
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
  /** Of at least one of the trip's days. */
  transport: readonly (typeof transports)[number][];
  effort: readonly (typeof efforts)[number][];
  /** One's age: only departures whose group one can join. Null does not filter. */
  years: number | null;
  /** For how many people prices are shown; they are searched per person all the same. */
  people: People;
  /** Results as a short list of rows in place of posters. */
  isCompact: boolean;
  /**
   * Only departures on which a seat can be booked today. Lists of departures ask for it; no address
   * does.
   */
  onSale: boolean;
  /**
   * A day on which the group is under way, first and last day included. Lists of departures ask for
   * it; no address of the search does.
   */
  onDay: string | null;
  sort: SearchSort;
  page: number;
}>;

/**
 * A search as read from a query string. Empty lists and nulls do not filter. Prices are in whole
 * currency units, days are ISO days.
 */
export type SearchQuery = FilterValues & Readonly<Record<Flag, boolean>>;

/**
 * For each filter and each of its values, the number of trips that the search finds when it asks
 * for only this value of that filter.
 */
export type FacetCounts = Readonly<Record<FacetName, Readonly<Record<string, number>>>>;

export type SearchHit = Readonly<{
  travelId: string;
  /**
   * Id of the matching departure that the trip is shown with: by date the soonest that can be
   * booked, in the other orders the cheapest. Null for a trip without departures.
   */
  tourId: string | null;
}>;

/** The facts about a travel that the sitemap needs. */
export type TravelOutline = Readonly<{
  id: string;
  slug: string;
  updatedAt: Date;
  /** False when staff exclude the travel's page from search engines. */
  isIndexed: boolean;
  tourCount: number;
  /** Time of the last change to an upcoming departure. Null when there are none. */
  lastTourUpdate: Date | null;
}>;

export type SearchResult = Readonly<{
  total: number;
  page: number;
  pages: number;
  hits: readonly SearchHit[];
  facets: FacetCounts;
  /**
   * Histogram of what the trips cost in 20 bars, ignoring the price filter. `low` and `high`
   * are in whole currency units.
   */
  prices: Readonly<{ low: number; high: number; bars: readonly number[] }> | null;
}>;

/**
 * Months have the form `2027-05`. The nearest months before and after `around` are searched first,
 * `excluding` is skipped, and at most `limit` months are returned.
 */
export type NearestMonthsOptions = Readonly<{
  around: string;
  excluding: readonly string[];
  limit: number;
}>;

/** A text of a travel; the ISO codes are those of the countries that it names. */
export type SearchedText = Readonly<{ text: string; countries: readonly string[] }>;

/** Number of matching departures, and the ISO days of the first and the last. */
export type DepartureSummary = Readonly<{ count: number; first: string; last: string }>;

/** A proposal to complete the typed text, with the number of trips that it would find. */
export type Suggestion = Readonly<{
  /**
   * `part` is a part of the world such as Scandinavia, which is searched as a keyword. Regions,
   * countries and places are searched as destinations.
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
