/**
 * `travelledOn` and `writtenOn` are ISO days. `travelId` is null for a review that is not about a
 * particular trip.
 */
export type Review = Readonly<{
  id: string;
  travelId: string | null;
  author: string;
  age: number | null;
  rating: 1 | 2 | 3 | 4 | 5;
  quote: string;
  travelledOn: string;
  writtenOn: string;
}>;

export type ReviewSummary = Readonly<{
  count: number;
  /** The mean of the stars, from 1 to 5, with one decimal. */
  average: number;
  /** The number of reviews with one star, two, three, four and five stars. */
  counts: readonly [number, number, number, number, number];
}>;
