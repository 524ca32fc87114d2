import type { RuleError } from "#platform/rule-error.ts";
import type { TourInput } from "../contract.ts";
import { isBookable } from "../rules.ts";
import type { PassengerInput } from "./passenger-contract.ts";
import { counted } from "#platform/counted.ts";

type Counted = Pick<
  TourInput,
  "status" | "seatsTotal" | "seatsFree" | "peopleIn" | "peopleMinimum"
>;

/**
 * What the number of passengers does to a departure. Whoever comes takes a free seat, and a seat
 * becomes free when somebody leaves, but not while nobody can book: then staff decide who gets it.
 */
export const countsWith = (
  tour: Counted,
  peopleIn: number,
): Pick<TourInput, "peopleIn" | "peopleNeeded" | "seatsFree"> => {
  const freed = tour.peopleIn - peopleIn;
  const free = isBookable(tour.status) ? tour.seatsFree + freed : 0;
  return {
    peopleIn,
    peopleNeeded: Math.max(0, tour.peopleMinimum - peopleIn),
    seatsFree: Math.max(0, Math.min(free, tour.seatsTotal - peopleIn)),
  };
};

/** @param storedIds of the passengers that the departure has */
export const passengerErrors = (
  items: readonly PassengerInput[],
  { seatsTotal }: Pick<TourInput, "seatsTotal">,
  storedIds: ReadonlySet<string>,
): readonly RuleError[] => {
  const errors: RuleError[] = [];
  if (items.length > seatsTotal)
    errors.push({ path: "items", message: `This departure has ${counted(seatsTotal, "seat")}.` });
  const seen = new Set<string>();
  for (const [index, { id, firstTimer, previousTrips }] of items.entries()) {
    const at = (field: string) => `items.${index}.${field}`;
    if (id !== null && !storedIds.has(id))
      errors.push({ path: at("id"), message: "Nobody in this departure has this id." });
    if (id !== null && seen.has(id))
      errors.push({ path: at("id"), message: "Another row is the same person." });
    if (id !== null) seen.add(id);
    if (firstTimer && previousTrips !== null && previousTrips > 0)
      errors.push({
        path: at("previousTrips"),
        message: "Who travels for the first time has no previous trips.",
      });
  }
  return errors;
};
