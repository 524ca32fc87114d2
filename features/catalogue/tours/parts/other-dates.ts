import type { UpcomingTour } from "#features/catalogue/tours/contract.ts";
import { isOnSale } from "#features/catalogue/tours/rules.ts";
import { monthNames } from "#markets/wording/calendar-names.ts";
import { addDays } from "#markets/days.ts";
import { formatMonth } from "#markets/format.ts";
import type { Localizer } from "#markets/localizer.ts";

const maxMonths = 2;

/**
 * The departures that can be booked instead of the given one: those that leave later or, when there
 * are none, all others.
 */
export const otherDates = <Known extends UpcomingTour>(
  tours: readonly Known[],
  tour: Pick<UpcomingTour, "id" | "departureDate">,
  today: string,
): readonly Known[] => {
  const open = tours.filter((each) => each.id !== tour.id && isOnSale(each, today));
  const after = open.filter(({ departureDate }) => departureDate > tour.departureDate);
  return after.length > 0 ? after : open;
};

const monthOf = ({ departureDate }: UpcomingTour): string => departureDate.slice(0, 7);

const firstMonths = (tours: readonly UpcomingTour[]): readonly string[] =>
  [...new Set(tours.map(monthOf))].slice(0, maxMonths);

/** The name of the month. The year is added when the name alone could mean an earlier month. */
const monthLabel = ({ market, today }: Localizer, month: string): string =>
  month < addDays(today, 330).slice(0, 7)
    ? (monthNames[market.language][Number(month.slice(5)) - 1] ?? month)
    : formatMonth(month, market.language);

/** `See the dates in October and November.` Null when no other departure can be booked. */
export const otherDatesText = (
  localizer: Localizer,
  others: readonly UpcomingTour[],
): string | null => {
  const [month, next] = firstMonths(others).map((each) => monthLabel(localizer, each));
  if (month === undefined) return null;
  return next === undefined
    ? localizer.t("guidance.inMonth", { month })
    : localizer.t("guidance.inMonths", { month, next });
};
