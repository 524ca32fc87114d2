import { formatDay } from "#design/office/dates/format-moment.ts";
import type { Filter } from "#design/office/list/filters/filter.ts";
import type { Column, ListDeclaration, NameColumn } from "#design/office/list/list-declaration.ts";
import type { ListedReview } from "#features/reviews/contract.ts";
import { personalDataText } from "#features/reviews/rules.ts";
import type { Decisions } from "./use-decisions.ts";
import { MarkedText, MarkTags } from "./marked-text.tsx";
import { reasonLabels } from "./reason-labels.ts";
import { reviewApi } from "./review-api.ts";
import { Stars } from "./stars.tsx";

const stateNames = { waiting: "To decide", shown: "Shown", hidden: "Hidden" } as const;

const State = ({ state, reason }: ListedReview) => (
  <>
    <span
      className="tag state"
      data-kind={{ waiting: "timed", shown: "live", hidden: undefined }[state]}
    >
      {stateNames[state]}
    </span>
    {state === "hidden" && reason !== null && <small>{reasonLabels[reason].toLowerCase()}</small>}
  </>
);

const Buttons = ({ review, decisions }: { review: ListedReview; decisions: Decisions }) => {
  const personal = personalDataText(review.marks);
  const name = review.author;
  return (
    <span className="review-buttons">
      {review.state !== "hidden" && (
        <button
          type="button"
          aria-label={`Hide ${name}’s review`}
          onClick={() => decisions.hide(review)}
        >
          Hide
        </button>
      )}
      {review.state !== "shown" && (
        <button
          type="button"
          className="review-show"
          aria-label={`Show ${name}’s review`}
          aria-disabled={personal !== null}
          title={personal ?? undefined}
          onClick={() => personal === null && decisions.show(review)}
        >
          Show
        </button>
      )}
    </span>
  );
};

const nameColumn: NameColumn<ListedReview> = {
  label: "Review",
  picture: ({ travel }) =>
    travel?.poster ? (
      <img className="content-portrait" src={`${travel.poster}160.webp`} alt="" loading="lazy" />
    ) : null,
  details: ({ rating, travel, quote, marks }) => (
    <>
      <Stars rating={rating} />
      {travel && <span className="review-travel">{`on ${travel.name}`}</span>}{" "}
      <MarkTags marks={marks} />
      <small className="review-text">
        <MarkedText text={quote} marks={marks} />
      </small>
    </>
  ),
};

const columnsOf = (decisions: Decisions): readonly Column<ListedReview>[] => [
  {
    key: "written",
    label: "Written",
    align: "end",
    card: "side",
    cell: ({ writtenOn }) => <span className="review-day">{formatDay(writtenOn)}</span>,
  },
  {
    key: "state",
    label: "State",
    card: "tag",
    yieldsToPanel: true,
    cell: (review) => <State {...review} />,
  },
  {
    key: "decide",
    label: "Decide",
    align: "end",
    cell: (review) => <Buttons review={review} decisions={decisions} />,
  },
];

const filters: readonly Filter[] = [
  {
    kind: "choice",
    field: "state",
    label: "State",
    choices: [
      { value: "waiting", label: "to decide" },
      { value: "shown", label: "shown" },
      { value: "hidden", label: "hidden" },
    ],
  },
  {
    kind: "choice",
    field: "rating",
    label: "Stars",
    choices: [5, 4, 3, 2, 1].map((stars) => ({ value: `${stars}`, label: `${stars} of 5` })),
  },
  {
    kind: "linked",
    field: "maxRating",
    label: "Stars",
    valueLabel: (value) => `${value} or less`,
  },
  {
    kind: "linked",
    field: "travel",
    label: "Travel",
    valueLabel: (id, rows) =>
      (rows as readonly ListedReview[]).find(({ travel }) => travel?.id === id)?.travel?.name ??
      "one travel",
  },
  {
    kind: "linked",
    field: "coordinator",
    label: "Led by",
    valueLabel: (id, rows) =>
      (rows as readonly ListedReview[]).find(({ coordinator }) => coordinator?.id === id)
        ?.coordinator?.name ?? "one coordinator",
  },
];

export const reviewList = (decisions: Decisions): ListDeclaration<ListedReview> => ({
  name: "reviews",
  one: "review",
  many: "reviews",
  title: "Reviews",
  about: "Reviews come from the review provider. New ones wait here until somebody decides.",
  load: (country, search) => reviewApi(country).list(search),
  idOf: ({ id }) => id,
  nameOf: ({ author, age }) => [author, age].filter(Boolean).join(", "),
  nameColumn,
  columns: columnsOf(decisions),
  searchLabel: "Words, travel, author",
  filters,
  sorts: [
    { value: "newest", label: "Newest first", column: "written", direction: "descending" },
    { value: "oldest", label: "Oldest first", column: "written", direction: "ascending" },
    { value: "lowest", label: "Fewest stars" },
  ],
  views: [
    { key: "waiting", name: "To decide", filters: { state: "waiting" }, sort: "oldest" },
    { key: "shown", name: "Shown", filters: { state: "shown" } },
    { key: "hidden", name: "Hidden", filters: { state: "hidden" } },
    { key: "low", name: "Below 4 stars", filters: { maxRating: "3" } },
  ],
});
