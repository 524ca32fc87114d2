import type { Travel } from "./contract.ts";

/** An amount that lies between two, in cents of the market's currency; null where nobody knows its end. */
export type CentsRange = Readonly<{ lowCents: number; highCents: number | null }>;

/** What a traveller spends on a trip, by what for; a part that is not known, or not asked, is null. */
export type TrueCost = Readonly<{
  /** Paid to us. */
  price: CentsRange;
  /** Paid on the spot, shared by the group. */
  moneyPot: CentsRange | null;
  /** Paid to an airline: from the cheaper of the direct flight and the one with stops; both are "from" prices. */
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

const from = (...cents: readonly number[]): CentsRange => ({
  lowCents: Math.min(...cents),
  highCents: null,
});

const sumOf = (one: number | null, other: number | null): number | null =>
  one === null || other === null ? null : one + other;

const plus = (one: CentsRange, other: CentsRange): CentsRange => ({
  lowCents: one.lowCents + other.lowCents,
  highCents: sumOf(one.highCents, other.highCents),
});

/**
 * The honest sum of a trip for one person who shares a room: the price with the smallest pot and the
 * cheapest flight. It has an end, that with the largest pot, only where it is without a flight.
 */
export const trueCost = (facts: CostFacts): TrueCost => {
  const flights = [facts.flight.directCents, facts.flight.stopsCents].filter(
    (cents) => cents !== null,
  );
  const price = rangeOf(facts.priceCents);
  const pot = rangeOf(facts.moneyPot.lowCents, facts.moneyPot.highCents);
  const moneyPot = pot.highCents === 0 ? null : pot;
  const flight = flights.length > 0 ? from(...flights) : null;
  const elsewhere = [moneyPot, flight].filter((part) => part !== null).reduce(plus, rangeOf(0));
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
