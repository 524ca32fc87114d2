import type { Travel } from "./contract.ts";

/** Cents of the market's currency; `highCents` is null for a range without an upper end. */
export type CentsRange = Readonly<{ lowCents: number; highCents: number | null }>;

/** Null for a part that is unknown or does not apply. */
export type TrueCost = Readonly<{
  /** Paid to the company. */
  price: CentsRange;
  /** Paid on the spot, shared by the group. */
  moneyPot: CentsRange | null;
  /**
   * Paid to an airline. It starts at the cheaper of the direct flight and the one with stops, both
   * of which are "from" prices.
   */
  flight: CentsRange | null;
  /** Price, money pot and flight. */
  sum: CentsRange;
  paidToOthers: CentsRange;
  /** Optional, so not part of `sum` above; its own `sum` includes it. */
  privateRoom: Readonly<{ cents: number; sum: CentsRange }> | null;
}>;

export type CostFacts = Readonly<{
  priceCents: number;
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
 * Total for one person in a shared room: from the price with the smallest money pot and the
 * cheapest flight to the price with the largest money pot. It has no upper end when it includes a
 * flight.
 */
export const trueCost = (facts: CostFacts): TrueCost => {
  const flights = [facts.flight.directCents, facts.flight.stopsCents].filter(
    (cents) => cents !== null,
  );
  const price = rangeOver(facts.priceCents);
  const pot = rangeOver(facts.moneyPot.lowCents, facts.moneyPot.highCents);
  const moneyPot = pot.highCents === 0 ? null : pot;
  const flight = flights.length > 0 ? openRange(...flights) : null;
  const paidToOthers = [moneyPot, flight]
    .filter((part) => part !== null)
    .reduce(addRanges, rangeOver(0));
  const sum = addRanges(price, paidToOthers);
  const room = facts.privateRoom ? facts.privateRoomCents : null;
  return {
    price,
    moneyPot,
    flight,
    sum,
    paidToOthers,
    privateRoom: room === null ? null : { cents: room, sum: addRanges(sum, rangeOver(room)) },
  };
};
