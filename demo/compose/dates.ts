import { between, type Chance, oneOf } from "#demo/chance.ts";
import type { TripFacts } from "#demo/trips/trip-facts.ts";
import { addDays } from "#markets/days.ts";

const horizon = 548; // eighteen months

type Day = Readonly<{ iso: string; month: number; weekday: number }>;

/** The days of the next eighteen months, from a week after one on. */
const daysAfter = (today: string): readonly Day[] =>
  Array.from({ length: horizon - 8 }, (_, index) => {
    const iso = addDays(today, index + 8);
    const weekday = new Date(`${iso}T00:00:00Z`).getUTCDay();
    return { iso, month: Number(iso.slice(5, 7)), weekday };
  });

// All trips of all markets choose from the same days, which take as long to make as all the rest.
let made: Readonly<{ today: string; days: readonly Day[] }> | null = null;
const calendarOf = (today: string): readonly Day[] => {
  if (made?.today !== today) made = { today, days: daysAfter(today) };
  return made.days;
};

/** The days on which a trip could leave: its months, its weekdays. */
const possible = (facts: TripFacts, today: string, weekdays: readonly number[]): string[] =>
  calendarOf(today)
    .filter(({ month, weekday }) => facts.months.includes(month) && weekdays.includes(weekday))
    .map(({ iso }) => iso);

/**
 * 15 to 40 days on which a trip leaves home in one market, the first first. Short seasons take
 * more weekdays, so that there are enough of them.
 */
export const departureDays = (facts: TripFacts, today: string, chance: Chance): string[] => {
  const first = oneOf(chance, [5, 6, 6, 0]);
  const sets = [[first], [5, 6, 0], [4, 5, 6, 0], [0, 1, 2, 3, 4, 5, 6]];
  // A few of the first may go, for want of a coordinator.
  const wanted = Math.max(18, between(chance, 15, 34));
  const days =
    sets.map((set) => possible(facts, today, set)).find((each) => each.length >= wanted) ??
    possible(facts, today, [0, 1, 2, 3, 4, 5, 6]);
  // One of each of as many stretches, so that no day is chosen twice.
  const count = Math.min(wanted, days.length);
  const start = (stretch: number) => Math.floor((stretch * days.length) / count);
  return Array.from({ length: count }, (_, stretch) =>
    days.at(between(chance, start(stretch), start(stretch + 1) - 1)),
  ).filter((day) => day !== undefined);
};
