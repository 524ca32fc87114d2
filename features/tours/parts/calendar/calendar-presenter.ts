import type { Tour } from "#features/tours/contract.ts";
import { firstPriced, isBookable, isOnSale, priceOn } from "#features/tours/rules.ts";
import { addDays, comingMonths, monthsBetween, weeksOf } from "#markets/days.ts";
import { formatMonth, formatWeekday } from "#markets/format.ts";
import { formatPlannedDay } from "#markets/planned-days.ts";
import type { CalendarDay, CalendarView, MonthView } from "./calendar-view.ts";
import { payNote } from "../price/price-presenter.ts";
import { formatAmount, type Localizer } from "#markets/localizer.ts";

const monthOf = ({ departureDate }: Tour) => departureDate.slice(0, 7);

/** How many departures of a month somebody can still join, and from which price; that they are sold out where nobody can join one. */
const monthText = ({ t, market, today }: Localizer, tours: readonly Tour[]): string => {
  const first = firstPriced(tours, today);
  if (!first && tours.length > 0) return t("departures.monthOver");
  return t("departures.month", {
    n: tours.filter(({ status }) => status !== "SOLD_OUT").length,
    price: first ? formatAmount({ market }, priceOn(first, today).cents) : "",
  });
};

/** From the first month with departures to the last, or to the one asked for if that is a coming one. */
const monthsShown = (
  tours: readonly Tour[],
  asked: string | null,
  today: string,
): readonly string[] => {
  const wanted = comingMonths(today).filter((month) => month === asked);
  const ends = [...tours.map(monthOf), ...wanted].toSorted();
  const [first, last] = [ends[0] ?? "", ends.at(-1) ?? ""];
  const run = monthsBetween(first, last);
  return run.includes(last) ? run : [...run, last];
};

/** The first month in which a seat can be booked today, else later, else asked for; else the first of all. */
const firstChosen = (tours: readonly Tour[], today: string): string | undefined => {
  const wanted: readonly ((tour: Tour) => boolean)[] = [
    (tour) => isOnSale(tour, today),
    ({ status }) => isBookable(status),
    ({ status }) => status !== "SOLD_OUT",
    () => true,
  ];
  const months = wanted.map((isWanted) => tours.filter(isWanted).map(monthOf).toSorted()[0]);
  return months.find((month) => month !== undefined);
};

/**
 * The months of a travel's departures; those between without any can be chosen too and say so. None
 * at all for a travel without departures.
 * @param asked the month asked for, `2027-05`; another one than those shown chooses the first in
 * which somebody can book a seat
 */
export const toMonthViews = (
  localizer: Localizer,
  tours: readonly Tour[],
  asked: string | null,
  pathOfMonth: (month: string) => string,
): MonthView[] => {
  const { market, today } = localizer;
  const byMonth = Map.groupBy(tours, monthOf);
  if (tours.length === 0) return [];
  const shown = monthsShown(tours, asked, today);
  const chosen = shown.find((month) => month === asked) ?? firstChosen(tours, today);
  return shown.map((month) => {
    const there = byMonth.get(month) ?? [];
    return {
      month,
      name: formatMonth(month, market.language, { length: "short" }),
      text: monthText(localizer, there),
      path: pathOfMonth(month),
      isEmpty: there.length === 0,
      isPriced: firstPriced(there, today) !== null,
      isRun: false,
      isChosen: month === chosen,
    };
  });
};

const toCalendarDay = (localizer: Localizer, iso: string, tours: readonly Tour[]): CalendarDay => {
  const { t, market, today } = localizer;
  const first = firstPriced(tours, today);
  const tour = first ?? tours[0];
  const day = String(Number(iso.slice(8)));
  if (!tour) return { iso, day, departure: null };
  const amount = first && formatAmount(localizer, priceOn(first, today).cents);
  return {
    iso,
    day,
    departure: {
      path: `#tour-${tour.id}`,
      status: tour.status,
      amount,
      label: t(amount === null ? "calendar.dayOver" : "calendar.day", {
        date: formatPlannedDay(iso, market),
        status: t(`status.${tour.status}`),
        price: amount ?? "",
      }),
    },
  };
};

/** The word of every sign on the days, in the order in which they come. */
const legendOf = (
  { t }: Localizer,
  days: readonly (CalendarDay | null)[],
): CalendarView["legend"] =>
  [...new Set(days.flatMap((day) => day?.departure?.status ?? []))].map((status) => ({
    status,
    word: t(`status.${status}`),
  }));

/** The chosen month as a grid, with the ways to the months beside it; null where none is chosen. */
export const toCalendarView = (
  localizer: Localizer,
  tours: readonly Tour[],
  months: readonly MonthView[],
): CalendarView | null => {
  const { t, market } = localizer;
  const at = months.findIndex(({ isChosen }) => isChosen);
  const chosen = months[at];
  if (!chosen) return null;
  const byDay = Map.groupBy(tours, ({ departureDate }) => departureDate);
  const weeks = weeksOf(chosen.month, market.firstWeekday);
  const long = (month: string) => formatMonth(month, market.language);
  const wayTo = (other: MonthView | undefined) =>
    other ? { label: long(other.month), path: other.path } : null;
  const days = weeks.map((week) =>
    week.map((iso) => (iso === null ? null : toCalendarDay(localizer, iso, byDay.get(iso) ?? []))),
  );
  const monday = "2024-01-01"; // any week that begins with a Monday
  return {
    open: t("calendar.open"),
    title: long(chosen.month),
    weekdays: Array.from({ length: 7 }, (_, index) => {
      const day = addDays(monday, market.firstWeekday - 1 + index);
      return {
        short: formatWeekday(day, market.language),
        long: formatWeekday(day, market.language, { length: "long" }),
      };
    }),
    weeks: days,
    legend: legendOf(localizer, days.flat()),
    previous: wayTo(months[at - 1]),
    next: wayTo(months[at + 1]),
    note: `${t("calendar.note")} ${payNote(localizer)}`,
  };
};
