import { Icon } from "#design/icons.tsx";
import { SiteLink } from "#design/link.tsx";
import { DepartureBoard } from "#features/tours/parts/departure-board.tsx";
import type { DeparturesView } from "./trip-view.ts";

/** The departures by month: a strip of months, then the board of the chosen one. */
export const DeparturesSection = ({ departures }: { departures: DeparturesView }) => (
  <section className="wrap section" id="departures" aria-labelledby="departures-title">
    <h2 id="departures-title">{departures.title}</h2>
    <p className="section-lead">{departures.text}</p>
    {departures.months.length > 0 && (
      <nav aria-label={departures.monthsLabel} className="months">
        <ul>
          {departures.months.map(({ month, name, text, path, isEmpty, isChosen }) => (
            <li key={month}>
              <SiteLink
                to={path}
                className={isEmpty ? "month month-empty" : "month"}
                aria-current={isChosen ? "true" : undefined}
              >
                <b>{name}</b>
                <span>{text}</span>
              </SiteLink>
            </li>
          ))}
        </ul>
      </nav>
    )}
    {departures.departures.length > 0 && (
      <DepartureBoard departures={departures.departures} words={departures.words} />
    )}
    {departures.empty && (
      <div className="no-departures">
        <p>{departures.empty.text}</p>
        {departures.empty.nearest && (
          <SiteLink to={departures.empty.nearest.path} className="button button-quiet">
            {departures.empty.nearest.label}
          </SiteLink>
        )}
      </div>
    )}
    <p className="pay-note">
      <Icon name="wallet" size={18} />
      {departures.note}
    </p>
  </section>
);
