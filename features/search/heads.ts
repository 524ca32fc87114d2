/**
 * Of the departures of one travel that share a code (status, age, discount) the cheapest, for all
 * of them: a search that names no dates and no lowest price finds it whenever it finds one of
 * them. They are four times fewer, and laid out as the departures of the index are.
 */
export type Heads = Readonly<{
  /** The heads of travel `t` are those from `firstTour[t]` to `firstTour[t + 1]`, by price, day and id. */
  firstTour: Int32Array;
  /** Which departure each is. */
  tours: Int32Array;
  codes: Uint8Array;
  cents: Int32Array;
  departures: Int32Array;
  ends: Int32Array;
  /** How many it stands for, and the days on which the first and the last of them leave. */
  counts: Int32Array;
  earliest: Int32Array;
  latest: Int32Array;
}>;

/** The heads of one travel; `tours` are places among its own departures. */
export type TravelHeads = Pick<Heads, "tours" | "counts" | "earliest" | "latest">;

/** Finds the heads among the departures of one travel. */
export const headsIn = (codes: Uint8Array, departures: Int32Array): TravelHeads => {
  const byCode = Map.groupBy(codes.keys(), (tour) => codes[tour]);
  const groups = [...byCode.values()].map((tours) => ({
    tours,
    days: tours.map((tour) => departures[tour] ?? 0),
  }));
  return {
    tours: Int32Array.from(groups, ({ tours }) => tours[0] ?? 0),
    counts: Int32Array.from(groups, ({ tours }) => tours.length),
    earliest: Int32Array.from(groups, ({ days }) => Math.min(...days)),
    latest: Int32Array.from(groups, ({ days }) => Math.max(...days)),
  };
};

type Departures = Pick<Heads, "firstTour" | "codes" | "cents" | "departures" | "ends">;

/** The heads of all travels, one after the other. */
export const joinHeads = (all: readonly TravelHeads[], of: Departures): Heads => {
  const firstHead = new Int32Array(all.length + 1);
  all.forEach(({ tours }, travel) => {
    firstHead[travel + 1] = (firstHead[travel] ?? 0) + tours.length;
  });
  const count = firstHead[all.length] ?? 0;
  const heads: Heads = {
    firstTour: firstHead,
    tours: new Int32Array(count),
    codes: new Uint8Array(count),
    cents: new Int32Array(count),
    departures: new Int32Array(count),
    ends: new Int32Array(count),
    counts: new Int32Array(count),
    earliest: new Int32Array(count),
    latest: new Int32Array(count),
  };
  let at = 0;
  all.forEach((own, travel) => {
    const first = of.firstTour[travel] ?? 0;
    heads.counts.set(own.counts, at);
    heads.earliest.set(own.earliest, at);
    heads.latest.set(own.latest, at);
    for (let head = 0; head < own.tours.length; head += 1, at += 1) {
      const tour = first + (own.tours[head] ?? 0);
      heads.tours[at] = tour;
      heads.codes[at] = of.codes[tour] ?? 0;
      heads.cents[at] = of.cents[tour] ?? 0;
      heads.departures[at] = of.departures[tour] ?? 0;
      heads.ends[at] = of.ends[tour] ?? 0;
    }
  });
  return heads;
};
