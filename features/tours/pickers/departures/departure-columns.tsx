import { SeatBoxes } from "#design/office/figures/meter.tsx";
import type { Column, NameColumn } from "#design/office/list/list-declaration.ts";
import { formatMoney } from "#markets/format.ts";
import type { Market } from "#markets/market-type.ts";
import type { ListedTour, TourHealth } from "#features/tours/listed-contract.ts";
import { StatusTag } from "#features/tours/parts/status/status-tag.tsx";
import { counted } from "#platform/counted.ts";
import { decideColumn } from "./decide-below.tsx";
import { dayWords } from "./departure-words.ts";

export const departureNameColumn: NameColumn<ListedTour> = {
  label: "Departure",
  picture: ({ travel: { poster } }) =>
    poster ? (
      <img
        className="departure-poster"
        src={`${poster.base}160.webp`}
        alt=""
        loading="lazy"
        decoding="async"
      />
    ) : (
      <span className="departure-poster" />
    ),
  details: ({ endDate, travel, isPublished, cancellation }) => (
    <>
      {cancellation === null && !(isPublished && travel.isPublished) && (
        <span className="tag">not published</span>
      )}
      <small>{`${counted(travel.days, "day")}, back on ${dayWords(endDate)}`}</small>
    </>
  ),
};

const People = ({ peopleIn, peopleMinimum, peopleNeeded, seatsTotal }: ListedTour) => (
  <span className="departure-people">
    {peopleNeeded > 0 && <SeatBoxes taken={peopleIn} needed={peopleNeeded} />}
    <small>
      <b>{peopleIn}</b>
      {peopleNeeded > 0 ? ` in of ${peopleMinimum} needed` : ` in of ${seatsTotal}`}
    </small>
  </span>
);

const kinds: Readonly<Record<TourHealth["level"], string>> = {
  red: "wrong",
  amber: "timed",
  lake: "known",
};

const Health = ({ health }: ListedTour) => (
  <span className="departure-health">
    {health.slice(0, 2).map(({ kind, level, text }) => (
      <span key={`${kind} ${text}`} className="tag" data-kind={kinds[level]}>
        {text}
      </span>
    ))}
  </span>
);

export const departureColumns = (market: Market): readonly Column<ListedTour>[] => [
  {
    key: "status",
    label: "Status",
    card: "tag",
    cell: ({ status, cancellation }) =>
      cancellation ? (
        <span className="tag" data-kind="wrong" title={cancellation.reason}>
          Cancelled
        </span>
      ) : (
        <StatusTag status={status} />
      ),
  },
  { key: "people", label: "People", cell: People },
  {
    key: "decide",
    label: "Decide by",
    yieldsToColumns: true,
    cell: ({ decideBy, peopleNeeded, cancellation }) =>
      peopleNeeded > 0 && cancellation === null ? (
        <time className="departure-day" dateTime={decideBy}>
          {dayWords(decideBy)}
        </time>
      ) : (
        ""
      ),
  },
  {
    key: "coordinator",
    label: "Coordinator",
    cell: ({ coordinator }) => coordinator?.name ?? <span className="dim">nobody</span>,
  },
  {
    key: "price",
    label: "Price today",
    align: "end",
    card: "side",
    cell: ({ priceToday }) => formatMoney(priceToday.cents, market.currency),
  },
  decideColumn,
  { key: "health", label: "Look at", card: "line", cell: Health, isHidden: true },
];
