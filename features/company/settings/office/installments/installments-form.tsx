import { Switch } from "@mantine/core";
import { MoneyField } from "#design/office/form/money-field.tsx";
import { NumberField } from "#design/office/form/text-field.tsx";
import { IconButton } from "#design/office/icons.tsx";
import { useOpenItem } from "#design/office/item-list/use-open-item.ts";
import type { InstallmentPlan, InstallmentPlans } from "#features/company/settings/contract.ts";
import { currencySign } from "#markets/format.ts";
import { marketByApiCountry } from "#markets/markets.ts";
import { maxPlans, withNewPlan, withoutPlan, withPlan, writtenPlans } from "./plan-changes.ts";
import { PlanList } from "./plan-list.tsx";

/** @param topic steps of one topic are undone as one; null for a step of its own */
export type PlansChange = (label: string, topic: string | null, plans: InstallmentPlans) => void;

type InstallmentsFormProps = Readonly<{
  country: string;
  plans: InstallmentPlans;
  onChange: PlansChange;
}>;

type PlanFieldsProps = Readonly<{
  plan: InstallmentPlan;
  index: number;
  /** Of the market's currency. */
  sign: string;
  onChange: (label: string, topic: string, change: Partial<InstallmentPlan>) => void;
}>;

const PlanFields = ({ plan, index, sign, onChange }: PlanFieldsProps) => (
  <div className="installments-fields">
    <NumberField
      id="installments-count"
      label="Payments"
      value={plan.installments}
      isWhole
      hint="From 2 to 12, the first at the booking."
      onChange={(installments) =>
        installments !== null && onChange("payments", `count ${index}`, { installments })
      }
    />
    <MoneyField
      id="installments-price"
      label="Offered from"
      cents={plan.minimumPrice}
      sign={sign}
      hint="The price of a departure, per person."
      onChange={(minimumPrice) =>
        onChange("offered from", `price ${index}`, { minimumPrice: minimumPrice ?? 0 })
      }
    />
  </div>
);

/** From which prices, and in how many payments. */
export const InstallmentsForm = ({ country, plans, onChange }: InstallmentsFormProps) => {
  const all = writtenPlans(plans);
  const [open, setOpen] = useOpenItem("plan", all.length);
  const market = marketByApiCountry(country);
  const plan = all[open];
  if (!market || !plan) return null;
  const sign = currencySign(market.currency).text;
  const name = `Plan ${open + 1}`;
  const changePlan: PlanFieldsProps["onChange"] = (label, topic, change) =>
    onChange(`${name}: ${label}`, topic, withPlan(plans, open, change));
  return (
    <div className="installments-columns">
      <PlanList
        plans={all}
        open={open}
        market={market}
        isFull={all.length >= maxPlans}
        onOpen={setOpen}
        onAdd={() => {
          onChange("Plan added", null, withNewPlan(plans));
          setOpen(all.length);
        }}
      />
      <section className="settings-block" aria-labelledby="plan-title">
        <div className="settings-head">
          <h2 id="plan-title">{`${plan.installments} payments`}</h2>
          <Switch
            label="Offered"
            color="spruce"
            checked={plans.enabled}
            onChange={(event) =>
              onChange("Offered", null, { ...plans, enabled: event.currentTarget.checked })
            }
          />
          {all.length > 1 && (
            <IconButton
              icon="trash"
              label={`Delete ${name.toLowerCase()}`}
              onClick={() => {
                onChange(`${name} deleted`, null, withoutPlan(plans, open));
                setOpen(Math.max(0, open - 1));
              }}
            />
          )}
        </div>
        <PlanFields key={open} plan={plan} index={open} sign={sign} onChange={changePlan} />
        <p className="settings-quiet">
          Payments are the same to the cent; what does not come out even makes the last one smaller.
          Visitors pay nothing more for it. “Offered” switches all plans.
        </p>
      </section>
    </div>
  );
};
