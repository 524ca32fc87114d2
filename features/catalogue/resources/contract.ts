import { z } from "zod";
import { daySchema } from "#markets/day-schema.ts";
import { filledLine } from "#platform/texts/text-schema.ts";

export const resourceKinds = [
  "badges",
  "cost-centers",
  "date-ranges",
  "durations",
  "travel-type-primary",
  "travel-type-secondary",
  "travel-categories",
  "travel-formats",
  "travel-styles",
] as const;

export type ResourceKind = (typeof resourceKinds)[number];

const line = (maxLength: number) => filledLine().trim().max(maxLength);

const slug = z
  .string()
  .max(60)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "Small letters and digits, with single hyphens between them.");

const days = z.int().min(1).max(90).nullable();

const slugAndName = { slug, name: line(80) };

/** Fields of a record that staff do not write. */
const serverFields = {
  // Not `z.uuid()`: imported rows may have ids of no UUID version.
  id: z.guid(),
  order: z.int().min(1).describe("Its place in the list, from 1."),
  formerSlugs: z.array(slug).readonly().describe("Its older slugs; searches by them still work."),
};

export const nameStateSchema = z
  .enum(["filled", "older", "missing"])
  .describe("`older` than the name in the source market.");

export type NameState = z.infer<typeof nameStateSchema>;

const countryOfName = z.string().describe("As in the API's paths.");

/** What a list knows of a resource beside its fields. */
const listing = {
  travels: z.int().describe("How many travels have it."),
  names: z
    .array(z.strictObject({ country: countryOfName, state: nameStateSchema }))
    .readonly()
    .describe("Whether it has a name in each of the account's markets."),
  changed: z
    .strictObject({ by: z.string(), at: z.iso.datetime() })
    .nullable()
    .describe("Who changed it last; null for what nobody has changed."),
};

/** The name of a resource in one market. */
export const resourceNameSchema = z.strictObject({
  country: countryOfName,
  state: nameStateSchema,
  // Not `z.uuid()`, as above.
  id: z.guid().nullable().describe("Its id in that market; null where it is missing."),
  name: z.string().nullable(),
  version: z.int().describe("For `If-Match`; 0 where it is missing."),
});

export type ResourceName = z.infer<typeof resourceNameSchema>;

/** `input` is what staff send, `record` what the API answers, `listed` an entry of a list. */
const schemasOf = <const Kind extends ResourceKind, Fields extends z.core.$ZodLooseShape>(
  kind: Kind,
  fields: Fields,
) => {
  const record = z.strictObject({ ...serverFields, kind: z.literal(kind), ...fields });
  return { input: z.strictObject(fields), record, listed: record.extend(listing) };
};

/** Types, validation, storage and the API's document are all derived from these fields. */
export const resources = {
  badges: schemasOf("badges", { slug, name: line(24) }),
  "cost-centers": schemasOf("cost-centers", {
    ...slugAndName,
    number: line(20).describe("As the accounts have it."),
  }),
  "date-ranges": schemasOf("date-ranges", {
    ...slugAndName,
    from: daySchema,
    to: daySchema,
    onTheRoad: daySchema
      .nullable()
      .default(null)
      .describe(
        "A day whose night counts instead, such as 31 December: the range then finds the departures that are under way in it.",
      ),
  }),
  durations: schemasOf("durations", {
    ...slugAndName,
    daysMin: days.describe("Days of the shortest trips; null for no bound."),
    daysMax: days.describe("Days of the longest trips; null for no bound."),
  }),
  "travel-type-primary": schemasOf("travel-type-primary", slugAndName),
  "travel-type-secondary": schemasOf("travel-type-secondary", slugAndName),
  "travel-categories": schemasOf("travel-categories", slugAndName),
  "travel-formats": schemasOf("travel-formats", slugAndName),
  "travel-styles": schemasOf("travel-styles", slugAndName),
} as const satisfies Record<ResourceKind, unknown>;

export type ResourceInput = z.infer<(typeof resources)[ResourceKind]["input"]>;

/** `order` is the resource's place in its list, from 1 (public site's specification, section 9). */
export type Resource = z.infer<(typeof resources)[ResourceKind]["record"]>;

export type ListedResource = z.infer<(typeof resources)[ResourceKind]["listed"]>;

/** The limit applies to one kind in one market. */
export const maxResources = 200;

export type ResourcePlace = Readonly<{ id: string; order: number }>;

/** Accepts an entry as a list answers it, of which only the id and the place are used. */
export const placeSchemaOf = (kind: ResourceKind): z.ZodType<ResourcePlace> => {
  const shape: z.core.$ZodLooseShape = resources[kind].listed.shape;
  return z.strictObject({
    ...z.strictObject(shape).partial().shape,
    id: serverFields.id,
    order: serverFields.order,
  });
};

/** A record that uses a resource, so that it cannot be deleted. */
export const resourceUserSchema = z.strictObject({
  kind: z.enum(["travel", "redirect", "page", "page-content", "layout"]),
  id: z.string().describe("Of the layout the area, of page contents the key."),
  name: z.string(),
});

export const replacementSchema = z.strictObject({
  by: z.guid().describe("The id of the resource that takes its place."),
  deletes: z.boolean().default(true).describe("Whether what is replaced is deleted."),
});

export type Replacement = z.infer<typeof replacementSchema>;

export const replacementReportSchema = z.strictObject({
  travels: z.array(resourceUserSchema).readonly().describe("The travels that get the other one."),
  links: z
    .array(resourceUserSchema)
    .readonly()
    .describe("Where its search is linked; once it is deleted, these lead to the other one."),
});

export type ReplacementReport = z.infer<typeof replacementReportSchema>;

export type ResourceUser = z.infer<typeof resourceUserSchema>;

export const replacedOutcomes = ["moves", "links", "left-out"] as const;

/** What becomes of one record where many use what is replaced. */
export const replacedUserSchema = resourceUserSchema.extend({
  outcome: z
    .enum(replacedOutcomes)
    .describe("A travel that gets the other one, a link to the search, or what is left as it is."),
  reason: z.string().nullable().describe("Why it is left as it is."),
});

export type ReplacedUser = z.infer<typeof replacedUserSchema>;

export const replacementSummarySchema = z.strictObject({
  travels: z.int().describe("They get the other one."),
  links: z.int(),
  leftOut: z.int().describe("Travels that were saved meanwhile, and keep what they have."),
  deletes: z
    .boolean()
    .describe("Whether what is replaced is deleted; it stays where a travel was left out."),
});

export type ReplacementSummary = z.infer<typeof replacementSummarySchema>;
