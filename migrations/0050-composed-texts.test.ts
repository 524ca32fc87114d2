import { sql } from "kysely";
import { expect, test } from "vitest";
import { migrate } from "#platform/server/database/migrate.ts";
import { freshDatabase } from "#platform/testing/database.ts";
import { migrations } from "./list.ts";

test("stored texts become NFC without signs that are refused, and what could not is listed", async () => {
  const older = Object.entries(migrations).filter(([name]) => name < "0050");
  const database = await freshDatabase(Object.fromEntries(older));
  const { db } = database;
  const blocks = [
    {
      id: "a",
      content: { title: "Gro\u0308\u00dfe\nund Ma\u00df", text: "e\u0301\n\n\u202eab\u0007c" },
    },
  ];
  await sql`
    insert into custom_page (market, name, slug, seo, attributes, blocks) values
      ('it-IT', ${"O\u0308ster\u202ereich"}, 'nfd', '{"title":"a","description":""}', '{}',
        ${JSON.stringify(blocks)}::jsonb),
      ('it-IT', 'Österreich', 'nfc', '{"title":"a","description":"b\\nc"}', '{}', '[]')
  `.execute(db);
  await sql`
    insert into media (name, mime, width, height, bytes, sha256, thumbhash, words, alt, focal_x,
      focal_y)
    select name, 'image/jpeg', 60, 40, 1, name, '', 'ink', '{}', 50, 50
    from unnest(${["Meer \u00e9", "Meer e\u0301", "Strand e\u0301"]}::text[]) as name
  `.execute(db);

  await migrate(db, migrations);

  const pages = await sql<{ name: string; version: number; blocks: unknown }>`
    select name, version, blocks from custom_page order by slug desc
  `.execute(db);
  expect(pages.rows).toEqual([
    {
      name: "Österreich",
      version: 2,
      blocks: [{ id: "a", content: { title: "Größe und Maß", text: "é\n\nabc" } }],
    },
    { name: "Österreich", version: 1, blocks: [] },
  ]);
  const media = await sql<{ name: string }>`select name from media`.execute(db);
  expect(media.rows.map(({ name }) => name).toSorted()).toEqual(
    ["Meer \u00e9", "Meer e\u0301", "Strand \u00e9"].toSorted(),
  );
  const audit = await sql<{ subject: string; changes: unknown }>`
    select subject, changes from audit where actor = 'upgrade'
  `.execute(db);
  expect(audit.rows).toContainEqual({
    subject: "media",
    changes: [{ path: "name", before: "Meer e\u0301", after: "not written: Meer \u00e9" }],
  });
  await database.close();
});
