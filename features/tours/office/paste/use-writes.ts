import { useState } from "react";
import { rowsLike } from "../new-rows.ts";
import { cellsOf } from "../grid/clipboard.ts";
import { pastedAt, type PlacedText } from "../grid/fill-cells.ts";
import type { PasteFit } from "./paste-dialog.tsx";
import { areaOf, type Selection } from "../grid/selection.ts";
import type { Column } from "../grid/sheet/column.ts";
import type { CellWrite } from "../grid/sheet/edit.ts";
import type { SheetRow } from "../grid/sheet/rows.ts";
import type { Sheet } from "../grid/sheet/use-sheet.ts";

type WriteOptions = Readonly<{
  sheet: Sheet;
  /** Those that are shown. */
  rows: readonly SheetRow[];
  columns: readonly Column[];
  selection: Selection;
}>;

/** Puts texts into cells of the shown rows; what does not fit is asked about. */
export const useWrites = ({ sheet, rows, columns, selection }: WriteOptions) => {
  const [pasted, setPasted] = useState<string | null>(null);
  const toWrites = (texts: readonly PlacedText[], keys: readonly string[]): readonly CellWrite[] =>
    texts.flatMap(({ row, column, text, line }) => {
      const [key, of] = [keys[row], columns[column]];
      return key !== undefined && of ? [{ key, column: of.id, entry: { text, line } }] : [];
    });
  const keys = rows.map(({ key }) => key);
  const fitOf = (texts: readonly PlacedText[]): PasteFit => {
    const beyond = (last: number, count: number) => Math.max(0, last + 1 - count);
    return {
      rowsBeyond: beyond(Math.max(...texts.map(({ row }) => row)), rows.length),
      columnsBeyond: beyond(Math.max(...texts.map(({ column }) => column)), columns.length),
    };
  };
  const place = (text: string) => pastedAt(cellsOf(text), areaOf(selection));
  return {
    pasted,
    openPaste: () => setPasted(""),
    closePaste: () => setPasted(null),
    fitOf: (text: string) => fitOf(place(text)),
    write: (texts: readonly PlacedText[]) => sheet.write(toWrites(texts, keys)),
    paste: (texts: readonly PlacedText[], text: string) => {
      const { rowsBeyond, columnsBeyond } = fitOf(texts);
      if (rowsBeyond > 0 || columnsBeyond > 0) setPasted(text);
      else sheet.write(toWrites(texts, keys));
    },
    pasteFrom: (text: string, addsRows: boolean) => {
      setPasted(null);
      const texts = place(text);
      const last = rows.at(-1);
      const added = addsRows && last ? rowsLike(last.draft, fitOf(texts).rowsBeyond) : [];
      sheet.add(added, toWrites(texts, [...keys, ...added.map(({ key }) => key)]));
    },
  };
};
