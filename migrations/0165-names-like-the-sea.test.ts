import { sql } from "kysely";
import { expect, test } from "vitest";
import { migrate } from "#platform/server/database/migrate.ts";
import { freshDatabase } from "#platform/testing/database.ts";
import { migrations } from "./list.ts";

test("the search words of stored travels lose the sea where only the Mara is named", async () => {
  const before = Object.entries(migrations).filter(([name]) => name < "0165");
  const { db, close } = await freshDatabase(Object.fromEntries(before));
  const rows = [
    ["it-IT", "italian", "kenya", "Dal Mara all’oceano"],
    ["it-IT", "italian", "beach", "Dal Mara al mare"],
    ["es-ES", "spanish", "kenya", "Del Mara al océano"],
    ["de-DE", "german", "kenya", "Von der Mara ans Meer"],
  ] as const;
  for (const [market, config, slug, name] of rows) {
    const { rows: trips } = await sql<{ id: string }>`
      insert into trip (code, countries, continent) values (${`${market}-${slug}`}, '{KE}', 'africa')
      returning id`.execute(db);
    await sql`
      insert into travel (market, trip_id, slug, name, tagline, days, nights, money_pot, flight, effort, words)
      values (${market}, ${trips[0]?.id}, ${slug}, ${name}, '', 8, 7,
        '{}', '{}', 2, setweight(to_tsvector(${sql.lit(config)}::regconfig, ${name}), 'A'))`.execute(
      db,
    );
  }

  await migrate(db, migrations);

  const { rows: stored } = await sql<{ key: string; lexemes: string[] }>`
    select market || ' ' || slug as key, tsvector_to_array(words) as lexemes from travel`.execute(
    db,
  );
  const words = Object.fromEntries(stored.map(({ key, lexemes }) => [key, lexemes]));
  expect(words["it-IT kenya"]).not.toContain("mar");
  expect(words["it-IT kenya"]).toContain("maramar");
  expect(words["it-IT beach"]).toEqual(expect.arrayContaining(["mar", "maramar"]));
  expect(words["es-ES kenya"]).not.toContain("mar");
  expect(words["de-DE kenya"]).toEqual(expect.arrayContaining(["mara", "meer"]));
  await close();
});
