import { afterAll, beforeAll, expect, test } from "vitest";
import { composeResources } from "#demo/compose/resources.ts";
import { demoData } from "#demo/testing/demo-data.ts";
import { markets } from "#markets/markets.ts";
import { migrations } from "#migrations/list.ts";
import type { OpenDatabase } from "#platform/server/database/open-database.ts";
import { freshDatabase } from "#platform/testing/database.ts";
import { loadDemoPages } from "./pages.ts";

let database: OpenDatabase;
beforeAll(async () => {
  database = await freshDatabase(migrations);
});
afterAll(() => database.close());

test("each page of the demo is loaded once, with its first version", async () => {
  await loadDemoPages(database.db, demoData.phrases);
  await loadDemoPages(database.db, demoData.phrases);
  const pages = await database.db.selectFrom("custom_page").select(["id", "version"]).execute();
  const versions = await database.db
    .selectFrom("record_version")
    .select(["record_id as id", "version"])
    .execute();
  expect(pages.length).toBeGreaterThan(0);
  expect(new Set(versions.map(({ id }) => id))).toEqual(new Set(pages.map(({ id }) => id)));
  expect(versions.map(({ version }) => version)).toEqual(pages.map(({ version }) => version));
});

test.each(markets)("the New Year page in $id lists departures of that period", async (market) => {
  await loadDemoPages(database.db, demoData.phrases);
  const { blocks } = await database.db
    .selectFrom("custom_page")
    .select("blocks")
    .where("market", "=", market.id)
    .executeTakeFirstOrThrow();
  const period = composeResources(market, demoData.phrases, "2026-11-22").get(
    "date-ranges new-year",
  )?.slug;
  const catalogueBlocks = blocks.filter(({ blockType }) => /^wr-(travels|tours)$/.test(blockType));
  expect(period).toBeTruthy();
  expect(catalogueBlocks.map(({ content }) => content["period"])).toEqual([period, period]);
  expect(blocks[0]?.blockType).toBe("wr-banner");
});
