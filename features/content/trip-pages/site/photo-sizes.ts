// In the rows of `.photos` (features/content/trip-pages/site/trip/trip-story.css), a photo takes a third, half, two
// thirds or all of the page's width.
const third = "(width < 90rem) 31vw, 440px";
const half = "(width < 90rem) 46vw, 640px";
const twoThirds = "(width < 90rem) 61vw, 872px";
const whole = "(width < 90rem) 92vw, 1296px";

/** The `sizes` attribute of a photo on wide screens. */
const wideScreenSize = (index: number, count: number): string => {
  if (count === 1) return whole;
  if (count === 2) return half;
  if (count === 3) return index === 0 ? twoThirds : third;
  if (count === 4) return index === 0 || index === 3 ? twoThirds : third;
  return count === 5 && index < 2 ? half : third;
};

/**
 * The `sizes` attribute of the photo at `index` among `count` photos. On phones, two photos share a
 * row.
 */
export const photoSizes = (index: number, count: number): string => {
  const isAlone = index === 0 && count % 2 === 1;
  return `(width < 47.5rem) ${isAlone ? 92 : 46}vw, ${wideScreenSize(index, count)}`;
};
