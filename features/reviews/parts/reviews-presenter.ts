import type { Localizer } from "#markets/localizer.ts";
import { formatLongDate, formatMonth, formatNumber, formatPercent } from "#markets/format.ts";
import type { Review, ReviewSummary } from "#features/reviews/contract.ts";
import type { ReviewsView } from "#features/reviews/parts/reviews-view.ts";

/**
 * The parts of a whole in whole per cent that add up to 100: each rounded down, then what is missing
 * goes to those that lost most by it.
 */
const sharesOf = (parts: readonly number[]): readonly number[] => {
  const whole = parts.reduce((sum, part) => sum + part, 0);
  const exact = parts.map((part) => (part * 100) / whole);
  const missing = 100 - exact.reduce((sum, share) => sum + Math.floor(share), 0);
  const lost = exact.map((share, at) => ({ at, by: share - Math.floor(share) }));
  const raised = new Set(
    lost
      .toSorted((a, b) => b.by - a.by || b.at - a.at)
      .slice(0, missing)
      .map(({ at }) => at),
  );
  return exact.map((share, at) => Math.floor(share) + (raised.has(at) ? 1 : 0));
};

/** Where the bars lead: the stars chosen now, and the address of those of a number of stars. */
export type StarFilterLinks = Readonly<{
  chosen: number | null;
  path: (stars: number) => string | null;
}>;
const noLinks: StarFilterLinks = { chosen: null, path: () => null };

/** Fewer say nothing by how they are spread, nor by a large figure. */
const fewest = 5;

/** Reviews with how their stars are spread; null before the first. `tripName` says what each was of. */
export const toReviewsView = (
  { t, market }: Localizer,
  summary: ReviewSummary | null,
  reviews: readonly Review[],
  tripName: (review: Review) => string,
  links = noLinks,
): ReviewsView | null => {
  if (!summary || summary.count === 0) return null;
  const shares = sharesOf(summary.counts);
  const best = (shares[3] ?? 0) + (shares[4] ?? 0);
  return {
    score: formatNumber(summary.average, market.language, { decimals: 1 }),
    outOf: t("reviews.summary", { n: summary.count }),
    few: summary.count < fewest ? t("reviews.spread") : null,
    best: t("reviews.best", { percent: formatPercent(best, market.language) }),
    spread: [5, 4, 3, 2, 1].map((stars) => {
      const percent = shares[stars - 1] ?? 0;
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
      by: [
        [review.author, review.age].filter(Boolean).join(", "),
        tripName(review),
        formatMonth(review.travelledOn.slice(0, 7), market.language),
      ]
        .filter(Boolean)
        .join(" · "),
    })),
  };
};
