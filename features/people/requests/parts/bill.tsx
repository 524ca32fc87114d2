import type { BillLine, BillView } from "./bill-view.ts";

const Line = ({ line: { label, amount, note } }: Readonly<{ line: BillLine }>) => (
  <div>
    <dt>
      {label}
      {note && <small>{note}</small>}
    </dt>
    <dd>{amount}</dd>
  </div>
);

/** What a choice costs, as it will be paid. */
export const Bill = ({ bill }: Readonly<{ bill: BillView }>) => (
  <dl className="bill">
    {bill.lines.map((line) => (
      <Line key={line.label} line={line} />
    ))}
    <div className="bill-total">
      <dt>{bill.total.label}</dt>
      <dd>{bill.total.amount}</dd>
    </div>
    {bill.due.map((line) => (
      <Line key={line.label} line={line} />
    ))}
  </dl>
);
