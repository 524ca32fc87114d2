import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { randomInt, type Random, seededRandom, pickOne } from "#demo/random.ts";
import { migrations } from "#migrations/list.ts";
import type { OpenDatabase } from "#platform/server/database/open-database.ts";
import { freshDatabase } from "#platform/testing/database.ts";
import { fromSearchParams } from "../query/search-params.ts";
import { createCatalogue } from "../store.ts";
import { differenceOf } from "../testing/difference.ts";
import { askOracle } from "../testing/oracle.ts";
import { correctWords, splitWords } from "../testing/oracle-keyword.ts";
import { fillCatalogue, vocabulary } from "../testing/random-catalogue.ts";
import { refreshSearchVectors } from "./search-vectors.ts";

const today = "2026-11-20";
const market = "it-IT";
let database: OpenDatabase;
beforeAll(async () => {
  database = await freshDatabase(migrations);
  await fillCatalogue(database.db, { market, travels: 60, toursPerTravel: 4, today });
});
afterAll(() => database.close());

/** Makes one typing error: inserts, omits or replaces a letter, or swaps two. */
const misspell = (chance: Random, word: string): string => {
  const at = randomInt(chance, 0, word.length - 1);
  const [before, after] = [word.slice(0, at), word.slice(at + 1)];
  const other = pickOne(chance, ["a", "e", "k", "n", "z"]);
  switch (randomInt(chance, 0, 3)) {
    case 0:
      return before + other + word.slice(at);
    case 1:
      return before + after;
    case 2:
      return before + other + after;
    default:
      return before + after.slice(0, 1) + word.charAt(at) + after.slice(1);
  }
};

const misspeltKeyword = (chance: Random): string =>
  Array.from({ length: randomInt(chance, 1, 3) }, () => {
    const word = pickOne(chance, vocabulary);
    const once = chance() < 0.8 ? misspell(chance, word) : word;
    return chance() < 0.3 ? misspell(chance, once) : once;
  }).join(" ");

test("80 misspelt keywords are corrected like a direct implementation of the rules does, and find the same", async () => {
  const chance = seededRandom("misspelt");
  const { db } = database;
  const catalogue = createCatalogue(db, { now: () => new Date(`${today}T12:00:00Z`) });
  let changed = 0;
  let found = 0;
  for (let number = 1; number <= 80; number += 1) {
    const q = misspeltKeyword(chance);
    const actual = await catalogue.correct(market, q);
    const expected = await correctWords(db, market, q);
    expect(splitWords(actual), `keyword ${number}: ${q}`).toEqual(expected);
    const query = fromSearchParams(new URLSearchParams({ q: actual }));
    const index = await catalogue.search(market, query);
    const oracle = await askOracle(db, market, { ...query, q: expected.join(" ") }, today);
    expect(differenceOf(query, index, oracle), `keyword ${number}: ${q}`).toBeNull();
    if (splitWords(q).join(" ") !== expected.join(" ")) changed += 1;
    found += index.total;
  }
  expect(changed).toBeGreaterThan(30);
  expect(found).toBeGreaterThan(100);
});

test("a keyword in quotation marks, a short word and a known word are not corrected", async () => {
  const catalogue = createCatalogue(database.db, { now: () => new Date(`${today}T12:00:00Z`) });
  for (const q of ["", '"montagan"', "mnt", "Montagna", "perù", "montag", "!!"])
    expect(await catalogue.correct(market, q)).toBe(q);
  expect(await catalogue.correct(market, "Montagan")).toBe("montagna");
  expect(await catalogue.correct(market, "vulcnao, di notte")).toBe("vulcano, di notte");
});

test("corrections are whole words that mostly keep the first letter, and prefer places to other words", async () => {
  const { db, close } = await freshDatabase(migrations);
  await fillCatalogue(db, { market: "en-US", travels: 4, toursPerTravel: 1, today });
  await sql`update travel set name = 'Three bikes, an island and the Wild West', tagline = 'Trio of Decembre'`.execute(
    db,
  );
  await sql`update destination set name = 'Iceland' where id = (
    select destination_id from travel_destination order by travel_id, destination_id limit 1)`.execute(
    db,
  );
  await refreshSearchVectors(db, "en-US", null);
  const catalogue = createCatalogue(db, { now: () => new Date(`${today}T12:00:00Z`) });
  const corrected = ["Icland", "trii", "hikes", "ikbe", "islnad", "bikse"];
  const meant = await Promise.all(corrected.map((q) => catalogue.correct("en-US", q)));
  expect(meant).toEqual(["Iceland", "trio", "hikes", "ikbe", "island", "bikes"]);
  // The name of a time is no misspelling of what a trip is called.
  expect(await catalogue.correct("en-US", "decemre")).toBe("decembre");
  expect(await catalogue.correct("en-US", "december")).toBe("december");
  await close();
});

test("names of filters are searchable words of their trips and are corrected like them", async () => {
  const { db } = database;
  const catalogue = createCatalogue(db, { now: () => new Date(`${today}T12:00:00Z`) });
  await sql`update resource set name = 'Randonnée à ski' where market = ${market}
    and id in (select type_id from travel where market = ${market})`.execute(db);
  await refreshSearchVectors(db, market, null);
  catalogue.clear();
  const found = async (q: string) =>
    catalogue.search(market, fromSearchParams(new URLSearchParams({ q })));
  const all = await found("");
  expect((await found("randonnée")).total).toBeGreaterThan(0);
  expect((await found("natura")).total).toBeGreaterThanOrEqual(all.facets.mood["nature"] ?? 1);
  expect(await catalogue.correct(market, "randonnné")).toBe("randonnée");
});
