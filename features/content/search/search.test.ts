import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { randomInt, seededRandom, pickOne } from "#demo/random.ts";
import { monthsApart, monthsBetween } from "#markets/days.ts";
import type { MarketId } from "#markets/market-type.ts";
import { migrations } from "#migrations/list.ts";
import type { OpenDatabase } from "#platform/server/database/open-database.ts";
import { cheapestTour, isOnSale } from "#features/catalogue/tours/rules.ts";
import { toursByIds, toursOfTravel } from "#features/catalogue/tours/store.ts";
import { freshDatabase } from "#platform/testing/database.ts";
import { emptySearch } from "./query/search-params.ts";
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
  "in %s 220 random searches give the same trips, order, counts and prices as the oracle",
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
    // The test would prove nothing if the searches found nothing or never had two words.
    expect(found).toBeGreaterThan(1000);
    expect(manyWords).toBeGreaterThan(10);
  },
  60_000,
);

test("40 random searches on a day of the road give the same as the oracle", async () => {
  const chance = seededRandom("on the road");
  const catalogue = createCatalogue(database.db, { now });
  let found = 0;
  for (let number = 1; number <= 40; number += 1) {
    const onDay = pickOne(chance, ["2026-12-01", "2027-01-15", "2027-05-01", "2027-12-31"]);
    const query = { ...randomQuery(chance), onDay };
    const index = await catalogue.search("it-IT", query);
    const oracle = await askOracle(database.db, "it-IT", query, today);
    expect(differenceOf(query, index, oracle), `search ${number}`).toBeNull();
    expect(await catalogue.summarizeDepartures("it-IT", query)).toEqual(oracle.departures);
    found += index.total;
  }
  expect(found).toBeGreaterThan(10);
});

test("countResults agrees with search for every highest price, and ignores sold-out departures", async () => {
  const catalogue = createCatalogue(database.db, { now });
  const totals = new Set<number>();
  for (let priceMax = 300; priceMax <= 3000; priceMax += 100) {
    const query = { ...emptySearch, priceMax };
    const { total } = await catalogue.search("it-IT", query);
    expect({ priceMax, total: await catalogue.countResults("it-IT", query) }).toEqual({
      priceMax,
      total,
    });
    totals.add(total);
  }
  expect(totals.size).toBeGreaterThan(10);
});

test("the count of each place equals the total of a search for it", async () => {
  const catalogue = createCatalogue(database.db, { now });
  const counts = await catalogue.placeCounts("it-IT");
  expect(counts.size).toBeGreaterThan(20);
  const found = await Promise.all(
    [...counts.keys()].map(async (slug) => {
      const { total } = await catalogue.search("it-IT", { ...emptySearch, where: [slug] });
      return [slug, total] as const;
    }),
  );
  expect(counts).toEqual(new Map(found));
});

test("the nearest months are those in which a search finds something, and no more than the limit", async () => {
  const chance = seededRandom("months");
  const catalogue = createCatalogue(database.db, { now });
  // To the last departure of the random catalogue.
  const coming = monthsBetween(today, "2028-05-31");
  let counted = 0;
  for (let number = 1; number <= 40; number += 1) {
    const query = randomQuery(chance);
    const [around, excluding] = [pickOne(chance, coming), [pickOne(chance, coming)]];
    const limit = randomInt(chance, 1, 4);
    const expectedMonths = coming
      .filter((month) => !excluding.includes(month))
      .toSorted((a, b) => monthsApart(around, a) - monthsApart(around, b));
    const expected: (readonly [string, number])[] = [];
    for (const month of expectedMonths) {
      const { total } = await catalogue.search("it-IT", { ...query, month: [month] });
      if (total > 0) expected.push([month, total]);
    }
    const near = await catalogue.nearestMonths("it-IT", query, { around, excluding, limit });
    expect({ query, near: [...near] }).toEqual({ query, near: expected.slice(0, limit) });
    counted += near.size;
  }
  expect(counted).toBeGreaterThan(50);
});

