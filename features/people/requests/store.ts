import {
  type Generated,
  type Insertable,
  type JSONColumnType,
  type Selectable,
  sql,
  type Updateable,
} from "kysely";
import type { Database } from "#platform/server/database/tables.ts";
import { deleteExpired } from "#platform/server/database/upkeep/drop-expired.ts";
import type { Status } from "#features/records/statuses/contract.ts";
import type { Bill, RequestKind, RequestState, Room } from "./contract.ts";

/** What giving the seats or declining has made, by which it is taken back. */
export type GivenSeats = Readonly<{
  at: string;
  /** None where the request was declined. */
  passengerIds: readonly string[];
  /** Null where no mails are written. */
  mailId: string | null;
  /** Of the request, before. */
  state: RequestState;
  /** Of the departure; null where it was left as it was. */
  status: Readonly<{ from: Status; to: Status }> | null;
}>;

type RequestTable = {
  market: string;
  id: Generated<string>;
  version: Generated<number>;
  number: number;
  tour_id: string;
  /** As it was called when it was asked for: the departure may be deleted. */
  travel_name: string;
  departure_date: string;
  key_hash: string;
  /** Of the `Idempotency-Key`; null where none was sent. */
  sent_id: string | null;
  /** Of what was sent with it. */
  sent_digest: string;
  kind: RequestKind;
  seats: number;
  room: Room;
  flexible: boolean;
  name: string;
  email: string;
  phone: string | null;
  question: string;
  state: RequestState;
  /** The e-mail of whoever of staff has taken it. */
  owner: string | null;
  owned_at: Date | null;
  /** As it was shown when it was asked for, or changed last. */
  bill: JSONColumnType<Bill>;
  asked_at: Date;
  /** Of the traveller. */
  last_word_at: Date;
  /** When it was given, declined or withdrawn, or last answered. */
  settled_at: Date | null;
  delete_at: Date;
  /** Null while the seats are neither given nor declined. */
  given: JSONColumnType<GivenSeats> | null;
  /** Departures that were offered instead. */
  other_tour_ids: JSONColumnType<readonly string[]>;
};

type WordTable = {
  market: string;
  request_id: string;
  id: Generated<string>;
  at: Date;
  /** `note` is for staff alone. */
  kind: "traveller" | "care" | "note";
  author: string | null;
  subject: string | null;
  text: string;
};

declare module "#platform/server/database/tables.ts" {
  interface Tables {
    seat_request: RequestTable;
    seat_request_word: WordTable;
    seat_request_number: { market: string; last: number };
  }
}

export type StoredRequest = Selectable<RequestTable>;
export type RequestWord = Selectable<WordTable>;

const firstNumber = 1001;

/** Numbers count up within a market. */
export const nextNumber = async (trx: Database, market: string): Promise<number> => {
  const { last } = await trx
    .insertInto("seat_request_number")
    .values({ market, last: firstNumber })
    .onConflict((conflict) =>
      conflict.column("market").doUpdateSet({ last: sql`seat_request_number.last + 1` }),
    )
    .returning("last")
    .executeTakeFirstOrThrow();
  return last;
};

/** Whether a market has, or ever had, a request. */
export const hasRequests = async (db: Database, market: string): Promise<boolean> =>
  (await db
    .selectFrom("seat_request_number")
    .select("last")
    .where("market", "=", market)
    .executeTakeFirst()) !== undefined;

export const insertRequest = (
  trx: Database,
  request: Insertable<RequestTable>,
): Promise<StoredRequest> =>
  trx.insertInto("seat_request").values(request).returningAll().executeTakeFirstOrThrow();

/** @param change the version follows by itself */
export const updateRequest = (
  trx: Database,
  { market, id }: Pick<StoredRequest, "market" | "id">,
  change: Updateable<RequestTable>,
): Promise<StoredRequest> =>
  trx
    .updateTable("seat_request")
    .set({ ...change, version: sql<number>`version + 1` })
    .where("market", "=", market)
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow();

const ofMarket = (db: Database, market: string) =>
  db.selectFrom("seat_request").selectAll().where("market", "=", market);

export const requestOfKey = async (
  db: Database,
  market: string,
  keyHash: string,
  { isLocked = false }: Readonly<{ isLocked?: boolean }> = {},
): Promise<StoredRequest | null> =>
  (await ofMarket(db, market)
    .where("key_hash", "=", keyHash)
    .$if(isLocked, (query) => query.forUpdate())
    .executeTakeFirst()) ?? null;

export const requestOfSentId = async (
  db: Database,
  market: string,
  sentId: string,
): Promise<StoredRequest | null> =>
  (await ofMarket(db, market).where("sent_id", "=", sentId).executeTakeFirst()) ?? null;

export const requestById = async (
  db: Database,
  market: string,
  id: string,
  { isLocked = false }: Readonly<{ isLocked?: boolean }> = {},
): Promise<StoredRequest | null> =>
  (await ofMarket(db, market)
    .where("id", "=", id)
    .$if(isLocked, (query) => query.forUpdate())
    .executeTakeFirst()) ?? null;

const mostOfTour = 300;

/** All that was asked for on a departure, the longest waiting first. */
export const requestsOfTour = (
  db: Database,
  market: string,
  tourId: string,
): Promise<readonly StoredRequest[]> =>
  ofMarket(db, market)
    .where("tour_id", "=", tourId)
    .orderBy("last_word_at")
    .orderBy("number")
    .limit(mostOfTour)
    .execute();

/** All that somebody has asked for, in every market. */
export const requestsOfEmail = (
  db: Database,
  email: string,
  { isLocked = false }: Readonly<{ isLocked?: boolean }> = {},
): Promise<readonly StoredRequest[]> =>
  db
    .selectFrom("seat_request")
    .selectAll()
    .where((eb) => eb(eb.fn<string>("lower", ["email"]), "=", email))
    .$if(isLocked, (query) => query.forUpdate())
    .orderBy("asked_at")
    .execute();

/** Deletes what was said about a request, by whomever. */
export const deleteWords = async (
  trx: Database,
  { market, id }: Pick<StoredRequest, "market" | "id">,
): Promise<void> => {
  await trx
    .deleteFrom("seat_request_word")
    .where("market", "=", market)
    .where("request_id", "=", id)
    .execute();
};

export const addWord = async (trx: Database, word: Insertable<WordTable>): Promise<void> => {
  await trx.insertInto("seat_request_word").values(word).execute();
};

/** Forgets what care has said last, where nobody was told. */
export const dropLastAnswer = async (
  trx: Database,
  { market, id }: Pick<StoredRequest, "market" | "id">,
): Promise<void> => {
  const last = trx
    .selectFrom("seat_request_word")
    .select("id")
    .where("market", "=", market)
    .where("request_id", "=", id)
    .where("kind", "=", "care")
    .orderBy("at", "desc")
    .orderBy("id", "desc")
    .limit(1);
  await trx
    .deleteFrom("seat_request_word")
    .where("market", "=", market)
    .where("id", "=", last)
    .execute();
};

/** What was said about a request, the oldest first. */
export const wordsOf = (
  db: Database,
  { market, id }: Pick<StoredRequest, "market" | "id">,
): Promise<readonly RequestWord[]> =>
  db
    .selectFrom("seat_request_word")
    .selectAll()
    .where("market", "=", market)
    .where("request_id", "=", id)
    .orderBy("at")
    .orderBy("id")
    .execute();

/** Deletes requests whose time is over, with all that was said about them. */
export const deleteOldRequests = (db: Database, now: Date, limit: number): Promise<number> =>
  deleteExpired(db, "seat_request", ["delete_at"], now, limit);
