import { between, type Chance, oneOf } from "#demo/chance.ts";
import type { TripFacts } from "#demo/trips/trip-facts.ts";
import { addDays } from "#markets/days.ts";

const horizon = 548; // eighteen months

const weekday = (iso: string) => new Date(`${iso}T00:00:00Z`).getUTCDay();
const month = (iso: string) => Number(iso.slice(5, 7));

/** Every day of the next eighteen months on which a trip could leave: its months, its weekdays. */
const possible = (facts: TripFacts, today: string, weekdays: readonly number[]): string[] =>
  Array.from({ length: horizon - 8 }, (_, index) => addDays(today, index + 8)).filter(
    (day) => facts.months.includes(month(day)) && weekdays.includes(weekday(day)),
  );

/**
 * 15 to 40 days on which a trip leaves home in one market, the first first. Short seasons take
 * more weekdays, so that there are enough of them.
 */
export const departureDays = (facts: TripFacts, today: string, chance: Chance): string[] => {
  const first = oneOf(chance, [5, 6, 6, 0]);
  const sets = [[first], [5, 6, 0], [4, 5, 6, 0], [0, 1, 2, 3, 4, 5, 6]];
  const wanted = between(chance, 15, 34);
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
