import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { freshDatabase } from "#platform/testing/database.ts";
import type { OpenDatabase } from "../open-database.ts";
import type { Database } from "../tables.ts";

let database: OpenDatabase;
beforeAll(async () => {
  database = await freshDatabase({});
});
afterAll(() => database.close());

const ask = async (db: Database): Promise<unknown> =>
  (await sql`select 1 as one`.execute(db)).rows[0];

test("a transaction that asks beside itself is refused, and the next one is not", async () => {
  const { db } = database;
  const refusal = "A transaction is under way here";
  await expect(db.transaction().execute(() => ask(db))).rejects.toThrow(refusal);
  await expect(db.connection().execute(() => db.transaction().execute(ask))).rejects.toThrow(
    refusal,
  );
  expect(await db.transaction().execute(ask)).toEqual({ one: 1 });
});

test("others ask meanwhile, and so does what a transaction leaves behind", async () => {
  const { db } = database;
  const over = Promise.withResolvers<void>();
  const begun = Promise.withResolvers<void>();
  const left = Promise.withResolvers<unknown>();
  const transaction = db.transaction().execute(async (trx) => {
    begun.resolve();
    void over.promise.then(() => transaction).then(() => left.resolve(ask(db)));
    await over.promise;
    return ask(trx);
  });
  await begun.promise;
  const other = ask(db);
  over.resolve();
  expect(await Promise.all([transaction, other])).toEqual([{ one: 1 }, { one: 1 }]);
  expect(await left.promise).toEqual({ one: 1 });
});

test("who hears of a notification asks, whoever's transaction sent it", async () => {
  const { db, listen } = database;
  const heard = Promise.withResolvers<unknown>();
  await listen(
    "note",
    () => heard.resolve(ask(db)),
    () => undefined,
  );
  await db.transaction().execute((trx) => sql`select pg_notify('note', 'x')`.execute(trx));
  expect(await heard.promise).toEqual({ one: 1 });
});
