import { createHash } from "node:crypto";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { markets } from "#markets/markets.ts";
import { migrate } from "#platform/server/database/migrate.ts";
import { sortKeySql } from "#platform/server/database/sorting/sort-key.ts";
import { freshDatabase } from "#platform/testing/database.ts";
import { migrations } from "./list.ts";

const names = ["Ñandú", "Zypern", "Oaxaca", "Ägypten", "Nuuk", "Écosse", "Dakar", "Nz", "Fès"];

test("what was stored before has its key, in the order of its market's language", async () => {
  const older = Object.entries(migrations).filter(([name]) => name < "0055");
  const database = await freshDatabase(Object.fromEntries(older));
  const { db } = database;
  for (const { id } of markets)
    await sql`
      insert into custom_page (market, name, slug, seo, attributes, blocks)
      select ${id}, name, md5(name), '{}', '{}', '[]' from unnest(${names}::text[]) as name
    `.execute(db);

  await migrate(db, migrations);

  for (const { id, language } of markets) {
    const { rows } = await sql<{ name: string }>`
      select name from custom_page where market = ${id} order by sort_key
    `.execute(db);
    const sorted = names.toSorted(new Intl.Collator(language).compare);
    expect([id, rows.map(({ name }) => name)]).toEqual([id, sorted]);
  }
  await database.close();
});

test("the key is the one that is stored", async () => {
  const { db, close } = await freshDatabase({});
  const { sql: statement } = sortKeySql(sql.ref<string>("name")).compile(db);
  // Whoever changes the key writes a migration that makes the stored ones anew, and says so here.
  expect(createHash("sha256").update(statement).digest("hex").slice(0, 16)).toBe(
    "592c99f198ace3f8",
  );
  await close();
});
