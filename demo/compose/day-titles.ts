import type { Phrases } from "#demo/read/phrases.ts";
import { localize, type LocalizedText } from "#demo/localized-text.ts";
import type { Day, TripFacts } from "#demo/trips/trip-facts.ts";
import type { Market } from "#markets/market-type.ts";
import { stopName } from "./destinations.ts";

const isTransfer = ({ from, at }: Day): boolean => from !== undefined && from !== at;

/**
 * Label of a further day in the same place, such as “second day”; null for a transfer and for the
 * first day in a place.
 */
const dayLabel = (
  days: readonly Day[],
  index: number,
  { later, last, again }: Phrases["days"],
): LocalizedText | null => {
  const day = days[index];
  const isStay = (candidate: Day | undefined) =>
    candidate && !isTransfer(candidate) && candidate.at === day?.at;
  if (!day || !isStay(day) || !days.slice(0, index).some(isStay)) return null;
  if (index === days.length - 1) return last;
  const before = days.slice(0, index).toReversed();
  const firstOther = before.findIndex((each) => !isStay(each));
  return later[(firstOther === -1 ? before.length : firstOther) - 1] ?? again;
};

/**
 * Titles of a trip's days. The title of a transfer is its two places. The title of another day is
 * its place, with a label on further days in that place.
 */
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
    const placeName = nameOf(day.at);
    if (day.from && isTransfer(day)) return `${nameOf(day.from)} – ${placeName}`;
    const label = dayLabel(facts.days, index, phrases.days);
    return label ? `${placeName}, ${localize(label, market)}` : placeName;
  });
};
