import { Icon } from "#design/icons.tsx";
import type { IncludedView } from "./included-view.ts";

const Lines = ({ items, has }: { items: readonly string[]; has: boolean }) => (
  <ul className="ticks">
    {items.map((item) => (
      <li key={item}>
        <Icon name={has ? "check" : "close"} size={18} />
        {item}
      </li>
    ))}
  </ul>
);

const Dots = ({ items }: { items: readonly string[] }) =>
  items.length > 0 && (
    <ul className="dots">
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );

export const Included = ({ included }: { included: IncludedView }) => (
  <section className="wrap section" id="included" aria-labelledby="included-title">
    <h2 id="included-title">{included.title}</h2>
    <div className="included">
      <div>
        <h3 className="legend">{included.includedTitle}</h3>
        <Lines items={included.included} has />
        {included.roomText && <p className="small">{included.roomText}</p>}
      </div>
      <div>
        {included.excluded.length > 0 && (
          <>
            <h3 className="legend">{included.excludedTitle}</h3>
            <Lines items={included.excluded} has={false} />
          </>
        )}
      </div>
      <div>
        {included.pot && (
          <>
            <h3 className="legend">{included.pot.title}</h3>
            <p>{included.pot.text}</p>
            <p>
              <b>{included.pot.amount}</b>
            </p>
            <Dots items={included.pot.items} />
          </>
        )}
        {included.flights && (
          <>
            <h3 className="legend">{included.flights.title}</h3>
            <p>{included.flights.text}</p>
            <Dots items={included.flights.prices} />
          </>
        )}
      </div>
    </div>
  </section>
);
