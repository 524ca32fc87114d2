import { Fragment } from "react";
import { Icon } from "#design/icons.tsx";
import { SiteLink } from "#design/link.tsx";
import { Facts } from "#design/facts.tsx";
import { Thumb } from "#features/media/parts/thumb.tsx";
import { Price, type PriceWords } from "#features/tours/parts/price/price.tsx";
import { StatusChip } from "#features/tours/parts/status/status-chip.tsx";
import { StatusGuidance } from "#features/tours/parts/status/status-text.tsx";
import type { HomeView, SoonMonth } from "../parts/home-view.ts";

const Row = ({ of, words }: { of: SoonMonth["departures"][number]; words: PriceWords }) => (
  <li className="leaving-row">
    <time className="leaving-when" dateTime={of.from.iso}>
      {of.from.leaf.map(({ text, isNumber }) => (
        <Fragment key={text}>
          <span className={isNumber ? "leaving-day" : undefined}>{text}</span>{" "}
        </Fragment>
      ))}
    </time>
    <div className="leaving-trip">
      <h3>
        <SiteLink to={of.path} className="leaving-link">
          {of.trip}
        </SiteLink>
      </h3>
      <p>
        <Facts items={[of.facts]} />
      </p>
    </div>
    <div className="leaving-status">
      <StatusChip status={of.status} />
      <p>
        <Facts
          items={[<StatusGuidance key="guidance" status={of.status} />, of.seats].filter(Boolean)}
        />
      </p>
    </div>
    <p className="leaving-who">
      {of.coordinator?.portrait && <Thumb picture={of.coordinator.portrait} size={40} />}
      {of.with}
    </p>
    <p className="leaving-price">
      <Price price={of.price} words={words} />
    </p>
  </li>
);

/**
 * The departure board of the next months. The months are radios, and CSS shows the board of the
 * chosen one: they work before any script has come.
 */
export const Soon = ({ soon }: { soon: NonNullable<HomeView["soon"]> }) => (
  <section className="wrap section leaving" aria-labelledby="soon">
    <div className="leaving-head">
      <h2 id="soon" className="heading">
        {soon.title}
      </h2>
      <p>{soon.text}</p>
      <fieldset className="chips leaving-months">
        <legend className="sr-only">{soon.monthsLabel}</legend>
        {soon.months.map(({ month, label }, index) => (
          <label key={month} className="chip">
            <input type="radio" name="soon-month" value={index} defaultChecked={index === 0} />
            {label}
          </label>
        ))}
      </fieldset>
    </div>
    <div className="leaving-boards">
      {soon.months.map(({ month, label, departures }, index) => (
        <ol key={month} className="leaving-board" data-month={index} aria-label={label}>
          {departures.map((departure) => (
            <Row key={departure.id} of={departure} words={soon.words} />
          ))}
        </ol>
      ))}
      {soon.all && (
        <SiteLink to={soon.all.path} className="more-link">
          {soon.all.label}
          <Icon name="arrow-right" />
        </SiteLink>
      )}
    </div>
  </section>
);
