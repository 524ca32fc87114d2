import type { ReactNode } from "react";
import { CoordinatorCard } from "#features/catalogue/coordinators/parts/card.tsx";
import { Contacts } from "#features/assets/layout/parts/contacts.tsx";
import { CompareForm } from "#features/catalogue/tours/parts/compare/compare-form.tsx";
import { DepartureBoard } from "#features/catalogue/tours/parts/departure-board.tsx";
import { NotifyMe } from "#features/catalogue/tours/parts/notify-me.tsx";
import { NextDates } from "#features/catalogue/tours/parts/next-dates.tsx";
import { Price } from "#features/records/prices/parts/price.tsx";
import { BellSlot } from "#features/catalogue/tours/parts/bell-slot.tsx";
import { SaveSlot } from "#features/catalogue/tours/parts/save-slot.tsx";
import { StatusChip } from "#features/catalogue/tours/parts/status/status-chip.tsx";
import { StatusText } from "#features/catalogue/tours/parts/status/status-text.tsx";
import { isBookable } from "#features/catalogue/tours/rules.ts";
import { Icon } from "#design/icons.tsx";
import { Link, SiteLink } from "#design/link.tsx";
import { Cost } from "#features/records/prices/parts/cost.tsx";
import { Included } from "#features/records/prices/parts/included.tsx";
import { TripTop } from "#features/catalogue/trips/parts/trip-top.tsx";
import { Share } from "#features/assets/layout/parts/share.tsx";
import type { DeparturePageView, GonePageView } from "./departure-page-view.ts";

const Others = ({ others, back }: Pick<GonePageView, "others" | "back">) => (
  <>
    {others.departures.length > 0 && (
      <section className="wrap section" id="others" aria-labelledby="others-title">
        <h2 id="others-title">{others.title}</h2>
        <DepartureBoard departures={others.departures} labels={others.labels} />
        {others.compare && <CompareForm compare={others.compare} />}
      </section>
    )}
    <p className="wrap others-back">
      <SiteLink to={back.path} className="more-link">
        {back.label}
        <Icon name="arrow-right" size={18} />
      </SiteLink>
    </p>
  </>
);

/** Contact for the waiting list of a full group. */
const Care = ({
  care: { label, text, contacts, page },
  hasContacts,
}: {
  care: NonNullable<DeparturePageView["care"]>;
  hasContacts: boolean;
}) => {
  const href = contacts.find((each) => each.href !== null)?.href ?? page?.path;
  return (
    <div id="care">
      {hasContacts && href && (
        <a href={href} className="button button-large ask">
          {label}
        </a>
      )}
      <p className="small">{text}</p>
      {hasContacts && <Contacts contacts={contacts} />}
      {page && (
        <SiteLink to={page.path} className="more-link">
          {page.label}
          <Icon name="arrow-right" size={18} />
        </SiteLink>
      )}
    </div>
  );
};

const Status = ({ view }: { view: DeparturePageView }) => (
  <section className="status-block" aria-labelledby="status-title">
    <h2 id="status-title" className="legend">
      {view.statusTitle}
    </h2>
    <StatusChip status={view.status} />
    <p className="lead">
      <StatusText status={view.status} />
    </p>
    {view.onward && (
      <SiteLink to={view.onward.path} className="button">
        {view.onward.label}
      </SiteLink>
    )}
    {view.decision.length > 0 && <p>{view.decision.join(" ")}</p>}
    {view.leavesOn && <p>{view.leavesOn}</p>}
    <p className="page-tools">
      {view.calendar && (
        <a href={view.calendar.path} className="text-link" download>
          {view.calendar.label}
        </a>
      )}
      <Share share={view.share} />
    </p>
  </section>
);

