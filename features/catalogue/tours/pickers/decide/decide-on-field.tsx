import { useId, useState } from "react";
import { DateField } from "#design/office/form/date-field.tsx";
import type { Decision } from "#features/catalogue/tours/consequences-contract.ts";
import type { Day } from "#markets/days.ts";
import { dayAt } from "#markets/format.ts";
import type { Market } from "#markets/market-type.ts";
import { movedDayHint } from "./decision-words.ts";

type DecideOnFieldProps = Readonly<{
  decision: Decision;
  market: Market;
  value: Day;
  onChange: (day: Day) => void;
}>;

/** On which day it is decided; there is none to choose once the balance is due. */
export const DecideOnField = ({ decision, market, value, onChange }: DecideOnFieldProps) => {
  const id = useId();
  const [today] = useState(() => dayAt(new Date(), market));
  const { balanceDue } = decision.tour;
  return balanceDue < today ? null : (
    <div className="decide-on">
      <DateField
        id={`${id}-decide-on`}
        label="Decide on"
        hint={movedDayHint(decision)}
        min={today}
        max={balanceDue}
        value={value}
        onChange={onChange}
      />
    </div>
  );
};
