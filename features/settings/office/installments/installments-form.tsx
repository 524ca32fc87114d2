import { Switch } from "@mantine/core";
import { MoneyField } from "#design/office/form/money-field.tsx";
import { NumberField } from "#design/office/form/text-field.tsx";
import type { InstallmentPlan } from "#features/settings/contract.ts";
import { currencySign } from "#markets/format.ts";
import { marketByApiCountry } from "#markets/markets.ts";

export type PlanChange = (
  label: string,
  topic: string | null,
  change: Partial<InstallmentPlan>,
) => void;

type InstallmentsFormProps = Readonly<{
  country: string;
  plan: InstallmentPlan;
  onChange: PlanChange;
}>;

/** From which price, and in how many payments. */
export const InstallmentsForm = ({ country, plan, onChange }: InstallmentsFormProps) => {
  const market = marketByApiCountry(country);
  const sign = currencySign(market?.currency ?? "EUR").text;
  return (
    <section className="settings-block" aria-labelledby="plan-title">
      <div className="settings-head">
        <h2 id="plan-title">{market?.label ?? country}</h2>
        <Switch
          label="Offered"
          color="spruce"
          withThumbIndicator={false}
          checked={plan.enabled}
          onChange={(event) => onChange("Offered", null, { enabled: event.currentTarget.checked })}
        />
      </div>
      <div className="installments-fields">
        <NumberField
          id="installments-count"
          label="Payments"
          value={plan.installments}
          isWhole
          hint="From 2 to 12, the first at the booking."
          onChange={(installments) =>
            installments !== null && onChange("Payments", "count", { installments })
          }
        />
        <MoneyField
          id="installments-price"
          label="Offered from"
          cents={plan.minimumPrice}
          sign={sign}
          hint="The price of a departure, per person."
          onChange={(minimumPrice) =>
            onChange("Offered from", "price", { minimumPrice: minimumPrice ?? 0 })
          }
        />
      </div>
      <p className="settings-quiet">
        Payments are the same to the cent; what does not come out even makes the last one smaller.
        Visitors pay nothing more for it.
      </p>
    </section>
  );
};
