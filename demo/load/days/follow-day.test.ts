import { sql } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import { stableUuid } from "#demo/random.ts";
import { demoData } from "#demo/testing/demo-data.ts";
import { migrations } from "#migrations/list.ts";
import type { OpenDatabase } from "#platform/server/database/open-database.ts";
import { folderStore } from "#platform/server/files/folder.ts";
import { freshDatabase } from "#platform/testing/database.ts";
import { loadDemo } from "#demo/load/demo.ts";
import { followDay } from "./follow-day.ts";
import { newYearTrips } from "./new-year.ts";
import { saveDemoState } from "./stored-state.ts";

// Drawings are left out: the dates do not hang on them.
const folder = "/nowhere";
const inDecember = new Set(newYearTrips(demoData.trips));
const trips = demoData.trips
  .filter(({ code, international }) => inDecember.has(code) && international)
  .slice(0, 12);
const messages: string[] = [];
const step = (text: string) => void messages.push(text);

let database: OpenDatabase;
beforeEach(async () => {
  database = await freshDatabase(migrations);
  const demo = { ...demoData, trips };
  const files = folderStore(folder);
  await loadDemo({ db: database.db, files, masters: folder, demo, today: "2026-11-20", step });
});
afterEach(() => database.close());

const lastDeparture = async () => {
  const { rows } = await sql<{ day: string }>`
    select max(departure_date)::text as day from tour`.execute(database.db);
  return rows[0]?.day ?? "";
};

const badgedTravels = async () => {
  const badge = stableUuid("resource", "it-IT", "badges", "new-year");
  const { rows } = await sql<{ id: string }>`
    select id from travel where market = 'it-IT' and badge_ids @> array[${badge}::uuid]`.execute(
    database.db,
  );
  return rows.length;
};

test("only a whole load of the same build and files is followed from the database alone", async () => {
  const before = await lastDeparture();
  expect(await followDay(database.db, "this", "2026-12-20", step)).toBe(false);
  await saveDemoState(database.db, { fingerprint: "former" });
  expect(await followDay(database.db, "this", "2026-12-20", step)).toBe(false);
  await saveDemoState(database.db, { fingerprint: null });
  expect(await followDay(database.db, null, "2026-12-20", step)).toBe(false);
  expect(await lastDeparture()).toBe(before);
});

test("departures move on by whole weeks once, and the New Year badges follow", async () => {
  await saveDemoState(database.db, { fingerprint: "this" });
  const before = await lastDeparture();
  expect(await badgedTravels()).toBeGreaterThan(0);
  expect(await followDay(database.db, "this", "2026-12-20", step)).toBe(true);
  expect(messages.at(-1)).toBe("Demo dates moved forward by 28 days");
  const after = await lastDeparture();
  expect(Date.parse(after) - Date.parse(before)).toBe(28 * 86_400_000);
  await sql`update tour set is_published = false`.execute(database.db);
  const count = messages.length;
  await followDay(database.db, "this", "2026-12-20", step);
  expect(messages.length).toBe(count);
  expect(await lastDeparture()).toBe(after);
  expect(await badgedTravels()).toBe(0);
});
