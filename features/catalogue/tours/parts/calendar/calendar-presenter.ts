import type { Tour } from "#features/catalogue/tours/contract.ts";
import { cheapestTour, isBookable, isOnSale } from "#features/catalogue/tours/rules.ts";
import { priceOn } from "#features/records/prices/rules.ts";
import { addDays, comingMonths, monthsBetween, weeksOf } from "#markets/days.ts";
import { formatMonth, formatWeekday } from "#markets/format.ts";
import { formatPlannedDay } from "#markets/planned-days.ts";
import type { CalendarDay, CalendarView, MonthView } from "./calendar-view.ts";
import { payNote } from "#features/records/prices/parts/price-presenter.ts";
import { formatAmount, type Localizer } from "#markets/localizer.ts";

const monthOf = ({ departureDate }: Tour) => departureDate.slice(0, 7);

/**
 * Departures with places left: a full one may still be asked for, but is no place, and one whose
 * booking opens later has none yet.
 */
const withPlaces = (tours: readonly Tour[], today: string): readonly Tour[] =>
  tours.filter((tour) => isOnSale(tour, today));

/**
 * States how many departures have places left and their lowest price; without any, that they are
 * planned, on request or sold out.
 */
const monthText = (localizer: Localizer, tours: readonly Tour[]): string => {
  const { t, today } = localizer;
  const open = withPlaces(tours, today);
  const first = cheapestTour(open, today);
  if (!first && tours.some(({ status }) => isBookable(status))) return t("status.PLANNED");
  if (!first && cheapestTour(tours, today)) return t("status.WAITING_LIST");
  if (!first && tours.length > 0) return t("departures.monthOver");
  return t("departures.month", {
    n: open.length,
    price: first ? formatAmount(localizer, priceOn(first, today).cents) : "",
  });
};

/**
 * The months from the first with departures to the last with departures, or to the requested month
 * if that is later and not past.
 */
const visibleMonths = (
  tours: readonly Tour[],
  requested: string | null,
  today: string,
): readonly string[] => {
  const requestedMonths = comingMonths(today).filter((month) => month === requested);
  const ends = [...tours.map(monthOf), ...requestedMonths].toSorted();
  const [first, last] = [ends[0] ?? "", ends.at(-1) ?? ""];
  const range = monthsBetween(first, last);
  return range.includes(last) ? range : [...range, last];
};

/**
 * The month that is shown when none is requested: the first in which a seat can be booked today;
 * otherwise the first whose booking opens later; otherwise the first with departures on request;
 * otherwise the first month.
 */
const defaultMonth = (tours: readonly Tour[], today: string): string | undefined => {
  const preferences: readonly ((tour: Tour) => boolean)[] = [
    (tour) => isOnSale(tour, today),
    ({ status }) => isBookable(status),
    ({ status }) => status !== "SOLD_OUT",
    () => true,
  ];
  const months = preferences.map((isWanted) => tours.filter(isWanted).map(monthOf).toSorted()[0]);
  return months.find((month) => month !== undefined);
};

/**
 * Visitors can also choose a month without departures between months with departures. A travel
 * without departures has no months.
 * @param requested month in the form `2027-05`; when it is not among the months, the first month in
 * which a seat can be booked is chosen
 */
export const toMonthViews = (
  localizer: Localizer,
  tours: readonly Tour[],
  requested: string | null,
  pathOfMonth: (month: string) => string,
): MonthView[] => {
  const { market, today } = localizer;
  const byMonth = Map.groupBy(tours, monthOf);
  if (tours.length === 0) return [];
  const months = visibleMonths(tours, requested, today);
  const chosen = months.find((month) => month === requested) ?? defaultMonth(tours, today);
  return months.map((month) => {
    const ofMonth = byMonth.get(month) ?? [];
    return {
      month,
      name: formatMonth(month, market.language, { length: "short" }),
      text: monthText(localizer, ofMonth),
      path: pathOfMonth(month),
      isEmpty: ofMonth.length === 0,
      isPriced: withPlaces(ofMonth, today).length > 0,
      isRange: false,
      isChosen: month === chosen,
    };
  });
};

const toCalendarDay = (localizer: Localizer, iso: string, tours: readonly Tour[]): CalendarDay => {
  const { t, market, today } = localizer;
  const first = cheapestTour(tours, today);
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

const legendOf = (
  { t }: Localizer,
  days: readonly (CalendarDay | null)[],
): CalendarView["legend"] =>
  [...new Set(days.flatMap((day) => day?.departure?.status ?? []))].map((status) => ({
    status,
    label: t(`status.${status}`),
  }));

/** Null when no month is chosen. */
export const toCalendarView = (
  localizer: Localizer,
  tours: readonly Tour[],
  months: readonly MonthView[],
): CalendarView | null => {
  const { t, market } = localizer;
  const index = months.findIndex(({ isChosen }) => isChosen);
  const chosen = months[index];
  if (!chosen) return null;
  const byDay = Map.groupBy(tours, ({ departureDate }) => departureDate);
  const weeks = weeksOf(chosen.month, market.firstWeekday);
  const monthName = (month: string) => formatMonth(month, market.language);
  const linkTo = (other: MonthView | undefined) =>
    other ? { label: monthName(other.month), path: other.path } : null;
  const days = weeks.map((week) =>
    week.map((iso) => (iso === null ? null : toCalendarDay(localizer, iso, byDay.get(iso) ?? []))),
  );
  const monday = "2024-01-01"; // any week that begins with a Monday serves to get the weekdays' names
  return {
    openLabel: t("calendar.open"),
    title: monthName(chosen.month),
    weekdays: Array.from({ length: 7 }, (_, weekday) => {
      const day = addDays(monday, market.firstWeekday - 1 + weekday);
      return {
        short: formatWeekday(day, market.language),
        long: formatWeekday(day, market.language, { length: "long" }),
      };
    }),
    weeks: days,
    legend: legendOf(localizer, days.flat()),
    previous: linkTo(months[index - 1]),
    next: linkTo(months[index + 1]),
    note: `${t("calendar.note")} ${payNote(localizer)}`,
  };
};
