import type { Travel } from "./contract.ts";

/** An amount that lies between two, in cents of the market's currency. */
export type CentsRange = Readonly<{ lowCents: number; highCents: number }>;

/** What a traveller spends on a trip, by what for; a part that is not known, or not asked, is null. */
export type TrueCost = Readonly<{
  /** Paid to us. */
  price: CentsRange;
  /** Paid on the spot, shared by the group. */
  moneyPot: CentsRange | null;
  /** Paid to an airline: the cheaper and the dearer of the direct flight and the one with stops. */
  flight: CentsRange | null;
  /** All of these together. */
  sum: CentsRange;
  /** What of the sum is not paid to us. */
  elsewhere: CentsRange;
  /** Only for those who want one, so it is in no sum; with it the sum is `sum`. */
  privateRoom: Readonly<{ cents: number; sum: CentsRange }> | null;
}>;

export type CostFacts = Readonly<{
  priceCents: number;
  moneyPot: Pick<Travel["moneyPot"], "lowCents" | "highCents">;
  flight: Pick<Travel["flight"], "directCents" | "stopsCents">;
}> &
  Pick<Travel, "privateRoom" | "privateRoomCents">;

const rangeOf = (...cents: readonly number[]): CentsRange => ({
  lowCents: Math.min(...cents),
  highCents: Math.max(...cents),
});

const plus = (one: CentsRange, other: CentsRange): CentsRange => ({
  lowCents: one.lowCents + other.lowCents,
  highCents: one.highCents + other.highCents,
});

/**
 * The honest sum of a trip for one person who shares a room. The lowest is the price with the
 * smallest pot and the cheapest flight, the highest that with the largest pot and the dearest one.
 */
export const trueCost = (facts: CostFacts): TrueCost => {
  const flights = [facts.flight.directCents, facts.flight.stopsCents].filter(
    (cents) => cents !== null,
  );
  const price = rangeOf(facts.priceCents);
  const pot = rangeOf(facts.moneyPot.lowCents, facts.moneyPot.highCents);
  const moneyPot = pot.highCents > 0 ? pot : null;
  const flight = flights.length > 0 ? rangeOf(...flights) : null;
  const elsewhere = [moneyPot, flight]
    .filter((part) => part !== null)
    .reduce(plus, { lowCents: 0, highCents: 0 });
  const sum = plus(price, elsewhere);
  const room = facts.privateRoom ? facts.privateRoomCents : null;
  return {
    price,
    moneyPot,
    flight,
    sum,
    elsewhere,
    privateRoom: room === null ? null : { cents: room, sum: plus(sum, rangeOf(room)) },
  };
};
