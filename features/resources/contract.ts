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

/** What a kind keeps beside its name: a date range its days, a duration its bounds. */
export const resourceFacts = {
  badges: z.strictObject({}),
  "cost-centers": z.strictObject({ number: z.string().max(20) }),
  "date-ranges": z.strictObject({ from: z.iso.date(), to: z.iso.date() }),
  durations: z.strictObject({
    daysMin: z.int().min(1).nullable(),
    daysMax: z.int().min(1).nullable(),
  }),
  "travel-type-primary": z.strictObject({}),
  "travel-type-secondary": z.strictObject({}),
  "travel-categories": z.strictObject({}),
  "travel-formats": z.strictObject({}),
  "travel-styles": z.strictObject({}),
} as const satisfies Record<ResourceKind, z.ZodType>;

export const resourceInputSchema = z.strictObject({
  slug: z
    .string()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    .max(60),
  name: z.string().min(1).max(80),
  facts: z.record(z.string(), z.unknown()),
});

export type ResourceKind = (typeof resourceKinds)[number];
/** One choice that staff keep in order; `order` starts at 1 (the source, section 9). */
export type Resource = Readonly<{
  id: string;
  version: number;
  kind: ResourceKind;
  slug: string;
  name: string;
  order: number;
  facts: Readonly<Record<string, unknown>>;
}>;
