import { afterAll, beforeAll, expect, test } from "vitest";
import { chanceOf } from "#demo/chance.ts";
import type { MarketId } from "#markets/market-type.ts";
import { migrations } from "#migrations/list.ts";
import type { OpenDatabase } from "#platform/server/database/open.ts";
import { toursOfTravel, toursOfTravels } from "#features/tours/store.ts";
import { freshDatabase } from "#platform/testing/database.ts";
import { parseSearch } from "./address.ts";
import { createCatalogue } from "./store.ts";
import { differenceOf } from "./testing/difference.ts";
import { askOracle } from "./testing/oracle.ts";
import { fillCatalogue } from "./testing/random-catalogue.ts";
import { randomQuery } from "./testing/random-query.ts";

const today = "2026-11-20";
const now = () => new Date(`${today}T12:00:00Z`);
const sizes: readonly (readonly [MarketId, number, number])[] = [
  ["it-IT", 120, 12],
  ["de-DE", 90, 8],
  ["en-US", 60, 20],
];

let database: OpenDatabase;
beforeAll(async () => {
  database = await freshDatabase(migrations);
  for (const [market, travels, toursPerTravel] of sizes)
    await fillCatalogue(database.db, { market, travels, toursPerTravel, today });
});
afterAll(() => database.close());

test.each(sizes.map(([market]) => market))(
  "in %s 220 random searches give the oracle's trips, order, counts and prices",
  async (market) => {
    const seed = `searches in ${market}`;
    const chance = chanceOf(seed);
    const catalogue = createCatalogue(database.db, { now });
    let found = 0;
    let manyWords = 0;
    for (let number = 1; number <= 220; number += 1) {
      const query = randomQuery(chance);
      const index = await catalogue.search(market, query);
      const oracle = await askOracle(database.db, market, query, today);
      expect(differenceOf(query, index, oracle), `search ${number} of "${seed}"`).toBeNull();
      expect(await catalogue.departures(market, query)).toEqual(oracle.departures);
      found += index.total;
      if (query.q.includes(" ")) manyWords += 1;
    }
    // Searches that find nothing, or never ask for two words, would prove nothing.
    expect(found).toBeGreaterThan(1000);
    expect(manyWords).toBeGreaterThan(10);
  },
  60_000,
);

test("places are counted as a search of each alone finds them", async () => {
  const catalogue = createCatalogue(database.db, { now });
  const counts = await catalogue.placeCounts("it-IT");
  expect(counts.size).toBeGreaterThan(20);
  const empty = parseSearch(new URLSearchParams());
  const found = await Promise.all(
    [...counts.keys()].map(async (slug) => {
      const { total } = await catalogue.search("it-IT", { ...empty, where: [slug] });
      return [slug, total] as const;
    }),
  );
  expect(counts).toEqual(new Map(found));
});

test("each of several travels has all of its departures, however many there are together", async () => {
  const { db } = database;
  await fillCatalogue(db, { market: "fr-FR", travels: 4, toursPerTravel: 1000, today });
  const { travelIds } = await db
    .selectFrom("travel")
    .select((row) => row.fn.agg<string[]>("array_agg", ["id"]).as("travelIds"))
    .where("market", "=", "fr-FR")
    .executeTakeFirstOrThrow();
  const together = await toursOfTravels(db, "fr-FR", travelIds, today);
  for (const id of travelIds)
    expect(together.get(id) ?? []).toEqual(await toursOfTravel(db, "fr-FR", id, today));
  expect([...together.values()].flat().length).toBeGreaterThan(2000);
});
