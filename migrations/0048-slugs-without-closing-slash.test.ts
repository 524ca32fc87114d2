import { sql } from "kysely";
import { expect, test } from "vitest";
import { migrate } from "#platform/server/database/migrate.ts";
import { freshDatabase } from "#platform/testing/database.ts";
import { migrations } from "./list.ts";

test("a slug loses its closing slash, gets a number where it is taken then, and is listed", async () => {
  const older = Object.entries(migrations).filter(([name]) => name < "0048");
  const database = await freshDatabase(Object.fromEntries(older));
  const { db } = database;
  await sql`
    insert into custom_page (market, name, slug, seo, attributes, blocks)
    select market, slug, slug, '{}', '{}', '[]'
    from (values
      ('it-IT', 'inverno/'), ('it-IT', 'estate'), ('it-IT', 'Estate/'), ('it-IT', 'estate-2'),
      ('it-IT', 'mare/sole'), ('fr-FR', 'estate/'), ('fr-FR', '')
    ) as page (market, slug)
  `.execute(db);

  await migrate(db, migrations);

  const { rows } = await sql<{ name: string; slug: string; version: number }>`
    select name, slug, version from custom_page order by market, name collate "C"
  `.execute(db);
  expect(rows.map(({ name, slug, version }) => [name, slug, version])).toEqual([
    ["", "", 1],
    ["estate/", "estate", 2],
    ["Estate/", "Estate-3", 2],
    ["estate", "estate", 1],
    ["estate-2", "estate-2", 1],
    ["inverno/", "inverno", 2],
    ["mare/sole", "mare/sole", 1],
  ]);
  const audit = await sql<{ market: string; changes: unknown }>`
    select market, changes from audit where actor = 'upgrade' order by market, name
  `.execute(db);
  expect(audit.rows).toEqual([
    { market: "fr-FR", changes: [{ path: "slug", before: "estate/", after: "estate" }] },
    { market: "it-IT", changes: [{ path: "slug", before: "Estate/", after: "Estate-3" }] },
    { market: "it-IT", changes: [{ path: "slug", before: "inverno/", after: "inverno" }] },
  ]);
  await database.close();
});
