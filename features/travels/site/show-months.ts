import { comingMonths } from "#markets/days.ts";
import type { MonthView } from "./trip-view.ts";
import { formatMonth } from "#markets/format.ts";
import type { Tour } from "#features/tours/contract.ts";
import { priceOn } from "#features/tours/rules.ts";
import { money, type Voice } from "#features/tours/parts/voice.ts";

/**
 * The calendar of a travel's departures by month, from the first to the last that has one; an
 * empty month between can be chosen and says so.
 * @param chosen the month asked for, `2027-05`; another one than those shown chooses the first in
 * which somebody can still join
 */
export const showMonths = (
  { say, market, today }: Voice,
  tours: readonly Tour[],
  chosen: string | null,
  pathOfMonth: (month: string) => string,
): MonthView[] => {
  const byMonth = Map.groupBy(tours, ({ departureDate }) => departureDate.slice(0, 7));
  const months = comingMonths(today);
  const [first, last] = [
    months.findIndex((month) => byMonth.has(month)),
    months.findLastIndex((month) => byMonth.has(month)),
  ];
  if (first < 0) return [];
  const shown = months.slice(first, last + 1);
  const isOpen = ({ status }: Tour) => status !== "SOLD_OUT";
  const current =
    shown.find((month) => month === chosen) ??
    shown.find((month) => byMonth.get(month)?.some(isOpen)) ??
    shown[0];
  return shown.map((month) => {
    const there = byMonth.get(month) ?? [];
    const open = there.filter(isOpen);
    const cheapest = (open.length > 0 ? open : there).map((tour) => priceOn(tour, today).cents);
    return {
      month,
      name: formatMonth(month, market.language, { length: "short" }),
      text: say("departures.month", {
        n: there.length,
        price: there.length > 0 ? money({ market }, Math.min(...cheapest)) : "",
      }),
      path: pathOfMonth(month),
      isEmpty: there.length === 0,
      isChosen: month === current,
    };
  });
};
