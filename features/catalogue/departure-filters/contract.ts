import { z } from "zod";

export const ageRanges = ["25-35", "35-49", "ALL"] as const;

export type AgeRange = (typeof ageRanges)[number];

/**
 * The youngest and the oldest who join a group. From 21 on, and at 36 and 37, people may join those
 * of 25-35 if they want to (public-site spec, section 5).
 */
const joined = {
  "25-35": { youngest: 21, oldest: 37 },
  "35-49": { youngest: 35, oldest: 49 },
  ALL: { youngest: 21, oldest: 49 },
} as const satisfies Readonly<Record<AgeRange, Readonly<{ youngest: number; oldest: number }>>>;

/** @param years somebody's age */
export const isForYears = (range: AgeRange, years: number): boolean =>
  years >= joined[range].youngest && years <= joined[range].oldest;

/** What is kept of a traveller's age. */
export const ageBands = [
  "under-25",
  "25-29",
  "30-34",
  "35-39",
  "40-44",
  "45-49",
  "over-49",
] as const;

export type AgeBand = (typeof ageBands)[number];

export const continents = ["asia", "europe", "america", "africa", "oceania", "antarctica"] as const;

/** Of a date range or a type by which departures are found. */
export const slugOfFilter = z.string().regex(/^[a-z0-9-]{1,100}$/);

const facetSchema = z.strictObject({
  value: z.string().describe("As the filter of the list takes it."),
  label: z.string(),
});

/** What the departures of a market can be filtered by. */
export const tourFacetsSchema = z.strictObject({
  seasons: z.array(facetSchema).readonly().describe("Its date ranges."),
  types: z.array(facetSchema).readonly().describe("Primary types of travels."),
  travels: z.array(facetSchema).readonly(),
  coordinators: z.array(facetSchema.extend({ city: z.string() })).readonly(),
});

export type TourFacets = z.infer<typeof tourFacetsSchema>;