const Group = ({ view, box }: { view: DeparturePageView; box: ReactNode }) => (
  <section aria-labelledby="group-title">
    <h2 id="group-title" className="legend">
      {view.group.title}
    </h2>
    <ul className="group-lines">
      {view.group.lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
    {box}
  </section>
);

const Leader = ({ view }: { view: DeparturePageView }) => (
  <section aria-labelledby="leader-title">
    <h2 id="leader-title" className="legend">
      {view.coordinatorTitle}
    </h2>
    {view.coordinator ? (
      <CoordinatorCard coordinator={view.coordinator} level={3} />
    ) : (
      <p>{view.coordinatorNote}</p>
    )}
  </section>
);

const Rather = ({ ask }: { ask: NonNullable<DeparturePageView["ask"]> }) => (
  <>
    {ask.contacts.length > 0 && <p className="small">{ask.rather}</p>}
    <Contacts contacts={ask.contacts} />
  </>
);

const SaveTour = ({ view }: { view: DeparturePageView }) => (
  <SaveSlot kind="tour" id={view.id} name={view.name} />
);

/** The form for a seat, or the button that opens it in its place; below both, whom to write to. */
const Ask = ({
  ask,
  form,
  save,
}: Readonly<{
  ask: NonNullable<DeparturePageView["ask"]>;
  form: ReactNode;
  save: ReactNode;
}>) => (
  <>
    {form ?? (
      <>
        <div className="dep-act">
          {save}
          <Link to={ask.path} id={ask.id} className="button button-large ask" keepsPlace="added">
            {ask.label}
          </Link>
        </div>
        <p className="small">{ask.text}</p>
      </>
    )}
    <Rather ask={ask} />
  </>
);

const Money = ({ view, form }: { view: DeparturePageView; form: ReactNode }) => (
  <div className="departure-money">
    <div className={view.status.status === "SOLD_OUT" ? "panel panel-over" : "panel"}>
      <p>
        <Price price={view.price} labels={view.labels} />
      </p>
      {/* The open form says itself how its total is made and paid. */}
      {view.status.status !== "SOLD_OUT" && form === null && <p className="small">{view.note}</p>}
      {view.ask && <Ask ask={view.ask} form={form} save={<SaveTour view={view} />} />}
      {!view.ask && <SaveTour view={view} />}
      <BellSlot
        kind="tour"
        id={view.id}
        name={view.name}
        isFull={!isBookable(view.status.status)}
      />
      {view.care && <Care care={view.care} hasContacts={view.ask === null} />}
    </div>
    {view.instead && <NextDates next={view.instead} />}
    {view.panels.map(({ title, lines }) => (
      <section key={title} className="panel">
        <h2>{title}</h2>
        <ul>
          {lines.map(({ label, value }) => (
            <li key={label}>
              <span>{label}</span>
              {value !== null && <b>{value}</b>}
            </li>
          ))}
        </ul>
      </section>
    ))}
    <ul className="ticks">
      {view.claims.map((claim) => (
        <li key={claim}>
          <Icon name="check" size={18} />
          {claim}
        </li>
      ))}
    </ul>
  </div>
);

/**
 * On phones, a bar at the bottom of the screen keeps the price and the button visible, as on the
 * trip's page.
 */
const Foot = ({ view: { ask, price, labels, status } }: { view: DeparturePageView }) =>
  ask &&
  // What a full departure costs is nothing to buy.
  status.status !== "SOLD_OUT" && (
    <div className="trip-buy departure-buy">
      <p className="trip-price">
        <Price price={price} labels={labels} />
      </p>
      <Link to={ask.path} className="button" keepsPlace="added">
        {ask.label}
      </Link>
    </div>
  );

export type DeparturePageProps = Readonly<{
  view: DeparturePageView | GonePageView;
  /** The form for a seat, in place of the button that opens it. */
  form?: ReactNode;
  /** Below the numbers of the group: what who signs in sees of it. */
  groupBox?: ReactNode;
  /** What staff made of blocks for the trip. */
  ownBlocks?: ReactNode;
}>;

export const DeparturePage = ({ view, form = null, groupBox, ownBlocks }: DeparturePageProps) => (
  <>
    <TripTop top={view.top} isLow />
    {view.kind === "gone" && (
      <div className="wrap gone-links">
        {view.dates && (
          <SiteLink to={view.dates.path} className="button">
            {view.dates.label}
          </SiteLink>
        )}
        <SiteLink to={view.trips.path} className={view.dates ? "button button-quiet" : "button"}>
          {view.trips.label}
        </SiteLink>
        {view.notifyMe && <NotifyMe notifyMe={view.notifyMe} />}
      </div>
    )}
    {view.kind === "departure" && (
      <div className="wrap page departure-page">
        <Status view={view} />
        <Money view={view} form={form} />
        <div className="departure-main">
          <Group view={view} box={groupBox} />
          {(view.coordinator ?? view.coordinatorNote) !== null && <Leader view={view} />}
          {!view.coordinator && view.cost && <Cost cost={view.cost} />}
        </div>
      </div>
    )}
    {view.kind === "departure" && <Included included={view.included} />}
    {view.kind === "departure" && view.coordinator && view.cost && <Cost cost={view.cost} />}
    {ownBlocks}
    <Others others={view.others} back={view.back} />
    {view.kind === "departure" && form === null && <Foot view={view} />}
  </>
);
