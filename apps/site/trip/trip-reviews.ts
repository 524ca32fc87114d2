import type { Review, ReviewSummary } from "#features/reviews/contract.ts";
import { toReviewsView } from "#features/reviews/parts/reviews-presenter.ts";
import type { Travel } from "#features/travels/contract.ts";
import type { TripView } from "#features/travels/site/trip-view.ts";
import type { SiteRequest } from "../context.ts";
import { travelPath } from "./trip-top.ts";

const first = 6; // before somebody asks for all of them
const onPage = 12;

const ratings: readonly Review["rating"][] = [1, 2, 3, 4, 5];

/** Which reviews an address asks for: a number of stars, a page of the list; null for neither. */
const askedOf = (params: URLSearchParams) => {
  const stars = ratings.find((each) => String(each) === params.get("stars")) ?? null;
  const page = /^[1-9]\d{0,5}$/.exec(params.get("page") ?? "")?.[0];
  return { stars, page: page === undefined ? null : Number(page) };
};

/** The reviews of a travel: the newest, or the page and stars that the address asks for. */
export const reviewsOfTrip = async (
  { catalogue, localizer, market }: SiteRequest,
  travel: Travel,
  summary: ReviewSummary | null,
  params: URLSearchParams,
): Promise<TripView["reviews"]> => {
  const { t } = localizer;
  const shown = await catalogue.shownReviewCounts(travel.id);
  const { stars, page: asked } = askedOf(params);
  const total = stars ? shown[stars - 1]! : shown.reduce((sum, each) => sum + each, 0);
  const isFirst = stars === null && asked === null;
  const pages = Math.max(1, Math.ceil(total / onPage));
  const page = Math.min(asked ?? 1, pages);
  const reviews = await catalogue.reviews(
    { travelId: travel.id, ...(stars && { ratings: [stars] }) },
    isFirst ? first : onPage,
    (page - 1) * onPage,
  );
  const at = (query: Readonly<Record<string, string>>) =>
    `${travelPath(market.id, travel.slug)}?${new URLSearchParams(query).toString()}#reviews`;
  const pageAt = (each: number) =>
    each < 1 || each > pages
      ? null
      : at({ page: String(each), ...(stars && { stars: String(stars) }) });
  return {
    title: t("trip.reviews"),
    reviews: toReviewsView(localizer, summary, reviews, () => "", {
      chosen: stars,
      path: (each) => (shown[each - 1]! > 0 ? at({ stars: String(each) }) : null),
    }),
    none: t("reviews.none"),
    only: stars && t("reviews.only", { stars: t("count.stars", { n: stars }) }),
    all:
      stars || (isFirst && total > first)
        ? { label: t("reviews.all"), path: at({ page: "1" }) }
        : null,
    pages:
      isFirst || pages === 1
        ? null
        : {
            label: t("paging.label"),
            text: t("paging.page", { page, pages }),
            previous: { label: t("paging.previous"), path: pageAt(page - 1) },
            next: { label: t("paging.next"), path: pageAt(page + 1) },
          },
  };
};
