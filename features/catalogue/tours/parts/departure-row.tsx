import { Link } from "#design/link.tsx";
import { Facts } from "#design/elements/facts.tsx";
import { Icon } from "#design/icons.tsx";
import { Thumb } from "#features/assets/media/parts/thumb.tsx";
import type { DepartureView } from "./departure-view.ts";
import { Price, type PriceLabels } from "#features/records/prices/parts/price.tsx";
import { isBookable } from "#features/catalogue/tours/rules.ts";
import { CompareTick } from "./compare/compare-form.tsx";
import { BellSlot } from "./bell-slot.tsx";
import { SaveSlot } from "./save-slot.tsx";
import { StatusChip } from "./status/status-chip.tsx";
import { StatusGuidance, StatusMeaning } from "./status/status-text.tsx";

export type DepartureLabels = PriceLabels &
  Readonly<{
    coordinator: string;
    /** The note above the rows on the currency and rate in which they are paid; null where the page has it already. */
    paid: string | null;
    /** The label of the box that chooses a row for a comparison; null where the page has no form for one. */
    compare: string | null;
    /** Ids of the rows that are ticked, where the page's address remembers them. */
    ticked?: readonly string[];
  }>;

const tickOf = (id: string, { ticked }: DepartureLabels) => ({
  id,
  isTicked: ticked?.includes(id) ?? false,
  isKept: ticked !== undefined,
});

const Coordinator = ({
  coordinator,
  label,
}: {
  coordinator: DepartureView["coordinator"];
  label: string;
}) => {
  if (!coordinator) return <span className="dep-who" />;
  return (
    <span className="dep-who">
      {coordinator.portrait && <Thumb picture={coordinator.portrait} size={36} />}
      <span>
        <Link to={coordinator.path}>{coordinator.name}</Link>
        <small>{label}</small>
      </span>
    </span>
  );
};

/** Screen readers read the titles of all panels. Narrow screens show as many titles as fit. */
const Panels = ({ panels, calendar }: Pick<DepartureView, "panels" | "calendar">) => (
  <details className="dep-more">
    <summary>
      <span>
        {panels.map(({ title }, index) =>
          index === 0 ? title : <span key={title}> · {title}</span>,
        )}
      </span>
    </summary>
    <div className="dep-panels">
      {panels.map(({ title, icon, lines }) => (
        <section key={title}>
          <h3>
            {icon && <Icon name={icon} size={18} />}
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
      <p>
        <a href={calendar.path} className="text-link" download>
          {calendar.label}
        </a>
      </p>
    </div>
  </details>
);

/** The day of leaving home and the days of the programme. */
const When = ({
  departure: { from, programme, earlyStart, facts },
  showTrip,
}: Readonly<{ departure: DepartureView; showTrip: boolean }>) => (
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
    {earlyStart && <span>{earlyStart}</span>}
    {!showTrip && <Facts items={[facts]} />}
  </div>
);

export const DepartureRow = ({
  departure,
  labels,
  showTrip = false,
  explained,
  isChosen,
}: {
  departure: DepartureView;
  labels: DepartureLabels;
  showTrip?: boolean;
  /**
   * Statuses whose meaning is explained above the list. The rows with such a status show only the
   * number of seats.
   */
  explained: readonly string[];
  isChosen: boolean;
}) => {
  const { from, status, action } = departure;
  const isOver = status.status === "SOLD_OUT";
  const name = `${departure.trip}, ${from.full}`;
  const isExplained = explained.includes(status.meaning);
  return (
    <li
      className={isOver ? "dep-row dep-over" : "dep-row"}
      id={`tour-${departure.id}`}
      aria-current={isChosen || undefined}
    >
      <div className="dep-main">
        <When departure={departure} showTrip={showTrip} />
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
            {isExplained && departure.seats && (
              <span className="dep-figure">{departure.seats}.</span>
            )}
          </span>
        </div>
        {(!isExplained || departure.freeUntil) && (
          <p className="dep-says">
            {!isExplained && <StatusMeaning status={status} figures={departure.seats} />}{" "}
            {departure.freeUntil}
          </p>
        )}
        <Coordinator coordinator={departure.coordinator} label={labels.coordinator} />
        <div className="dep-price">
          <Price
            price={departure.price}
            labels={{ perPerson: departure.perPerson, was: labels.was }}
          />
        </div>
        <div className="dep-act">
          <SaveSlot kind="tour" id={departure.id} name={name} />
          {labels.compare !== null && !isOver && (
            <CompareTick {...tickOf(departure.id, labels)} label={labels.compare} name={name} />
          )}
          <BellSlot kind="tour" id={departure.id} name={name} isFull={!isBookable(status.status)} />
          <Link
            to={action.path}
            className={action.isLoud ? "button" : "button button-quiet"}
            aria-label={`${action.label}: ${name}`}
          >
            {action.label}
          </Link>
        </div>
        {departure.panels.length > 0 && <Panels {...departure} />}
      </div>
    </li>
  );
};
