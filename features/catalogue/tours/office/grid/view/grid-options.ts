import type { PlacedText } from "../fill-cells.ts";
import type { Selection } from "../selection.ts";
import type { Column } from "../sheet/column.ts";
import type { SheetFacts } from "../sheet/facts.ts";
import type { SheetRow } from "../sheet/rows.ts";

export type GridOptions = Readonly<{
  rows: readonly SheetRow[];
  columns: readonly Column[];
  facts: SheetFacts;
  selection: Selection;
  onSelect: (selection: Selection) => void;
  onWrite: (texts: readonly PlacedText[]) => void;
  /** The texts may lie beyond the last row or column. */
  onPaste: (texts: readonly PlacedText[], pasted: string) => void;
  onOpen: (row: SheetRow) => void;
}>;
