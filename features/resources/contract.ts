import { z } from "zod";

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

const unprintable = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/u;

/** One line of text as people read it. @param most characters */
const line = (most: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(most)
    .refine((text) => !unprintable.test(text), "No line breaks or other control characters.");

const slug = z
  .string()
  .max(60)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "Small letters and digits, with single hyphens between them.");

const days = z.int().min(1).max(90).nullable();

const named = { slug, name: line(80) };

/** What a record has beside what staff write of it. */
const kept = {
  // Rows that were loaded need not have ids of a version.
  id: z.guid(),
  order: z.int().min(1).describe("Its place in the list, from 1."),
  formerSlugs: z.array(slug).readonly().describe("Its older slugs; searches by them still work."),
};

/** What staff send of a kind, and what is answered. */
const kindOf = <const Kind extends ResourceKind, Fields extends z.core.$ZodLooseShape>(
  kind: Kind,
  fields: Fields,
) => ({
  input: z.strictObject(fields),
  record: z.strictObject({ ...kept, kind: z.literal(kind), ...fields }),
});

/** The fields of each kind; types, validation, storage and the API's document follow from them. */
export const resources = {
  badges: kindOf("badges", { slug, name: line(24) }),
  "cost-centers": kindOf("cost-centers", {
    ...named,
    number: line(20).describe("As the accounts have it."),
  }),
  "date-ranges": kindOf("date-ranges", { ...named, from: z.iso.date(), to: z.iso.date() }),
  durations: kindOf("durations", {
    ...named,
    daysMin: days.describe("Days of the shortest trips; null for no bound."),
    daysMax: days.describe("Days of the longest trips; null for no bound."),
  }),
  "travel-type-primary": kindOf("travel-type-primary", named),
  "travel-type-secondary": kindOf("travel-type-secondary", named),
  "travel-categories": kindOf("travel-categories", named),
  "travel-formats": kindOf("travel-formats", named),
  "travel-styles": kindOf("travel-styles", named),
} as const satisfies Record<ResourceKind, unknown>;

export type ResourceInput = z.infer<(typeof resources)[ResourceKind]["input"]>;

/** One choice that staff keep in order; `order` starts at 1 (the source, section 9). */
export type Resource = z.infer<(typeof resources)[ResourceKind]["record"]>;

/** The most resources of one kind that a market keeps. */
export const mostResources = 200;

/** Where one resource of a list is to stand. */
export type Place = Readonly<{ id: string; order: number }>;

/** A record with its new place, of which the place alone is written. */
export const placeSchemaOf = (kind: ResourceKind): z.ZodType<Place> => {
  const shape: z.core.$ZodLooseShape = resources[kind].record.shape;
  return z.strictObject({
    ...z.strictObject(shape).partial().shape,
    id: kept.id,
    order: kept.order,
  });
};

/** What stands in the way of deleting a resource. */
export const resourceUserSchema = z.strictObject({
  kind: z.enum(["travel", "redirect", "page", "page-content", "layout"]),
  id: z.string().describe("Of the layout the area, of page contents the key."),
  name: z.string(),
});

export type ResourceUser = z.infer<typeof resourceUserSchema>;
