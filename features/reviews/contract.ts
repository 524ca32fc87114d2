/**
 * `travelledOn` and `writtenOn` are ISO days; `travelId` is null for a review of no single trip.
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
  /** Out of 5, one decimal. */
  average: number;
  /** From one star to five. */
  counts: readonly [number, number, number, number, number];
}>;
