import { Button } from "@mantine/core";
import { Icon } from "#design/office/icons.tsx";
import type { InstallmentPlan } from "#features/company/settings/contract.ts";
import { formatMoney } from "#markets/format.ts";
import type { Market } from "#markets/market-type.ts";

type PlanListProps = Readonly<{
  plans: readonly InstallmentPlan[];
  open: number;
  market: Market;
  isFull: boolean;
  onOpen: (index: number) => void;
  onAdd: () => void;
}>;

/** The plans of a market; the open one is framed. */
export const PlanList = ({ plans, open, market, isFull, onOpen, onAdd }: PlanListProps) => (
  <section className="plan-list" aria-labelledby="plans-title">
    <h2 id="plans-title">
      Plans <small>{plans.length}</small>
    </h2>
    {plans.map(({ installments, minimumPrice }, index) => (
      <button
        key={index}
        type="button"
        className="plan-row"
        aria-current={index === open ? "true" : undefined}
        onClick={() => onOpen(index)}
      >
        <b>{`${installments} payments`}</b>
        <small>
          {minimumPrice === 0
            ? "from every price"
            : `from ${formatMoney(minimumPrice, market.currency)}`}
        </small>
      </button>
    ))}
    <Button
      className="plan-add"
      variant="default"
      leftSection={<Icon name="plus" />}
      aria-disabled={isFull}
      title={isFull ? "Six plans are the most." : undefined}
      onClick={() => !isFull && onAdd()}
    >
      Add a plan
    </Button>
    <p className="settings-quiet">A price is paid by the plan that begins nearest below it.</p>
  </section>
);
