/** The departures of one travel, one array per property, sorted by price, day and id. */
export type DepartureColumns = Readonly<{
  /**
   * Status, age, discount and whether it is on sale of each departure in seven bits; see `statusIn`,
   * `ageIn`, `isDiscounted` and `isOnSaleIn`.
   */
  codes: Uint8Array;
  cents: Int32Array;
  /** Days since 1970. */
  departures: Int32Array;
  starts: Int32Array;
  ends: Int32Array;
}>;

/**
 * The cheapest departure for each code (see `codes`) of a travel's departures. A
 * search without dates and prices that matches any departure of a code also matches this one, and
 * there are four times fewer rows to read.
 */
export type CheapestPerCode = DepartureColumns &
  Readonly<{
    /** Index of the departure in the travel's columns. */
    tours: Int32Array;
    /** Number of departures with the code, and their first and last day (days since 1970). */
    counts: Int32Array;
    earliest: Int32Array;
    latest: Int32Array;
  }>;

export const cheapestPerCode = ({
  codes,
  cents,
  departures,
  starts,
  ends,
}: DepartureColumns): CheapestPerCode => {
  const byCode = [...Map.groupBy(codes.keys(), (tour) => codes[tour]).values()];
  const days = byCode.map((tours) => tours.map((tour) => departures[tour] ?? 0));
  const tours = Int32Array.from(byCode, ([first = 0]) => first);
  return {
    tours,
    codes: Uint8Array.from(tours, (tour) => codes[tour] ?? 0),
    cents: Int32Array.from(tours, (tour) => cents[tour] ?? 0),
    departures: Int32Array.from(tours, (tour) => departures[tour] ?? 0),
    starts: Int32Array.from(tours, (tour) => starts[tour] ?? 0),
    ends: Int32Array.from(tours, (tour) => ends[tour] ?? 0),
    counts: Int32Array.from(byCode, (all) => all.length),
    earliest: Int32Array.from(days, (all) => Math.min(...all)),
    latest: Int32Array.from(days, (all) => Math.max(...all)),
  };
};
