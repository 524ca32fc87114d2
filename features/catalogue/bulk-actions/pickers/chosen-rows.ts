import { z } from "zod";
import type { BulkAction as ListAction } from "#design/office/list/list-declaration.ts";
import {
  type BulkAction,
  type BulkKindName,
  bulkFilterSchema,
  maxChosenRows,
} from "../contract.ts";

/** Ids with points between them: an address escapes commas, and there are many. */
export const chosenParameter = "rows";

const chosenSchema = z.array(z.uuid()).min(1).max(maxChosenRows);

/** The records that a list has handed over; null where a filter says which. */
export const readChosen = (parameters: URLSearchParams): readonly string[] | null =>
  chosenSchema.safeParse(parameters.get(chosenParameter)?.split(".")).data ?? null;

const firstActions: Readonly<Record<BulkKindName, BulkAction>> = {
  tour: { type: "price", change: { kind: "percent", percent: -5 }, rounding: "nine" },
  travel: { type: "publish", isPublished: true },
  page: { type: "publish", isPublished: true },
};

const addressOf = (kind: BulkKindName, ids: readonly string[]): string => {
  const draft = { kind, action: firstActions[kind], filter: bulkFilterSchema.parse({}) };
  const query = new URLSearchParams({
    step: "what",
    draft: JSON.stringify(draft),
    [chosenParameter]: ids.join("."),
  });
  return `/settings/bulk-actions?${query}`;
};

/**
 * The way from rows chosen in a list to a bulk action with exactly them.
 * @param open leads to an address of the staff app; null for those who may run none
 */
export const chosenRowsAction = <Row extends Readonly<{ id: string }>>(
  kind: BulkKindName,
  open: ((address: string) => void) | null,
): readonly ListAction<Row>[] =>
  open === null
    ? []
    : [
        {
          key: "bulk-action",
          label: "Bulk action …",
          lockedReason: (rows) =>
            rows.length > maxChosenRows
              ? `At most ${maxChosenRows} chosen ones. Use the filters of bulk actions for more.`
              : null,
          run: (rows) =>
            open(
              addressOf(
                kind,
                rows.map(({ id }) => id),
              ),
            ),
        },
      ];

/**
 * What everybody may do with few rows: change them in a dialog of their list.
 * @param open opens it; `clear` chooses none any more
 */
export const changeRowsAction = <Row extends Readonly<{ id: string }>>(
  open: (ids: readonly string[], clear: () => void) => void,
): ListAction<Row> => ({
  key: "change",
  label: "Change …",
  lockedReason: (rows) =>
    rows.length > maxChosenRows
      ? `At most ${maxChosenRows} are changed at once, and ${rows.length} are chosen. Choose fewer.`
      : null,
  run: (rows, _, clearChosen) =>
    open(
      rows.map(({ id }) => id),
      clearChosen,
    ),
});
