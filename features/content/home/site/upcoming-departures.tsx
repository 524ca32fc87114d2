import { Fragment } from "react";
import { Icon } from "#design/icons.tsx";
import { SiteLink } from "#design/link.tsx";
import { Facts } from "#design/elements/facts.tsx";
import { Thumb } from "#features/assets/media/parts/thumb.tsx";
import { Price, type PriceLabels } from "#features/records/prices/parts/price.tsx";
import { StatusChip } from "#features/catalogue/tours/parts/status/status-chip.tsx";
import { StatusGuidance } from "#features/catalogue/tours/parts/status/status-text.tsx";
import type { HomeView, UpcomingMonth } from "../parts/home-view.ts";

const DepartureRow = ({
  departure,
  labels,
}: {
  departure: UpcomingMonth["departures"][number];
  labels: PriceLabels;
}) => (
  <li className="upcoming-row">
    <time className="upcoming-when" dateTime={departure.from.iso}>
      {departure.from.parts.map(({ text, isNumber }) => (
        <Fragment key={text}>
          <span className={isNumber ? "upcoming-day" : undefined}>{text}</span>{" "}
        </Fragment>
      ))}
    </time>
    <div className="upcoming-trip">
      <h3>
        <SiteLink to={departure.path} className="upcoming-link">
          {departure.trip}
        </SiteLink>
      </h3>
      <p>
        <Facts items={[departure.facts]} />
      </p>
    </div>
    <div className="upcoming-status">
      <StatusChip status={departure.status} />
      <p>
        <Facts
          items={[
            <StatusGuidance key="guidance" status={departure.status} />,
            departure.seats,
          ].filter(Boolean)}
        />
      </p>
    </div>
    <p className="upcoming-who">
      {departure.coordinator?.portrait && (
        <Thumb picture={departure.coordinator.portrait} size={40} />
      )}
      {departure.ledBy}
    </p>
    <p className="upcoming-price">
      <Price price={departure.price} labels={labels} />
    </p>
  </li>
);

/**
 * The months are radio buttons, and CSS shows the departures of the checked one, so that visitors
 * can choose a month before any script has loaded.
 */
export const UpcomingDepartures = ({
  upcomingDepartures,
}: {
  upcomingDepartures: NonNullable<HomeView["upcomingDepartures"]>;
}) => (
  <section className="wrap section upcoming" aria-labelledby="upcoming">
    <div className="upcoming-head">
      <h2 id="upcoming" className="heading">
        {upcomingDepartures.title}
      </h2>
      <p>{upcomingDepartures.text}</p>
      <fieldset className="chips upcoming-months">
        <legend className="sr-only">{upcomingDepartures.monthsLabel}</legend>
        {upcomingDepartures.months.map(({ month, label }, index) => (
          <label key={month} className="chip">
            <input type="radio" name="upcoming-month" value={index} defaultChecked={index === 0} />
            {label}
          </label>
        ))}
      </fieldset>
    </div>
    <div className="upcoming-boards">
      {upcomingDepartures.months.map(({ month, label, departures }, index) => (
        <ol key={month} className="upcoming-board" data-month={index} aria-label={label}>
          {departures.map((departure) => (
            <DepartureRow
              key={departure.id}
              departure={departure}
              labels={upcomingDepartures.labels}
            />
          ))}
        </ol>
      ))}
      {upcomingDepartures.all && (
        <SiteLink to={upcomingDepartures.all.path} className="more-link">
          {upcomingDepartures.all.label}
          <Icon name="arrow-right" />
        </SiteLink>
      )}
    </div>
  </section>
);
