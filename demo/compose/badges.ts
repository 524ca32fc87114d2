import { seededRandom } from "#demo/random.ts";
import type { TripFacts } from "#demo/trips/trip-facts.ts";
import { popularTrips } from "./popular.ts";

/** Badges of a trip, and whether it may have the New Year badge when it has a departure over it. */
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

/** All badges but that of New Year, which depends on the departures. */
export const badgesOf = (facts: TripFacts): readonly string[] => drawBadges(facts).badges;

/** Whether a trip gets the New Year badge when it has a departure over it. */
export const mayHaveNewYearBadge = (facts: TripFacts): boolean => drawBadges(facts).mayHaveNewYear;
