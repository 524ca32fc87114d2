import { sql } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openHeldLine } from "#platform/testing/held-line.ts";
import { createOnServer, testEngine } from "#platform/testing/server.ts";
import { openDatabase } from "../open.ts";

const onServer = testEngine() === "postgres";
let database: Awaited<ReturnType<typeof createOnServer>>;
let line: Awaited<ReturnType<typeof openHeldLine>>;
let url: string;
beforeEach(async () => {
  if (!onServer) return;
  database = await createOnServer();
  line = await openHeldLine(Number(new URL(database.url).port));
  const address = new URL(database.url);
  [address.hostname, address.port] = ["127.0.0.1", String(line.port)];
  url = address.href;
});
afterEach(async () => {
  if (!onServer) return;
  line.close();
  await database.drop();
});

test.runIf(onServer)("a start waits for a server that takes its time", async () => {
  line.holdAfter(0);
  const opening = openDatabase({ url }, Math.random, 60_000);
  await expect.poll(line.held).toBe(1);
  line.release();
  const opened = await opening;
  expect((await sql`select 1 as one`.execute(opened.db)).rows).toEqual([{ one: 1 }]);
  await opened.close();
});

test.runIf(onServer)("and says which setting it is where that is too long", async () => {
  line.holdAfter(0);
  await expect(openDatabase({ url }, Math.random, 30)).rejects.toThrow(
    /^DATABASE_URL: PostgreSQL cannot be used there \(.*time.*\)\.$/,
  );
});

test.runIf(onServer)("while it starts, who waits for a connection waits longer", async () => {
  const opened = await openDatabase({ url }, Math.random, 60_000);
  const taken = Promise.withResolvers<void>();
  const holding = Array.from({ length: 10 }, () =>
    opened.db.connection().execute(() => taken.promise),
  );
  await expect.poll(() => opened.connections().open).toBe(10);
  const early = sql`select 1`.execute(opened.db);
  await expect.poll(() => opened.connections().asked).toBe(1);
  opened.endStart();
  // The later one is told after three seconds, and the early one goes on waiting.
  await expect(sql`select 1`.execute(opened.db)).rejects.toThrow(/timeout exceeded/);
  expect(opened.connections().asked).toBe(1);
  taken.resolve();
  await Promise.all([...holding, early]);
  await opened.close();
});
