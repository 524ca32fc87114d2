import { lazy, Suspense } from "react";
import { formatDate } from "#markets/format.ts";
import type { TourDraft } from "#features/catalogue/tours/contract.ts";
import { amountText } from "../grid/parse/amount.ts";
import type { CellWrite } from "../grid/sheet/edit.ts";
import type { SheetFacts } from "../grid/sheet/facts.ts";
import { isAdded, type SheetRow } from "../grid/sheet/rows.ts";
import type { Sheet } from "../grid/sheet/use-sheet.ts";
import type { TourApi } from "../api/tour-api.ts";

const RepriceDialog = lazy(() => import("./reprice-dialog.tsx"));
const SeriesDialog = lazy(() => import("../series/series-dialog.tsx"));
const ShiftDialog = lazy(() => import("./shift-dialog.tsx"));

/** What is asked before many departures are changed or made. */
export type ManyQuestion = "reprice" | "series" | "shift";

export type ManyDialogsProps = Readonly<{
  question: ManyQuestion;
  sheet: Sheet;
  /** The chosen ones. */
  rows: readonly SheetRow[];
  facts: SheetFacts;
  site: string | null;
  api: TourApi;
  /** @param ids of departures that were added */
  onAdded: (ids: readonly string[]) => Promise<void>;
  onClose: () => void;
}>;

const entry = (text: string) => ({ text, line: null });

const ManyDialogs = (props: ManyDialogsProps) => {
  const { question, sheet, rows, facts, site, api, onAdded, onClose } = props;
  const { market } = facts;
  const write = (writes: readonly CellWrite[]) => {
    sheet.write(writes);
    onClose();
  };
  const pricesOf = ([key, draft]: [string, TourDraft]): readonly CellWrite[] => {
    const { priceCents, fullPriceCents } = draft;
    const text = (cents: number) => entry(amountText(cents, market.currency));
    return [
      { key, column: "price", entry: text(priceCents) },
      ...(fullPriceCents === null
        ? []
        : [{ key, column: "before" as const, entry: text(fullPriceCents) }]),
    ];
  };
  return (
    <Suspense>
      {question === "reprice" && (
        <RepriceDialog
          rows={rows}
          market={market}
          onReprice={(drafts) => write([...drafts].flatMap(pricesOf))}
          onClose={onClose}
        />
      )}
      {question === "shift" && (
        <ShiftDialog
          rows={rows}
          onShift={(days) =>
            write(
              [...days].map(([key, day]) => ({
                key,
                column: "departure",
                entry: entry(formatDate(day)),
              })),
            )
          }
          onClose={onClose}
        />
      )}
      {question === "series" && (
        <SeriesDialog
          rows={sheet.rows.filter((row) => !isAdded(row))}
          market={market}
          site={site}
          api={api}
          onAdded={onAdded}
          onClose={onClose}
        />
      )}
    </Suspense>
  );
};

// Loaded when one of them opens.
export default ManyDialogs;
