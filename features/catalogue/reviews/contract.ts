import { z } from "zod";
import { manyLines } from "#platform/texts/text-schema.ts";

/**
 * `travelledOn` and `writtenOn` are ISO days. `travelId` is null for a review that is not about a
 * particular trip.
 */
export type Review = Readonly<{
  id: string;
  travelId: string | null;
  author: string;
  age: number | null;
  rating: 1 | 2 | 3 | 4 | 5;
  quote: string;
  travelledOn: string;
  writtenOn: string;
}>;

export type ReviewSummary = Readonly<{
  count: number;
  /** The mean of the stars, from 1 to 5, with one decimal. */
  average: number;
  /** The number of reviews with one star, two, three, four and five stars. */
  counts: readonly [number, number, number, number, number];
}>;

export const reviewStates = ["waiting", "shown", "hidden"] as const;
export type ReviewState = (typeof reviewStates)[number];

/** In the order of the keys 1 to 4. */
export const hideReasons = ["personal-data", "off-topic", "offensive", "other"] as const;
export type HideReason = (typeof hideReasons)[number];

/** What staff decide. The text and the stars are the traveller's, and never written. */
export const reviewDecisionSchema = z
  .strictObject({
    state: z.enum(reviewStates).describe("`waiting` takes a decision back."),
    reason: z.enum(hideReasons).nullable().default(null),
    note: manyLines().trim().max(200).default("").describe("The reason `other` in words."),
  })
  .meta({ examples: [{ state: "hidden", reason: "off-topic", note: "" }] });

export type ReviewDecision = z.infer<typeof reviewDecisionSchema>;

export const markKinds = ["email", "phone", "name", "coordinator"] as const;

/** A part of a text, by its first character and the one after its last. */
const markSchema = z.strictObject({
  kind: z.enum(markKinds),
  from: z.int(),
  to: z.int(),
});

export type Mark = z.infer<typeof markSchema>;

const figuresSchema = z.strictObject({ count: z.int(), average: z.number() });

export type Figures = z.infer<typeof figuresSchema>;

const stars = z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.literal(5)]);

/** A review as staff see it. */
export const reviewRecordSchema = z.strictObject({
  // Not `z.uuid()`: imported rows may have ids of no UUID version.
  id: z.guid(),
  author: z.string(),
  age: z.int().nullable(),
  rating: stars,
  quote: z.string(),
  travelledOn: z.iso.date(),
  writtenOn: z.iso.date(),
  state: z.enum(reviewStates),
  reason: z.enum(hideReasons).nullable(),
  note: z.string(),
  marks: z
    .array(markSchema)
    .readonly()
    .describe("Personal data and names of coordinators in the text."),
  travel: z
    .strictObject({ id: z.guid(), name: z.string(), poster: z.string().nullable() })
    .nullable(),
  coordinator: z
    .strictObject({ id: z.guid(), name: z.string(), portrait: z.string().nullable() })
    .nullable(),
});

export type ReviewRecord = z.infer<typeof reviewRecordSchema>;

export const listedReviewSchema = reviewRecordSchema.extend({ version: z.int() });

export type ListedReview = z.infer<typeof listedReviewSchema>;

export const reviewSorts = ["newest", "oldest", "lowest"] as const;

/** What a review counts in, decided or not. */
export const reviewContextSchema = z.strictObject({
  travel: figuresSchema.nullable(),
  coordinator: figuresSchema.extend({ groups: z.int() }).nullable(),
  place: z
    .int()
    .nullable()
    .describe("Its place among the reviews that the trip's page shows, once it is shown."),
});

export type ReviewContext = z.infer<typeof reviewContextSchema>;

export const reviewFetchSchema = z.strictObject({
  at: z.iso.datetime(),
  added: z.int(),
  refused: z.int().describe("What was no review, or of no travel of the market."),
  problem: z.string().nullable(),
});

export type ReviewFetch = z.infer<typeof reviewFetchSchema>;

export const reviewOverviewSchema = z.strictObject({
  figures: figuresSchema.nullable().describe("Of all reviews, hidden ones too."),
  waiting: z.int(),
  fetch: z.strictObject({
    lock: z.string().nullable().describe("Why nothing can be fetched; null where it can."),
    last: reviewFetchSchema.nullable(),
    everyHours: z.int().describe("How often it is done by itself; 0 for never."),
    next: z.iso.datetime().nullable().describe("When it is done by itself; null for never."),
  }),
});

export type ReviewOverview = z.infer<typeof reviewOverviewSchema>;
