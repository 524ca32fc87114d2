import { chanceOf } from "#demo/chance.ts";
import type { TripFacts } from "#demo/trips/trip-facts.ts";
import { popularTrips } from "./popular.ts";

/** The badges that a trip wears by what it is, and whether it wears that of New Year where it has a departure over it. */
const drawn = (facts: TripFacts) => {
  const chance = chanceOf(`badges ${facts.code}`);
  const badges = [
    ...(chance() < 0.12 ? ["new"] : []),
    ...(popularTrips.has(facts.code) && chance() < 0.5 ? ["favourite"] : []),
  ];
  const newYear = facts.months.includes(12) && chance() < 0.4;
  if (facts.effort === 1 || (facts.moods.includes("relax") && chance() < 0.3)) badges.push("slow");
  if (facts.by === "train") badges.push("by-rail");
  return { badges, newYear };
};

/** The badges that a trip wears whatever leaves: all but that of New Year. */
export const badgesOf = (facts: TripFacts): readonly string[] => drawn(facts).badges;

/** Whether a trip wears the badge of New Year where it has a departure over it. */
export const mayWearNewYear = (facts: TripFacts): boolean => drawn(facts).newYear;
