import { seededRandom } from "#demo/random.ts";
import type { TripFacts } from "#demo/trips/trip-facts.ts";
import { popularTrips } from "./popular.ts";

/**
 * Badges of a trip, and whether the trip gets the New Year badge if a departure lasts over New
 * Year.
 */
const drawBadges = (facts: TripFacts) => {
  const random = seededRandom(`badges ${facts.code}`);
  const badges = [
    ...(random() < 0.12 ? ["new"] : []),
    ...(popularTrips.has(facts.code) && random() < 0.5 ? ["favourite"] : []),
  ];
  const mayHaveNewYear = facts.months.includes(12) && random() < 0.4;
  if (facts.effort === 1 || (facts.moods.includes("relax") && random() < 0.3)) badges.push("slow");
  if (facts.by === "train") badges.push("by-rail");
  return { badges, mayHaveNewYear };
};

/** All badges of a trip except the New Year badge, which depends on the trip's departures. */
export const badgesOf = (facts: TripFacts): readonly string[] => drawBadges(facts).badges;

/** Whether a trip gets the New Year badge if one of its departures lasts over New Year. */
export const mayHaveNewYearBadge = (facts: TripFacts): boolean => drawBadges(facts).mayHaveNewYear;
