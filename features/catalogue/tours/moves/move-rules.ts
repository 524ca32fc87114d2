import type { Tour } from "../contract.ts";
import { isBookable, isOnSale, isPast } from "../rules.ts";

type Seats = Pick<Tour, "status" | "seatsFree" | "seatsTotal" | "peopleIn">;

/**
 * The departures to which so many people can move: their seats are kept, and one at least stays for
 * others, since a departure on sale has a free seat.
 */
export const datesToMove = (
  tours: readonly Tour[],
  { id }: Pick<Tour, "id">,
  people: number,
  today: string,
): readonly Tour[] =>
  tours.filter(
    (each) =>
      each.id !== id &&
      each.cancellation === null &&
      isOnSale(each, today) &&
      each.seatsFree > people,
  );

type Closable = Pick<Tour, "departureDate" | "cancellation">;

/** Whether people can still be moved: until the first of both departures leaves or is cancelled. */
export const isMoveOpen = (from: Closable, to: Closable, today: string): boolean =>
  [from, to].every((tour) => tour.cancellation === null && !isPast(tour, today));

/** The free seats once seats that were kept are free again; none where nobody can book. */
export const seatsFreeWith = (tour: Seats, released: number): number =>
  isBookable(tour.status)
    ? Math.min(tour.seatsFree + released, tour.seatsTotal - tour.peopleIn)
    : tour.seatsFree;

const people = (answers: readonly Readonly<{ passenger_ids: readonly string[] }>[]): number =>
  answers.reduce((sum, { passenger_ids }) => sum + passenger_ids.length, 0);

type Said = Readonly<{ said: "yes" | "no" | null; passenger_ids: readonly string[] }>;

/** How many people said what. */
export const countAnswers = (answers: readonly Said[]) => ({
  yes: people(answers.filter(({ said }) => said === "yes")),
  no: people(answers.filter(({ said }) => said === "no")),
  waiting: people(answers.filter(({ said }) => said === null)),
});
