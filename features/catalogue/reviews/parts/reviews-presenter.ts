import type { Localizer } from "#markets/localizer.ts";
import { formatLongDate, formatMonth, formatNumber, formatPercent } from "#markets/format.ts";
import { isScoreFirst } from "#features/catalogue/reviews/rules.ts";
import type { Review, ReviewSummary } from "#features/catalogue/reviews/contract.ts";
import type { ReviewsView } from "#features/catalogue/reviews/parts/reviews-view.ts";

/**
 * In whole per cent, rounded by itself: who divides the counts that stand beside it finds the same.
 * The five shares may therefore add up to 99 or 101.
 */
const wholePercent = (part: number, total: number): number => Math.round((part * 100) / total);

/**
 * The bars of the star distribution link to the reviews with that many stars. `path` is null on
 * pages that cannot filter reviews.
 */
export type StarFilterLinks = Readonly<{
  chosen: number | null;
  path: (stars: number) => string | null;
}>;
const noLinks: StarFilterLinks = { chosen: null, path: () => null };

/**
 * Below this number of reviews, the star distribution and a large score would mean little, so both
 * are folded away.
 */
const minForDistribution = 5;

/**
 * The score and the number of reviews, `4.8` and `out of 5 · 126 reviews`; of few reviews the number
 * first, `2 reviews` and `· 5.0 out of 5`.
 */
export const ratingLine = (
  { t, market }: Pick<Localizer, "t" | "market">,
  { average, count }: Pick<ReviewSummary, "average" | "count">,
): Pick<ReviewsView, "first" | "rest"> => {
  const score = formatNumber(average, market.language, { decimals: 1 });
  return isScoreFirst(count)
    ? { first: score, rest: t("reviews.summary", { n: count }) }
    : { first: t("reviews.count", { n: count }), rest: `· ${t("reviews.outOf", { score })}` };
};

/**
 * Null when there are no reviews.
 * @param tripName the trip's name, shown in the line about a review's author
 */
export const toReviewsView = (
  { t, market }: Localizer,
  summary: ReviewSummary | null,
  reviews: readonly Review[],
  tripName: (review: Review) => string,
  links = noLinks,
): ReviewsView | null => {
  if (!summary || summary.count === 0) return null;
  const percentOf = (stars: number): number =>
    wholePercent(summary.counts[stars - 1] ?? 0, summary.count);
  // The sum of the two rows as they are shown, so that the sentence below them does not contradict
  // them.
  const positivePercent = percentOf(4) + percentOf(5);
  return {
    ...ratingLine({ t, market }, summary),
    expandLabel: summary.count < minForDistribution ? t("reviews.spread") : null,
    positiveText: t("reviews.best", { percent: formatPercent(positivePercent, market.language) }),
    distribution: [5, 4, 3, 2, 1].map((stars) => {
      const percent = percentOf(stars);
      return {
        stars,
        label: t("count.stars", { n: stars }),
        percent,
        text: t("reviews.share", {
          n: summary.counts[stars - 1] ?? 0,
          percent: formatPercent(percent, market.language),
        }),
        path: links.path(stars),
        isChosen: links.chosen === stars,
      };
    }),
    items: reviews.map((review) => ({
      id: review.id,
      quote: review.quote,
      rating: review.rating,
      stars: t("count.stars", { n: review.rating }),
      written: {
        iso: review.writtenOn,
        text: t("reviews.written", { date: formatLongDate(review.writtenOn, market) }),
      },
      byline: [
        [review.author, review.age].filter(Boolean).join(", "),
        tripName(review),
        formatMonth(review.travelledOn.slice(0, 7), market.language),
      ]
        .filter(Boolean)
        .join(" · "),
    })),
  };
};
