import type { Filter } from "#design/office/list/filters/filter.ts";
import type { ListDeclaration } from "#design/office/list/list-declaration.ts";
import type { ListView } from "#design/office/list/views/view.ts";
import type { ListedReview } from "#features/catalogue/reviews/contract.ts";
import { reviewApi } from "./review-api.ts";

export const stateNames = { waiting: "To decide", shown: "Shown", hidden: "Hidden" } as const;

/** `Ilaria, 45` */
export const nameOfReview = ({ author, age }: Pick<ListedReview, "author" | "age">): string =>
  [author, age].filter(Boolean).join(", ");

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

const waiting: ListView = {
  key: "waiting",
  name: "To decide",
  filters: { state: "waiting" },
  sort: "oldest",
  noneTitle: "Nothing to decide",
};

/** Its rows are cards, see `review-cards.tsx`. */
export const reviewList: ListDeclaration<ListedReview> = {
  name: "reviews",
  one: "review",
  many: "reviews",
  title: "Reviews",
  about: "Reviews come from the review provider. New ones wait here until somebody decides.",
  load: (country, search) => reviewApi(country).list(search),
  idOf: ({ id }) => id,
  nameOf: nameOfReview,
  nameColumn: { label: "Review" },
  columns: [],
  searchLabel: "Words, travel, author",
  filters,
  sorts: [
    { value: "newest", label: "Newest first" },
    { value: "oldest", label: "Oldest first" },
    { value: "lowest", label: "Fewest stars" },
  ],
  views: [
    waiting,
    { key: "shown", name: "Shown", filters: { state: "shown" } },
    { key: "hidden", name: "Hidden", filters: { state: "hidden" } },
    { key: "low", name: "Below 4 stars", filters: { maxRating: "3" } },
  ],
  first: waiting,
};
