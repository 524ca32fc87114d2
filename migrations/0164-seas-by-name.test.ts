import { sql } from "kysely";
import { expect, test } from "vitest";
import { migrate } from "#platform/server/database/migrate.ts";
import { freshDatabase } from "#platform/testing/database.ts";
import { migrations } from "./list.ts";

test("the search words of stored travels lose the sea where it is a sea's name alone", async () => {
  const before = Object.entries(migrations).filter(([name]) => name < "0164");
  const { db, close } = await freshDatabase(Object.fromEntries(before));
  const rows = [
    ["it-IT", "italian", "petra", "Il bagno nel Mar Morto"],
    ["it-IT", "italian", "beach", "Dal Mar Rosso al mare"],
    ["de-DE", "german", "petra", "Das Bad im Toten Meer"],
  ] as const;
  for (const [market, config, slug, tagline] of rows) {
    const { rows: trips } = await sql<{ id: string }>`
      insert into trip (code, countries, continent) values (${`${market}-${slug}`}, '{JO}', 'asia')
      returning id`.execute(db);
    await sql`
      insert into travel (market, trip_id, slug, name, tagline, days, nights, money_pot, flight, effort, words)
      values (${market}, ${trips[0]?.id}, ${slug}, ${slug}, ${tagline}, 8, 7,
        '{}', '{}', 2, setweight(to_tsvector(${sql.lit(config)}::regconfig, ${tagline}), 'C'))`.execute(
      db,
    );
  }

  await migrate(db, migrations);

  const { rows: stored } = await sql<{ key: string; lexemes: string[] }>`
    select market || ' ' || slug as key, tsvector_to_array(words) as lexemes from travel`.execute(
    db,
  );
  const words = Object.fromEntries(stored.map(({ key, lexemes }) => [key, lexemes]));
  expect(words["it-IT petra"]).not.toContain("mar");
  expect(words["it-IT petra"]).toContain("marmort");
  expect(words["it-IT beach"]).toContain("mar");
  expect(words["de-DE petra"]).not.toContain("meer");
  await close();
});
