import { type DepartureLimits, type TravelPart, noLimit } from "./travel-part.ts";

const limits = ["firstDay", "lastDay", "lowestCents", "lowestOpen", "shortest"] as const;

/**
 * The departure limits of all travels, one array per limit, indexed by travel number. These limits
 * alone exclude most travels, and the arrays are read sequentially, whereas the travels' own parts
 * are scattered in memory.
 */
export type Bounds = Readonly<Record<keyof DepartureLimits, Int32Array>>;

/** Writes the limits of the given travels into the columns. */
const fillColumns = (columns: Bounds, parts: readonly TravelPart[], numbers: Iterable<number>) => {
  for (const limit of limits)
    for (const number of numbers) columns[limit][number] = parts[number]?.[limit] ?? 0;
  return columns;
};

const createColumns = (columnOf: (limit: keyof DepartureLimits) => Int32Array): Bounds => ({
  firstDay: columnOf("firstDay"),
  lastDay: columnOf("lastDay"),
  lowestCents: columnOf("lowestCents"),
  lowestOpen: columnOf("lowestOpen"),
  shortest: columnOf("shortest"),
});

export const boundsOf = (parts: readonly TravelPart[]): Bounds =>
  fillColumns(
    createColumns(() => new Int32Array(parts.length)),
    parts,
    [...parts.keys()],
  );

/**
 * Returns a copy in which the limits of some travels are replaced.
 * @param numbers numbers of the travels whose parts changed
 */
export const updateBounds = (
  before: Bounds,
  parts: readonly TravelPart[],
  numbers: readonly number[],
): Bounds =>
  fillColumns(
    createColumns((limit) => before[limit].slice()),
    parts,
    numbers,
  );

/** First and last departure day (days since 1970); null without departures. */
export const departureSpanOf = ({
  firstDay,
  lastDay,
}: Bounds): readonly [number, number] | null => {
  let [first, last] = [noLimit, -1];
  for (const day of firstDay) first = Math.min(first, day);
  for (const day of lastDay) last = Math.max(last, day);
  return last < first ? null : [first, last];
};
