import { z } from "zod";
import { planReportSchema } from "../consequences-contract.ts";
import { maxRows } from "../save-contract.ts";
import { seriesRuleSchema } from "./series.ts";

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
          count: 12,
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

const leftOutSchema = z.strictObject({
  day: z.iso.date(),
  holiday: z.string().nullable().describe("Its name; null for a day without one."),
  isTaken: z
    .boolean()
    .describe("A departure leaves then already. Without it and a holiday, the rule names the day."),
});

/** What a series does, and which days its rule has led to. */
export const seriesReportSchema = planReportSchema.extend({
  series: z.strictObject({
    days: z.array(z.iso.date()).readonly(),
    leftOut: z.array(leftOutSchema).readonly(),
    instead: z
      .array(z.iso.date())
      .readonly()
      .describe("Those of `days` that replace days that are left out."),
    doubled: z
      .array(z.iso.date())
      .readonly()
      .describe("Those of `days` on which another departure of the travel leaves."),
  }),
});

export type SeriesReport = z.infer<typeof seriesReportSchema>;

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