test("spread departures belong to different travels and include the first day of all matches", async () => {
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

test("lists of departures hold what a search with a price limit counts, from its first day to its last", async () => {
  const chance = seededRandom("lists under a price");
  const catalogue = createCatalogue(database.db, { now });
  let listed = 0;
  for (let number = 1; number <= 60; number += 1) {
    const query = { ...randomQuery(chance), priceMax: randomInt(chance, 400, 1500) };
    const counted = await catalogue.summarizeDepartures("it-IT", query);
    const ids = await catalogue.nextDepartures("it-IT", query, { limit: 2000, offset: 0 });
    const tours = await toursByIds(database.db, "it-IT", ids);
    const dayOf = (id: string | undefined) => tours.get(id ?? "")?.departureDate;
    const days = await catalogue.departureDays("it-IT", query);
    const [spread] = await catalogue.spreadDepartures("it-IT", query, 5);
    expect({
      query,
      count: ids.length,
      onDays: [...days.values()].reduce((sum, n) => sum + n, 0),
      first: dayOf(ids[0]),
      last: dayOf(ids.at(-1)),
      spread: dayOf(spread),
    }).toEqual({
      query,
      count: counted?.count ?? 0,
      onDays: counted?.count ?? 0,
      first: counted?.first,
      last: counted?.last,
      spread: counted?.first,
    });
    listed += ids.length;
  }
  expect(listed).toBeGreaterThan(100);
});

test("spread departures of one month fall into each fifth of its days", async () => {
  const catalogue = createCatalogue(database.db, { now });
  const query = { ...emptySearch, month: ["2027-05"] };
  const ids = await catalogue.spreadDepartures("it-IT", query, 5);
  const tours = await toursByIds(database.db, "it-IT", ids);
  const days = ids.map((id) => Number(tours.get(id)?.departureDate.slice(8)));
  expect(days.map((day) => Math.floor(((day - 1) * 5) / 31))).toEqual([0, 1, 2, 3, 4]);
});

test("of New Year are the groups that start by 31 December and end on 1 January or later", async () => {
  const { db } = database;
  await fillCatalogue(db, { market: "es-ES", travels: 12, toursPerTravel: 20, today });
  const { rows } = await sql<{ id: string }>`
    select tour.id from tour join travel on travel.market = tour.market and travel.id = tour.travel_id
    where tour.market = 'es-ES' and travel.is_published order by tour.id limit 6`.execute(db);
  const days = [
    ["2026-12-26", "2026-12-26", "2026-12-30", false],
    ["2026-12-26", "2026-12-26", "2026-12-31", false],
    ["2026-12-27", "2026-12-28", "2027-01-01", true],
    ["2026-12-20", "2026-12-20", "2027-01-04", true],
    ["2026-12-31", "2026-12-31", "2027-01-05", true],
    ["2026-12-31", "2027-01-01", "2027-01-05", false],
  ] as const;
  await sql`delete from tour where market = 'es-ES'
    and not (id = any(${rows.map(({ id }) => id)}::uuid[]))`.execute(db);
  for (const [at, [departure, start, end]] of days.entries())
    await sql`update tour set departure_date = ${departure}, start_date = ${start}, end_date = ${end},
        balance_due = '2026-11-22', status = 'CONFIRMED', is_published = true
      where id = ${rows[at]?.id}`.execute(db);
  const catalogue = createCatalogue(db, { now });
  const found = await catalogue.nextDepartures(
    "es-ES",
    { ...emptySearch, period: "capodanno" },
    { limit: 10, offset: 0 },
  );
  expect(new Set(found)).toEqual(
    new Set(days.flatMap(([, , , isOfNewYear], at) => (isOfNewYear ? [rows[at]?.id] : []))),
  );
});

test("by date a trip has the place of its soonest match that can be booked, and shows it", async () => {
  const { db } = database;
  const catalogue = createCatalogue(db, { now });
  const { hits } = await catalogue.search("it-IT", emptySearch);
  const shown = [];
  for (const { travelId, tourId } of hits) {
    const tours = await toursOfTravel(db, "it-IT", travelId, today);
    const soonest = tours.find((tour) => isOnSale(tour, today));
    expect(tourId).toBe(soonest?.id);
    shown.push(soonest?.departureDate ?? "");
  }
  expect(shown).toEqual(shown.toSorted());
  expect(shown.length).toBe(12);
  const byPrice = await catalogue.search("it-IT", { ...emptySearch, sort: "price-asc" });
  for (const { travelId, tourId } of byPrice.hits)
    expect(tourId).toBe(cheapestTour(await toursOfTravel(db, "it-IT", travelId, today), today)?.id);
});

const visibleTravels = async (market: string): Promise<readonly string[]> => {
  const { rows } = await sql<{ id: string }>`
    select id from travel where market = ${market} and is_published`.execute(database.db);
  return rows.map(({ id }) => id);
};

test("upcomingTours lists all upcoming departures of each travel, the next first, and marks the cheapest", async () => {
  const { db } = database;
  await fillCatalogue(db, { market: "fr-FR", travels: 4, toursPerTravel: 1000, today });
  const ids = await visibleTravels("fr-FR");
  const together = await createCatalogue(db, { now }).upcomingTours("fr-FR", ids);
  for (const travelId of ids) {
    const alone = await toursOfTravel(db, "fr-FR", travelId, today);
    const first = cheapestTour(alone, today);
    expect(together.get(travelId)).toEqual(
      alone.map(({ id, status, departureDate, openingDate, ageRange }) => ({
        id,
        status,
        departureDate,
        openingDate,
        ageRange,
        isCheapest: id === first?.id,
      })),
    );
  }
  expect([...together.values()].flat().length).toBeGreaterThan(2000);
});

test("pages of nextDepartures repeat none and miss none", async () => {
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
      ...(await catalogue.nextDepartures(
        "it-IT",
        { ...emptySearch, status },
        { limit: 7, offset },
      )),
    );
  expect(found).toEqual(rows.map(({ id }) => id));
  expect(found.length).toBeGreaterThan(100);
});
