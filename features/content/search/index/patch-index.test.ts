import { type RawBuilder, sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { randomInt, type Random, seededRandom, pickOne } from "#demo/random.ts";
import { catalogueTag, tagsOfTravels } from "#features/records/catalogue-tags/rules.ts";
import { migrations } from "#migrations/list.ts";
import type { OpenDatabase } from "#platform/server/database/open-database.ts";
import { freshDatabase } from "#platform/testing/database.ts";
import { emptySearch } from "../query/search-params.ts";
import { openMarketIndex } from "./market-index.ts";
import { createCatalogue } from "../store.ts";
import { differenceOf } from "../testing/difference.ts";
import { askOracle } from "../testing/oracle.ts";
import { fillCatalogue } from "../testing/random-catalogue.ts";
import { randomQuery } from "../testing/random-query.ts";
import { buildIndex, readCatalogue } from "../testing/whole-index.ts";
import { refreshSearchVectors } from "../text/search-vectors.ts";

const market = "it-IT";
const confirmed = ["CONFIRMED", "ALMOST_FULL"] as const;
const today = "2026-11-20";

let database: OpenDatabase;
let travels: readonly Readonly<{ id: string; tripId: string }>[];
beforeAll(async () => {
  database = await freshDatabase(migrations);
  await fillCatalogue(database.db, { market, travels: 130, toursPerTravel: 9, today });
  const { rows } = await sql<(typeof travels)[number]>`
    select id, trip_id as "tripId" from travel where market = ${market} order by id`.execute(
    database.db,
  );
  travels = rows;
});
afterAll(() => database.close());

type Write = (id: string, chance: Random) => RawBuilder<unknown>;

/** Changes that staff may make to a travel and its departures. */
const writes: readonly Write[] = [
  (id, chance) => sql`update tour set price_cents = price_cents + ${randomInt(chance, -500, 500)},
    full_price_cents = null, discount_until = null
    where market = ${market} and travel_id = ${id} and price_cents > 1000`,
  (id) => sql`delete from tour where market = ${market} and id in (
    select id from tour where market = ${market} and travel_id = ${id} order by id limit 2)`,
  (id, chance) => sql`insert into tour select (jsonb_populate_record(tour, jsonb_build_object(
      'id', gen_random_uuid(), 'code', code || \'-\' || ${String(randomInt(chance, 1, 1_000_000))},
      'departure_date', departure_date + 1, 'start_date', start_date + 1,
      'end_date', end_date + 3, 'status', 'CONFIRMED'))).*
    from tour where market = ${market} and travel_id = ${id} limit 3`,
  (id) => sql`update tour set is_published = not is_published
    where market = ${market} and travel_id = ${id}`,
  (id) => sql`update travel set is_published = not is_published
    where market = ${market} and id = ${id}`,
  (id, chance) => sql`update travel set days = ${randomInt(chance, 3, 20)}, moods = array['party'],
    is_unique = not is_unique where market = ${market} and id = ${id}`,
  (id, chance) => sql`update travel set name = ${`vulcano nuovo${randomInt(chance, 1, 50)}`}
    where market = ${market} and id = ${id}`,
  (id) =>
    sql`update travel set story = '', tagline = 'treno' where market = ${market} and id = ${id}`,
  (id) => sql`delete from travel_destination where market = ${market} and travel_id = ${id}`,
];

/**
 * Writes some travels in the way that the back-office does.
 * @returns the cache tags to invalidate
 */
const applyRandomWrites = async (chance: Random): Promise<readonly string[]> => {
  const touched = Array.from({ length: randomInt(chance, 1, 4) }, () => pickOne(chance, travels));
  for (const { id } of touched) {
    await pickOne(chance, writes)(id, chance).execute(database.db);
    await refreshSearchVectors(database.db, market, [id]);
  }
  return tagsOfTravels(market, touched);
};

test("after random writes the patched index equals one built from scratch, and searches match the oracle", async () => {
  const { db } = database;
  const chance = seededRandom("patches");
  const index = openMarketIndex(db, market);
  const catalogue = createCatalogue(db, { now: () => new Date(`${today}T12:00:00Z`) });
  await index.indexOn(today);
  const sizes = new Set<number>();
  // These searches are repeated after each change, because cached matches must not survive it.
  const repeated = Array.from({ length: 6 }, () => ({ ...randomQuery(chance), q: "", where: [] }));
  for (let round = 1; round <= 20; round += 1) {
    const tags = await applyRandomWrites(chance);
    catalogue.invalidate(tags);
    index.invalidate(tags.flatMap((tag) => /^travel:it-IT:(.+)$/.exec(tag)?.[1] ?? []));
    const patched = await index.indexOn(today);
    expect(patched, `round ${round}`).toEqual(buildIndex(await readCatalogue(db, market, today)));
    sizes.add(patched.parts.length);
    const days = await catalogue.departureDays(market, {
      ...emptySearch,
      status: confirmed,
      onSale: true,
    });
    const months = new Map<string, number>();
    for (const [day, n] of days)
      months.set(day.slice(0, 7), (months.get(day.slice(0, 7)) ?? 0) + n);
    expect([...(await catalogue.departuresByMonth(market, confirmed))]).toEqual([...months]);
    for (const query of [randomQuery(chance), ...repeated]) {
      const oracle = await askOracle(db, market, query, today);
      const found = await catalogue.search(market, query);
      expect(differenceOf(query, found, oracle), `round ${round}`).toBeNull();
      expect(await catalogue.summarizeDepartures(market, query)).toEqual(oracle.departures);
    }
  }
  // The test proves little unless travels were added and removed.
  expect(sizes.size).toBeGreaterThan(3);
});

test("moving to another day gives the same index as building it for that day", async () => {
  const { db } = database;
  const index = openMarketIndex(db, market);
  for (const day of [today, "2026-11-21", "2026-11-25", "2027-02-01", "2026-12-01"])
    expect(await index.indexOn(day), `on ${day}`).toEqual(
      buildIndex(await readCatalogue(db, market, day)),
    );
});

test("changes reported during a read are in the next index, and none is lost", async () => {
  const { db } = database;
  const chance = seededRandom("meanwhile");
  const index = openMarketIndex(db, market);
  for (let round = 1; round <= 5; round += 1) {
    const reading = [index.indexOn(today)];
    for (let time = 0; time < 3; time += 1) {
      const tags = await applyRandomWrites(chance);
      index.invalidate(tags.flatMap((tag) => /^travel:it-IT:(.+)$/.exec(tag)?.[1] ?? []));
      reading.push(index.indexOn(today));
    }
    const after = await reading.at(-1);
    expect(after, `round ${round}`).toEqual(buildIndex(await readCatalogue(db, market, today)));
    await Promise.all(reading);
  }
});

test("more travels than a notification can list invalidate the whole market", () => {
  expect(tagsOfTravels(market, travels)).toContain(catalogueTag(market));
  const named = JSON.stringify(tagsOfTravels(market, travels.slice(0, 40)));
  expect(Buffer.byteLength(named)).toBeLessThan(8000);
});
