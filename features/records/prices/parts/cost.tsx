import { NoWrapRanges } from "#design/no-wrap-ranges.tsx";
import { Choices } from "./choices.tsx";
import type { CostView } from "./cost-view.ts";

const Line = ({ name, payee, times, amount }: CostView["lines"][number]) => (
  <tr>
    <th scope="row">
      {name}
      <small>{payee}</small>
    </th>
    <td>
      {amount}
      {times && <small>{times}</small>}
    </td>
  </tr>
);

export const Cost = ({ cost }: { cost: CostView }) => (
  <section className="wrap section cost" id="cost" aria-labelledby="cost-title">
    <h2 id="cost-title">{cost.title}</h2>
    <p className="section-lead">
      <NoWrapRanges text={cost.text} />
    </p>
    <div className="departures-head">
      {cost.choices.map((group) => (
        <Choices key={group.label} group={group} />
      ))}
    </div>
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
    {cost.schedule && (
      <>
        <h3>{cost.schedule.title}</h3>
        <table>
          <tbody>
            {cost.schedule.lines.map((line) => (
              <Line key={line.name} {...line} />
            ))}
          </tbody>
        </table>
      </>
    )}
    <p className="pay-note">{cost.note}</p>
  </section>
);
