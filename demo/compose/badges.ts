import { seededRandom } from "#demo/random.ts";
import type { TripFacts } from "#demo/trips/trip-facts.ts";
import { popularTrips } from "./popular.ts";

const newShare = 0.12;

/** A trip that wears the badge “new”. Nobody has travelled with it yet, so nobody reviews it. */
export const isNewTrip = ({ code }: Pick<TripFacts, "code">): boolean =>
  seededRandom(`badges ${code}`)() < newShare && !popularTrips.has(code);

/**
 * The badges that follow from the facts of a trip. New Year follows from its departures, and “most
 * loved” from the reviews of all trips of the market.
 */
export const badgesOf = (facts: TripFacts): readonly string[] => {
  const isSlow =
    facts.effort === 1 ||
    (facts.moods.includes("relax") && seededRandom(`slow ${facts.code}`)() < 0.3);
  return [
    ...(isNewTrip(facts) ? ["new"] : []),
    ...(isSlow ? ["slow"] : []),
    ...(facts.by === "train" ? ["by-rail"] : []),
  ];
};

/** Only such a trip can have a departure over New Year. */
export const leavesInDecember = ({ months }: TripFacts): boolean => months.includes(12);
