import { Link } from "#design/link.tsx";
import { Facts } from "#design/facts.tsx";
import { Icon } from "#design/icons.tsx";
import { Thumb } from "#features/media/parts/thumb.tsx";
import type { DepartureView } from "./departure-view.ts";
import { Price, type PriceWords } from "./price/price.tsx";
import { StatusChip } from "./status/status-chip.tsx";
import { StatusGuidance, StatusMeaning } from "./status/status-text.tsx";

export type DepartureLabels = PriceWords & Readonly<{ coordinator: string }>;

const Coordinator = ({ who, word }: { who: DepartureView["coordinator"]; word: string }) => {
  if (!who) return <span className="dep-who" />;
  return (
    <span className="dep-who">
      {who.portrait && <Thumb picture={who.portrait} size={36} />}
      <span>
        <Link to={who.path}>{who.name}</Link>
        <small>{word}</small>
      </span>
    </span>
  );
};

/** Opens in place. On narrow screens its line shows the titles that find room, and is read out with all. */
const Panels = ({ panels }: Pick<DepartureView, "panels">) => (
  <details className="dep-more">
    <summary>
      <span>
        {panels.map(({ title }, index) =>
          index === 0 ? title : <span key={title}> · {title}</span>,
        )}
      </span>
    </summary>
    <div className="dep-panels">
      {panels.map(({ title, sign, lines }) => (
        <section key={title}>
          <h3>
            {sign && <Icon name={sign} size={18} />}
            {title}
          </h3>
          <ul>
            {lines.map(({ label, value }) => (
              <li key={label}>
                <span>{label}</span>
                {value && <b>{value}</b>}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  </details>
);

/** One departure as a line of the board: when, where it stands, who leads, what it costs, what to do. */
export const DepartureRow = ({
  departure,
  words,
  showTrip = false,
  told,
}: {
  departure: DepartureView;
  words: DepartureLabels;
  showTrip?: boolean;
  /** The meanings that stand above the board: rows of their status say the figure alone. */
  told: readonly string[];
}) => {
  const { from, programme, ahead, status, action } = departure;
  const isOver = status.status === "SOLD_OUT";
  const isTold = told.includes(status.meaning);
  return (
    <li className={isOver ? "dep-row dep-over" : "dep-row"} id={`tour-${departure.id}`}>
      <div className="dep-main">
        <div className="dep-when">
          <time dateTime={from.iso} className="dep-date">
            {from.full}
          </time>
          <span className="dep-days">
            <time dateTime={programme.from}>{programme.first}</time>
            {programme.last && (
              <>
                {programme.dash}
                <time dateTime={programme.to}>{programme.last}</time>
              </>
            )}
          </span>
          {ahead && <span>{ahead}</span>}
          {!showTrip && <Facts items={[departure.facts]} />}
        </div>
        <div className="dep-status">
          {showTrip && (
            <div className="dep-trip">
              <Link to={departure.tripPath}>{departure.trip}</Link>
              <Facts items={[departure.facts]} />
            </div>
          )}
          <StatusChip status={status} />
          <span className="dep-tells">
            <StatusGuidance status={status} />
            {isTold && departure.seats && <span className="dep-figure">{departure.seats}.</span>}
          </span>
        </div>
        {!isTold && (
          <p className="dep-says">
            <StatusMeaning status={status} figures={departure.seats} />
          </p>
        )}
        <Coordinator who={departure.coordinator} word={words.coordinator} />
        <div className="dep-price">
          <Price
            price={departure.price}
            words={{ perPerson: departure.perPerson, was: words.was }}
          />
        </div>
        <Link
          to={action.path}
          className={action.isLoud ? "button" : "button button-quiet"}
          aria-label={`${action.label}: ${departure.trip}, ${from.full}`}
        >
          {action.label}
        </Link>
        {departure.panels.length > 0 && <Panels panels={departure.panels} />}
      </div>
    </li>
  );
};
