import { createHash } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import { type Generated, type JSONColumnType, sql } from "kysely";
import { compressed, compressedColumn, decompress } from "../database/compressed.ts";
import type { Database } from "../database/tables.ts";
import { inTransaction } from "../database/transaction.ts";
import { Problem } from "./problem.ts";

declare module "#platform/server/database/tables.ts" {
  interface Tables {
    idempotency_key: {
      /** Who did what where with which key. */
      id: string;
      /** Of the body that was sent with it. */
      digest: string;
      status: number;
      headers: JSONColumnType<Readonly<Record<string, string>>>;
      body: Uint8Array;
      kept_at: Generated<Date>;
    };
  }
}

/** What a write has come to. */
export type WriteResult = Readonly<{
  status?: 200 | 201;
  headers?: Readonly<Record<string, string>>;
  body: object;
}>;

/** Does the write in a transaction, in which only `trx` may be used. */
export type Write = (trx: Database) => Promise<WriteResult>;

type Answer = Readonly<{ status: number; headers: Readonly<Record<string, string>>; text: string }>;

export type IdempotencyOptions = Readonly<{
  db: Database;
  /** Whose key it is. @throws Problem 401 or 403 for who may not write there */
  actorOf: (request: FastifyRequest) => Promise<string>;
}>;

const headerName = "idempotency-key";
const keyPattern = /^[^\p{Cc}]{1,100}$/u;
const expiry = sql<Date>`now() - interval '24 hours'`;
/** Each new key removes more than one expired one, so that they never pile up. */
const maxSwept = 50;

const hash = (text: string): string => createHash("sha256").update(text).digest("base64url");

/** @throws Problem 400 for a key that is none */
const keyOf = ({ headers }: FastifyRequest): string | null => {
  const key = headers[headerName];
  if (key === undefined) return null;
  if (typeof key !== "string" || !keyPattern.test(key))
    throw new Problem(400, "Idempotency-Key must have 1 to 100 characters.");
  return key;
};

type Key = Readonly<{ id: string; digest: string }>;

/** @throws Problem 422 when the key came with another body */
const storedAnswer = async (db: Database, { id, digest }: Key): Promise<Answer | null> => {
  const row = await db
    .selectFrom("idempotency_key")
    .select(["digest", "status", "headers", compressedColumn("body").as("body")])
    .where("id", "=", id)
    .where("kept_at", ">", expiry)
    .executeTakeFirst();
  if (!row) return null;
  if (row.digest !== digest)
    throw new Problem(422, "This Idempotency-Key was used with another body.");
  return { status: row.status, headers: row.headers, text: await decompress(row.body ?? "") };
};

const storeAnswer = async (trx: Database, { id, digest }: Key, answer: Answer): Promise<void> => {
  // Rows that another transaction is removing are left to it, so that neither waits.
  await sql`
    delete from idempotency_key where id = ${id} or id in (
      select id from idempotency_key where kept_at <= ${expiry}
      order by kept_at limit ${maxSwept} for update skip locked
    )
  `.execute(trx);
  await trx
    .insertInto("idempotency_key")
    .values({
      id,
      digest,
      status: answer.status,
      headers: JSON.stringify(answer.headers),
      body: await compressed(answer.text),
    })
    .execute();
};

const run = async (write: Write, trx: Database): Promise<Answer> => {
  const { status = 200, headers = {}, body } = await write(trx);
  return { status, headers, text: JSON.stringify(body) };
};

const send = (reply: FastifyReply, { status, headers, text }: Answer): FastifyReply =>
  reply
    .status(status)
    .headers(headers)
    .header("cache-control", "no-store")
    .type("application/json; charset=utf-8")
    .send(text);

/**
 * Makes handlers of writes that a client may repeat. A handler reads and checks what was sent, and
 * returns what is then done in one transaction. With an `Idempotency-Key` the answer is kept in that
 * very transaction, so that neither stands without the other; whoever sends the same again meanwhile
 * waits for it. Only what was done is kept: after a refusal the same key may come with other words.
 */
export const idempotentWrites = ({ db, actorOf }: IdempotencyOptions) => {
  const once = async (key: Key, prepare: () => Promise<Write>): Promise<Answer> => {
    const before = await storedAnswer(db, key);
    if (before) return before;
    const write = await prepare();
    return inTransaction(db, async (trx) => {
      await sql`select pg_advisory_xact_lock(hashtextextended(${key.id}, 0))`.execute(trx);
      const meanwhile = await storedAnswer(trx, key);
      if (meanwhile) return meanwhile;
      const answer = await run(write, trx);
      await storeAnswer(trx, key, answer);
      return answer;
    });
  };

  return (prepare: (request: FastifyRequest) => Promise<Write>) =>
    async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
      const key = keyOf(request);
      if (key === null) {
        const write = await prepare(request);
        return send(reply, await inTransaction(db, (trx) => run(write, trx)));
      }
      const actor = await actorOf(request);
      const id = hash(JSON.stringify([actor, request.method, request.url, key]));
      const digest = hash(JSON.stringify(request.body ?? null));
      return send(reply, await once({ id, digest }, () => prepare(request)));
    };
};
