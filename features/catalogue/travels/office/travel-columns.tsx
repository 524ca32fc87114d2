import { Meter } from "#design/office/figures/meter.tsx";
import { StackedBar } from "#design/office/figures/stacked-bar.tsx";
import { formatCount } from "#design/office/list/format-count.ts";
import type { Column, NameColumn } from "#design/office/list/list-declaration.ts";
import { StateTag } from "#features/catalogue/publication/pickers/state-tag.tsx";
import { dayAt, formatMoney } from "#markets/format.ts";
import type { Market } from "#markets/market-type.ts";
import { counted } from "#platform/counted.ts";
import type { ListedTravel } from "../list-contract.ts";
import { HealthTags } from "./health-tags.tsx";
import { barParts, countryName, dayWords, daysAhead, statusWords } from "./travel-words.ts";

export const travelNameColumn: NameColumn<ListedTravel> = {
  label: "Travel",
  picture: ({ picture }) =>
    picture ? (
      <img
        className="travel-poster"
        src={`${picture.base}160.webp`}
        srcSet={`${picture.base}160.webp 160w, ${picture.base}320.webp 320w`}
        sizes="58px"
        alt=""
        loading="lazy"
        decoding="async"
      />
    ) : (
      <span className="travel-poster" />
    ),
  details: ({ isPublished, planned, days, country, type }) => (
    <>
      {planned !== null && <StateTag isPublished={isPublished} {...planned} />}
      {!isPublished && planned === null && <span className="tag">not published</span>}
      <small className="travel-facts">
        {[counted(days, "day"), country && countryName(country), type].filter(Boolean).join(" · ")}
      </small>
    </>
  ),
};

const Departures = ({ departures: { total, byStatus } }: ListedTravel) =>
  total === 0 ? (
    <span className="travel-departures dim">No departure to come</span>
  ) : (
    <span className="travel-departures">
      <StackedBar
        parts={barParts(byStatus)}
        words={
          <>
            <b>{formatCount(total)}</b>
            <span className="travel-statuses"> · {statusWords(byStatus)}</span>
            <span className="card-only"> {total === 1 ? "departure" : "departures"}</span>
          </>
        }
      />
    </span>
  );

const Seats = ({ departures: { peopleIn, seats } }: ListedTravel) => {
  if (seats === 0) return <span className="travel-seats" />;
  const share = `${Math.round((peopleIn / seats) * 100)} %`;
  return (
    <span className="travel-seats">
      <b>{share}</b>
      <span className="card-only"> sold</span>
      <span className="travel-seat-count">
        {`${formatCount(peopleIn)} of ${formatCount(seats)}`}
      </span>
      <Meter value={peopleIn} max={seats} label={`Seats sold: ${peopleIn} of ${seats}`} />
    </span>
  );
};

export const travelColumns = (market: Market): readonly Column<ListedTravel>[] => [
  { key: "departures", label: "Departures", cell: Departures },
  {
    key: "next",
    label: "Next departure",
    cell: ({ departures: { next } }, { now }) =>
      next ? (
        <span className="travel-next">
          <time dateTime={next.day}>{dayWords(next.day)}</time>
          <small>
            {daysAhead(dayAt(new Date(now), market), next.day)}
            {next.coordinator !== null && ` · ${next.coordinator}`}
          </small>
        </span>
      ) : (
        <span className="travel-next dim">none</span>
      ),
  },
  {
    key: "from",
    label: "From",
    align: "end",
    card: "side",
    cell: ({ departures: { price } }) =>
      price && (
        <span className="travel-price">
          <b>{formatMoney(price.cents, market.currency)}</b>
          {price.wasCents !== null && <s>{formatMoney(price.wasCents, market.currency)}</s>}
        </span>
      ),
  },
  { key: "seats", label: "Seats sold", cell: Seats, yieldsToColumns: true },
  {
    key: "health",
    label: "Health",
    card: "tag",
    cell: ({ health }, { now }) => (
      <HealthTags health={health} today={dayAt(new Date(now), market)} />
    ),
  },
];
