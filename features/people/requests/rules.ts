import type { Tour } from "#features/catalogue/tours/contract.ts";
import {
  depositIsOpen,
  flexibleUntil,
  isBookable,
  isPast,
  opensLater,
} from "#features/catalogue/tours/rules.ts";
import { priceOn } from "#features/records/prices/rules.ts";
import type { Bill, Choice, RequestKind, RequestState, Room } from "./contract.ts";

/** What of a departure and its travel a request's amounts are made of. */
export type BilledDeparture = Readonly<{
  tour: Pick<
    Tour,
    | "priceCents"
    | "fullPriceCents"
    | "discountUntil"
    | "deposit"
    | "balanceDue"
    | "flexibleCents"
    | "departureDate"
  >;
  /** What a private room costs more; null where the trip has none. */
  privateRoomCents: number | null;
}>;

/** Whether the flexible option can still be taken. */
export const hasFlexible = (
  tour: Pick<Tour, "flexibleCents" | "departureDate">,
  today: string,
): boolean => tour.flexibleCents !== null && flexibleUntil(tour) >= today;

/**
 * A private room holds two, so that only one who is left over pays for being alone.
 * @returns what all private rooms together cost more
 */
const privateRoomsCents = (seats: number, supplementCents: number): number =>
  seats % 2 === 1 ? supplementCents : 0;

/** The kinds of room that can be chosen, in the order of the form. */
export const roomsFor = (seats: number, { privateRoomCents }: BilledDeparture): readonly Room[] => {
  if (privateRoomCents === null) return ["shared"];
  return seats === 1 ? ["shared", "private"] : ["private", "shared"];
};

/** The choice that costs nothing more for a number of seats: a private room where it is free. */
export const roomAtFirst = (seats: number, { privateRoomCents }: BilledDeparture): Room =>
  privateRoomCents !== null && seats % 2 === 0 ? "private" : "shared";

export const roomCents = ({ seats, room }: Choice, { privateRoomCents }: BilledDeparture): number =>
  room === "private" ? privateRoomsCents(seats, privateRoomCents ?? 0) : 0;

/** What a choice costs on a day, as it will be paid: the flexible option with the deposit. */
export const billOf = (asked: BilledDeparture, choice: Choice, today: string): Bill => {
  const { tour } = asked;
  const { seats } = choice;
  const seatCents = priceOn(tour, today).cents;
  const seatsCents = seatCents * seats;
  const room = roomCents(choice, asked);
  const flexibleCents = choice.flexible ? (tour.flexibleCents ?? 0) * seats : 0;
  const totalCents = seatsCents + room + flexibleCents;
  const { deposit } = tour;
  const paidFirst = deposit === null ? 0 : deposit.cents * seats + flexibleCents;
  return {
    seatCents,
    seatsCents,
    roomCents: room,
    flexibleCents,
    totalCents,
    deposit:
      deposit !== null && depositIsOpen(tour, today)
        ? {
            cents: paidFirst,
            seatCents: deposit.cents,
            until: deposit.until,
            balanceCents: totalCents - paidFirst,
            balanceDue: tour.balanceDue,
          }
        : null,
  };
};

/** What a departure can be asked for on a day; null once it has left. */
export const kindFor = (
  tour: Pick<Tour, "status" | "departureDate" | "openingDate">,
  today: string,
): RequestKind | null => {
  if (isPast(tour, today)) return null;
  if (tour.status === "SOLD_OUT") return "other-dates";
  if (!isBookable(tour.status)) return "waiting-list";
  return opensLater(tour, today) ? "waiting-list" : "seat";
};

/** Until a request is answered for good, whoever sent it may change and withdraw it. */
export const isOpen = (state: RequestState): boolean => state === "new" || state === "in-talk";

/** `US-4172`: the market's code and at least four digits. */
export const spokenNumber = (countryCode: string, number: number): string =>
  `${countryCode}-${String(number).padStart(4, "0")}`;

/** The privacy policy says so. */
export const requestsAreKept = { withdrawnDays: 90, months: 24 } as const;

/**
 * When a request is deleted: 24 months after its departure, and a withdrawn one 90 days after that.
 * @param withdrawnAt null for one that was not withdrawn
 */
export const deletedAt = (departureDate: string, withdrawnAt: Date | null): Date => {
  if (withdrawnAt !== null)
    return new Date(withdrawnAt.getTime() + requestsAreKept.withdrawnDays * 86_400_000);
  const day = new Date(`${departureDate}T00:00:00Z`);
  day.setUTCMonth(day.getUTCMonth() + requestsAreKept.months);
  return day;
};
