import "./grid-dialogs.css";
import { Button, NativeSelect, TextInput, SegmentedControl } from "@mantine/core";
import { useState } from "react";
import { OfficeDialog } from "#design/office/dialogs/office-dialog.tsx";
import type { Market } from "#markets/market-type.ts";
import { counted } from "#platform/counted.ts";
import type { TourDraft } from "#features/catalogue/tours/contract.ts";
import { type Rounding, roundings } from "#features/records/prices/contract.ts";
import { type PriceChange, repriceDraft } from "#features/catalogue/tours/planning/reprice.ts";
import { moneyText } from "../grid/parse/amount.ts";
import { roundedOnSite } from "../grid/site-prices.ts";
import type { SheetRow } from "../grid/sheet/rows.ts";

export type RepriceDialogProps = Readonly<{
  rows: readonly SheetRow[];
  market: Market;
  /** @param drafts by key of the row */
  onReprice: (drafts: ReadonlyMap<string, TourDraft>) => void;
  onClose: () => void;
}>;

const roundingNames: Readonly<Record<Rounding, string>> = {
  cent: "to the cent",
  unit: "to a whole amount",
  ten: "to a whole ten",
  nine: "to an amount that ends in 9",
};

const isRounding = (text: string): text is Rounding => roundings.some((each) => each === text);

/** Changes prices of departures by per cent or by an amount, and those before a discount likewise. */
const RepriceDialog = ({ rows, market, onReprice, onClose }: RepriceDialogProps) => {
  const [kind, setKind] = useState<"percent" | "amount">("percent");
  const [typed, setTyped] = useState("5");
  const by = Number(typed) || 0;
  const [rounding, setRounding] = useState<Rounding>("unit");
  const change: PriceChange =
    kind === "percent" ? { kind, percent: by } : { kind, cents: Math.round(by * 100) };
  const drafts = new Map(
    rows.map(({ key, draft }) => [key, repriceDraft(draft, change, rounding)]),
  );
  const what = counted(rows.length, "price");
  const text = (cents: number | undefined) => moneyText(cents ?? 0, market.currency);
  const [first] = rows;
  const withCents = [...drafts.values()].find(
    ({ priceCents }) => roundedOnSite(priceCents, market) !== null,
  );
  return (
    <OfficeDialog title={`Change ${what}`} onClose={onClose}>
      <div className="tours-form">
        <SegmentedControl
          aria-label="Change by"
          value={kind}
          data={[
            { value: "percent", label: "Per cent" },
            { value: "amount", label: "Amount" },
          ]}
          onChange={(value) => setKind(value === "amount" ? "amount" : "percent")}
        />
        <TextInput
          type="number"
          data-autofocus
          label={kind === "percent" ? "Per cent" : "Amount"}
          description="A negative number lowers the prices."
          value={typed}
          min={kind === "percent" ? -90 : -100_000}
          max={kind === "percent" ? 500 : 100_000}
          step="any"
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <NativeSelect
          className="tours-form-wide"
          label="Rounded"
          value={rounding}
          data={roundings.map((value) => ({ value, label: roundingNames[value] }))}
          onChange={({ currentTarget: { value } }) => isRounding(value) && setRounding(value)}
        />
        <p role="status">
          {first &&
            `${text(first.draft.priceCents)} becomes ${text(drafts.get(first.key)?.priceCents)}. Nothing is saved yet.`}
          {withCents &&
            ` The site shows ${text(withCents.priceCents)} as ${roundedOnSite(withCents.priceCents, market)}.`}
        </p>
      </div>
      <footer>
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button disabled={by === 0} onClick={() => onReprice(drafts)}>
          {`Change ${what}`}
        </Button>
      </footer>
    </OfficeDialog>
  );
};

// Loaded when it opens.
export default RepriceDialog;
