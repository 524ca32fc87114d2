import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { randomInt, seededRandom, pickOne } from "#demo/random.ts";
import { comingMonths, monthsApart } from "#markets/days.ts";
import type { MarketId } from "#markets/market-type.ts";
import { migrations } from "#migrations/list.ts";
import type { OpenDatabase } from "#platform/server/database/open-database.ts";
import { cheapestTour } from "#features/tours/rules.ts";
import { toursByIds, toursOfTravel } from "#features/tours/store.ts";
import { freshDatabase } from "#platform/testing/database.ts";
import { fromSearchParams } from "./query/search-params.ts";
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

const none = fromSearchParams(new URLSearchParams());

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
    const chance = seededRandom(seed);
    const catalogue = createCatalogue(database.db, { now });
    let found = 0;
    let manyWords = 0;
    for (let number = 1; number <= 220; number += 1) {
      const query = randomQuery(chance);
      const index = await catalogue.search(market, query);
      const oracle = await askOracle(database.db, market, query, today);
      expect(differenceOf(query, index, oracle), `search ${number} of "${seed}"`).toBeNull();
      expect(await catalogue.summarizeDepartures(market, query)).toEqual(oracle.departures);
      const total = await catalogue.countResults(market, query);
      expect(total, `search ${number} of "${seed}"`).toBe(oracle.total);
      found += index.total;
      if (query.q.includes(" ")) manyWords += 1;
    }
    // Searches that find nothing, or never ask for two words, would prove nothing.
    expect(found).toBeGreaterThan(1000);
    expect(manyWords).toBeGreaterThan(10);
  },
  60_000,
);

test("trips are counted under a price as a search of it finds them, sold-out departures aside", async () => {
  const catalogue = createCatalogue(database.db, { now });
  const totals = new Set<number>();
  for (let priceMax = 300; priceMax <= 3000; priceMax += 100) {
    const query = { ...none, priceMax };
    const { total } = await catalogue.search("it-IT", query);
    expect({ priceMax, total: await catalogue.countResults("it-IT", query) }).toEqual({
      priceMax,
      total,
    });
    totals.add(total);
  }
  expect(totals.size).toBeGreaterThan(10);
});

test("places are counted as a search of each alone finds them", async () => {
  const catalogue = createCatalogue(database.db, { now });
  const counts = await catalogue.placeCounts("it-IT");
  expect(counts.size).toBeGreaterThan(20);
  const found = await Promise.all(
    [...counts.keys()].map(async (slug) => {
      const { total } = await catalogue.search("it-IT", { ...none, where: [slug] });
      return [slug, total] as const;
    }),
  );
  expect(counts).toEqual(new Map(found));
});

test("the nearest months are those in which a search of each alone finds something, and no more than are wanted", async () => {
  const chance = seededRandom("months");
  const catalogue = createCatalogue(database.db, { now });
  const coming = comingMonths(today);
  let counted = 0;
  for (let number = 1; number <= 40; number += 1) {
    const query = randomQuery(chance);
    const [to, except] = [pickOne(chance, coming), [pickOne(chance, coming)]];
    const most = randomInt(chance, 1, 4);
    const wanted = coming
      .filter((month) => !except.includes(month))
      .toSorted((a, b) => monthsApart(to, a) - monthsApart(to, b));
    const expected: (readonly [string, number])[] = [];
    for (const month of wanted) {
      const { total } = await catalogue.search("it-IT", { ...query, month: [month] });
      if (total > 0) expected.push([month, total]);
    }
    const near = await catalogue.nearestMonths("it-IT", query, { to, except, most });
    expect({ query, near: [...near] }).toEqual({ query, near: expected.slice(0, most) });
    counted += near.size;
  }
  expect(counted).toBeGreaterThan(50);
});

test("a few departures of a search are each of another travel, and the first of them leaves when the next of all does", async () => {
  const chance = seededRandom("spread");
  const catalogue = createCatalogue(database.db, { now });
  let widest = 0;
  for (let number = 1; number <= 60; number += 1) {
    const query = randomQuery(chance);
    const all = await catalogue.nextDepartures("it-IT", query, { limit: 2000, offset: 0 });
    const ids = await catalogue.spreadDepartures("it-IT", query, 5);
    const tours = [...(await toursByIds(database.db, "it-IT", all)).values()];
    const chosen = ids.flatMap((id) => tours.find((tour) => tour.id === id) ?? []);
    const travels = new Set(tours.map(({ travelId }) => travelId)).size;
    const days = chosen.map(({ departureDate }) => departureDate);
    expect({ query, ids: ids.length }).toEqual({ query, ids: Math.min(5, travels) });
    expect(new Set(chosen.map(({ travelId }) => travelId)).size).toBe(ids.length);
    expect(days).toEqual(days.toSorted());
    expect(days[0]).toBe(tours.find(({ id }) => id === all[0])?.departureDate);
    widest = Math.max(widest, new Set(days).size);
  }
  expect(widest).toBe(5);
});

test("departures of one month leave in each fifth of its days", async () => {
  const catalogue = createCatalogue(database.db, { now });
  const query = { ...none, month: ["2027-05"] };
  const ids = await catalogue.spreadDepartures("it-IT", query, 5);
  const tours = await toursByIds(database.db, "it-IT", ids);
  const days = ids.map((id) => Number(tours.get(id)?.departureDate.slice(8)));
  expect(days.map((day) => Math.floor(((day - 1) * 5) / 31))).toEqual([0, 1, 2, 3, 4]);
});

const visibleTravels = async (market: string): Promise<readonly string[]> => {
  const { rows } = await sql<{ id: string }>`
    select id from travel where market = ${market} and is_published`.execute(database.db);
  return rows.map(({ id }) => id);
};

test("each of several travels has all of its coming departures, the next first, and the one that it begins at", async () => {
  const { db } = database;
  await fillCatalogue(db, { market: "fr-FR", travels: 4, toursPerTravel: 1000, today });
  const ids = await visibleTravels("fr-FR");
  const together = await createCatalogue(db, { now }).upcomingTours("fr-FR", ids);
  for (const travelId of ids) {
    const alone = await toursOfTravel(db, "fr-FR", travelId, today);
    const first = cheapestTour(alone, today);
    expect(together.get(travelId)).toEqual(
      alone.map(({ id, status, departureDate, ageRange }) => ({
        id,
        status,
        departureDate,
        ageRange,
        isCheapest: id === first?.id,
      })),
    );
  }
  expect([...together.values()].flat().length).toBeGreaterThan(2000);
});

test("the next departures come page by page, none twice and none missing", async () => {
  const { db } = database;
  const catalogue = createCatalogue(db, { now });
  const status = ["CONFIRMED", "ALMOST_FULL"] as const;
  const { rows } = await sql<{ id: string }>`
    select tour.id from tour
    join travel on travel.market = tour.market and travel.id = tour.travel_id
    where tour.market = 'it-IT' and travel.is_published and tour.is_published
      and departure_date > ${today}::date and status in ('CONFIRMED', 'ALMOST_FULL')
    order by departure_date, tour.id`.execute(db);
  const found: string[] = [];
  for (let offset = 0; offset <= rows.length; offset += 7)
    found.push(
      ...(await catalogue.nextDepartures("it-IT", { ...none, status }, { limit: 7, offset })),
    );
  expect(found).toEqual(rows.map(({ id }) => id));
  expect(found.length).toBeGreaterThan(100);
});
