import { afterAll, beforeAll, expect, test } from "vitest";
import { migrations } from "#migrations/list.ts";
import type { OpenDatabase } from "#platform/server/database/open-database.ts";
import { createSweep } from "#platform/server/database/upkeep/sweep.ts";
import { createAdapter } from "./provider/adapter.ts";
import { createAttempts } from "./attempts.ts";
import { freshDatabase } from "#platform/testing/database.ts";
import { beginSession, readSession } from "./session/store.ts";
import { identitySweeps } from "./sweep.ts";
import { tinyRealm } from "./testing/tiny-realm.ts";

const day = 86_400_000;
let database: OpenDatabase;
let clock = Date.now();
beforeAll(async () => {
  database = await freshDatabase(migrations);
});
afterAll(() => database.close());

const now = () => new Date(clock);
const tables = ["oidc_payload", "session", "sign_in_attempt"] as const;
const counts = async () => {
  const found = [];
  for (const table of tables)
    found.push((await database.db.selectFrom(table).selectAll().execute()).length);
  return found;
};

const signIn = () => {
  const identity = {
    subject: "somebody",
    email: "a@b.test",
    name: "",
    scope: "reader",
    picture: null,
    countries: null,
  };
  const tokens = { sealed: "", renewAt: null };
  return beginSession(database.db, tinyRealm, { identity, tokens, providerSession: null }, now());
};

test("expired rows, and only these, are deleted in batches at the start and about every hour", async () => {
  const { db } = database;
  const tokens = createAdapter(db, tinyRealm.name)("AccessToken");
  for (let each = 0; each < 1201; each++) await tokens.upsert(`old-${each}`, {}, 60);
  const attempts = createAttempts({ db, secret: "x".repeat(32), realm: tinyRealm.name, now });
  await attempts.begin("somebody", "203.0.113.7");
  await signIn();

  const waits: number[] = [];
  const calls: (() => void)[] = [];
  const timer = (wait: number, call: () => void) => {
    waits.push(wait);
    calls.push(call);
    return () => void calls.splice(0);
  };
  const errors: unknown[] = [];
  const report = (error: unknown) => errors.push(error);
  const tasks = identitySweeps(db, now);
  const sweeps = [0, 1].map(() => createSweep({ tasks, timer, chance: () => 0.25, report }));

  await Promise.all(sweeps.map((sweep) => sweep.start()));
  expect(await counts()).toEqual([1201, 1, 2]);

  clock += day;
  await tokens.upsert("young", {}, 2 * 86_400);
  const id = await signIn();
  for (const call of calls.splice(0)) call();
  await expect.poll(counts).toEqual([1, 1, 0]);
  await expect.poll(() => calls.length).toBe(2);
  expect(await readSession(db, tinyRealm, id, now())).not.toBeNull();
  expect(new Set(waits)).toEqual(new Set([0.75 * 3_600_000]));
  expect(errors).toEqual([]);

  await Promise.all(sweeps.map((sweep) => sweep.stop()));
  expect(calls).toEqual([]);
});
