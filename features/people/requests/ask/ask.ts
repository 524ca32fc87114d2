import { isOnSale } from "#features/catalogue/tours/rules.ts";
import type { Database } from "#platform/server/database/tables.ts";
import type { Bill, Choice, RequestInput } from "../contract.ts";
import { billOf, deletedAt, hasFlexible, kindFor } from "../rules.ts";
import { insertRequest, nextNumber, requestOfSentId, type StoredRequest } from "../store.ts";
import { mailNewRequest } from "../mails/mail-request.ts";
import { type AskedDeparture, departureById, isOffered } from "./asked-departure.ts";
import { hashOf, hashOfKey, keyOf } from "./keys.ts";
import { countRequest, lockAsker } from "./request-rate.ts";
import { refuse } from "./refusals.ts";
import { type MarketDay, marketDay, type RequestScene } from "./scene.ts";

/** What a visitor has sent, and from where. */
export type Sending = Readonly<{
  market: string;
  tourId: string;
  input: RequestInput;
  /** The visitor's IP address. */
  address: string;
  /** What stands for the same request sent again; null where nothing does. */
  sentKey: string | null;
}>;

/** A request that is stored, with the key that its sender gets. */
export type Taken = Readonly<{ request: StoredRequest; key: string }>;

/** @throws RequestRefused for a choice that the departure does not have, and for another total */
export const checkChoice = (
  departure: AskedDeparture,
  choice: Choice,
  { today, seenCents }: Readonly<{ today: string; seenCents: number | null }>,
): Bill => {
  if (choice.room === "private" && departure.privateRoomCents === null) refuse({ kind: "noRoom" });
  if (choice.flexible && !hasFlexible(departure.tour, today)) refuse({ kind: "noFlexible" });
  const bill = billOf(departure, choice, today);
  if (seenCents !== null && seenCents !== bill.totalCents) refuse({ kind: "total", bill });
  return bill;
};

/** @throws RequestRefused unless so many seats can be asked for */
export const checkSeats = (
  { tour }: AskedDeparture,
  { kind, seats }: Pick<RequestInput, "kind" | "seats">,
  today: string,
): void => {
  const open = kindFor(tour, today);
  if (open === null) refuse({ kind: "past" });
  if (kind === "seat" && open !== "seat") refuse({ kind: "full" });
  if (kind === "waiting-list" || !isOnSale(tour, today)) return;
  if (seats > tour.seatsFree) refuse({ kind: "fewer", seatsFree: tour.seatsFree });
};

const findDeparture = async (
  trx: Database,
  { market, tourId }: Sending,
): Promise<AskedDeparture> => {
  const departure = await departureById(trx, market, tourId);
  return departure && isOffered(departure) ? departure : refuse({ kind: "absent" });
};

type Parts = Readonly<{
  bill: Bill;
  departure: AskedDeparture;
  sent: Readonly<{ id: string | null; digest: string; key: string }>;
  day: MarketDay;
}>;

const store = async (
  trx: Database,
  { market, tourId, input }: Sending,
  { bill, departure, sent, day: { now } }: Parts,
): Promise<StoredRequest> => {
  const { seenCents: _seen, ...asked } = input;
  const { departureDate } = departure.tour;
  return insertRequest(trx, {
    ...asked,
    market,
    number: await nextNumber(trx, market),
    tour_id: tourId,
    travel_name: departure.travel.name,
    departure_date: departureDate,
    key_hash: hashOfKey(sent.key),
    sent_id: sent.id,
    sent_digest: sent.digest,
    state: "new",
    owner: null,
    bill: JSON.stringify(bill),
    asked_at: now,
    last_word_at: now,
    delete_at: deletedAt(departureDate, null),
    other_tour_ids: "[]",
  });
};

/**
 * Takes a request in one transaction: stores it and queues its mails. What is sent again under the
 * same key is the same request, whatever has become of its departure since.
 * @throws RequestRefused
 */
export const takeRequest = async (
  trx: Database,
  scene: RequestScene,
  sending: Sending,
): Promise<Taken> => {
  const { market, tourId, input, address, sentKey } = sending;
  const id = sentKey === null ? null : hashOf([market, tourId, sentKey]);
  const sent = { id, digest: hashOf({ ...input, seenCents: null }), key: keyOf(id, scene.secret) };
  const day = marketDay(scene, market);
  const asker = { address, email: input.email };
  // A second press waits for the first, and then finds it.
  await lockAsker(trx, asker, scene.secret);
  const stored = id === null ? null : await requestOfSentId(trx, market, id);
  if (stored) {
    if (stored.sent_digest !== sent.digest) refuse({ kind: "otherBody" });
    return { request: stored, key: sent.key };
  }
  const seconds = await countRequest(trx, asker, { secret: scene.secret, now: day.now });
  if (seconds !== null) refuse({ kind: "often", seconds });
  const departure = await findDeparture(trx, sending);
  checkSeats(departure, input, day.today);
  const { seenCents } = input;
  const bill = checkChoice(departure, input, { today: day.today, seenCents });
  const request = await store(trx, sending, { bill, departure, sent, day });
  await mailNewRequest(trx, scene, { request, departure, key: sent.key });
  return { request, key: sent.key };
};
