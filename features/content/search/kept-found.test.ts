import { sql } from "kysely";
import { afterAll, beforeEach, expect, test } from "vitest";
import { tagsOfTravels } from "#features/records/catalogue-tags/rules.ts";
import { addDays } from "#markets/days.ts";
import { migrations } from "#migrations/list.ts";
import type { OpenDatabase } from "#platform/server/database/open-database.ts";
import { freshDatabase } from "#platform/testing/database.ts";
import type { SearchQuery } from "./contract.ts";
import { emptySearch } from "./query/search-params.ts";
import { createCatalogue } from "./store.ts";
import { fillCatalogue } from "./testing/random-catalogue.ts";

const market = "it-IT";
const today = "2026-11-20";
const databases: OpenDatabase[] = [];
let database: OpenDatabase;
let now: Date;
let catalogue: ReturnType<typeof createCatalogue>;
beforeEach(async () => {
  database = await freshDatabase(migrations);
  databases.push(database);
  await fillCatalogue(database.db, { market, travels: 12, toursPerTravel: 6, today });
  now = new Date(`${today}T12:00:00Z`);
  catalogue = createCatalogue(database.db, { now: () => now });
});
afterAll(() => Promise.all(databases.map((each) => each.close())));

const foundBy = async (query: SearchQuery) => ({
  result: await catalogue.search(market, query),
  total: await catalogue.countResults(market, query),
  departures: await catalogue.summarizeDepartures(market, query),
  spread: await catalogue.spreadDepartures(market, query, 5),
});

test("a search that was asked before is not done again, and one that differs is", async () => {
  const first = await foundBy(emptySearch);
  const again = await foundBy({ ...emptySearch });
  expect(again.result).toBe(first.result);
  expect(again.departures).toBe(first.departures);
  expect(again.spread).toBe(first.spread);
  expect(first.result.total).toBe(12);
  const ofWord = await foundBy({ ...emptySearch, q: "qqqq" });
  expect([ofWord.result.total, ofWord.total, ofWord.departures]).toEqual([0, 0, null]);
  expect(ofWord.spread).toEqual([]);
  expect(await catalogue.spreadDepartures(market, emptySearch, 2)).toHaveLength(2);
  const backwards = await foundBy({ ...emptySearch, sort: "price-desc" });
  expect(backwards.result.hits).not.toEqual(first.result.hits);
});

test("what was found is found anew after a change of a travel", async () => {
  const before = await foundBy(emptySearch);
  const [hit] = before.result.hits;
  const travel = await database.db
    .selectFrom("travel")
    .select(["id", "trip_id"])
    .where("id", "=", hit?.travelId ?? "")
    .executeTakeFirstOrThrow();
  await sql`update travel set is_published = false where id = ${travel.id}`.execute(database.db);
  expect((await foundBy(emptySearch)).result).toBe(before.result);
  catalogue.invalidate(tagsOfTravels(market, [{ id: travel.id, tripId: travel.trip_id }]));
  const after = await foundBy(emptySearch);
  expect([after.result.total, after.total]).toEqual([11, 11]);
  expect(after.result.hits.map(({ travelId }) => travelId)).not.toContain(travel.id);
  expect(after.departures?.count).toBeLessThan(before.departures?.count ?? 0);
});

test("what was found on one day is found anew on another", async () => {
  const { departures } = await foundBy(emptySearch);
  now = new Date(`${addDays(departures?.first ?? today, 1)}T12:00:00Z`);
  const later = await foundBy(emptySearch);
  expect(later.departures?.count).toBeLessThan(departures?.count ?? 0);
  expect(later.departures?.first).not.toBe(departures?.first);
});
