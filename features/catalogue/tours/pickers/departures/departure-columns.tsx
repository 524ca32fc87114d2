import { SeatBoxes } from "#design/office/figures/meter.tsx";
import type { Column, NameColumn } from "#design/office/list/list-declaration.ts";
import { StateTag } from "#features/catalogue/publication/pickers/state-tag.tsx";
import { dayAt, formatMoney } from "#markets/format.ts";
import type { Market } from "#markets/market-type.ts";
import type { ListedTour, TourHealth } from "#features/catalogue/tours/listed-contract.ts";
import { AnswerMark } from "#features/catalogue/tours/parts/answers/answer-mark.tsx";
import { isUndecided } from "#features/catalogue/tours/rules.ts";
import { StatusTag } from "#features/records/statuses/parts/status-tag.tsx";
import { type CellFacts, editableCell } from "./departure-cells.tsx";
import { decideColumn } from "./decide-below.tsx";
import { dayWords, departureName, lengthWords } from "./departure-words.ts";

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
  details: ({ travel, isPublished, cancellation, planned, ...days }) => (
    <>
      {planned !== null && <StateTag isPublished={isPublished} {...planned} />}
      {cancellation === null && planned === null && !(isPublished && travel.isPublished) && (
        <span className="tag">not published</span>
      )}
      <small>{lengthWords(days)}</small>
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

const coordinatorOf =
  (market: Market) =>
  ({ coordinator, question }: ListedTour) =>
    coordinator === null ? (
      <span className="dim">nobody</span>
    ) : (
      <>
        {`${coordinator.name} `}
        <AnswerMark question={question} market={market} today={dayAt(new Date(), market)} isShort />
      </>
    );

/** Hidden until somebody shows them. */
const furtherColumns = (market: Market, facts: CellFacts | null): readonly Column<ListedTour>[] => [
  {
    key: "full-price",
    label: "Full price",
    align: "end",
    isHidden: true,
    cell: editableCell(facts, "before", departureName, ({ fullPriceCents }) =>
      fullPriceCents === null ? "" : formatMoney(fullPriceCents, market.currency),
    ),
  },
  {
    key: "seats",
    label: "Free seats",
    align: "end",
    isHidden: true,
    cell: editableCell(
      facts,
      "free",
      departureName,
      ({ seatsFree, seatsTotal }) => `${seatsFree} of ${seatsTotal}`,
    ),
  },
  {
    key: "leaves",
    label: "Leaves",
    isHidden: true,
    cell: editableCell(facts, "departure", departureName, ({ departureDate }) =>
      dayWords(departureDate),
    ),
  },
  {
    key: "back",
    label: "Back",
    isHidden: true,
    cell: editableCell(facts, "back", departureName, ({ endDate }) => dayWords(endDate)),
  },
];

/** @param facts what cells are read with; null until it is known, and they are then not written */
export const departureColumns = (
  market: Market,
  facts: CellFacts | null,
): readonly Column<ListedTour>[] => [
  {
    key: "status",
    label: "Status",
    card: "tag",
    cell: editableCell(facts, "status", departureName, ({ status, cancellation }) =>
      cancellation ? (
        <span className="tag" data-kind="wrong" title={cancellation.reason}>
          Cancelled
        </span>
      ) : (
        <StatusTag status={status} />
      ),
    ),
  },
  { key: "people", label: "People", cell: editableCell(facts, "people", departureName, People) },
  {
    key: "decide",
    label: "Decide by",
    yieldsToColumns: true,
    cell: (tour) =>
      isUndecided(tour) ? (
        <span
          className="departure-day"
          data-late={tour.decideBy < dayAt(new Date(), market) || undefined}
        >
          <span className="card-only">Decide by </span>
          <time dateTime={tour.decideBy}>{dayWords(tour.decideBy)}</time>
        </span>
      ) : (
        ""
      ),
  },
  {
    key: "coordinator",
    label: "Coordinator",
    cell: editableCell(facts, "coordinator", departureName, coordinatorOf(market)),
  },
  {
    key: "price",
    label: "Price today",
    align: "end",
    card: "side",
    cell: editableCell(facts, "price", departureName, ({ priceToday }) =>
      formatMoney(priceToday.cents, market.currency),
    ),
  },
  decideColumn,
  ...furtherColumns(market, facts),
  { key: "health", label: "Look at", card: "line", cell: Health, isHidden: true },
];
