import { type BulkAction, type BulkPlannedRow } from "./contract.ts";

/** A purge leaves nothing that could be put back. */
export const isUndoable = ({ type }: Readonly<{ type: BulkAction["type"] }>): boolean =>
  type !== "purge";

type Sequenced = Pick<BulkPlannedRow, "day" | "name"> & Readonly<{ group: string }>;

const byDay = (a: Sequenced, b: Sequenced): number => (a.day ?? "").localeCompare(b.day ?? "");

/**
 * The order in which rows are written. Departures that move go in the direction of their move: each
 * finds its new days and its code left by the one before. All others go group by group, so that a
 * batch reads few travels.
 */
export const inWriteOrder = <Row extends Sequenced>(
  action: BulkAction,
  rows: readonly Row[],
): readonly Row[] => {
  if (action.type === "dates")
    return rows.toSorted((a, b) => (action.days > 0 ? byDay(b, a) : byDay(a, b)));
  return rows.toSorted((a, b) => a.group.localeCompare(b.group) || byDay(a, b));
};
