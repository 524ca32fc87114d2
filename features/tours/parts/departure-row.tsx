import { Link } from "react-router";
import { WholeRanges } from "#design/whole-ranges.tsx";
import { Thumb } from "#features/media/parts/thumb.tsx";
import type { DepartureView } from "./departure-view.ts";
import { Price, type PriceWords } from "./price.tsx";
import { StatusChip } from "./status-chip.tsx";
import { StatusGuidance, StatusMeaning } from "./status-says.tsx";

export type DepartureWords = PriceWords & Readonly<{ coordinator: string }>;

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
      {panels.map(({ title, lines }) => (
        <section key={title}>
          <h3>{title}</h3>
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

/** What a row says of its status: its meaning, unless that stands above the board, and the figure. */
const Says = ({ departure, isTold }: { departure: DepartureView; isTold: boolean }) => {
  const { status, seats } = departure;
  if (isTold && !seats) return null;
  return (
    <p className="dep-says">
      {isTold ? `${seats}.` : <StatusMeaning status={status} figures={seats} />}
    </p>
  );
};

/** One departure as a line of the board: when, where it stands, who leads, what it costs, what to do. */
export const DepartureRow = ({
  departure,
  words,
  showTrip = false,
  told,
}: {
  departure: DepartureView;
  words: DepartureWords;
  showTrip?: boolean;
  /** The meanings that stand above the board, for all rows of their status. */
  told: readonly string[];
}) => {
  const { from, starts, to, ahead, status, action } = departure;
  const isOver = status.status === "SOLD_OUT";
  return (
    <li className={isOver ? "dep-row dep-over" : "dep-row"} id={`tour-${departure.id}`}>
      <div className="dep-main">
        <div className="dep-when">
          <time dateTime={from.iso} className="dep-date">
            {from.full}
          </time>
          <span className="dep-days">
            <time dateTime={starts.iso}>{starts.full}</time>{" "}
            <time dateTime={to.iso}>{to.full}</time>
          </span>
          {ahead && <span>{ahead}</span>}
          <span className="dep-facts">
            <WholeRanges text={departure.facts} />
          </span>
        </div>
        <div className="dep-status">
          {showTrip && <Link to={departure.tripPath}>{departure.trip}</Link>}
          <StatusChip status={status} />
          <StatusGuidance status={status} />
        </div>
        <Says departure={departure} isTold={told.includes(status.meaning)} />
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
