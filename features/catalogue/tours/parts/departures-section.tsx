import { Link } from "#design/link.tsx";
import { Icon } from "#design/icons.tsx";
import { SiteLink } from "#design/link.tsx";
import { Choices } from "#features/records/prices/parts/choices.tsx";
import { Calendar } from "./calendar/calendar.tsx";
import type { DeparturesView } from "./calendar/calendar-view.ts";
import { CompareForm } from "./compare/compare-form.tsx";
import { DepartureBoard } from "./departure-board.tsx";
import { NotifyMe } from "./notify-me.tsx";

const Ages = ({ ages }: { ages: NonNullable<DeparturesView["ages"]> }) => (
  <nav aria-label={ages.label} className="picks">
    <ul className="chips">
      {ages.choices.map(({ text, path, isChosen }) => (
        <li key={path}>
          <Link
            to={path}
            className="chip"
            aria-current={isChosen ? "true" : undefined}
            keepsPlace="replaced"
          >
            {text}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);

const Months = ({
  months,
  columns: [narrow, wide],
  label,
  perPerson,
}: Pick<DeparturesView, "months" | "columns"> & Readonly<{ label: string; perPerson: string }>) => (
  <nav aria-label={label} className="months">
    <ul style={{ "--narrow": narrow, "--wide": wide }}>
      {months.map(({ month, name, text, path, isEmpty, isPriced, isRange, isChosen }) => (
        <li key={month} className={isRange ? "month-run" : undefined}>
          <Link
            to={path}
            className={isEmpty ? "month month-empty" : "month"}
            aria-current={isChosen ? "true" : undefined}
            keepsPlace="replaced"
          >
            <b>{name}</b>
            <span>{text}</span>
            {isPriced && <span className="sr-only"> {perPerson}</span>}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);

const NoDepartures = ({
  empty,
  links,
}: Readonly<{
  empty: NonNullable<DeparturesView["empty"]>;
  links: DeparturesView["links"];
}>) => (
  <div className="no-departures">
    <p>{empty.text}</p>
    {[empty.allAges, empty.nearest].map(
      (link) =>
        link && (
          <Link
            key={link.path}
            to={link.path}
            className="button button-quiet"
            keepsPlace="replaced"
          >
            {link.label}
          </Link>
        ),
    )}
    {links.map(({ label, path }) => (
      <SiteLink key={path} to={path} className="button button-quiet">
        {label}
      </SiteLink>
    ))}
    <NotifyMe notifyMe={empty.notifyMe} />
  </div>
);

export const DeparturesSection = ({ departures }: { departures: DeparturesView }) => (
  <section className="wrap section" id="departures" aria-labelledby="departures-title">
    <h2 id="departures-title">{departures.title}</h2>
    {departures.notOfferedHere && (
      <p className="section-lead">
        <b>{departures.notOfferedHere}</b>
      </p>
    )}
    <div className="departures-head">
      <p className="section-lead">{departures.text}</p>
      {departures.ages && <Ages ages={departures.ages} />}
      {departures.departures.length > 0 && <Choices group={departures.people} />}
    </div>
    {departures.months.length > 0 && (
      <>
        <Months
          months={departures.months}
          columns={departures.columns}
          label={departures.monthsLabel}
          perPerson={departures.labels.perPerson}
        />
        <p className="months-note">{departures.monthsNote}</p>
      </>
    )}
    {departures.calendar && <Calendar calendar={departures.calendar} />}
    {departures.departures.length > 0 && (
      <DepartureBoard
        departures={departures.departures}
        labels={departures.labels}
        chosen={departures.chosen}
      />
    )}
    {departures.compare && <CompareForm compare={departures.compare} />}
    {departures.empty && <NoDepartures empty={departures.empty} links={departures.links} />}
    <p className="pay-note">
      <Icon name="wallet" size={18} />
      {departures.note}
    </p>
  </section>
);
