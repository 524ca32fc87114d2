import type { AgeRange, TourInput } from "./contract.ts";
import { firstPriced, isBookable, priceOn } from "./rules.ts";

/** What a visitor chose among the departures of a trip; null where nothing was. */
export type DepartureChoice = Readonly<{
  /** `2027-05`. */
  month: string | null;
  age: AgeRange | null;
  /** The day on which a departure leaves, ISO. */
  day: string | null;
}>;

type Offered = Pick<
  TourInput,
  "status" | "priceCents" | "fullPriceCents" | "discountUntil" | "departureDate" | "ageRange"
>;

/** An age group may join its own departures and those for everybody. */
export const isForAge = ({ ageRange }: Pick<Offered, "ageRange">, age: AgeRange | null): boolean =>
  age === null || ageRange === age || ageRange === "ALL";

/** One of the things that can be chosen. */
export type ChoicePart = keyof DepartureChoice;

/** The departures of which a page speaks, with what was chosen that they keep to and what they miss. */
export type MeantDepartures<Tour> = Readonly<{
  tours: readonly Tour[];
  kept: readonly ChoicePart[];
  missed: readonly ChoicePart[];
}>;

/** What is kept to sooner: whoever is 28 reads no price of a group from 35 on. */
const soonest: readonly (readonly ChoicePart[])[] = [["day"], ["month", "age"], ["age"], ["month"]];

/**
 * The departures of which the page of a trip speaks: those that were chosen, as far as somebody can
 * join one of them. A day that is kept to leaves month and ages without a say.
 * @param tours of one travel
 * @returns all of them where nobody can join one of those chosen
 */
export const chosenDepartures = <Tour extends Offered>(
  tours: readonly Tour[],
  choice: DepartureChoice,
  today: string,
): MeantDepartures<Tour> => {
  const keeps: Readonly<Record<ChoicePart, (tour: Offered) => boolean>> = {
    day: ({ departureDate }) => departureDate === choice.day,
    month: ({ departureDate }) => departureDate.startsWith(`${choice.month}-`),
    age: (tour) => isForAge(tour, choice.age),
  };
  const isAsked = (part: ChoicePart) => choice[part] !== null;
  const keeping = (parts: readonly ChoicePart[]) =>
    tours.filter((tour) => parts.every((part) => keeps[part](tour)));
  const kept =
    soonest.find((parts) => parts.every(isAsked) && firstPriced(keeping(parts), today)) ?? [];
  const missed = (["day", "month", "age"] as const).filter(
    (part) => isAsked(part) && !kept.includes(part) && !kept.includes("day"),
  );
  return { tours: keeping(kept), kept, missed };
};

/**
 * The one departure with which a page reckons, so that its price, its day and its flights belong
 * together: of those at the lowest price the first that can be booked, else the first on request;
 * null where nobody can join one.
 */
export const reckonedDeparture = <Tour extends Offered>(
  tours: readonly Tour[],
  today: string,
): Tour | null => {
  const cheapest = firstPriced(tours, today);
  if (!cheapest) return null;
  const { cents } = priceOn(cheapest, today);
  const asCheap = tours.filter(
    (tour) => isBookable(tour.status) && priceOn(tour, today).cents === cents,
  );
  return firstPriced(asCheap, today) ?? cheapest;
};
