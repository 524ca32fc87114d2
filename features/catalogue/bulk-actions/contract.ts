import { z } from "zod";
import { roundings } from "#features/records/prices/contract.ts";
import { ageRanges } from "#features/catalogue/departure-filters/contract.ts";
import { statuses } from "#features/records/statuses/contract.ts";
import { continents, slugOfFilter } from "#features/catalogue/departure-filters/contract.ts";
import { daySchema, momentSchema } from "#markets/day-schema.ts";
import { manyLines, oneLine } from "#platform/texts/text-schema.ts";

/** What a bulk action changes: departures, travels or custom pages of a market. */
export const bulkKinds = ["tour", "travel", "page"] as const;
export type BulkKindName = (typeof bulkKinds)[number];

/** The most records that one bulk action changes. */
export const maxBulkRows = 10_000;

/** The most rows that a list hands over, and that an editor changes at once. */
export const maxChosenRows = 150;

/** For how many days a bulk action can be undone. */
export const undoDays = 7;

const priceChangeSchema = z.discriminatedUnion("kind", [
  z.strictObject({
    kind: z.literal("percent"),
    percent: z.number().min(-90).max(300).multipleOf(0.5),
  }),
  z.strictObject({ kind: z.literal("amount"), cents: z.int().min(-1_000_000).max(1_000_000) }),
]);

export const bulkActionSchema = z.discriminatedUnion("type", [
  z.strictObject({ type: z.literal("publish"), isPublished: z.boolean() }),
  z.strictObject({
    type: z.literal("price"),
    change: priceChangeSchema,
    rounding: z.enum(roundings),
  }),
  z.strictObject({ type: z.literal("status"), status: z.enum(statuses) }),
  z.strictObject({
    type: z.literal("dates"),
    days: z.int().min(-1000).max(1000).describe("A negative number leads to earlier days."),
  }),
  z.strictObject({ type: z.literal("purge") }),
  z.strictObject({
    type: z.literal("coordinator"),
    coordinatorId: z.uuid().nullable().describe("Null takes the coordinator away."),
  }),
]);

export type BulkAction = z.infer<typeof bulkActionSchema>;

const day = daySchema.nullable().default(null);
const flag = z.boolean().nullable().default(null);

/** Which records are meant; a null or empty part matches all. */
export const bulkFilterSchema = z.strictObject({
  search: oneLine().max(200).default(""),
  published: flag,
  /** From here on of departures alone. */
  travelId: z.uuid().nullable().default(null),
  season: slugOfFilter.nullable().default(null).describe("The slug of a date range."),
  continent: z.enum(continents).nullable().default(null),
  types: z
    .array(slugOfFilter)
    .max(20)
    .default([])
    .describe("Slugs of the travels’ primary types; empty for all."),
  coordinatorId: z.uuid().nullable().default(null),
  ageRange: z.enum(ageRanges).nullable().default(null),
  status: z.enum(statuses).nullable().default(null),
  leaveFrom: day,
  leaveUntil: day,
  chosen: z
    .boolean()
    .default(false)
    .describe("They were chosen one by one in a list: `rows` names them."),
});

export type BulkFilter = z.infer<typeof bulkFilterSchema>;

const rowToChange = z.strictObject({
  id: z.uuid(),
  version: z.int().min(1).nullable().describe("As it was looked at; null means the newest."),
});

export const bulkRequestSchema = z
  .strictObject({
    kind: z.enum(bulkKinds),
    action: bulkActionSchema,
    filter: bulkFilterSchema.prefault({}),
    rows: z
      .array(rowToChange)
      .min(1)
      .max(maxBulkRows)
      .nullable()
      .default(null)
      .describe("Of what the filter finds, only these; null for all."),
    reason: manyLines().trim().max(200).default("").describe("Why, for the audit."),
    startsAt: momentSchema.nullable().default(null).describe("When to run; null for at once."),
  })
  .meta({
    examples: [
      {
        kind: "tour",
        action: { type: "price", change: { kind: "percent", percent: -5 }, rounding: "nine" },
        filter: { leaveFrom: "2031-03-01", leaveUntil: "2031-03-31" },
        rows: null,
        reason: "Spring push",
        startsAt: null,
      },
    ],
  });

export type BulkRequest = z.infer<typeof bulkRequestSchema>;

/** Cents of a price, a status, a departure day, a coordinator's name, or whether it is published. */
export const bulkValueSchema = z.union([z.int(), z.boolean(), z.string()]).nullable();
export type BulkValue = z.infer<typeof bulkValueSchema>;

const record = {
  id: z.uuid(),
  name: z.string(),
  detail: z.string().describe("Its address, or the code of a departure."),
  day: z.iso.date().nullable().describe("On which a departure leaves."),
};

const noteSchema = z.strictObject({ title: z.string(), text: z.string() });

export type BulkNote = z.infer<typeof noteSchema>;

export const bulkOutcomes = ["change", "none", "refuse"] as const;
export type BulkOutcome = (typeof bulkOutcomes)[number];

