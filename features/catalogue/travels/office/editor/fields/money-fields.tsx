import { useErrorAt } from "#design/office/record-page/parts/draft-fields.tsx";
import { useDraftStore } from "#design/office/record-page/state/use-draft.ts";
import { fieldId } from "#design/office/form/field-schema.ts";
import { MoneyField } from "#design/office/form/money-field.tsx";
import { currencySign } from "#markets/format.ts";
import type { Market } from "#markets/market-type.ts";

export type CentsFieldProps = Readonly<{
  market: Market;
  path: string;
  label: string;
  cents: number | null;
  hint?: string;
  /** What an empty field stands for. */
  whenEmpty: 0 | null;
}>;

/** An amount of the draft, in the market's currency. */
export const CentsField = ({ market, path, label, cents, hint, whenEmpty }: CentsFieldProps) => {
  const store = useDraftStore();
  const errorAt = useErrorAt();
  return (
    <MoneyField
      id={fieldId(path)}
      label={label}
      cents={cents}
      sign={currencySign(market.currency).text.trim()}
      hint={hint}
      error={errorAt(path)}
      onChange={(amount) => store.put(path, amount ?? whenEmpty)}
    />
  );
};
