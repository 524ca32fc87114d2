import { randomInt, type Random, pickOne } from "#demo/random.ts";
import type { TripFacts } from "#demo/trips/trip-facts.ts";
import { addDays } from "#markets/days.ts";

const horizonDays = 548; // eighteen months

type Day = Readonly<{ iso: string; month: number; weekday: number }>;

/** The days of the next eighteen months except the days of the first week. */
const daysFrom = (today: string): readonly Day[] =>
  Array.from({ length: horizonDays - 8 }, (_, index) => {
    const iso = addDays(today, index + 8);
    const weekday = new Date(`${iso}T00:00:00Z`).getUTCDay();
    return { iso, month: Number(iso.slice(5, 7)), weekday };
  });

// The days are cached because all trips of all markets share them, and computing them takes as long
// as the rest of the composition.
let cachedCalendar: Readonly<{ today: string; days: readonly Day[] }> | null = null;
const calendarOf = (today: string): readonly Day[] => {
  if (cachedCalendar?.today !== today) cachedCalendar = { today, days: daysFrom(today) };
  return cachedCalendar.days;
};

/** Days in the trip's months and on the given weekdays. */
const possibleDays = (facts: TripFacts, today: string, weekdays: readonly number[]): string[] =>
  calendarOf(today)
    .filter(({ month, weekday }) => facts.months.includes(month) && weekdays.includes(weekday))
    .map(({ iso }) => iso);

/**
 * 15 to 40 departure days of a trip in one market, in order. Trips with short seasons use more
 * weekdays, so that there are enough days.
 */
export const departureDays = (facts: TripFacts, today: string, random: Random): string[] => {
  const mainWeekday = pickOne(random, [5, 6, 6, 0]);
  const weekdaySets = [[mainWeekday], [5, 6, 0], [4, 5, 6, 0], [0, 1, 2, 3, 4, 5, 6]];
  // At least 18 days are wanted, because some early departures are dropped later if no coordinator
  // is free.
  const wanted = Math.max(18, randomInt(random, 15, 34));
  const days =
    weekdaySets
      .map((set) => possibleDays(facts, today, set))
      .find((candidates) => candidates.length >= wanted) ??
    possibleDays(facts, today, [0, 1, 2, 3, 4, 5, 6]);
  // Picks one day from each of `count` equal stretches, so that none is picked twice.
  const count = Math.min(wanted, days.length);
  const start = (stretch: number) => Math.floor((stretch * days.length) / count);
  return Array.from({ length: count }, (_, stretch) =>
    days.at(randomInt(random, start(stretch), start(stretch + 1) - 1)),
  ).filter((day) => day !== undefined);
};
