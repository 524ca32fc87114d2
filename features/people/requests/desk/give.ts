import type { WritePlace } from "#features/records/records/saves.ts";
import { inTheWay, Problem } from "#platform/server/http/problem.ts";
import { takeMailBack } from "#platform/server/mail/outbox.ts";
import { departureById } from "../ask/asked-departure.ts";
import { marketDay } from "../ask/scene.ts";
import { mailLocalizer } from "../mails/letters.ts";
import { givenFlights } from "../parts/given-flights.ts";
import { addWord, type GivenSeats, type StoredRequest, updateRequest } from "../store.ts";
import { sendAnswer, write } from "./answer.ts";
import type { AnswerInput, GiveInput, TakeBackInput } from "./desk-contract.ts";
import { requireGivable, takeBackObstacle } from "./read-request.ts";
import type { DeskScene } from "./scene.ts";

/** The toast that takes it back stands for 8 seconds; the rest is the way of the press to us. */
const holdMs = 10_000;

const isHeld = ({ at }: GivenSeats, now: Date): boolean => now.getTime() - Date.parse(at) <= holdMs;

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
      after: new Date(now.getTime() + holdMs),
    });
  });

type TakenBack = Readonly<{ at: WritePlace; given: GivenSeats; answer: AnswerInput | null }>;

/** Says it to the traveller where they were told that the seats are theirs. @throws Problem 422 */
const sayTakenBack = async (
  trx: WritePlace["context"]["db"],
  scene: DeskScene,
  before: StoredRequest,
  { at, given, answer }: TakenBack,
): Promise<StoredRequest> => {
  const now = scene.now();
  const isUnsaid =
    isHeld(given, now) && (given.mailId === null || (await takeMailBack(trx, given.mailId)));
  if (isUnsaid) {
    const { market, id } = before;
    const word = { market, request_id: id, at: now, author: at.context.actor };
    const text = "The seats were given and taken back at once; no mail has left.";
    await addWord(trx, { ...word, kind: "note", text });
    const change = { state: given.state, settled_at: null, given: null };
    return updateRequest(trx, before, change);
  }
  if (answer) return sendAnswer(trx, scene, before, { at, answer, state: "in-talk" });
  const message = "The mail has left: write to the traveller why the seats are taken back.";
  throw new Problem(422, message, { errors: [{ path: "answer", message }] });
};

/**
 * Takes given seats back, in one transaction: the people leave the departure, its status is what it
 * was unless it has changed since, and the request is open again.
 * @throws Problem 404, 409, 412, 422
 */
export const takeBack = (
  scene: DeskScene,
  at: WritePlace,
  { answer }: TakeBackInput,
): Promise<StoredRequest> =>
  write(at, async (trx, before) => {
    const { market, tour_id, given } = before;
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
