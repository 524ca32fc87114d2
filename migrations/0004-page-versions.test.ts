import { expect, test } from "vitest";
import "#features/records/audit/store.ts";
import { newPage } from "#features/content/pages/page-defaults.ts";
import "#features/content/pages/store.ts";
import { listVersions, readVersion } from "#features/content/pages/versions/store.ts";
import { migrate } from "#platform/server/database/migrate.ts";
import { freshDatabase } from "#platform/testing/database.ts";
import { migrations } from "./list.ts";

test("pages that are there already begin with what they are now", async () => {
  const older = Object.entries(migrations).filter(([name]) => name < "0004");
  const database = await freshDatabase(Object.fromEntries(older));
  const { db } = database;
  // Nothing owned a page in these days.
  const { owner: _owner, ...plain } = newPage("a");
  const page = { ...plain, name: "Old", slug: "old", customHtmlClasses: ["wide"] };
  // The table of this migration has fewer columns than the store uses today, so rows are inserted
  // by SQL.
  const insert = (slug: string) =>
    db
      .insertInto("custom_page")
      .values({
        market: "it-IT",
        name: page.name,
        slug,
        seo: JSON.stringify(page.seo),
        custom_html_classes: JSON.stringify(page.customHtmlClasses),
        custom_css: page.customCss,
        is_published: page.isPublished,
        is_fixed: page.isFixed,
        attributes: JSON.stringify(page.attributes),
        blocks: JSON.stringify(page.blocks),
      })
      .returning(["id", "version", "updated_at"])
      .executeTakeFirstOrThrow();
  const { id, version, updated_at: updatedAt } = await insert(page.slug);
  // What came to pages later is not in a version of before.
  const { template: _template, ...before } = page;
  const content = { ...before, id };
  const unknown = await insert("other");
  const entry = {
    market: "it-IT",
    action: "update",
    subject: "custompage",
    subject_id: content.id,
  };
  await db
    .insertInto("audit")
    .values({ actor: "anna@wayroam.test", ...entry })
    .execute();

  await migrate(db, migrations);

  expect(await readVersion(db, "it-IT", content.id, version)).toEqual({
    version,
    savedAt: updatedAt.toISOString(),
    author: "anna@wayroam.test",
    summary: "",
    blockCount: 1,
    isPublished: false,
    content,
  });
  const { items } = await listVersions(db, "it-IT", unknown.id, { page: 1, pageSize: 5 });
  expect(items).toMatchObject([{ author: null }]);
  await database.close();
});
