import { useEffect, useRef, useState } from "react";
import { pastedAt } from "../fill-cells.ts";
import { type Area, at, moved, type CellPosition } from "../selection.ts";
import type { CommitMove } from "./cell-editor.tsx";
import type { GridOptions } from "./grid-options.ts";

export type Editing = Readonly<{
  place: CellPosition;
  text: string;
  /** What stands in the field by now. */
  typed: string;
  isOpen: boolean;
  isMarked: boolean;
}>;

const commitMoves: Readonly<Record<CommitMove, readonly [rows: number, columns: number]>> = {
  down: [1, 0],
  up: [-1, 0],
  right: [0, 1],
  left: [0, -1],
  stay: [0, 0],
  all: [0, 0],
};

/** The cell that is being written, and what becomes of the text. */
export const useEditing = (
  { rows, columns, onSelect, onWrite }: GridOptions,
  area: Area,
  textAt: (row: number, column: number) => string,
) => {
  const [editing, setEditing] = useState<Editing | null>(null);
  const isEditing = useRef(false);
  useEffect(() => {
    isEditing.current = editing !== null;
  }, [editing]);
  const leave = () => {
    isEditing.current = false;
    setEditing(null);
  };
  return {
    editing,
    edit: (place: CellPosition, text: string | null, isOpen: boolean) => {
      if (columns[place.column]?.isComputed) return;
      const before = textAt(place.row, place.column);
      const start = text ?? before;
      setEditing({ place, text: start, typed: start, isOpen, isMarked: text === null });
    },
    type: (typed: string) => setEditing((now) => now && { ...now, typed }),
    cancel: leave,
    commit: (text: string, move: CommitMove) => {
      // A field that loses the focus because it is gone has given its text before.
      if (!editing || !isEditing.current) return;
      leave();
      const { place } = editing;
      if (move === "all") {
        onWrite(pastedAt([[text]], area));
        return;
      }
      if (text !== textAt(place.row, place.column)) onWrite([{ ...place, text, line: null }]);
      const [down, right] = commitMoves[move];
      const size = { rows: rows.length, columns: columns.length };
      if (move !== "stay") onSelect(moved(at(place), { rows: down, columns: right }, size, false));
    },
  };
};
