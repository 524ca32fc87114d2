/** The sum of the stars of a number of reviews. */
export type Stars = Readonly<{ stars: number; reviews: number }>;

/**
 * Beside its own reviews a trip is taken to have this many at the market's mean: with as many of its
 * own, they count half.
 */
const meanWeight = 10;

/**
 * How good a trip is by its reviews (a Bayesian mean): their mean, drawn towards the mean of the
 * market the more, the fewer they are. One happy review is no proof, and many middling ones are not
 * better than a few excellent ones.
 * @returns a function that gives 0 for a trip without reviews, else 1 to 5
 */
export const ratingAmong = (market: Stars): ((trip: Stars) => number) => {
  const mean = market.reviews === 0 ? 0 : market.stars / market.reviews;
  return ({ stars, reviews }) =>
    reviews === 0 ? 0 : (stars + meanWeight * mean) / (reviews + meanWeight);
};

/** @param counts the number of reviews with one to five stars, in this order */
export const starsOf = (counts: readonly number[]): Stars => ({
  stars: counts.reduce((sum, count, index) => sum + count * (index + 1), 0),
  reviews: counts.reduce((sum, count) => sum + count, 0),
});

/** The stars of several trips together. */
export const addStars = (all: readonly Stars[]): Stars => ({
  stars: all.reduce((sum, { stars }) => sum + stars, 0),
  reviews: all.reduce((sum, { reviews }) => sum + reviews, 0),
});
