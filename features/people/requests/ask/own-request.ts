import type { Database } from "#platform/server/database/tables.ts";
import type { OwnRequest, RequestChange } from "../contract.ts";
import { deletedAt, isOpen } from "../rules.ts";
import { addWord, requestOfKey, type StoredRequest, updateRequest, wordsOf } from "../store.ts";
import { mailChangedRequest, mailWithdrawnRequest, mailWord } from "../mails/mail-request.ts";
import { type AskedDeparture, departureById } from "./asked-departure.ts";
import { checkChoice, checkSeats } from "./ask.ts";
import { hashOfKey } from "./keys.ts";
import { numberOf } from "./number-of.ts";
import { refuse } from "./refusals.ts";
import { marketDay, type RequestScene } from "./scene.ts";

/** Null for a key that never was one, and for a request that has been deleted. */
export const ownRequest = (
  db: Database,
  market: string,
  key: string,
): Promise<StoredRequest | null> => requestOfKey(db, market, hashOfKey(key));

/** A request as its sender sees it: without owner and notes. */
export const toOwnRequest = async (db: Database, request: StoredRequest): Promise<OwnRequest> => {
  const words = await wordsOf(db, request);
  const { kind, seats, room, flexible, name, email, phone, question, state, bill } = request;
  return {
    number: numberOf(request),
    tourId: request.tour_id,
    kind,
    seats,
    room,
    flexible,
    name,
    email,
    phone,
    question,
    state,
    bill,
    askedAt: request.asked_at.toISOString(),
    words: words.flatMap(({ at, kind: by, text }) =>
      by === "note" ? [] : [{ at: at.toISOString(), by, text }],
    ),
  };
};

type Keyed = Readonly<{ market: string; key: string }>;

/** @throws RequestRefused for one that was answered for good */
const lockOpen = async (trx: Database, { market, key }: Keyed): Promise<StoredRequest> => {
  const request = await requestOfKey(trx, market, hashOfKey(key), { isLocked: true });
  if (!request) return refuse({ kind: "absent" });
  return isOpen(request.state) ? request : refuse({ kind: "closed" });
};

const requireDeparture = async (
  trx: Database,
  { market, tour_id }: StoredRequest,
): Promise<AskedDeparture> =>
  (await departureById(trx, market, tour_id)) ?? refuse({ kind: "absent" });

/**
 * Changes a request until it is answered for good. Its number and its place in the line stay.
 * @throws RequestRefused
 */
export const changeOwnRequest = async (
  trx: Database,
  scene: RequestScene,
  keyed: Keyed,
  { seenCents = null, ...change }: RequestChange,
): Promise<StoredRequest> => {
  const request = await lockOpen(trx, keyed);
  const departure = await requireDeparture(trx, request);
  const { today } = marketDay(scene, keyed.market);
  const { kind, seats, room, flexible, name, email, phone, question } = request;
  const before = { seats, room, flexible, name, email, phone, question };
  const after = { ...before, ...change };
  if (JSON.stringify(after) === JSON.stringify(before)) return request;
  if (after.seats > seats) checkSeats(departure, { kind, seats: after.seats }, today);
  const bill = checkChoice(departure, after, { today, seenCents });
  const changed = await updateRequest(trx, request, { ...after, bill: JSON.stringify(bill) });
  await mailChangedRequest(trx, scene, { request: changed, before: request, departure, ...keyed });
  return changed;
};

/** @throws RequestRefused */
export const withdrawOwnRequest = async (
  trx: Database,
  scene: RequestScene,
  keyed: Keyed,
): Promise<StoredRequest> => {
  const request = await lockOpen(trx, keyed);
  const now = scene.now();
  const withdrawn = await updateRequest(trx, request, {
    state: "withdrawn",
    settled_at: now,
    delete_at: deletedAt(request.departure_date, now),
  });
  await mailWithdrawnRequest(trx, scene, withdrawn);
  return withdrawn;
};

/** What the person answers on the page counts as their last word. @throws RequestRefused */
export const answerOwnRequest = async (
  trx: Database,
  scene: RequestScene,
  keyed: Keyed,
  text: string,
): Promise<StoredRequest> => {
  const request = await lockOpen(trx, keyed);
  const now = scene.now();
  await addWord(trx, {
    market: request.market,
    request_id: request.id,
    at: now,
    kind: "traveller",
    text,
  });
  const answered = await updateRequest(trx, request, { last_word_at: now, settled_at: null });
  await mailWord(trx, scene, { request: answered, text });
  return answered;
};
