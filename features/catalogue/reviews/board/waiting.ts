import { boardRow, type BoardSource, foundRows } from "#features/records/board/store.ts";
import { counted } from "#platform/counted.ts";
import { searchReviews } from "../listing/search.ts";
import { personalDataText } from "../rules.ts";

const path = "/page-contents/reviews?state=waiting&sort=oldest";
/** Personal data is looked for in so many of them. */
const readReviews = 100;

/** Reviews that nobody has shown or hidden yet. */
export const reviewsToDecide: BoardSource = async ({ db, market }) => {
  const { items, total } = await searchReviews(db, market, {
    search: "",
    state: "waiting",
    rating: null,
    maxRating: null,
    travel: null,
    coordinator: null,
    sort: "newest",
    page: 1,
    pageSize: readReviews,
  });
  if (total === 0) return foundRows([]);
  const marked = items.filter(({ marks }) => personalDataText(marks) !== null).length;
  return foundRows([
    boardRow({
      id: "reviews",
      icon: "info",
      tone: "incomplete",
      lead: { label: counted(total, "review"), path },
      text: "to show or hide",
      detail: marked > 0 ? `personal data in ${marked} of them` : "no personal data found in them",
      action: { label: "Read", path },
    }),
  ]);
};
