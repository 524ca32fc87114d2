import { z } from "zod";
import { daySchema } from "#markets/day-schema.ts";
import { manyLines } from "#platform/texts/text-schema.ts";

const day = daySchema;

/** The longest absence, in days. */
export const maxAbsenceDays = 366;

/** Days on which a coordinator is not available, both included. */
export const absenceInputSchema = z
  .strictObject({
    coordinatorId: z.guid(),
    from: day,
    to: day,
    note: manyLines().trim().max(200).describe("For staff."),
  })
  .meta({
    examples: [
      {
        coordinatorId: "5f0f6a52-6a0f-4c55-9a51-0c2f7f0f2f11",
        from: "2031-03-01",
        to: "2031-03-14",
        note: "On holiday",
      },
    ],
  });

export type AbsenceInput = z.infer<typeof absenceInputSchema>;

export const absenceSchema = absenceInputSchema.extend({
  id: z.guid(),
  version: z.int().describe("For If-Match."),
});

export type CoordinatorAbsence = z.infer<typeof absenceSchema>;
