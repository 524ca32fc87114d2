import type { TourInput } from "./contract.ts";
import type { AgeRange } from "#features/catalogue/departure-filters/contract.ts";
import { cheapestTour } from "./rules.ts";

/**
 * What a visitor has asked for in the list of departures. Null stands for a part that they have not
 * chosen.
 */
export type DepartureChoice = Readonly<{
  /** In the form `2027-05`. */
  month: string | null;
  age: AgeRange | null;
  /** ISO day of departure. */
  day: string | null;
}>;

type ChoosableTour = Pick<
  TourInput,
  | "status"
  | "priceCents"
  | "fullPriceCents"
  | "discountUntil"
  | "departureDate"
  | "openingDate"
  | "ageRange"
>;

/** A departure for all ages suits every age group. */
export const isForAge = (
  { ageRange }: Pick<ChoosableTour, "ageRange">,
  age: AgeRange | null,
): boolean => age === null || ageRange === age || ageRange === "ALL";

export type ChoicePart = keyof DepartureChoice;

/**
 * The departures that suit a visitor's choice. `matched` holds the parts of the choice that these
 * departures meet, `unmatched` the parts that no departure meets.
 */
export type ChosenDepartures<Tour> = Readonly<{
  tours: readonly Tour[];
  matched: readonly ChoicePart[];
  unmatched: readonly ChoicePart[];
}>;

/**
 * The combinations of parts that are tried, in this order. The ages come before the month, so that
 * a visitor of 28 never sees the price of a group from 35 on.
 */
const priorities: readonly (readonly ChoicePart[])[] = [
  ["day"],
  ["month", "age"],
  ["age"],
  ["month"],
];

/**
 * Chooses the departures to show on a trip's page: those that meet as many parts of the choice as
 * at least one departure does that can still be joined. When the day matches, month and ages are
 * ignored.
 * @param tours departures of one travel
 * @returns all departures when no departure that can be joined meets any part of the choice
 */
export const chosenDepartures = <Tour extends ChoosableTour>(
  tours: readonly Tour[],
  choice: DepartureChoice,
  today: string,
): ChosenDepartures<Tour> => {
  const matches: Readonly<Record<ChoicePart, (tour: ChoosableTour) => boolean>> = {
    day: ({ departureDate }) => departureDate === choice.day,
    month: ({ departureDate }) => departureDate.startsWith(`${choice.month}-`),
    age: (tour) => isForAge(tour, choice.age),
  };
  const isChosen = (part: ChoicePart) => choice[part] !== null;
  const toursMatching = (parts: readonly ChoicePart[]) =>
    tours.filter((tour) => parts.every((part) => matches[part](tour)));
  const matched =
    priorities.find(
      (parts) => parts.every(isChosen) && cheapestTour(toursMatching(parts), today),
    ) ?? [];
  const unmatched = (["day", "month", "age"] as const).filter(
    (part) => isChosen(part) && !matched.includes(part) && !matched.includes("day"),
  );
  return { tours: toursMatching(matched), matched, unmatched };
};
