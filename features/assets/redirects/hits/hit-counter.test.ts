import { afterEach, beforeEach, expect, test } from "vitest";
import { migrations } from "#migrations/list.ts";
import type { Database } from "#platform/server/database/tables.ts";
import type { OpenDatabase } from "#platform/server/database/open-database.ts";
import { freshDatabase } from "#platform/testing/database.ts";
import { insertRedirect } from "../store.ts";
import { createHitCounter } from "./hit-counter.ts";
import { addHits, dayOf, deleteOldHits } from "./store.ts";

const market = "it-IT";
let database: OpenDatabase;
let redirectId: string;
let now: Date;
let errors: unknown[];
let statements: number;
beforeEach(async () => {
  database = await freshDatabase(migrations);
  now = new Date("2026-11-24T23:59:50Z");
  errors = [];
  const redirect = { from: "/old", to: "/new", status: 301, enabled: true } as const;
  redirectId = (await insertRedirect(database.db, market, redirect)).id;
});
afterEach(() => database.close());

/** A counter whose timer goes off when the test says so. */
const openCounter = (db: Database = database.db) => {
  const waiting: { milliseconds: number; call: () => void }[] = [];
  const counter = createHitCounter({
    db,
    now: () => now,
    timer: (milliseconds, call) => {
      const entry = { milliseconds, call };
      waiting.push(entry);
      return () => void waiting.splice(waiting.indexOf(entry), 1);
    },
    report: (error) => errors.push(error),
  });
  const delays = () => waiting.map(({ milliseconds }) => milliseconds);
  return { ...counter, delays, goOff: () => waiting.shift()?.call() };
};

const stored = async () =>
  (
    await database.db
      .selectFrom("redirect_hit")
      .select(["day", "hits", "last_at"])
      .orderBy("day")
      .execute()
  ).map(({ day, hits, last_at }) => [dayOf(new Date(day)), hits, last_at.toISOString()]);

test("hits wait together and are written by day in one statement", async () => {
  statements = 0;
  const db = database.db.withPlugin({
    transformQuery({ node }) {
      statements += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  const counter = openCounter(db);
  counter.count(market, redirectId);
  counter.count(market, redirectId);
  now = new Date("2026-11-25T00:00:10Z");
  counter.count(market, redirectId);
  expect(counter.delays()).toEqual([3000]);
  expect(await stored()).toEqual([]);
  counter.goOff();
  await counter.stop();
  expect(statements).toBe(1);
  expect(await stored()).toEqual([
    ["2026-11-24", 2, "2026-11-24T23:59:50.000Z"],
    ["2026-11-25", 1, "2026-11-25T00:00:10.000Z"],
  ]);
});

test("two processes add up, and each writes what is left when it stops", async () => {
  const [first, second] = [openCounter(), openCounter()];
  for (let at = 0; at < 5; at += 1) {
    first.count(market, redirectId);
    second.count(market, redirectId);
  }
  await Promise.all([first.stop(), second.stop()]);
  expect(await stored()).toEqual([["2026-11-24", 10, "2026-11-24T23:59:50.000Z"]]);
});

test("hits of a redirect that is gone by now are dropped, the others stay", async () => {
  const counter = openCounter();
  counter.count(market, "00000000-0000-4000-8000-000000000000");
  counter.count(market, redirectId);
  await counter.stop();
  expect(await stored()).toHaveLength(1);
  await database.db.deleteFrom("redirect").execute();
  expect(await stored()).toEqual([]);
  expect(errors).toEqual([]);
});

test("while the database is away hits wait, and nothing is reported", async () => {
  let isUnreachable = true;
  const db = database.db.withPlugin({
    transformQuery({ node }) {
      if (isUnreachable) throw Object.assign(new Error("refused"), { code: "ECONNREFUSED" });
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  const counter = openCounter(db);
  counter.count(market, redirectId);
  counter.goOff();
  await expect.poll(() => counter.delays()).toEqual([15_000]);
  counter.count(market, redirectId);
  isUnreachable = false;
  counter.goOff();
  await expect.poll(stored).toEqual([["2026-11-24", 2, "2026-11-24T23:59:50.000Z"]]);
  expect(errors).toEqual([]);
});

test("hits are kept for 400 days", async () => {
  const days = ["2025-10-19", "2025-10-20", "2026-11-24"];
  await addHits(
    database.db,
    days.map((day) => ({ market, redirectId, day, hits: 1, lastAt: new Date(day) })),
  );
  expect(await deleteOldHits(database.db, now, 500)).toBe(1);
  expect((await stored()).map(([day]) => day)).toEqual(days.slice(1));
});
