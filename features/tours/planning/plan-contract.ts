import { z } from "zod";
import { maxRows, seriesRuleSchema } from "./series.ts";

/** Departures on the days of a rule, like one that the travel has. */
export const seriesSchema = z
  .strictObject({
    rule: seriesRuleSchema,
    templateId: z.uuid().describe("A departure of the travel that the new ones are like."),
    isPublished: z.boolean(),
  })
  .meta({
    examples: [
      {
        rule: {
          from: "2031-04-01",
          to: "2031-06-30",
          weekday: 6,
          everyWeeks: 2,
          skipHolidays: true,
          skipDays: ["2031-05-10"],
        },
        templateId: "5f0f6a52-6a0f-4c55-9a51-0c2f7f0f2f11",
        isPublished: false,
      },
    ],
  });

export const shiftSchema = z
  .strictObject({
    tours: z
      .array(z.strictObject({ id: z.uuid(), version: z.int().min(1).nullable() }))
      .min(1)
      .max(maxRows),
    days: z.int().min(-1000).max(1000).describe("A negative number leads to earlier days."),
  })
  .meta({
    examples: [{ tours: [{ id: "5f0f6a52-6a0f-4c55-9a51-0c2f7f0f2f11", version: null }], days: 7 }],
  });
