import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { chanceOf } from "#demo/chance.ts";
import type { MarketId } from "#markets/market-type.ts";
import { migrations } from "#migrations/list.ts";
import type { OpenDatabase } from "#platform/server/database/open.ts";
import { freshDatabase } from "#platform/testing/database.ts";
import type { SearchQuery } from "./contract.ts";
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
    const chance = chanceOf(`searches in ${market}`);
    const catalogue = createCatalogue(database.db, { now });
    let found = 0;
    for (let number = 0; number < 220; number += 1) {
      const query = randomQuery(chance);
      const index = await catalogue.search(market, query);
      const oracle = await askOracle(database.db, market, query, today);
      expect(differenceOf(query, index, oracle)).toBeNull();
      found += index.total;
    }
    expect(found).toBeGreaterThan(1000); // searches that find nothing would prove nothing
  },
  60_000,
);

/** How many of so many searches tell a catalogue that was spoiled from the oracle's answers. */
const seen = async (
  db: OpenDatabase["db"],
  spoil: (query: SearchQuery) => SearchQuery,
  asked: Partial<SearchQuery>,
) => {
  const chance = chanceOf("planted");
  const catalogue = createCatalogue(db, { now });
  let differences = 0;
  for (let number = 0; number < 60; number += 1) {
    const query = { ...randomQuery(chance), ...asked };
    const index = await catalogue.search("it-IT", spoil(query));
    const oracle = await askOracle(db, "it-IT", query, today);
    if (differenceOf(query, index, oracle) !== null) differences += 1;
  }
  return differences;
};

type Planted = readonly [
  what: string,
  spoil: (query: SearchQuery) => Partial<SearchQuery>,
  /** Asked by every search, so that the bug can show. */
  asked: Partial<SearchQuery>,
];

const planted: readonly Planted[] = [
  ["a place is ignored", () => ({ where: [] }), {}],
  ["only the first word of a keyword counts", ({ q }) => ({ q: q.split(" ")[0] ?? "" }), {}],
  ["a status is ignored", () => ({ status: [] }), {}],
  ["the highest price is too low", () => ({ priceMax: 1249 }), { priceMax: 1250 }],
  ["only the last month counts", ({ month }) => ({ month: month.slice(-1) }), {}],
  ["the length of a stay is ignored", () => ({ days: 30 }), { month: ["2027-05"], days: 6 }],
  ["discounted is ignored", () => ({ discounted: false }), {}],
  ["prices go the other way", () => ({ sort: "price-desc" }), { sort: "price-asc" }],
  ["every page is the first", () => ({ page: 1 }), {}],
  ["a badge past the thirty-second is lost", () => ({ badge: [] }), { badge: ["badges-36"] }],
];

test.each(planted)("the comparison sees it when %s", async (_what, spoil, asked) => {
  const differences = await seen(database.db, (query) => ({ ...query, ...spoil(query) }), asked);
  expect(differences).toBeGreaterThan(0);
});

test.each([
  [
    "a price",
    "update tour set price_cents = price_cents + 100, full_price_cents = null, discount_until = null where status = 'CONFIRMED'",
  ],
  ["a status", "update tour set status = 'SOLD_OUT' where status = 'PLANNED'"],
  [
    "a day",
    "update tour set departure_date = departure_date - 1 where departure_date > '2026-12-01'",
  ],
  ["what is published", "update travel set is_published = not is_published"],
])("an index that missed a change of %s is seen", async (_what, change) => {
  const { db } = database;
  const catalogue = createCatalogue(db, { now });
  const chance = chanceOf("missed");
  const queries = Array.from({ length: 25 }, () => randomQuery(chance));
  await catalogue.search("it-IT", queries[0] ?? randomQuery(chance)); // built before the change
  const outdated = new Error("rolled back");
  let differences = 0;
  const work = db.transaction().execute(async (trx) => {
    await sql.raw(change).execute(trx);
    for (const query of queries) {
      // The index is in memory already, so that only the oracle reads within the transaction.
      const index = query.q === "" ? await catalogue.search("it-IT", query) : null;
      const oracle = await askOracle(trx, "it-IT", query, today);
      if (index && differenceOf(query, index, oracle) !== null) differences += 1;
    }
    throw outdated;
  });
  await expect(work).rejects.toBe(outdated);
  expect(differences).toBeGreaterThan(0);
});
