import type { WritePlace } from "#features/records/records/saves.ts";
import { inTheWay, Problem } from "#platform/server/http/problem.ts";
import { departureById } from "../ask/asked-departure.ts";
import { marketDay } from "../ask/scene.ts";
import { mailLocalizer } from "../mails/letters.ts";
import { givenFlights } from "../parts/given-flights.ts";
import {
  addWord,
  dropLastAnswer,
  type GivenSeats,
  type StoredRequest,
  updateRequest,
} from "../store.ts";
import { sendAnswer, write } from "./answer.ts";
import { heldUntil, takeUnsaid } from "../mails/hold.ts";
import type { AnswerInput, GiveInput, TakeBackInput } from "./desk-contract.ts";
import { requireGivable, takeBackObstacle } from "./read-request.ts";
import type { DeskScene } from "./scene.ts";

/**
 * Gives the seats in one transaction, through the one write of departures. The mail leaves once the
 * time to take it back is over.
 * @throws Problem 404, 409, 412, 422 naming `seatsFree`
 */
export const give = (
  scene: DeskScene,
  at: WritePlace,
  { tourVersion, status, ...input }: GiveInput,
): Promise<StoredRequest> =>
  write(at, async (trx, before) => {
    const { market, tour_id, seats, state } = before;
    const { today, now } = marketDay(scene, market);
    const departure = requireGivable(before, await departureById(trx, market, tour_id), today);
    const { tour, passengerIds } = await scene.seatGiving.give(
      { db: trx, market, actor: at.context.actor },
      { tourId: tour_id, version: tourVersion, seats, status },
    );
    const flights = givenFlights(mailLocalizer(scene, market), tour);
    const from = departure.tour.status;
    return sendAnswer(trx, scene, before, {
      at,
      answer: input,
      state: "seat-given",
      given: {
        at: now.toISOString(),
        passengerIds,
        state,
        status: from === tour.status ? null : { from, to: tour.status },
      },
      besides: flights ? [`${flights.title} ${flights.text}`.trim()] : [],
      after: heldUntil(now),
    });
  });

type TakenBack = Readonly<{ at: WritePlace; given: GivenSeats; answer: AnswerInput | null }>;

/** Opens a request again whose answer nobody was told: a note for staff says so. */
const forgetAnswer = async (
  trx: WritePlace["context"]["db"],
  before: StoredRequest,
  { state }: GivenSeats,
  note: Readonly<{ at: Date; author: string; text: string }>,
): Promise<StoredRequest> => {
  const { market, id } = before;
  await dropLastAnswer(trx, before);
  await addWord(trx, { market, request_id: id, kind: "note", ...note });
  return updateRequest(trx, before, { state, settled_at: null, given: null, other_tour_ids: "[]" });
};

/** @throws Problem 409 where the traveller was told */
const takeRefusalBack = async (
  trx: WritePlace["context"]["db"],
  scene: DeskScene,
  before: StoredRequest,
  author: string,
): Promise<StoredRequest> => {
  const now = scene.now();
  const { given } = before;
  if (given === null || !(await takeUnsaid(trx, given, now)))
    throw inTheWay("The refusal cannot be taken back", "Its mail has left.");
  const text = "The request was declined and that taken back at once; no mail has left.";
  return forgetAnswer(trx, before, given, { at: now, author, text });
};

/** Says it to the traveller where they were told that the seats are theirs. @throws Problem 422 */
const sayTakenBack = async (
  trx: WritePlace["context"]["db"],
  scene: DeskScene,
  before: StoredRequest,
  { at, given, answer }: TakenBack,
): Promise<StoredRequest> => {
  const now = scene.now();
  if (await takeUnsaid(trx, given, now))
    return forgetAnswer(trx, before, given, {
      at: now,
      author: at.context.actor,
      text: "The seats were given and taken back at once; no mail has left.",
    });
  if (answer) return sendAnswer(trx, scene, before, { at, answer, state: "in-talk" });
  const message = "The mail has left: write to the traveller why the seats are taken back.";
  throw new Problem(422, message, { errors: [{ path: "answer", message }] });
};

/**
 * Takes given seats back, in one transaction: the people leave the departure, its status is what it
 * was unless it has changed since, and the request is open again. A refusal is taken back while its
 * mail has not left.
 * @throws Problem 404, 409, 412, 422
 */
export const takeBack = (
  scene: DeskScene,
  at: WritePlace,
  { answer }: TakeBackInput,
): Promise<StoredRequest> =>
  write(at, async (trx, before) => {
    const { market, tour_id, given, state } = before;
    if (state === "declined") return takeRefusalBack(trx, scene, before, at.context.actor);
    const { today } = marketDay(scene, market);
    const departure = await departureById(trx, market, tour_id);
    const obstacle = takeBackObstacle(before, departure, today);
    if (obstacle !== null || given === null || departure === null)
      throw inTheWay("The seats cannot be taken back", obstacle ?? "");
    const { passengerIds, status } = given;
    const isAsGiven = status !== null && departure.tour.status === status.to;
    await scene.seatGiving.takeBack(
      { db: trx, market, actor: at.context.actor },
      { tourId: tour_id, passengerIds, status: isAsGiven ? status.from : null },
    );
    return sayTakenBack(trx, scene, before, { at, given, answer });
  });
