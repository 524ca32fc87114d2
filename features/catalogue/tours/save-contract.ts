import { z } from "zod";
import { type TourDraft, tourDraftSchema } from "./contract.ts";
import { statuses } from "#features/records/statuses/contract.ts";

/** The longest list of departures that is made or saved at once. */
export const maxRows = 500;

const messageSchema = z.strictObject({
  path: z.string().describe("The field, such as `priceCents`; `id` and `version` for the row."),
  message: z.string(),
});

export const suggestionSchema = z.strictObject({
  status: z.enum(statuses),
  reason: z.string(),
});

/** A row with `id` null becomes a new departure; `version` null means the newest one. */
export const tourRowSchema = z.strictObject({
  id: z.uuid().nullable(),
  version: z.int().min(1).nullable(),
  input: tourDraftSchema,
});

export type TourRowInput = z.infer<typeof tourRowSchema>;

export const tourDraftExample: TourDraft = {
  code: null,
  departureDate: "2031-03-15",
  startDate: "2031-03-15",
  endDate: "2031-03-26",
  status: "PLANNED",
  priceCents: 149_900,
  fullPriceCents: null,
  discountUntil: null,
  promo: null,
  deposit: { cents: 20_000, until: "2031-02-01" },
  flexibleCents: null,
  balanceDue: "2031-02-12",
  decisionDate: null,
  seatsTotal: 14,
  seatsFree: 14,
  peopleMinimum: 8,
  expectedSize: { low: 8, high: 14 },
  ageRange: "ALL",
  coordinatorId: null,
  flight: { directCents: null, stopsCents: null },
  openingDate: null,
  isPublished: true,
};

const rowExample = { id: null, version: null, input: tourDraftExample };

export const tourRowsSchema = z
  .strictObject({ rows: z.array(tourRowSchema).min(1).max(maxRows) })
  .meta({ examples: [{ rows: [rowExample] }] });

export const savedTourRowsSchema = tourRowsSchema
  .extend({
    takesBackOwnChange: z
      .boolean()
      .default(false)
      .describe(
        "Takes back the caller's own latest change of the departures. Whoever leads one again on the days of before is not asked by mail, and the question to them counts again.",
      ),
  })
  .meta({ examples: [{ rows: [rowExample], takesBackOwnChange: false }] });

export const rowActions = ["create", "update", "none", "refuse"] as const;

export const rowResultSchema = z.strictObject({
  id: z.uuid().nullable().describe("Null for a new departure that is not written."),
  version: z.int().nullable().describe("After the write; null for what is not stored."),
  action: z
    .enum(rowActions)
    .describe("What is done with the row: `none` for one that is the same, `refuse` for errors."),
  isStale: z.boolean().describe("Somebody else saved the departure after `version`."),
  errors: z.array(messageSchema).readonly(),
  warnings: z.array(messageSchema).readonly(),
  suggestion: suggestionSchema.nullable(),
});

export type RowResult = z.infer<typeof rowResultSchema>;
