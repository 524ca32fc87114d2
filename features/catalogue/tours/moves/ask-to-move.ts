import { addDays, type Day } from "#markets/days.ts";
import { startOfDay } from "#markets/format.ts";
import { marketById } from "#markets/markets.ts";
import { inTheWay, Problem } from "#platform/server/http/problem.ts";
import type { Tour } from "../contract.ts";
import { toDraft } from "../save/row-rules.ts";
import { isPast } from "../rules.ts";
import { lockTour } from "../save/delete-tour.ts";
import { saveTour, type TourContext } from "../save/save-tours.ts";
import type { Addressed } from "../handed-in/departure-people.ts";
import { reachedPeople, tell, type Telling } from "../decision-mails/tell.ts";
import { moveLinks } from "./move-link.ts";
import { countAnswers, datesToMove, isMoveOpen, seatsFreeWith } from "./move-rules.ts";
import {
  deleteMove,
  insertMove,
  insertMoveAnswer,
  moveAnswersOf,
  moveOf,
  postponeMove,
  type StoredMove,
  writeMoveAnswer,
} from "./move-store.ts";
import type { MoveInput } from "../consequences-contract.ts";

type MoveContext = TourContext & Readonly<{ now: Date }>;

const refuse = (path: string, message: string): never => {
  throw new Problem(422, message, { errors: [{ path, message }] });
};

const peopleOf = (reached: readonly Addressed[]): number =>
  reached.reduce((sum, { passengerIds }) => sum + passengerIds.length, 0);

/** @throws Problem 422 for a day that leaves no time to answer */
const requireDay = (until: Day, from: Tour, to: Tour, today: Day): void => {
  if (until <= today) refuse("until", "It is after today, so that people can answer.");
  const first = from.departureDate < to.departureDate ? from : to;
  if (until >= first.departureDate)
    refuse("until", "It is before the first of both departures leaves.");
};

/** Writes how many seats are free once some are kept, or free again. */
const keepSeats = async (context: TourContext, to: Tour, released: number): Promise<void> => {
  const seatsFree = seatsFreeWith(to, released);
  if (seatsFree === to.seatsFree) return;
  const { id, version } = to;
  await saveTour(context, {
    id,
    travelId: null,
    version,
    draft: { ...toDraft(to), seatsFree },
  });
};

type AskedMove = Readonly<{ move: StoredMove; from: Tour; to: Tour }>;

const write = async (
  context: MoveContext,
  { move, from, to }: AskedMove,
  asked: readonly Readonly<{ to: Addressed; answerId: string }>[],
): Promise<void> => {
  const { db, market, asking, actor, now } = context;
  const until = startOfDay(addDays(move.until_day, 1), marketById(market));
  const site = asking.siteOf(market) ?? "";
  const telling: Telling = { db, market, asking, actor, now, tour: from };
  await tell(
    telling,
    asked.map(({ to: person, answerId }) => ({
      to: person,
      notice: {
        kind: "move",
        reason: move.reason,
        to,
        until: move.until_day,
        link: site + moveLinks.link(answerId, until, { market, secret: asking.secret }),
      },
    })),
  );
};

/**
 * Asks each of those who are in to move to another departure of the travel, whose seats are kept for
 * them from now on.
 * @param from is locked
 * @throws Problem 422 by field
 */
export const askToMove = async (
  context: MoveContext,
  from: Tour,
  { toTourId, until, reason }: MoveInput,
): Promise<void> => {
  const { db, market, today, now } = context;
  const reached = await reachedPeople(context, from);
  const people = peopleOf(reached);
  const found = await lockTour(db, market, toTourId);
  if (!found || found.tour.travelId !== from.travelId || people === 0)
    throw new Problem(422, "Nobody can be asked.", {
      errors: [{ path: "toTourId", message: "It is another date of the same trip." }],
    });
  const to = found.tour;
  if (datesToMove([to], from, people, today).length === 0)
    refuse("toTourId", `It has fewer than ${people + 1} free seats, or nobody can book it.`);
  requireDay(until, from, to, today);
  await keepSeats(context, to, -people);
  const move = {
    market,
    tour_id: from.id,
    to_tour_id: to.id,
    reason,
    until_day: until,
    asked_at: now,
  };
  await insertMove(db, move);
  const asked = [];
  for (const person of reached) {
    const answerId = await insertMoveAnswer(db, move, person.passengerIds, now);
    asked.push({ to: person, answerId });
  }
  await write(context, { move, from, to }, asked);
};

/** Frees seats that were kept for people who do not come. */
export const freeSeats = async (
  context: TourContext,
  tourId: string,
  seats: number,
): Promise<void> => {
  const found = await lockTour(context.db, context.market, tourId);
  if (!found || found.tour.cancellation || isPast(found.tour, context.today)) return;
  await keepSeats(context, found.tour, seats);
};

/** Ends the asking: seats that nobody has answered for are free again, and the links are over. */
export const endMove = async (context: TourContext, from: Pick<Tour, "id">): Promise<void> => {
  const { db, market } = context;
  const move = await moveOf(db, market, from.id);
  if (!move) return;
  const { waiting } = countAnswers(await moveAnswersOf(db, market, from.id));
  await deleteMove(db, move);
  await freeSeats(context, move.to_tour_id, waiting);
};

const dayMs = 86_400_000;
const daysMore = 7;

/**
 * Writes once more to whoever has not answered, at most once a day, with a week to answer.
 * @param from is locked
 * @throws Problem 409
 */
export const askAgainToMove = async (context: MoveContext, from: Tour): Promise<void> => {
  const { db, market, today, now } = context;
  const move = await moveOf(db, market, from.id);
  const found = move && (await lockTour(db, market, move.to_tour_id));
  if (!move || !found) throw inTheWay("Nobody was asked", "Nobody is asked to move.");
  if (!isMoveOpen(from, found.tour, today))
    throw inTheWay("It is over", "One of both departures has left or is cancelled.");
  const waiting = (await moveAnswersOf(db, market, from.id)).filter(
    ({ said, written_at }) => said === null && now.getTime() - written_at.getTime() >= dayMs,
  );
  const people = await reachedPeople(context, from);
  const asked = waiting.flatMap((answer) => {
    const to = people.find(({ passengerIds }) =>
      passengerIds.some((id) => answer.passenger_ids.includes(id)),
    );
    return to ? [{ to, answerId: answer.id, answer }] : [];
  });
  if (asked.length === 0)
    throw inTheWay("Nobody to write to", "Everybody has answered, or was written to within a day.");
  const week = addDays(today, daysMore);
  const last = addDays(
    [from, found.tour].map((tour) => tour.departureDate).toSorted()[0] ?? week,
    -1,
  );
  const until = [move.until_day, [week, last].toSorted()[0] ?? week].toSorted()[1] ?? week;
  await postponeMove(db, move, until);
  for (const { answer } of asked) await writeMoveAnswer(db, answer, { written_at: now });
  await write(context, { move: { ...move, until_day: until }, from, to: found.tour }, asked);
};
