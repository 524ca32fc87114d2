import { keyName } from "#design/office/palette/keys.ts";
import type { TourDraft } from "#features/catalogue/tours/contract.ts";
import { counted } from "#platform/counted.ts";
import { moneyText } from "../grid/parse/amount.ts";
import { areaOf, cellCount, type Selection } from "../grid/selection.ts";
import type { Column, ColumnId } from "../grid/sheet/column.ts";
import type { SheetFacts } from "../grid/sheet/facts.ts";
import type { SheetRow } from "../grid/sheet/rows.ts";

const amounts: Readonly<Partial<Record<ColumnId, (draft: TourDraft) => number | null>>> = {
  price: ({ priceCents }) => priceCents,
  before: ({ fullPriceCents }) => fullPriceCents,
  deposit: ({ deposit }) => deposit?.cents ?? null,
};

export type GridFootProps = Readonly<{
  rows: readonly SheetRow[];
  columns: readonly Column[];
  selection: Selection;
  facts: SheetFacts;
}>;

const keys = [
  ["enter", "edit"],
  ["mod+d", "fill down"],
  ["mod+v", "paste"],
  ["alt+arrowdown", "choose"],
  ["mod+enter", "open"],
] as const;

/** How many cells are chosen, and what their amounts are. */
const summaryOf = ({ rows, columns, selection, facts }: GridFootProps): string => {
  const { top, bottom, left, right } = areaOf(selection);
  const values = rows
    .slice(top, bottom + 1)
    .flatMap(({ draft }) =>
      columns.slice(left, right + 1).flatMap(({ id }) => amounts[id]?.(draft) ?? []),
    );
  if (values.length < 2) return "";
  const { currency } = facts.market;
  const average = Math.round(values.reduce((sum, value) => sum + value, 0) / values.length);
  return `smallest ${moneyText(Math.min(...values), currency)} · average ${moneyText(average, currency)}`;
};

export const GridFoot = (props: GridFootProps) => {
  const count = cellCount(areaOf(props.selection));
  return (
    <footer className="grid-foot">
      <p role="status">
        <b>{counted(count, "cell")}</b> {summaryOf(props)}
      </p>
      <p className="grid-foot-keys">
        {keys.map(([key, label]) => (
          <span key={key}>
            <kbd>{keyName(key)}</kbd> {label}
          </span>
        ))}
      </p>
    </footer>
  );
};
