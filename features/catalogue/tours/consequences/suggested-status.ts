import { counted } from "#platform/counted.ts";
import type { Tour, TourInput } from "../contract.ts";
import type { Status } from "#features/records/statuses/contract.ts";
import { flightsMayBeBought, isBookable, isPast, needsPeople } from "../rules.ts";

/** A group that lacks at most this many people is almost confirmed. */
const nearlyEnough = 3;
/** A group with at most this many free seats is almost full. */
const nearlyFull = 3;

type Counted = Pick<
  TourInput,
  | "status"
  | "departureDate"
  | "balanceDue"
  | "seatsTotal"
  | "seatsFree"
  | "peopleIn"
  | "peopleMinimum"
> &
  Readonly<{ cancellation?: Tour["cancellation"] }>;

export type Suggestion = Readonly<{
  status: Status;
  /** A sentence for staff. */
  reason: string;
}>;

const people = (count: number): string => counted(count, "person", "people");
const seats = (count: number): string => counted(count, "seat");

/** While nobody can book, a seat is free when somebody has left; nobody counts it as free yet. */
const freeSeats = ({ status, seatsFree, seatsTotal, peopleIn }: Counted): number =>
  isBookable(status) ? seatsFree : seatsTotal - peopleIn;

const ofFullGroup = (tour: Counted, today: string): Suggestion => {
  const reason = `All ${seats(tour.seatsTotal)} are taken`;
  // Until the balance is due, leaving costs nothing, so that a seat may come back.
  return today <= tour.balanceDue
    ? { status: "WAITING_LIST", reason: `${reason}; until the balance is due, one may come back.` }
    : { status: "SOLD_OUT", reason: `${reason}.` };
};

const ofSmallGroup = ({ peopleIn, peopleMinimum }: Counted): Suggestion => {
  const missing = peopleMinimum - peopleIn;
  const reason = `${people(peopleIn)} in of ${peopleMinimum}: ${missing} missing.`;
  return { status: missing <= nearlyEnough ? "ALMOST_CONFIRMED" : "PLANNED", reason };
};

const ofOpenGroup = (tour: Counted): Suggestion => {
  const free = freeSeats(tour);
  const enough = `${people(tour.peopleIn)} in, and ${tour.peopleMinimum} are enough`;
  const left = `${seats(free)} left`;
  const status = free <= nearlyFull ? "ALMOST_FULL" : "CONFIRMED";
  return {
    status,
    reason: flightsMayBeBought(tour.status) ? `${left}.` : `${enough}; ${left}.`,
  };
};

const byNumbers = (tour: Counted, today: string): Suggestion => {
  if (tour.peopleIn >= tour.seatsTotal || (isBookable(tour.status) && tour.seatsFree === 0))
    return ofFullGroup(tour, today);
  return tour.peopleIn < tour.peopleMinimum ? ofSmallGroup(tour) : ofOpenGroup(tour);
};

/**
 * The status that the numbers of a departure speak for; null where it has it, or where staff alone
 * can know. It is never set by itself: with a status, visitors are told something.
 */
export const suggestedStatus = (tour: Counted, today: string): Suggestion | null => {
  if (isPast(tour, today) || tour.cancellation) return null;
  const suggestion = byNumbers(tour, today);
  if (suggestion.status === tour.status) return null;
  const isFull = !isBookable(suggestion.status);
  if (isFull && !isBookable(tour.status)) return null;
  // A group that still needs people is opened to its waiting list by staff.
  return needsPeople(suggestion.status) && !isBookable(tour.status) ? null : suggestion;
};
