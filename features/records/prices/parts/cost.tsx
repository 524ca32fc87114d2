import { NoWrapRanges } from "#design/no-wrap-ranges.tsx";
import type { CostView } from "./cost-view.ts";

const Line = ({ name, payee, amount }: CostView["lines"][number]) => (
  <tr>
    <th scope="row">
      {name}
      <small>{payee}</small>
    </th>
    <td>{amount}</td>
  </tr>
);

export const Cost = ({ cost }: { cost: CostView }) => (
  <section className="wrap section cost" id="cost" aria-labelledby="cost-title">
    <h2 id="cost-title">{cost.title}</h2>
    <p className="section-lead">
      <NoWrapRanges text={cost.text} />
    </p>
    <table>
      <tbody>
        {cost.lines.map((line) => (
          <Line key={line.name} {...line} />
        ))}
        <tr className="cost-sum">
          <th scope="row">
            {cost.sum.name}
            <small>{cost.sum.split}</small>
          </th>
          <td>
            {cost.sum.amount}
            <small>{cost.sum.converted}</small>
          </td>
        </tr>
        {cost.extras.map((extra) => (
          <Line key={extra.name} {...extra} />
        ))}
      </tbody>
    </table>
    <p className="pay-note">{cost.note}</p>
  </section>
);
