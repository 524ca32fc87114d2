import { maxStops, type Stop, type TripInput } from "#features/catalogue/trips/contract.ts";
import { typedSlug } from "#platform/browser/typed-slug.ts";

export type Position = Readonly<{ lat: number; lon: number }>;

/** What lies at all visits of a place: where it is, and what it is called. */
type PlaceChange = Partial<Pick<Stop, "lat" | "lon" | "names">>;

/** Changes a place wherever the route visits it. */
export const changePlace = (trip: TripInput, key: string, change: PlaceChange): TripInput => ({
  ...trip,
  stops: trip.stops.map((stop) => (stop.key === key ? { ...stop, ...change } : stop)),
});

const withVisit = (
  { shown: _shown, line: _line, ...place }: Stop,
  { shown, line }: Pick<Stop, "shown" | "line">,
): Stop => ({
  ...place,
  ...(shown === "mark" && { shown }),
  ...(line === "straight" && { line }),
});

/** Changes one visit of the route; what maps do anyway is left out. */
export const changeVisit = (
  trip: TripInput,
  index: number,
  change: Pick<Stop, "shown" | "line">,
): TripInput => ({
  ...trip,
  stops: trip.stops.map((stop, place) =>
    place === index ? withVisit(stop, { ...stop, ...change }) : stop,
  ),
});

export const moveStop = (trip: TripInput, from: number, to: number): TripInput => ({
  ...trip,
  stops: trip.stops.toSpliced(from, 1).toSpliced(to, 0, ...trip.stops.slice(from, from + 1)),
});

export const removeStop = (trip: TripInput, index: number): TripInput => ({
  ...trip,
  stops: trip.stops.toSpliced(index, 1),
});

const freeKey = (stops: readonly Stop[], name: string): string => {
  const base = typedSlug(name, "en").slice(0, 50) || "stop";
  const taken = new Set(stops.map(({ key }) => key));
  for (let number = 1; ; number += 1) {
    const key = number === 1 ? base : `${base}-${number}`;
    if (!taken.has(key)) return key;
  }
};

export type NewStop = Position & Pick<Stop, "names">;

/** The name that a new place begins with, which is to be written over. */
export const unnamed = "New stop";

/** Null where the route is as long as it may be. */
export const addStop = (trip: TripInput, index: number, added: NewStop): TripInput | null => {
  if (trip.stops.length >= maxStops) return null;
  const { lat, lon, names } = added;
  const known = trip.stops.find((stop) => stop.lat === lat && stop.lon === lon);
  const stop = known
    ? withVisit(known, {})
    : { key: freeKey(trip.stops, names.all ?? names.en ?? unnamed), lat, lon, names };
  return { ...trip, stops: trip.stops.toSpliced(index, 0, stop) };
};