const span = z.strictObject({ low: z.int(), high: z.int() });

/** What the changes do beyond their rows. */
export const bulkFactsSchema = z.strictObject({
  prices: span.nullable().describe("The least and the greatest difference, in cents."),
  freeSeatsCents: z.int().describe("What the free seats are worth more, or less."),
  startingPrices: z
    .array(z.strictObject({ id: z.uuid(), name: z.string() }))
    .readonly()
    .describe("Travels whose “from” price changes."),
  peopleIn: z.int(),
  addresses: z.int().describe("Addresses that end."),
  pages: z.int().describe("Pages of the site that are made anew."),
  asked: z
    .array(
      z.strictObject({
        name: z.string(),
        departures: z.int(),
        by: z
          .enum(["mail", "staff"])
          .describe("`staff` where no address is known: staff ask by themselves."),
      }),
    )
    .readonly()
    .describe("Coordinators who are asked whether they lead departures."),
});

export type BulkFacts = z.infer<typeof bulkFactsSchema>;

export const bulkStates = [
  "planning",
  "ready",
  "planned",
  "running",
  "paused",
  "stopped",
  "done",
  "undoing",
] as const;
export type BulkState = (typeof bulkStates)[number];

export const bulkRowStates = [
  "unplanned",
  "waiting",
  "changed",
  "unchanged",
  "refused",
  "stale",
  "undone",
  "kept",
] as const;
export type BulkRowState = (typeof bulkRowStates)[number];

const moment = z.iso.datetime().nullable();

const planSchema = z.strictObject({
  rows: z.int(),
  planned: z.int().describe("How many rows were looked at so far."),
  change: z.int(),
  none: z.int().describe("They are so already."),
  refuse: z.int().describe("They are left out, for the reason that stands in the row."),
  noted: z.int().describe("They have notes to look at."),
  facts: bulkFactsSchema.nullable().describe("Null until all rows were looked at."),
  until: z.iso.datetime().describe("When it is deleted, unless it is run."),
});

export type BulkPlan = z.infer<typeof planSchema>;

export const bulkRunSchema = z.strictObject({
  id: z.uuid(),
  kind: z.enum(bulkKinds),
  action: bulkActionSchema,
  coordinator: z
    .string()
    .nullable()
    .describe("The name of whom departures are given to; null for any other action."),
  filter: bulkFilterSchema,
  reason: z.string(),
  actor: z.string(),
  actorName: z.string().nullable(),
  state: z.enum(bulkStates),
  createdAt: z.iso.datetime(),
  startsAt: moment,
  startedAt: moment,
  endedAt: moment,
  plan: planSchema.nullable().describe("What a dry run has found; null for a run."),
  problem: z.string().nullable().describe("Why it could not be planned."),
  undoUntil: moment.describe("Null where nothing can be undone."),
  counts: z.strictObject({
    unplanned: z.int().describe("Not looked at yet."),
    waiting: z.int(),
    changed: z.int(),
    unchanged: z.int(),
    refused: z.int(),
    stale: z.int().describe("Saved by somebody else in the meantime, and left alone."),
    undone: z.int(),
    kept: z.int().describe("Could not be undone."),
  } satisfies Record<BulkRowState, z.ZodType>),
});

export type BulkRun = z.infer<typeof bulkRunSchema>;

export const bulkRowSchema = z.strictObject({
  ...record,
  position: z.int(),
  state: z.enum(bulkRowStates),
  version: z.int().nullable().describe("As it was looked at; null for the newest."),
  outcome: z.enum(bulkOutcomes).nullable().describe("What a run would do; null until it is known."),
  status: z.enum(statuses).nullable().describe("That a departure had when it was looked at."),
  notes: z.array(noteSchema).readonly().describe("What to look at before it is changed."),
  from: bulkValueSchema,
  to: bulkValueSchema,
  now: bulkValueSchema.describe("What somebody else has saved in the meantime."),
  reason: z.string().nullable(),
  at: moment,
});

export type BulkRow = z.infer<typeof bulkRowSchema>;

export const bulkRowsSchema = z
  .strictObject({
    positions: z
      .array(z.int().min(0).max(maxBulkRows))
      .min(1)
      .max(100)
      .nullable()
      .default(null)
      .describe("Only these rows; null for all."),
  })
  .meta({ examples: [{ positions: null }] });

export const bulkPlanRunSchema = z
  .strictObject({
    leftOut: z
      .array(z.int().min(0).max(maxBulkRows))
      .max(maxBulkRows)
      .default([])
      .describe("Positions of rows that are not to be changed."),
    reason: manyLines().trim().max(200).default("").describe("Why, for the audit."),
    startsAt: momentSchema.nullable().default(null).describe("When to run; null for at once."),
  })
  .meta({ examples: [{ leftOut: [], reason: "Spring push", startsAt: null }] });

export type BulkPlanRun = z.infer<typeof bulkPlanRunSchema>;
