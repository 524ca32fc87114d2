import { afterAll, beforeAll, expect, test } from "vitest";
import { randomInt, type Random, seededRandom, pickOne } from "#demo/random.ts";
import type { MarketId } from "#markets/market-type.ts";
import { marketById } from "#markets/markets.ts";
import { migrations } from "#migrations/list.ts";
import type { OpenDatabase } from "#platform/server/database/open-database.ts";
import { freshDatabase } from "#platform/testing/database.ts";
import { type Catalogue, createCatalogue } from "../store.ts";
import { fillCatalogue } from "../testing/random-catalogue.ts";
import { refreshSearchVectors } from "../text/search-vectors.ts";

const today = "2026-11-20";
const ids: readonly MarketId[] = ["it-IT", "es-ES", "fr-FR", "de-DE", "en-US"];
const codes = ["TH", "IS", "JP", "NO", "JO", "PE", "UZ", "MN", "MA", "KR", "CU", "ID"];

let database: OpenDatabase;
let catalogue: Catalogue;
beforeAll(async () => {
  database = await freshDatabase(migrations);
  const { db } = database;
  for (const market of ids) {
    await fillCatalogue(db, { market, travels: 60, toursPerTravel: 1, today });
    const names = new Intl.DisplayNames(marketById(market).language, { type: "region" });
    for (const [at, code] of codes.entries())
      await db
        .updateTable("destination")
        .set({ name: names.of(code) ?? code })
        .where("market", "=", market)
        .where("slug", "=", `place-${at + 1}`)
        .execute();
    await refreshSearchVectors(db, market, null);
  }
  catalogue = createCatalogue(db, { now: () => new Date(`${today}T12:00:00Z`) });
});
afterAll(() => database.close());

const namesFor = async (market: string, q: string) =>
  (await catalogue.suggest(market, q)).map(({ name }) => name);

test.each([
  ["it-IT", "tailndia", "Thailandia"],
  ["it-IT", "islnada", "Islanda"],
  ["it-IT", "giapone", "Giappone"],
  ["it-IT", "gipapone", "Giappone"],
  ["es-ES", "tialandia", "Tailandia"],
  ["es-ES", "usbekistn", "Uzbekistán"],
  ["fr-FR", "tailande", "Thaïlande"],
  ["fr-FR", "jpaon", "Japon"],
  ["de-DE", "thialnd", "Thailand"],
  ["de-DE", "norwgeen", "Norwegen"],
  ["de-DE", "usbkistna", "Usbekistan"],
  ["en-US", "tailnad", "Thailand"],
  ["en-US", "idnoneisa", "Indonesia"],
  ["en-US", "mongloia", "Mongolia"],
])("in %s the typed text %s suggests %s", async (market, typed, meant) => {
  expect(await namesFor(market, typed)).toEqual([meant]);
});

test("unfinished words tolerate typing errors, and suggestions also a wrong first letter", async () => {
  expect(await namesFor("it-IT", "tailndi")).toEqual(["Thailandia"]);
  expect(await namesFor("en-US", "uzbkis")).toEqual(["Uzbekistan"]);
  expect(await namesFor("it-IT", "kuba")).toEqual(["Cuba"]);
  expect(await namesFor("de-DE", "japn")).toEqual(["Japan"]);
  expect(await namesFor("it-IT", "xq")).toEqual([]);
  expect(await namesFor("it-IT", "qwrtplkz")).toEqual([]);
});

/** Makes one typing error: omits, doubles or replaces a letter, or swaps two adjacent letters. */
const misspell = (chance: Random, word: string): string => {
  const at = randomInt(chance, 1, word.length - 2);
  const [before, here, after] = [word.slice(0, at), word.charAt(at), word.slice(at + 1)];
  return pickOne(chance, [
    before + after,
    before + here + here + after,
    `${before}e${after}`,
    before + after.slice(0, 1) + here + after.slice(1),
  ]);
};

test.each(ids)(
  "in %s the search's corrections of 150 typing errors are among the suggestions",
  async (id) => {
    const chance = seededRandom(`slips in ${id}`);
    const names = new Intl.DisplayNames(marketById(id).language, { type: "region" });
    let corrected = 0;
    for (let number = 1; number <= 150; number += 1) {
      const name = names.of(pickOne(chance, codes)) ?? "";
      const typed = misspell(chance, chance() < 0.5 ? misspell(chance, name) : name).toLowerCase();
      const meant = await catalogue.correct(id, typed);
      if (meant !== name) continue;
      corrected += 1;
      expect({ typed, found: await namesFor(id, typed) }).toEqual({
        typed,
        found: expect.arrayContaining([name]),
      });
    }
    expect(corrected).toBeGreaterThan(60);
  },
);
