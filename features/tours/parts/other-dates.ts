import type { ComingTour } from "#features/tours/contract.ts";
import { isBookable } from "#features/tours/rules.ts";
import { monthNames } from "#markets/calendar-names.ts";
import { addDays } from "#markets/days.ts";
import { formatMonth } from "#markets/format.ts";
import type { Localizer } from "#markets/localizer.ts";

const monthsNamed = 2;

/** The departures of the same travel that can be booked: those after a departure, or all where none is. */
export const otherDates = <Known extends ComingTour>(
  tours: readonly Known[],
  tour: Pick<ComingTour, "id" | "departureDate">,
): readonly Known[] => {
  const open = tours.filter(({ id, status }) => id !== tour.id && isBookable(status));
  const after = open.filter(({ departureDate }) => departureDate > tour.departureDate);
  return after.length > 0 ? after : open;
};

const monthOf = ({ departureDate }: ComingTour): string => departureDate.slice(0, 7);

const firstMonths = (tours: readonly ComingTour[]): readonly string[] =>
  [...new Set(tours.map(monthOf))].slice(0, monthsNamed);

/** A month by name, with its year where the name alone could mean an earlier one. */
const monthWord = ({ market, today }: Localizer, month: string): string =>
  month < addDays(today, 330).slice(0, 7)
    ? (monthNames[market.language][Number(month.slice(5)) - 1] ?? month)
    : formatMonth(month, market.language);

/** `See the dates in October and November.`: the first months in which somebody can still join; null without. */
export const otherDatesText = (
  localizer: Localizer,
  others: readonly ComingTour[],
): string | null => {
  const [month, next] = firstMonths(others).map((each) => monthWord(localizer, each));
  if (month === undefined) return null;
  return next === undefined
    ? localizer.t("guidance.inMonth", { month })
    : localizer.t("guidance.inMonths", { month, next });
};
