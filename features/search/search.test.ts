import { afterAll, beforeAll, expect, test } from "vitest";
import { chanceOf } from "#demo/chance.ts";
import type { MarketId } from "#markets/market-type.ts";
import { migrations } from "#migrations/list.ts";
import type { OpenDatabase } from "#platform/server/database/open.ts";
import { freshDatabase } from "#platform/testing/database.ts";
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
      found += index.total;
      if (query.q.includes(" ")) manyWords += 1;
    }
    // Searches that find nothing, or never ask for two words, would prove nothing.
    expect(found).toBeGreaterThan(1000);
    expect(manyWords).toBeGreaterThan(10);
  },
  60_000,
);
