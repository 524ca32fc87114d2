/** Departures of one travel in columns, by price, day and id. */
export type DepartureColumns = Readonly<{
  /** Status, age and discount of a departure in six bits: see `statusIn` and its neighbours. */
  codes: Uint8Array;
  cents: Int32Array;
  /** Days since 1970. */
  departures: Int32Array;
  ends: Int32Array;
}>;

/**
 * Of the departures of one travel that share a code (status, age, discount) the cheapest, for all
 * of them: a search that names no dates and no lowest price finds it whenever it finds one of
 * them. They are four times fewer.
 */
export type CheapestPerCode = DepartureColumns &
  Readonly<{
    /** Which departure each is. */
    tours: Int32Array;
    /** How many it stands for, and the days on which the first and the last of them leave. */
    counts: Int32Array;
    earliest: Int32Array;
    latest: Int32Array;
  }>;

/** Finds the heads among the departures of one travel. */
export const cheapestPerCode = ({
  codes,
  cents,
  departures,
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
    ends: Int32Array.from(tours, (tour) => ends[tour] ?? 0),
    counts: Int32Array.from(byCode, (all) => all.length),
    earliest: Int32Array.from(days, (all) => Math.min(...all)),
    latest: Int32Array.from(days, (all) => Math.max(...all)),
  };
};
