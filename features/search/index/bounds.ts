import { type Limits, type TravelPart, noLimit } from "./travel-part.ts";

const limits = ["firstDay", "lastDay", "lowestCents", "lowestOpen", "shortest"] as const;

/**
 * The limits of all travels, by the travels' numbers. Most travels are kept out of a search by these
 * alone; in columns they are read one after the other, while each travel's own part lies somewhere
 * else in memory.
 */
export type Bounds = Readonly<Record<keyof Limits, Int32Array>>;

/** The columns with the limits of some parts in their places. */
const filled = (columns: Bounds, parts: readonly TravelPart[], numbers: Iterable<number>) => {
  for (const limit of limits)
    for (const number of numbers) columns[limit][number] = parts[number]?.[limit] ?? 0;
  return columns;
};

const columnsOf = (columnOf: (limit: keyof Limits) => Int32Array): Bounds => ({
  firstDay: columnOf("firstDay"),
  lastDay: columnOf("lastDay"),
  lowestCents: columnOf("lowestCents"),
  lowestOpen: columnOf("lowestOpen"),
  shortest: columnOf("shortest"),
});

/** The bounds of parts in their order. */
export const boundsOf = (parts: readonly TravelPart[]): Bounds =>
  filled(
    columnsOf(() => new Int32Array(parts.length)),
    parts,
    [...parts.keys()],
  );

/** The bounds where some parts are others. @param numbers of those parts */
export const boundsAfter = (
  before: Bounds,
  parts: readonly TravelPart[],
  numbers: readonly number[],
): Bounds =>
  filled(
    columnsOf((limit) => before[limit].slice()),
    parts,
    numbers,
  );

/** The first and the last day on which a group leaves; null where none does. */
export const spanOf = ({ firstDay, lastDay }: Bounds): readonly [number, number] | null => {
  let [first, last] = [noLimit, -1];
  for (const day of firstDay) first = Math.min(first, day);
  for (const day of lastDay) last = Math.max(last, day);
  return last < first ? null : [first, last];
};
