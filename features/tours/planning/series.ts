import { z } from "zod";
import { addDays, weekdayOf } from "#markets/days.ts";
import { daySchema } from "#markets/day-schema.ts";
import type { TourDraft } from "../contract.ts";
import { withDepartureDay } from "../day-rules.ts";

const day = daySchema;

/** The longest list of departures that is made or saved at once. */
export const maxRows = 500;

/** Every n-th weekday of a range, both ends included, without some days. */
export const seriesRuleSchema = z.strictObject({
  from: day,
  to: day,
  weekday: z.int().min(0).max(6).describe("0 is Sunday."),
  everyWeeks: z.int().min(1).max(52),
  skipHolidays: z.boolean().describe("Leaves out the public holidays of the market."),
  skipDays: z.array(day).max(200),
});

export type SeriesRule = Readonly<z.infer<typeof seriesRuleSchema>>;

/**
 * The days of a rule, the earliest first, at most `maxRows` and one. The rhythm goes on over days
 * that are left out.
 * @param isHoliday of the market
 */
export const seriesDays = (
  rule: SeriesRule,
  isHoliday: (day: string) => boolean,
): readonly string[] => {
  const { from, to, weekday, everyWeeks, skipHolidays, skipDays } = rule;
  const skipped = new Set(skipDays);
  const days: string[] = [];
  let next = addDays(from, (weekday - weekdayOf(from) + 7) % 7);
  while (next <= to && days.length <= maxRows) {
    if (!skipped.has(next) && !(skipHolidays && isHoliday(next))) days.push(next);
    next = addDays(next, everyWeeks * 7);
  }
  return days;
};

/**
 * A new departure like another one, on another day: planned, at the full price, without promotion
 * and coordinator, with all seats free.
 */
export const draftLike = (template: TourDraft, departureDay: string): TourDraft => ({
  ...withDepartureDay(template, departureDay, null),
  code: null,
  status: "PLANNED",
  priceCents: template.fullPriceCents ?? template.priceCents,
  fullPriceCents: null,
  discountUntil: null,
  promo: null,
  seatsFree: template.seatsTotal,
  coordinatorId: null,
});
