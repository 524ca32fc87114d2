import { tell } from "#demo/tell.ts";
import type { Day, Told, TripFacts } from "#demo/trips/trip-facts.ts";
import type { Market } from "#markets/market-type.ts";
import { stopName } from "./destinations.ts";

/** The days that a group stays where it woke up, after the first of them. */
const later: readonly Told[] = [
  {
    it: "secondo giorno",
    en: "second day",
    es: "segundo día",
    fr: "deuxième jour",
    de: "zweiter Tag",
  },
  {
    it: "terzo giorno",
    en: "third day",
    es: "tercer día",
    fr: "troisième jour",
    de: "dritter Tag",
  },
  {
    it: "quarto giorno",
    en: "fourth day",
    es: "cuarto día",
    fr: "quatrième jour",
    de: "vierter Tag",
  },
];
const last: Told = {
  it: "ultimo giorno",
  en: "last day",
  es: "último día",
  fr: "dernier jour",
  de: "letzter Tag",
};
const again: Told = {
  it: "un altro giorno",
  en: "another day",
  es: "otro día",
  fr: "encore un jour",
  de: "noch ein Tag",
};

const isWay = ({ from, at }: Day): boolean => from !== undefined && from !== at;

/** Which day in its place a day is; null for a day on the way, and for the first in its place. */
const whichOf = (days: readonly Day[], index: number): Told | null => {
  const day = days[index];
  const isStay = (each: Day | undefined) => each && !isWay(each) && each.at === day?.at;
  if (!day || !isStay(day) || !days.slice(0, index).some(isStay)) return null;
  if (index === days.length - 1) return last;
  const before = days.slice(0, index).toReversed();
  const run = before.findIndex((each) => !isStay(each));
  return later[(run === -1 ? before.length : run) - 1] ?? again;
};

/** The title of each day: the two places of a way, else the place and which of its days there it is. */
export const dayTitles = (facts: TripFacts, market: Market): readonly string[] => {
  const nameOf = (key: string): string => {
    const stop = facts.stops[key];
    if (!stop) throw new RangeError(`${facts.code} has no stop ${key}.`);
    return stopName(stop, market);
  };
  return facts.days.map((day, index) => {
    const place = nameOf(day.at);
    if (day.from && isWay(day)) return `${nameOf(day.from)} – ${place}`;
    const which = whichOf(facts.days, index);
    return which ? `${place}, ${tell(which, market)}` : place;
  });
};
