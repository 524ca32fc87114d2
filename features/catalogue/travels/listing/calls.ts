import { z } from "zod";
import { resourceKinds, type ResourceKind } from "#features/catalogue/resources/contract.ts";
import { statuses } from "#features/records/statuses/contract.ts";
import { daySchema } from "#markets/day-schema.ts";
import { declareCall } from "#platform/calls/call.ts";
import { listOf, listQuery, queryFilter, sortedBy } from "#platform/calls/list-query.ts";
import { healthGroups } from "../health.ts";
import { listedTravelSchema, travelFacetsSchema, travelSorts } from "../list-contract.ts";
import { travelPolicy } from "../policy.ts";

const maxIds = 100;
const slug = z.string().regex(/^[a-z0-9-]{1,100}$/);
const day = daySchema;
/** Values that are separated by commas. */
const several = (value: z.ZodType<string, string>, max: number) =>
  z
    .string()
    .transform((text) => text.split(",").filter(Boolean))
    .pipe(z.array(value).max(max));

const resource = z
  .string()
  .regex(new RegExp(`^(${resourceKinds.join("|")})\\.[a-z0-9-]{1,100}$`))
  .transform((text) => {
    const [kind = "", named = ""] = text.split(".");
    return { kind: kind as ResourceKind, slug: named }; // matched by the pattern
  });

const filters = {
  published: queryFilter("Only published travels, or only others."),
  planned: queryFilter("Only travels that go live or offline by themselves, or only others."),
  type: several(slug, 20).prefault("").describe("Slugs of primary types."),
  badge: slug.nullable().default(null),
  resource: resource
    .nullable()
    .default(null)
    .describe("Kind and slug of what they have: `travel-styles.relax`."),
  destination: slug.nullable().default(null),
  status: z.enum(statuses).nullable().default(null),
  health: z.enum(healthGroups).nullable().default(null),
  next: day.nullable().default(null),
  nextUntil: day.nullable().default(null),
  createdFrom: day.nullable().default(null),
  ids: several(z.guid(), maxIds)
    .nullable()
    .default(null)
    .describe("Only these travels, separated by commas."),
  sort: sortedBy(travelSorts),
};

const query = listQuery(filters);

export const exportTravels = declareCall({
  method: "GET",
  path: "/:country/travels/export",
  id: "exportTravels",
  summary: "The travels that a search finds as a file for spreadsheets",
  access: travelPolicy.read,
  query,
  answer: { mediaType: "text/csv; charset=utf-8" },
});

export const listTravels = declareCall({
  method: "GET",
  path: "/:country/travels",
  id: "listTravels",
  summary: "The travels of a market with their departures and what is missing",
  access: travelPolicy.read,
  query,
  answer: listOf(listedTravelSchema),
});

export const listTravelFacets = declareCall({
  method: "GET",
  path: "/:country/travels/facets",
  id: "listTravelFacets",
  summary: "What the list of travels can be filtered by, with numbers",
  access: travelPolicy.read,
  answer: travelFacetsSchema,
});
