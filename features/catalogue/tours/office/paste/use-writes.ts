import { useState } from "react";
import { rowsLike } from "./new-rows.ts";
import { cellsOf } from "../grid/clipboard.ts";
import { pastedAt, type PlacedText } from "../grid/fill-cells.ts";
import { areaOf, blockOf, type Selection } from "../grid/selection.ts";
import type { Column } from "../grid/sheet/column.ts";
import { isPending, type SheetRow } from "../grid/sheet/rows.ts";
import type { Sheet } from "../grid/sheet/use-sheet.ts";
import { fitOf, toWrites } from "./placed-writes.ts";

type WriteOptions = Readonly<{
  sheet: Sheet;
  /** Those that are shown. */
  rows: readonly SheetRow[];
  columns: readonly Column[];
  selection: Selection;
  onSelect: (selection: Selection) => void;
}>;

/** Puts texts into cells of the shown rows; what does not fit is asked about. */
export const useWrites = ({ sheet, rows, columns, selection, onSelect }: WriteOptions) => {
  const [pasted, setPasted] = useState<string | null>(null);
  const keys = rows.map(({ key }) => key);
  const fitting = (texts: readonly PlacedText[]) => {
    const pendingKeys = new Set(sheet.rows.filter(isPending).map(({ key }) => key));
    return fitOf(texts, { keys, columns, pendingKeys });
  };
  const write = (texts: readonly PlacedText[]) => sheet.write(toWrites(texts, keys, columns));
  const place = (text: string) => pastedAt(cellsOf(text), areaOf(selection));
  return {
    pasted,
    openPaste: () => setPasted(""),
    closePaste: () => setPasted(null),
    fitOf: (text: string) => fitting(place(text)),
    write,
    paste: (texts: readonly PlacedText[], text: string) => {
      const fits = Object.values(fitting(texts)).every((excess) => excess === 0);
      if (!fits) return setPasted(text);
      write(texts);
      if (texts.length > 0) onSelect(blockOf(texts));
    },
    pasteFrom: (text: string, addsRows: boolean) => {
      setPasted(null);
      const texts = place(text);
      const last = rows.at(-1);
      const added = addsRows && last ? rowsLike(last.draft, fitting(texts).rowsBeyond) : [];
      const all = [...keys, ...added.map(({ key }) => key)];
      sheet.add(added, toWrites(texts, all, columns));
      if (texts.length > 0) onSelect(blockOf(texts));
    },
  };
};
