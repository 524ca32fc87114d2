import { afterAll, beforeAll, expect, test } from "vitest";
import { checkBlock } from "#blocks/check.ts";
import { structureErrors } from "#features/content/templates/rules.ts";
import { searchTemplates } from "#features/content/templates/store.ts";
import { markets } from "#markets/markets.ts";
import { migrations } from "#migrations/list.ts";
import type { OpenDatabase } from "#platform/server/database/open-database.ts";
import { freshDatabase } from "#platform/testing/database.ts";
import { loadDemoTemplates } from "./templates.ts";

let database: OpenDatabase;
beforeAll(async () => {
  database = await freshDatabase(migrations);
  await loadDemoTemplates(database.db);
  await loadDemoTemplates(database.db);
});
afterAll(() => database.close());

const found = (market: string, kind: "template" | "block-list") =>
  searchTemplates(database.db, market, {
    kind,
    search: "",
    actor: "",
    mine: null,
    sort: "name",
    page: 1,
    pageSize: 50,
    labelOf: (blockType) => blockType,
  });

test.each(markets)(
  "$id has templates and lists, once, each within its structure",
  async ({ id }) => {
    const { items: templates } = await found(id, "template");
    expect(templates).toHaveLength(3);
    expect((await found(id, "block-list")).total).toBe(2);
    for (const { structure, blocks } of templates)
      expect(structureErrors(structure, blocks, [], (blockType) => blockType)).toEqual([]);
  },
);

test("their blocks are what the forms take", async () => {
  const pages = await database.db.selectFrom("custom_page").select("blocks").execute();
  for (const { blocks } of pages) for (const block of blocks) expect(checkBlock(block)).toEqual([]);
});
