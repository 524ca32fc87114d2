import type { Travel } from "./contract.ts";

/**
 * An amount in cents of the market's currency. `highCents` is null when the range has no upper end.
 */
export type CentsRange = Readonly<{ lowCents: number; highCents: number | null }>;

/**
 * What a trip costs in all. Null stands for a cost that is unknown or that the trip does not have.
 */
export type TrueCost = Readonly<{
  /** The price of the trip, paid to the company. The range has equal ends. */
  price: CentsRange;
  /** The price and what is chosen besides. The range has equal ends. */
  paidToUs: CentsRange;
  /** Paid in cash during the trip, into a fund of the group. */
  moneyPot: CentsRange | null;
  /**
   * Paid to an airline. The range begins at the cheaper of the direct flight and the flight with
   * stops. Both are "from" prices, so the range has no upper end.
   */
  flight: CentsRange | null;
  /** The sum of what is paid to the company, money pot and flight. */
  sum: CentsRange;
  paidToOthers: CentsRange;
  /**
   * The private room that is not chosen, so that `sum` above does not include it. The room's own
   * `sum` is the sum above plus the room.
   */
  privateRoom: Readonly<{ cents: number; sum: CentsRange }> | null;
}>;

export type CostFacts = Readonly<{
  priceCents: number;
  /** What of the room and the flexible option is chosen and paid to the company. */
  chosenCents?: number;
  moneyPot: Pick<Travel["moneyPot"], "lowCents" | "highCents">;
  flight: Pick<Travel["flight"], "directCents" | "stopsCents">;
}> &
  Pick<Travel, "privateRoom" | "privateRoomCents">;

const rangeOver = (...cents: readonly number[]): CentsRange => ({
  lowCents: Math.min(...cents),
  highCents: Math.max(...cents),
});

const openRange = (...cents: readonly number[]): CentsRange => ({
  lowCents: Math.min(...cents),
  highCents: null,
});

const addKnown = (one: number | null, other: number | null): number | null =>
  one === null || other === null ? null : one + other;

const addRanges = (one: CentsRange, other: CentsRange): CentsRange => ({
  lowCents: one.lowCents + other.lowCents,
  highCents: addKnown(one.highCents, other.highCents),
});

/**
 * The total for whom the facts are, in a shared room where none is chosen. The range begins at the price with the smallest money
 * pot and the cheapest flight, and ends at the price with the largest money pot. With a flight, it
 * has no upper end.
 */
export const trueCost = (facts: CostFacts): TrueCost => {
  const flights = [facts.flight.directCents, facts.flight.stopsCents].filter(
    (cents) => cents !== null,
  );
  const price = rangeOver(facts.priceCents);
  const paidToUs = rangeOver(facts.priceCents + (facts.chosenCents ?? 0));
  const pot = rangeOver(facts.moneyPot.lowCents, facts.moneyPot.highCents);
  const moneyPot = pot.highCents === 0 ? null : pot;
  const flight = flights.length > 0 ? openRange(...flights) : null;
  const paidToOthers = [moneyPot, flight]
    .filter((part) => part !== null)
    .reduce(addRanges, rangeOver(0));
  const sum = addRanges(paidToUs, paidToOthers);
  const room = facts.privateRoom ? facts.privateRoomCents : null;
  return {
    price,
    paidToUs,
    moneyPot,
    flight,
    sum,
    paidToOthers,
    privateRoom: room === null ? null : { cents: room, sum: addRanges(sum, rangeOver(room)) },
  };
};
