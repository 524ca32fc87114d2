// As the rows of `.photos` (design/styles/trip/trip-story.css): thirds, halves, two thirds or all of the page.
const third = "(width < 90rem) 31vw, 440px";
const half = "(width < 90rem) 46vw, 640px";
const twoThirds = "(width < 90rem) 61vw, 872px";
const whole = "(width < 90rem) 92vw, 1296px";

/** How wide one of several photos stands beside the others on wide screens, as in `img sizes`. */
const wideOf = (index: number, count: number): string => {
  if (count === 1) return whole;
  if (count === 2) return half;
  if (count === 3) return index === 0 ? twoThirds : third;
  if (count === 4) return index === 0 || index === 3 ? twoThirds : third;
  return count === 5 && index < 2 ? half : third;
};

/** How wide a photo stands among `count` of them, as in `img sizes`; on phones two share a row. */
export const photoSizes = (index: number, count: number): string => {
  const isAlone = index === 0 && count % 2 === 1;
  return `(width < 47.5rem) ${isAlone ? 92 : 46}vw, ${wideOf(index, count)}`;
};
