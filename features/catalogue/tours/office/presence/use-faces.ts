import { useMemo } from "react";
import { usePresence } from "#design/office/presence/use-presence.ts";
import { useSettled } from "#design/office/use-settled.ts";
import type { ColumnId } from "../grid/sheet/column.ts";
import { columnIds } from "../grid/sheet/column.ts";
import type { SheetRow } from "../grid/sheet/rows.ts";
import type { Faces } from "../grid/view/grid.tsx";

const noFaces: Faces = {};

/** Others at the departure that somebody is at, in a sheet or on its own screen, by column. */
export const useFaces = (country: string, row: SheetRow | undefined, column: ColumnId | null) => {
  // Whoever moves through the rows is at none of them.
  const tourId = useSettled(row?.stored?.id ?? "");
  const { others } = usePresence({
    path: tourId === "" ? null : `${country}/tours/${tourId}`,
    focus: column,
    hasTyped: column !== null && row?.entries[column] !== undefined,
  });
  const faces = useMemo(
    (): Faces =>
      Object.fromEntries(
        others.flatMap(({ focus, name, isYou }) =>
          !isYou && columnIds.some((id) => id === focus) ? [[focus, name]] : [],
        ),
      ),
    [others],
  );
  return ({ key }: SheetRow): Faces => (key === tourId ? faces : noFaces);
};
