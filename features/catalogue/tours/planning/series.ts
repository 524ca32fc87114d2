import { z } from "zod";
import { addDays, weekdayOf } from "#markets/days.ts";
import { daySchema } from "#markets/day-schema.ts";
import type { TourDraft } from "../contract.ts";
import { withDepartureDay } from "../day-rules.ts";
import { maxRows } from "../save-contract.ts";

const day = daySchema;

/**
 * Every n-th weekday from a day on, without some days, until a day or until there are so many: days
 * that are left out are then replaced by the next ones.
 */
export const seriesRuleSchema = z
  .strictObject({
    from: day,
    to: day.nullable().default(null).describe("The last day that may be one; null with `count`."),
    count: z
      .int()
      .min(1)
      .max(maxRows)
      .nullable()
      .default(null)
      .describe("So many days follow, whatever is left out; null with `to`."),
    weekday: z.int().min(0).max(6).describe("0 is Sunday."),
    everyWeeks: z.int().min(1).max(52),
    skipHolidays: z.boolean().describe("Leaves out the public holidays of the market."),
    skipTaken: z
      .boolean()
      .default(true)
      .describe("Leaves out days on which the travel has a departure that takes place."),
    skipDays: z.array(day).max(200),
  })
  .refine(({ to, count }) => (to === null) !== (count === null), {
    path: ["to"],
    message: "A series ends by a day or by a number: give one of the two.",
  });

export type SeriesRule = Readonly<z.infer<typeof seriesRuleSchema>>;

/** A rule looks at most this many days ahead, in which there are fewer weeks than `maxRows`. */
export const maxRuleDays = 5 * 366;

/** The days of a rule, the earliest first. */
type SeriesDays = Readonly<{
  days: readonly string[];
  /** Days of the rhythm up to the last of `days`, or up to the rule's last day. */
  leftOut: readonly string[];
  /** Those of `days` that would not be there if no day were left out. */
  instead: readonly string[];
}>;

/**
 * The days of a rule, which all lie within `maxRuleDays`. The rhythm goes on over days that are left
 * out.
 * @param isHoliday of the market
 * @param isTaken whether a departure of the travel leaves then already
 */
export const seriesDays = (
  rule: SeriesRule,
  isHoliday: (day: string) => boolean,
  isTaken: (day: string) => boolean = () => false,
): SeriesDays => {
  const { from, to, count, weekday, everyWeeks, skipHolidays, skipTaken, skipDays } = rule;
  const skipped = new Set(skipDays);
  const end = addDays(from, maxRuleDays);
  const last = to !== null && to < end ? to : end;
  const size = count ?? Infinity;
  const days: string[] = [];
  const leftOut: string[] = [];
  const instead: string[] = [];
  let next = addDays(from, (weekday - weekdayOf(from) + 7) % 7);
  while (next <= last && days.length < size) {
    const isAfterCount = days.length + leftOut.length >= size;
    const isLeftOut =
      skipped.has(next) || (skipHolidays && isHoliday(next)) || (skipTaken && isTaken(next));
    if (isLeftOut) leftOut.push(next);
    else {
      days.push(next);
      if (isAfterCount) instead.push(next);
    }
    next = addDays(next, everyWeeks * 7);
  }
  return { days, leftOut, instead };
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
