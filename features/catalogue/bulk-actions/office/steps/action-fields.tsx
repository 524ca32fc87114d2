import { NativeSelect, SegmentedControl } from "@mantine/core";
import { SearchSelect } from "#design/office/form/choices/search-select.tsx";
import { MoneyField } from "#design/office/form/money-field.tsx";
import { roundings } from "#features/records/prices/contract.ts";
import { statuses } from "#features/records/statuses/contract.ts";
import { useTourFacets } from "#features/catalogue/departure-filters/pickers/use-tour-facets.ts";
import { officeStatusNames } from "#features/records/statuses/parts/office-status-names.ts";
import { currencySign } from "#markets/format.ts";
import type { Market } from "#markets/market-type.ts";
import type { BulkAction } from "#features/catalogue/bulk-actions/contract.ts";
import { NumberField } from "./number-field.tsx";

type PriceAction = Extract<BulkAction, { type: "price" }>;

type FieldsProps<Action> = Readonly<{
  market: Market;
  action: Action;
  onChange: (action: BulkAction) => void;
}>;

const roundingLabels = {
  cent: "to the cent",
  unit: "to a whole amount",
  ten: "to a whole ten",
  nine: "to an amount that ends in 9",
} as const;

const directions = [
  { value: "less", label: "Lower" },
  { value: "more", label: "Higher" },
] as const;

const sizeOf = ({ change }: PriceAction): number =>
  change.kind === "percent" ? change.percent : change.cents;

const withSize = (action: PriceAction, size: number): PriceAction => ({
  ...action,
  change:
    action.change.kind === "percent"
      ? { kind: "percent", percent: size }
      : { kind: "amount", cents: size },
});

const PriceFields = ({ market, action, onChange }: FieldsProps<PriceAction>) => {
  const { change, rounding } = action;
  const size = sizeOf(action);
  const sign = size > 0 ? 1 : -1;
  const setSize = (absolute: number) => onChange(withSize(action, sign * absolute));
  return (
    <>
      <div className="bulk-row">
        <SegmentedControl
          aria-label="Direction"
          color="spruce"
          transitionDuration={0}
          value={sign < 0 ? "less" : "more"}
          data={[...directions]}
          onChange={(value) =>
            onChange(withSize(action, Math.abs(size) * (value === "less" ? -1 : 1)))
          }
        />
        <SegmentedControl
          aria-label="By"
          color="spruce"
          transitionDuration={0}
          value={change.kind}
          data={[
            { value: "percent", label: "Per cent" },
            { value: "amount", label: "Amount" },
          ]}
          onChange={(kind) =>
            onChange({
              ...action,
              change:
                kind === "percent"
                  ? { kind, percent: sign * 5 }
                  : { kind: "amount", cents: sign * 5000 },
            })
          }
        />
      </div>
      {change.kind === "percent" ? (
        <NumberField
          label="Per cent"
          value={Math.abs(change.percent)}
          min={0.5}
          max={sign < 0 ? 90 : 300}
          step={0.5}
          onChange={setSize}
        />
      ) : (
        <MoneyField
          id="bulk-amount"
          label="Amount"
          cents={Math.abs(change.cents)}
          sign={currencySign(market.currency).text}
          onChange={(cents) => cents !== null && setSize(cents)}
        />
      )}
      <NativeSelect
        label="Rounded"
        value={rounding}
        data={roundings.map((value) => ({ value, label: roundingLabels[value] }))}
        onChange={({ currentTarget: { value } }) => {
          const chosen = roundings.find((each) => each === value);
          if (chosen) onChange({ ...action, rounding: chosen });
        }}
      />
    </>
  );
};

type CoordinatorAction = Extract<BulkAction, { type: "coordinator" }>;

const CoordinatorField = ({ market, action, onChange }: FieldsProps<CoordinatorAction>) => {
  const facets = useTourFacets(market.apiCountry);
  return (
    <SearchSelect
      label="New coordinator"
      placeholder="Nobody; search a name"
      noneFound="No coordinator is found by these words."
      choices={facets?.coordinators ?? []}
      value={action.coordinatorId}
      onChange={(coordinatorId) => onChange({ type: "coordinator", coordinatorId })}
    />
  );
};

/** How much, or which: the settings of the chosen action. */
export const ActionFields = ({ market, action, onChange }: FieldsProps<BulkAction>) => (
  <div className="bulk-fields">
    {action.type === "price" && <PriceFields market={market} action={action} onChange={onChange} />}
    {action.type === "status" && (
      <NativeSelect
        label="New status"
        value={action.status}
        data={statuses.map((value) => ({ value, label: officeStatusNames[value] }))}
        onChange={({ currentTarget: { value } }) => {
          const status = statuses.find((each) => each === value);
          if (status) onChange({ type: "status", status });
        }}
      />
    )}
    {action.type === "coordinator" && (
      <CoordinatorField market={market} action={action} onChange={onChange} />
    )}
    {action.type === "dates" && (
      <NumberField
        label="Days"
        description="A negative number leads to earlier days."
        value={action.days}
        min={-1000}
        max={1000}
        step={1}
        onChange={(days) => onChange({ type: "dates", days })}
      />
    )}
    {action.type === "publish" && (
      <SegmentedControl
        aria-label="Publish or unpublish"
        color="spruce"
        transitionDuration={0}
        value={action.isPublished ? "yes" : "no"}
        data={[
          { value: "yes", label: "Publish" },
          { value: "no", label: "Unpublish" },
        ]}
        onChange={(value) => onChange({ type: "publish", isPublished: value === "yes" })}
      />
    )}
    {action.type === "purge" && (
      <p>Rarely needed: saving already renews what it touches. A purge cannot be undone.</p>
    )}
  </div>
);
