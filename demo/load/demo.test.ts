import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { demoData } from "#demo/testing/demo-data.ts";
import { publishedTravels } from "#demo/testing/published-travels.ts";
import { demoTraveller, ensureDemoTraveller } from "#features/people/accounts/demo-traveller.ts";
import { accountByEmail } from "#features/people/accounts/store.ts";
import { savedThings } from "#features/people/wishlist/store.ts";
import { tourInputSchema } from "#features/catalogue/tours/contract.ts";
import { statuses } from "#features/records/statuses/contract.ts";
import { tourErrors } from "#features/catalogue/tours/rules.ts";
import { toursOfTravel } from "#features/catalogue/tours/store.ts";
import { tripInputSchema } from "#features/catalogue/trips/contract.ts";
import { markets } from "#markets/markets.ts";
import { migrations } from "#migrations/list.ts";
import type { OpenDatabase } from "#platform/server/database/open-database.ts";
import { folderStore } from "#platform/server/files/folder.ts";
import { freshDatabase } from "#platform/testing/database.ts";
import { loadDemo } from "./demo.ts";
import { loadDemoWishlists } from "./wishlist/load-wishlists.ts";
import { loadPastTrip } from "./passengers/past-trip.ts";
import { tripRow } from "./renew.ts";

const masters = join(import.meta.dirname, "../pictures");
const folder = mkdtempSync(join(tmpdir(), "wayroam-demo-"));
const trips = demoData.trips.filter((_, index) => index % 9 === 0);

let database: OpenDatabase;
let migratedIndexes: readonly string[] = [];
const indexes = async (): Promise<readonly string[]> => {
  const { rows } = await sql<{ definition: string }>`
    select pg_get_indexdef(indexrelid) as definition from pg_index
    join pg_class on pg_class.oid = indrelid
    where relnamespace = current_schema()::regnamespace order by definition`.execute(database.db);
  return rows.map(({ definition }) => definition);
};
beforeAll(async () => {
  database = await freshDatabase(migrations);
  migratedIndexes = await indexes();
  await loadDemo({
    db: database.db,
    files: folderStore(folder),
    masters,
    demo: { ...demoData, trips },
    today: "2026-11-20",
    step: () => undefined,
  });
});
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

const toursIn = async (market: string, today: string) => {
  const travels = await publishedTravels(database.db, market);
  return Promise.all(travels.map(({ id }) => toursOfTravel(database.db, market, id, today)));
};

test("after the load each table has the indexes that it was migrated with", async () => {
  expect(migratedIndexes.length).toBeGreaterThan(0);
  expect(await indexes()).toEqual(migratedIndexes);
});

test("every trip's stops are written as staff have to write them", () => {
  const { stops } = tripInputSchema.shape;
  const pictures = { posters: new Map<string, string>(), wides: new Map<string, string>() };
  const refused = demoData.trips.filter(
    (facts) => !stops.safeParse(JSON.parse(tripRow(facts, pictures).stops)).success,
  );
  expect(refused.map(({ code }) => code)).toEqual([]);
});

test("every trip is offered in each market, with 15 to 40 departures over eighteen months", async () => {
  for (const { id } of markets) {
    const expected = id === "international" ? trips.filter((trip) => trip.international) : trips;
    const lists = await toursIn(id, "2026-11-20");
    expect({ id, travels: lists.length }).toEqual({ id, travels: expected.length });
    for (const tours of lists) {
      expect(tours.length).toBeGreaterThanOrEqual(15);
      expect(tours.length).toBeLessThanOrEqual(40);
      expect(tours.at(-1)?.departureDate.localeCompare("2028-06-30")).toBeLessThan(0);
    }
  }
});

test("every departure is consistent, and all six statuses occur", async () => {
  const seenStatuses = new Set<string>();
  for (const { id } of markets)
    for (const tour of (await toursIn(id, "2026-11-20")).flat()) {
      seenStatuses.add(tour.status);
      const { id: _id, version: _version, ...input } = tour;
      const fields = Object.keys(tourInputSchema.shape);
      const inputFields = Object.fromEntries(
        Object.entries(input).filter(([name]) => fields.includes(name)),
      );
      const parsed = tourInputSchema.parse(inputFields);
      expect({ tour: tour.code, errors: tourErrors(parsed) }).toEqual({
        tour: tour.code,
        errors: [],
      });
    }
  expect(seenStatuses).toEqual(new Set(statuses));
});

test("the demo’s visitor has come home from a trip, whatever is loaded again", async () => {
  const { db } = database;
  const now = new Date("2026-11-20T09:00:00Z");
  await ensureDemoTraveller(db, now);
  for (let load = 0; load < 2; load++) await loadPastTrip(db, { now, email: demoTraveller.email });
  const { rows } = await sql<{ code: string; first: string; days: number; end: string }>`
    select code, departure_date::text as first, end_date - departure_date as days,
      end_date::text as end
    from passenger join tour on tour.market = passenger.market and tour.id = tour_id
    where account_id is not null`.execute(db);
  expect(rows).toHaveLength(1);
  const [{ code, first, days, end } = { code: "", first: "-", days: 0, end: "" }] = rows;
  expect(code).toBe(first);
  expect(days).toBeGreaterThan(0);
  expect(end <= "2026-10-21" && end > "2026-10-01").toBe(true);
});

test("the visitor’s wishlist holds trips and departures in each market, and is loaded once", async () => {
  const { db } = database;
  const now = new Date("2026-11-20T09:00:00Z");
  await ensureDemoTraveller(db, now);
  for (let load = 0; load < 2; load++)
    await loadDemoWishlists(db, { now, email: demoTraveller.email });
  const account = await accountByEmail(db, demoTraveller.email);
  const counts = [];
  for (const { id: market } of markets) {
    const saved = await savedThings(db, { accountId: account?.id ?? "", market });
    counts.push([saved.travels.length, saved.tours.length]);
  }
  expect(counts).toEqual(markets.map(() => [3, 2]));
});

test("every departure has as many passengers as it says, of its ages", async () => {
  const { rows } = await sql<{ wrong: string; known: string; firsts: string }>`
    select count(*) filter (where people_in <> counted) as wrong, sum(known) as known,
      sum(firsts) as firsts
    from (
      select people_in, count(passenger.id) as counted, count(passenger.age_band) as known,
        count(*) filter (where passenger.first_timer) as firsts
      from tour left join passenger
        on passenger.market = tour.market and passenger.tour_id = tour.id
      group by tour.market, tour.id, people_in
    ) as tours`.execute(database.db);
  const [{ wrong, known, firsts } = { wrong: "", known: "", firsts: "" }] = rows;
  expect(Number(wrong)).toBe(0);
  expect(Number(known)).toBeGreaterThan(1000);
  expect(Number(firsts) / Number(known)).toBeCloseTo(0.55, 1);
});
