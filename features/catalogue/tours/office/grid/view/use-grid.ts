import { useState } from "react";
import { cellsOf, textOf } from "../clipboard.ts";
import { filledDown, filledFrom, pastedAt, type PlacedText } from "../fill-cells.ts";
import { type Area, areaOf, at, moved, within } from "../selection.ts";
import type { Column } from "../sheet/column.ts";
import type { SheetFacts } from "../sheet/facts.ts";
import type { SheetRow } from "../sheet/rows.ts";
import { actionOf, type GridAction } from "./grid-keys.ts";
import type { GridOptions } from "./grid-options.ts";
import { useEditing } from "./use-editing.ts";

type Options = GridOptions & Readonly<{ page: number }>;

type TextAt = (row: number, column: number) => string;

/** The text of a cell: what was written there, where it cannot be read. */
const cellText = (row: SheetRow, column: Column, facts: SheetFacts): string =>
  row.problems[column.id]?.entry.text ?? column.textOf(row, facts);

const copiedText = ({ top, bottom, left, right }: Area, textAt: TextAt): string =>
  textOf(
    Array.from({ length: bottom - top + 1 }, (_, row) =>
      Array.from({ length: right - left + 1 }, (__, column) => textAt(top + row, left + column)),
    ),
  );

/** Empty texts for the cells of an area that can be empty. */
const emptied = ({ rows, columns, facts }: GridOptions, area: Area): readonly PlacedText[] =>
  pastedAt([[""]], area).filter(({ row, column }) => {
    const [target, of] = [rows[row], columns[column]];
    return target && of && !of.isComputed && "draft" in of.read("", target.draft, facts);
  });

/** The handle of the selection, while it is dragged and let go. */
const useFill = ({ onSelect, onWrite }: GridOptions, area: Area, textAt: TextAt) => {
  const [fillTo, setFillTo] = useState<number | null>(null);
  return {
    fillTo,
    showFill: setFillTo,
    fill: () => {
      setFillTo(null);
      if (fillTo === null) return;
      onWrite(filledFrom(area, fillTo, textAt));
      onSelect({
        anchor: { row: Math.min(area.top, fillTo), column: area.left },
        head: { row: Math.max(area.bottom, fillTo), column: area.right },
      });
    },
  };
};

/** What keys, clipboard and handle do in the grid. */
export const useGrid = (options: Options) => {
  const { rows, columns, facts, onSelect, onWrite, onPaste, onOpen, page } = options;
  const size = { rows: rows.length, columns: columns.length };
  const selection = within(options.selection, size);
  const area = areaOf(selection);
  const textAt: TextAt = (row, column) => {
    const [target, of] = [rows[row], columns[column]];
    return target && of ? cellText(target, of, facts) : "";
  };
  const editor = useEditing(options, area, textAt);
  const filling = useFill(options, area, textAt);
  const runs: { [Kind in GridAction["kind"]]: (action: GridAction & { kind: Kind }) => void } = {
    move: ({ move, isExtended }) => onSelect(moved(selection, move, size, isExtended)),
    edit: ({ text, isOpen }) => editor.edit(selection.head, text, isOpen),
    clear: () => onWrite(emptied(options, area)),
    fill: () => onWrite(filledDown(area, textAt)),
    collapse: () => onSelect(at(selection.head)),
    all: () =>
      onSelect({
        anchor: { row: 0, column: 0 },
        head: { row: size.rows - 1, column: size.columns - 1 },
      }),
    open: () => {
      const row = rows[selection.head.row];
      if (row?.stored) onOpen(row);
    },
  };
  const copy = (event: React.ClipboardEvent) => {
    event.clipboardData.setData("text/plain", copiedText(area, textAt));
    event.preventDefault();
  };
  return {
    ...editor,
    ...filling,
    selection,
    area,
    press: (event: React.KeyboardEvent) => {
      const action = editor.editing ? null : actionOf(event, page);
      const isWholeSelection = selection.anchor !== selection.head;
      if (!action || rows.length === 0) return;
      if (action.kind === "collapse" && !isWholeSelection) return;
      event.preventDefault();
      (runs[action.kind] as (action: GridAction) => void)(action);
    },
    copy,
    cut: (event: React.ClipboardEvent) => {
      copy(event);
      runs.clear({ kind: "clear" });
    },
    paste: (event: React.ClipboardEvent) => {
      const text = event.clipboardData.getData("text/plain");
      event.preventDefault();
      if (text !== "") onPaste(pastedAt(cellsOf(text), area), text);
    },
  };
};

export type GridState = ReturnType<typeof useGrid>;
