import { tripInputSchema, type Stop, type TripInput } from "#features/catalogue/trips/contract.ts";
import { mergeRecord } from "#platform/merge/merge-record.ts";
import type { Json } from "#design/office/form/field-schema.ts";

type Values = Readonly<Record<string, Json>>;

const idOfVisit = (stops: readonly Stop[], index: number): string => {
  const { key = "" } = stops[index] ?? {};
  return `${key} ${stops.slice(0, index).filter((stop) => stop.key === key).length}`;
};

/**
 * A trip whose places stand once each, by key, apart from the order of the visits: so that two
 * people's moves of different stops are put together.
 */
export const toMergeable = ({ stops, ...trip }: TripInput): Values => {
  const places = stops.filter(
    ({ key }, index) => stops.findIndex((other) => other.key === key) === index,
  );
  return {
    ...trip,
    places: places.map(({ key, lat, lon, names }) => ({ id: key, lat, lon, names })),
    route: stops.map(({ key, shown = "name", line = "curve" }, index) => ({
      id: idOfVisit(stops, index),
      key,
      shown,
      line,
    })),
  } as Values;
};

type Merged = Omit<TripInput, "stops"> &
  Readonly<{
    places: readonly (Pick<Stop, "lat" | "lon" | "names"> & Readonly<{ id: string }>)[];
    route: readonly (Required<Pick<Stop, "key" | "shown" | "line">> & Readonly<{ id: string }>)[];
  }>;

const tripOf = (values: object): unknown => {
  const { places, route, ...trip } = values as Merged;
  const stops = route.flatMap(({ key, shown, line }) => {
    const place = places.find(({ id }) => id === key);
    if (!place) return [];
    const { id: _id, ...rest } = place;
    return [
      {
        key,
        ...rest,
        ...(shown === "mark" && { shown }),
        ...(line === "straight" && { line }),
      },
    ];
  });
  return { ...trip, stops };
};

/** Visits of a place that one side removed are left out. */
export const fromMergeable = (values: object): TripInput => tripInputSchema.parse(tripOf(values));

/**
 * An earlier state of what is edited, as if it had been made on what somebody else saved.
 * @param base what both started from
 * @returns null for one that is no trip, such as one with a name half typed
 */
export const onTopOf = (
  base: TripInput,
  earlier: TripInput,
  theirs: TripInput,
): TripInput | null => {
  const [from, mine, other] = [base, earlier, theirs].map((side) => toMergeable(side));
  const { record } = mergeRecord(from ?? {}, mine ?? {}, other ?? {}, {}, "theirs");
  return tripInputSchema.safeParse(tripOf(record)).data ?? null;
};
