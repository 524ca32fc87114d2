import type { Phrases } from "#demo/read/phrases.ts";
import { tell, type Told } from "#demo/told.ts";
import type { Day, TripFacts } from "#demo/trips/trip-facts.ts";
import type { Market } from "#markets/market-type.ts";
import { stopName } from "./destinations.ts";

const isWay = ({ from, at }: Day): boolean => from !== undefined && from !== at;

/** Which day in its place a day is; null for a day on the way, and for the first in its place. */
const whichOf = (
  days: readonly Day[],
  index: number,
  { later, last, again }: Phrases["days"],
): Told | null => {
  const day = days[index];
  const isStay = (each: Day | undefined) => each && !isWay(each) && each.at === day?.at;
  if (!day || !isStay(day) || !days.slice(0, index).some(isStay)) return null;
  if (index === days.length - 1) return last;
  const before = days.slice(0, index).toReversed();
  const run = before.findIndex((each) => !isStay(each));
  return later[(run === -1 ? before.length : run) - 1] ?? again;
};

/** The title of each day: the two places of a way, else the place and which of its days there it is. */
export const dayTitles = (
  facts: TripFacts,
  market: Market,
  phrases: Phrases,
): readonly string[] => {
  const nameOf = (key: string): string => {
    const stop = facts.stops[key];
    if (!stop) throw new RangeError(`${facts.code} has no stop ${key}.`);
    return stopName(stop, market);
  };
  return facts.days.map((day, index) => {
    const place = nameOf(day.at);
    if (day.from && isWay(day)) return `${nameOf(day.from)} – ${place}`;
    const which = whichOf(facts.days, index, phrases.days);
    return which ? `${place}, ${tell(which, market)}` : place;
  });
};
