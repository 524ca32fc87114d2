import type { Review, ReviewSummary } from "#features/catalogue/reviews/contract.ts";
import { toReviewsView } from "#features/catalogue/reviews/parts/reviews-presenter.ts";
import type { Travel } from "#features/catalogue/travels/contract.ts";
import type { TripView } from "./trip-view.ts";
import type { TripSite } from "../trip-site.ts";
import { travelPath } from "#features/catalogue/travels/parts/travel-path.ts";

const previewCount = 6;
const perPage = 12;

const ratings: readonly Review["rating"][] = [1, 2, 3, 4, 5];

const reviewFilterFrom = (params: URLSearchParams) => {
  const stars = ratings.find((each) => String(each) === params.get("stars")) ?? null;
  const page = /^[1-9]\d{0,5}$/.exec(params.get("page") ?? "")?.[0];
  return { stars, page: page === undefined ? null : Number(page) };
};

/**
 * A preview of the newest reviews. Where the address names a page or a number of stars, the reviews
 * of that page and with those stars are returned instead.
 */
export const reviewsOfTrip = async (
  { catalogue, localizer, market }: TripSite,
  travel: Travel,
  summary: ReviewSummary | null,
  params: URLSearchParams,
): Promise<TripView["reviews"]> => {
  const { t } = localizer;
  const counts = await catalogue.publishedReviewCounts(travel.id);
  const { stars, page: requestedPage } = reviewFilterFrom(params);
  const total = stars ? counts[stars - 1]! : counts.reduce((sum, each) => sum + each, 0);
  const isPreview = stars === null && requestedPage === null;
  const pages = Math.max(1, Math.ceil(total / perPage));
  const page = Math.min(requestedPage ?? 1, pages);
  const reviews = await catalogue.reviews(
    { travelId: travel.id, ...(stars && { ratings: [stars] }) },
    isPreview ? previewCount : perPage,
    (page - 1) * perPage,
  );
  const pathWith = (query: Readonly<Record<string, string>>) =>
    `${travelPath(market.id, travel.slug)}?${new URLSearchParams(query).toString()}#reviews`;
  const pageAt = (each: number) =>
    each < 1 || each > pages
      ? null
      : pathWith({ page: String(each), ...(stars && { stars: String(stars) }) });
  return {
    title: t("trip.reviews"),
    reviews: toReviewsView(localizer, summary, reviews, () => "", {
      chosen: stars,
      path: (each) => (counts[each - 1]! > 0 ? pathWith({ stars: String(each) }) : null),
    }),
    none: t("reviews.none"),
    only: stars && t("reviews.only", { stars: t("count.stars", { n: stars }) }),
    all:
      stars || (isPreview && total > previewCount)
        ? { label: t("reviews.all"), path: pathWith({ page: "1" }) }
        : null,
    pages:
      isPreview || pages === 1
        ? null
        : {
            label: t("paging.label"),
            text: t("paging.page", { page, pages }),
            previous: { label: t("paging.previous"), path: pageAt(page - 1) },
            next: { label: t("paging.next"), path: pageAt(page + 1) },
          },
  };
};
