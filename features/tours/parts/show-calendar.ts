import type { Tour } from "#features/tours/contract.ts";
import { firstPriced, isBookable, isOnSale, priceOn } from "#features/tours/rules.ts";
import { addDays, comingMonths, monthsBetween, weeksOf } from "#markets/days.ts";
import { formatMonth, formatShortDay, formatWeekday } from "#markets/format.ts";
import type { CalendarDay, CalendarView, MonthView } from "./calendar-view.ts";
import { money, payNote, type Voice } from "./voice.ts";

const monthOf = ({ departureDate }: Tour) => departureDate.slice(0, 7);

/** The departure that several begin with, or the cheapest of all where nobody can join one; null without departures. */
const cheapest = (tours: readonly Tour[], today: string): Tour | null =>
  firstPriced(tours, today) ??
  tours.toSorted((a, b) => priceOn(a, today).cents - priceOn(b, today).cents)[0] ??
  null;

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
export const showMonths = (
  { say, market, today }: Voice,
  tours: readonly Tour[],
  asked: string | null,
  pathOfMonth: (month: string) => string,
): MonthView[] => {
  const byMonth = Map.groupBy(tours, monthOf);
  if (tours.length === 0) return [];
  const shown = monthsShown(tours, asked, today);
  const chosen = shown.find((month) => month === asked) ?? firstChosen(tours, today);
  return shown.map((month) => {
    const there = byMonth.get(month) ?? [];
    const best = cheapest(there, today);
    return {
      month,
      name: formatMonth(month, market.language, { length: "short" }),
      text: say("departures.month", {
        n: there.length,
        price: best ? money({ market }, priceOn(best, today).cents) : "",
      }),
      path: pathOfMonth(month),
      isEmpty: there.length === 0,
      isRun: false,
      isChosen: month === chosen,
    };
  });
};

const showDay = (voice: Voice, iso: string, tours: readonly Tour[]): CalendarDay => {
  const { say, market, today } = voice;
  const tour = cheapest(tours, today);
  const day = String(Number(iso.slice(8)));
  if (!tour) return { iso, day, departure: null };
  const amount = money(voice, priceOn(tour, today).cents);
  return {
    iso,
    day,
    departure: {
      path: `#tour-${tour.id}`,
      status: tour.status,
      amount,
      label: say("calendar.day", {
        date: `${formatWeekday(iso, market.language)} ${formatShortDay(iso, market).text}`,
        status: say(`status.${tour.status}`),
        price: amount,
      }),
    },
  };
};

/** The word of every sign on the days, in the order in which they come. */
const legendOf = ({ say }: Voice, days: readonly (CalendarDay | null)[]): CalendarView["legend"] =>
  [...new Set(days.flatMap((day) => day?.departure?.status ?? []))].map((status) => ({
    status,
    word: say(`status.${status}`),
  }));

/** The chosen month as a grid, with the ways to the months beside it; null where none is chosen. */
export const showCalendar = (
  voice: Voice,
  tours: readonly Tour[],
  months: readonly MonthView[],
): CalendarView | null => {
  const { say, market } = voice;
  const at = months.findIndex(({ isChosen }) => isChosen);
  const chosen = months[at];
  if (!chosen) return null;
  const byDay = Map.groupBy(tours, ({ departureDate }) => departureDate);
  const weeks = weeksOf(chosen.month, market.firstWeekday);
  const long = (month: string) => formatMonth(month, market.language);
  const wayTo = (other: MonthView | undefined) =>
    other ? { label: long(other.month), path: other.path } : null;
  const days = weeks.map((week) =>
    week.map((iso) => (iso === null ? null : showDay(voice, iso, byDay.get(iso) ?? []))),
  );
  const monday = "2024-01-01"; // any week that begins with a Monday
  return {
    open: say("calendar.open"),
    title: long(chosen.month),
    weekdays: Array.from({ length: 7 }, (_, index) => {
      const day = addDays(monday, market.firstWeekday - 1 + index);
      return {
        short: formatWeekday(day, market.language),
        long: formatWeekday(day, market.language, { length: "long" }),
      };
    }),
    weeks: days,
    legend: legendOf(voice, days.flat()),
    previous: wayTo(months[at - 1]),
    next: wayTo(months[at + 1]),
    note: `${say("calendar.note")} ${payNote(voice)}`,
  };
};
