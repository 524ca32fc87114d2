import { Icon } from "#design/icons.tsx";
import { Link } from "#design/link.tsx";
import { NoWrapRanges } from "#design/no-wrap-ranges.tsx";
import { Thumb } from "#features/assets/media/parts/thumb.tsx";
import { StatusChip } from "#features/catalogue/tours/parts/status/status-chip.tsx";
import { Choices } from "#features/records/prices/parts/choices.tsx";
import type { ComparedCell, ComparedDeparture, ComparisonView } from "./comparison-view.ts";

type Table = NonNullable<ComparisonView["table"]>;

const Departure = ({ departure }: { departure: ComparedDeparture }) => (
  <th scope="col">
    <div className="compared">
      {departure.poster && <Thumb picture={departure.poster} size={48} />}
      <div>
        <Link to={departure.open.path}>{departure.name}</Link>
        <small>
          <NoWrapRanges text={departure.dates} />
        </small>
      </div>
      {departure.remove && (
        <Link
          to={departure.remove.path}
          className="icon-button"
          aria-label={departure.remove.label}
          keepsPlace="replaced"
        >
          <Icon name="close" size={18} />
        </Link>
      )}
    </div>
  </th>
);

const Cell = ({ cell: { text, small, was, status, portrait } }: { cell: ComparedCell }) => (
  <td>
    <div className={portrait ? "compared" : undefined}>
      {portrait && <Thumb picture={portrait} size={44} />}
      <div>
        {status && <StatusChip status={status} />}
        {was !== null && (
          <>
            <s>{was}</s>{" "}
          </>
        )}
        {text && (
          <b>
            <NoWrapRanges text={text} />
          </b>
        )}
        {small && <small>{small}</small>}
      </div>
    </div>
  </td>
);

/** A table on all screens; on phones its style puts the name of each fact above the values. */
const ComparisonTable = ({ departures, rows, title }: Table & Readonly<{ title: string }>) => (
  <div className="comparison" tabIndex={0} role="region" aria-labelledby="comparison-title">
    <table data-departures={departures.length}>
      <thead>
        <tr>
          <th scope="col">
            <span className="sr-only">{title}</span>
          </th>
          {departures.map((departure) => (
            <Departure key={departure.id} departure={departure} />
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, cells }) => (
          <tr key={label}>
            <th scope="row">
              <span>{label}</span>
            </th>
            {cells.map((cell, at) => (
              <Cell key={departures[at]?.id} cell={cell} />
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">
            <span className="sr-only">{departures[0]?.open.label}</span>
          </th>
          {departures.map(({ id, name, dates, open }) => (
            <td key={id}>
              <Link
                to={open.path}
                className="button button-quiet"
                aria-label={`${open.label}: ${name}, ${dates}`}
              >
                {open.label}
              </Link>
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  </div>
);

const Share = ({ share }: { share: Table["share"] }) => (
  <section className="comparison-link" aria-labelledby="comparison-link">
    <h2 id="comparison-link" className="legend">
      {share.label}
    </h2>
    <p>
      <span className="comparison-url">{share.url}</span>{" "}
      <button
        type="button"
        className="copy-text"
        aria-live="polite"
        data-share=""
        data-done={share.sent}
      >
        {share.send}
      </button>
    </p>
    <p className="small">{share.note}</p>
  </section>
);

export const ComparisonPage = ({ view }: { view: ComparisonView }) => (
  <div className="wrap page">
    <div className="comparison-head">
      <div>
        <h1 id="comparison-title">{view.title}</h1>
        <p className="lead">{view.text}</p>
        {view.notes.map((note) => (
          <p key={note} role="status">
            {note}
          </p>
        ))}
      </div>
      {view.table && <Choices group={view.table.people} />}
    </div>
    {view.table && <ComparisonTable {...view.table} title={view.title} />}
    {view.table && <Share share={view.table.share} />}
    {view.find && (
      <p>
        <Link to={view.find.path} className="button">
          {view.find.label}
        </Link>
      </p>
    )}
  </div>
);
