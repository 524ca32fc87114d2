import type { Tour } from "#features/catalogue/tours/contract.ts";
import { depositIsOpen, flexibleUntil, isOnSale } from "#features/catalogue/tours/rules.ts";
import type { PriceChoice } from "#features/records/prices/contract.ts";
import { priceOn } from "#features/records/prices/rules.ts";
import { type Localizer, shownCents } from "#markets/localizer.ts";

/**
 * What is paid to us for a departure and when, in cents of the shown currency and for all who are
 * chosen. `first` is due when somebody books today, `rest` on the day of the balance.
 */
export type Payments = Readonly<{
  price: number;
  room: number;
  flexible: number;
  total: number;
  /** Null where nobody can pay a deposit today. */
  deposit: number | null;
  first: number;
  rest: number;
}>;

/** Whether the flexible option is offered and still lets somebody cancel free of charge. */
export const flexibleIsOpen = (
  tour: Pick<Tour, "departureDate" | "flexibleCents">,
  today: string,
): boolean => tour.flexibleCents !== null && flexibleUntil(tour) >= today;

/**
 * Each amount is converted before it is multiplied and added, so that a visitor who adds the parts
 * finds the total. The flexible option is paid with the deposit, the room with the balance.
 */
export const paymentsOf = (
  localizer: Localizer,
  tour: Tour,
  { people, roomCents, isFlexible }: PriceChoice,
): Payments => {
  const { today } = localizer;
  const forAll = (cents: number) => shownCents(localizer, cents) * people;
  const price = forAll(priceOn(tour, today).cents);
  const room = shownCents(localizer, roomCents);
  const flexible = isFlexible ? forAll(tour.flexibleCents ?? 0) : 0;
  const total = price + room + flexible;
  const isOpen = isOnSale(tour, today) && depositIsOpen(tour, today);
  const deposit = tour.deposit && isOpen ? forAll(tour.deposit.cents) : null;
  const first = deposit === null ? total : deposit + flexible;
  return { price, room, flexible, total, deposit, first, rest: total - first };
};
