import type { AgeRange, TourInput } from "./contract.ts";
import { cheapestTour, isBookable, priceOn } from "./rules.ts";

/** The departures that a visitor asked for; null where they asked for nothing. */
export type DepartureChoice = Readonly<{
  /** `2027-05`. */
  month: string | null;
  age: AgeRange | null;
  /** Day of departure, ISO. */
  day: string | null;
}>;

type ChoosableTour = Pick<
  TourInput,
  "status" | "priceCents" | "fullPriceCents" | "discountUntil" | "departureDate" | "ageRange"
>;

/** A departure for all ages suits every age group. */
export const isForAge = (
  { ageRange }: Pick<ChoosableTour, "ageRange">,
  age: AgeRange | null,
): boolean => age === null || ageRange === age || ageRange === "ALL";

export type ChoicePart = keyof DepartureChoice;

/**
 * The departures that fit a visitor's choice; `matched` are the parts of the choice that they meet,
 * `unmatched` those that no departure meets.
 */
export type ChosenDepartures<Tour> = Readonly<{
  tours: readonly Tour[];
  matched: readonly ChoicePart[];
  unmatched: readonly ChoicePart[];
}>;

/**
 * Which parts of a choice are tried first: the ages take precedence over the month, so that a
 * 28-year-old never reads the price of a group from 35 on.
 */
const priorities: readonly (readonly ChoicePart[])[] = [
  ["day"],
  ["month", "age"],
  ["age"],
  ["month"],
];

/**
 * The departures to show on a trip's page: those that meet as much of the choice as a departure
 * that can still be joined does. A matched day makes month and ages irrelevant.
 * @param tours departures of one travel
 * @returns all departures when none that can be joined meets any part of the choice
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

/**
 * The departure whose price, day and flights a page quotes together: among those at the lowest
 * price the first that can be booked, else the first on request; null where nobody can join any.
 */
export const referenceDeparture = <Tour extends ChoosableTour>(
  tours: readonly Tour[],
  today: string,
): Tour | null => {
  const cheapest = cheapestTour(tours, today);
  if (!cheapest) return null;
  const { cents } = priceOn(cheapest, today);
  const atSamePrice = tours.filter(
    (tour) => isBookable(tour.status) && priceOn(tour, today).cents === cents,
  );
  return cheapestTour(atSamePrice, today) ?? cheapest;
};
