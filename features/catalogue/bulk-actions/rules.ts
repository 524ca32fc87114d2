import type { BulkAction, BulkRow } from "./contract.ts";

/** A purge leaves nothing that could be put back. */
export const isUndoable = ({ type }: Readonly<{ type: BulkAction["type"] }>): boolean =>
  type !== "purge";

/**
 * By which rows are put in the order in which they are written: departures that move by their day,
 * all others group by group, so that a batch reads few travels.
 */
export const writeKeyOf = (
  { type }: Pick<BulkAction, "type">,
  { day, group }: Pick<BulkRow, "day"> & Readonly<{ group: string }>,
): string => (type === "dates" ? (day ?? "") : `${group} ${day ?? ""}`);

/**
 * Whether the last is written first. Departures that move go in the direction of their move: each
 * finds its new days and its code left by the one before.
 */
export const isWrittenBackwards = (action: BulkAction): boolean =>
  action.type === "dates" && action.days > 0;
