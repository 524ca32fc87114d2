import { createHash } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import { type Generated, type JSONColumnType, sql } from "kysely";
import { compress, compressedColumn, decompress } from "../database/compress.ts";
import type { Database } from "../database/tables.ts";
import { inTransaction } from "../database/transaction.ts";
import { Problem } from "./problem.ts";

declare module "#platform/server/database/tables.ts" {
  interface Tables {
    idempotency_key: {
      /** Hash of the actor, the method, the path and the key. */
      id: string;
      /** Hash of the request's body. */
      digest: string;
      status: number;
      headers: JSONColumnType<Readonly<Record<string, string>>>;
      body: Uint8Array;
      kept_at: Generated<Date>;
    };
  }
}

/** The answer to a write, as it is sent again when the write is repeated. */
export type Answer = Readonly<{
  status: number;
  headers: Readonly<Record<string, string>>;
  text: string;
}>;

const keyPattern = /^[^\p{Cc}]{1,100}$/u;
const expiredBefore = sql<Date>`now() - interval '24 hours'`;
/** Each new key deletes up to this many expired ones, so that they never pile up. */
const maxSwept = 50;

const hash = (text: string): string => createHash("sha256").update(text).digest("base64url");

/** `id` stands for actor, method, path and key; `digest` for the body. */
export type IdempotencyKey = Readonly<{ id: string; digest: string }>;

/**
 * Null when the request has no `Idempotency-Key`.
 * @throws Problem 400 for an invalid one
 */
export const sentKeyOf = ({ headers }: FastifyRequest): string | null => {
  const key = headers["idempotency-key"];
  if (key === undefined) return null;
  if (typeof key !== "string" || !keyPattern.test(key))
    throw new Problem(400, "Idempotency-Key must have 1 to 100 characters.");
  return key;
};

/**
 * Null when the request has no `Idempotency-Key`. Call it before the body is read by a schema,
 * because the digest is of the body as it was sent.
 * @throws Problem 400 for an invalid key
 */
export const idempotencyKey = (request: FastifyRequest, actor: string): IdempotencyKey | null => {
  const key = sentKeyOf(request);
  if (key === null) return null;
  return {
    id: hash(JSON.stringify([actor, request.method, request.url, key])),
    digest: hash(JSON.stringify(request.body ?? null)),
  };
};

/** @throws Problem 422 when the key was used with another body */
export const storedAnswer = async (
  db: Database,
  { id, digest }: IdempotencyKey,
): Promise<Answer | null> => {
  const row = await db
    .selectFrom("idempotency_key")
    .select(["digest", "status", "headers", compressedColumn("body").as("body")])
    .where("id", "=", id)
    .where("kept_at", ">", expiredBefore)
    .executeTakeFirst();
  if (!row) return null;
  if (row.digest !== digest)
    throw new Problem(422, "This Idempotency-Key was used with another body.");
  return { status: row.status, headers: row.headers, text: await decompress(row.body ?? "") };
};

const storeAnswer = async (
  trx: Database,
  { id, digest }: IdempotencyKey,
  answer: Answer,
): Promise<void> => {
  // Rows that another transaction is deleting are skipped, so that neither waits.
  await sql`
    delete from idempotency_key where id = ${id} or id in (
      select id from idempotency_key where kept_at <= ${expiredBefore}
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
      body: await compress(answer.text),
    })
    .execute();
};

type Write = (trx: Database) => Promise<Answer>;

export const sendAnswer = (reply: FastifyReply, { status, headers, text }: Answer): FastifyReply =>
  reply
    .status(status)
    .headers(headers)
    .header("cache-control", "no-store")
    .type("application/json; charset=utf-8")
    .send(text);

/**
 * Runs a write in one transaction. With a key, the answer is stored in the same transaction, and a
 * concurrent request with the same key waits for it. Only successes are stored: after a refusal the
 * same key may come with another body.
 */
export const writeOnce = (
  db: Database,
  key: IdempotencyKey | null,
  write: Write,
): Promise<Answer> =>
  inTransaction(db, async (trx) => {
    if (key === null) return write(trx);
    await sql`select pg_advisory_xact_lock(hashtextextended(${key.id}, 0))`.execute(trx);
    const concurrentAnswer = await storedAnswer(trx, key);
    if (concurrentAnswer) return concurrentAnswer;
    const answer = await write(trx);
    await storeAnswer(trx, key, answer);
    return answer;
  });
