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

/**
 * The departures of which the page of a trip speaks: those that were chosen, as far as somebody can
 * join one of them. The day is kept to before the ages and the month, the ages before the month:
 * whoever is 28 reads no price of a group from 35 on.
 * @param tours of one travel
 * @returns all of them where nobody can join one of those chosen
 */
export const chosenDepartures = <Tour extends Offered>(
  tours: readonly Tour[],
  { month, age, day }: DepartureChoice,
  today: string,
): readonly Tour[] => {
  const onDay = ({ departureDate }: Offered) => departureDate === day;
  const ofAge = (tour: Offered) => isForAge(tour, age);
  const inMonth = ({ departureDate }: Offered) =>
    month === null || departureDate.startsWith(`${month}-`);
  const choices = [onDay, (tour: Offered) => ofAge(tour) && inMonth(tour), ofAge];
  return (
    choices.map((isMeant) => tours.filter(isMeant)).find((each) => firstPriced(each, today)) ??
    tours
  );
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
