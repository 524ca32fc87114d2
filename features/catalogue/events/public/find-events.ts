import type { Day } from "#markets/days.ts";
import type { Market } from "#markets/market-type.ts";
import type { PublicEvent } from "../public-event-rules.ts";
import { distanceBetween, type MapPlace, middleOf } from "./distance.ts";
import { type DaySpan, dayOfEvent } from "./presets.ts";

/** How many events a city has. */
export type CityCount = Readonly<{ city: string; count: number }>;

/** @param days null for all days. @param city null for all cities */
export const eventsOn = (
  events: readonly PublicEvent[],
  { days, city }: Readonly<{ days: DaySpan | null; city: string | null }>,
  today: Day,
  market: Pick<Market, "timeZone">,
): readonly PublicEvent[] =>
  events.filter((event) => {
    if (city !== null && event.city !== city) return false;
    if (days === null) return true;
    const day = dayOfEvent(event, today, market);
    return day >= days.from && day <= days.to;
  });

const placeOf = ({ latitude, longitude }: PublicEvent): MapPlace[] =>
  latitude === null || longitude === null ? [] : [{ latitude, longitude }];

const placesOf = (events: readonly PublicEvent[], city: string): readonly MapPlace[] =>
  events.filter((event) => event.city === city).flatMap(placeOf);

/** The cities of some events with their counts, by name in the market's order. */
export const countCities = (
  events: readonly PublicEvent[],
  { localizedCountryCollator }: Pick<Market, "localizedCountryCollator">,
): readonly CityCount[] => {
  const { compare } = new Intl.Collator(localizedCountryCollator);
  return [...Map.groupBy(events, ({ city }) => city)]
    .map(([city, ofCity]) => ({ city, count: ofCity.length }))
    .toSorted((a, b) => compare(a.city, b.city));
};

/**
 * The other cities that have some of the found events, the nearest first; those of which no place
 * on the map is known come last.
 * @param all events by which a city's place on the map is known
 */
export const nearestCities = (
  found: readonly PublicEvent[],
  all: readonly PublicEvent[],
  city: string,
  market: Pick<Market, "localizedCountryCollator">,
): readonly CityCount[] => {
  const from = middleOf(placesOf(all, city));
  const distanceTo = (other: string): number => {
    const to = middleOf(placesOf(all, other));
    return from && to ? distanceBetween(from, to) : Infinity;
  };
  return countCities(
    found.filter((event) => event.city !== city),
    market,
  )
    .map((each) => ({ each, distance: distanceTo(each.city) }))
    .toSorted((a, b) => (a.distance === b.distance ? 0 : a.distance - b.distance))
    .map(({ each }) => each);
};
