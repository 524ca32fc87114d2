import { useEffect, useState } from "react";
import { useSearchParams } from "react-router";
import { at, type Selection } from "../grid/selection.ts";
import type { SheetRow } from "../grid/sheet/rows.ts";

const none: ReadonlySet<string> = new Set();

type AddedRowsOptions = Readonly<{
  /** All of the sheet. */
  all: readonly SheetRow[];
  /** Those that its filters find. */
  shown: readonly SheetRow[];
  onSelect: (selection: Selection) => void;
}>;

/**
 * The rows that a series has added, until others are: the first of them is chosen, and filters that
 * would hide some are taken off.
 */
export const useAddedRows = ({ all, shown, onSelect }: AddedRowsOptions) => {
  const [added, setAdded] = useState(none);
  const [chosen, setChosen] = useState(none);
  const [, setQuery] = useSearchParams();
  const countIn = (rows: readonly SheetRow[]) => rows.filter(({ key }) => added.has(key)).length;
  const isHidden = added !== chosen && countIn(shown) < countIn(all);
  useEffect(() => {
    if (isHidden) setQuery({}, { replace: true });
  }, [isHidden, setQuery]);
  const first = shown.findIndex(({ key }) => added.has(key));
  if (added !== chosen && first >= 0 && !isHidden) {
    setChosen(added);
    onSelect(at({ row: first, column: 0 }));
  }
  return { added, add: (ids: readonly string[]) => setAdded(new Set(ids)) };
};
