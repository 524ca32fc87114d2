import { z } from "zod";
import { coordinatorDays } from "#features/catalogue/coordinators/agenda-rules.ts";
import {
  ageRanges,
  continents,
  slugOfFilter,
} from "#features/catalogue/departure-filters/contract.ts";
import { statuses } from "#features/records/statuses/contract.ts";
import { daySchema } from "#markets/day-schema.ts";
import { declareCall } from "#platform/calls/call.ts";
import { listOf, listQuery, queryFilter, sortedBy } from "#platform/calls/list-query.ts";
import { listedTourSchema, tourSorts } from "../listed-contract.ts";
import { absentTour, absentTravel, tourPolicy } from "../policy.ts";
import { maxRows } from "../save-contract.ts";

const day = daySchema.nullable().default(null);
/** The lists of departures hold as many rows in a page as a sheet shows. */
const filters = {
  status: z
    .string()
    .max(100)
    .describe("One or several, separated by commas.")
    .transform((text) => text.split(","))
    .pipe(z.array(z.enum(statuses)))
    .nullable()
    .default(null),
  from: day.describe("With `to`: departures that are away on one of these days."),
  to: day,
  year: z.coerce.number().int().min(2000).max(2100).nullable().default(null),
  when: z.enum(["all", "upcoming", "past"]).default("all"),
  coordinator: z.uuid().nullable().default(null),
  without: z
    .literal("coordinator")
    .nullable()
    .default(null)
    .describe(
      `Published departures of the next ${coordinatorDays} days that nobody leads, or whose coordinator has said no.`,
    ),
  inConflict: queryFilter("Only departures whose coordinator has another group too near."),
  below: z.literal("minimum").nullable().default(null),
  undecided: queryFilter(
    "Only departures that somebody still has to confirm or to cancel, or only others.",
  ),
  decideFrom: day.describe("With `decideUntil`: the last day to decide is one of these."),
  decideUntil: day,
  leaveFrom: day.describe("With `leaveUntil`: the day of the departure is one of these."),
  leaveUntil: day,
  published: queryFilter("Only published departures, or only others."),
  planned: queryFilter("Only departures that go live or offline by themselves, or only others."),
  cancelled: queryFilter("Only departures that do not take place, or only others."),
  sort: sortedBy(tourSorts),
  pageSize: z.coerce.number().int().min(1).max(maxRows).default(100),
};

const maxIds = 100;
const maxTypes = 20;
export const marketQuery = listQuery({
  ...filters,
  continent: z.enum(continents).nullable().default(null),
  travel: z.uuid().nullable().default(null),
  season: slugOfFilter.nullable().default(null).describe("The slug of a date range."),
  type: z
    .string()
    .transform((text) => text.split(","))
    .pipe(z.array(slugOfFilter).max(maxTypes))
    .nullable()
    .default(null)
    .describe(`Up to ${maxTypes} slugs of the travels’ primary types, separated by commas.`),
  age: z.enum(ageRanges).nullable().default(null),
  ids: z
    .string()
    .max(37 * maxIds)
    .describe(`Up to ${maxIds}, separated by commas.`)
    .transform((text) => text.split(","))
    .pipe(z.array(z.uuid()).max(maxIds))
    .nullable()
    .default(null),
});

export const exportTours = declareCall({
  method: "GET",
  path: "/:country/tours/export",
  id: "exportTours",
  summary: "The departures that a search finds as a file for spreadsheets",
  access: tourPolicy.read,
  query: marketQuery,
  answer: { mediaType: "text/csv; charset=utf-8" },
});

export const listToursOfTravel = declareCall({
  method: "GET",
  path: "/:country/travels/:id/tours",
  id: "listToursOfTravel",
  summary: "All departures of a travel, past and unpublished ones too, up to 500 in a page",
  access: tourPolicy.read,
  params: { id: z.uuid() },
  absent: absentTravel,
  query: listQuery(filters),
  answer: listOf(listedTourSchema),
});

export const listTours = declareCall({
  method: "GET",
  path: "/:country/tours",
  id: "listTours",
  summary: "The departures of all travels of a market, for calendars and the home page",
  access: tourPolicy.read,
  query: marketQuery,
  answer: listOf(listedTourSchema),
});

export const getTour = declareCall({
  method: "GET",
  path: "/:country/tours/:id",
  id: "getTour",
  summary: "A departure",
  access: tourPolicy.read,
  params: { id: z.uuid() },
  absent: absentTour,
  answer: listedTourSchema,
});
