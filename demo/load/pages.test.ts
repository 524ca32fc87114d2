import { afterAll, beforeAll, expect, test } from "vitest";
import { composeResources } from "#demo/compose/resources.ts";
import { demoData } from "#demo/testing/demo-data.ts";
import { markets } from "#markets/markets.ts";
import { migrations } from "#migrations/list.ts";
import type { OpenDatabase } from "#platform/server/database/open-database.ts";
import { freshDatabase } from "#platform/testing/database.ts";
import { formById } from "#features/content/forms/store.ts";
import { layoutSchemas } from "#features/assets/layout/contract.ts";
import { loadDemoLayout, loadDemoPages } from "./pages.ts";

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
  expect(pages).toHaveLength(3 * markets.length);
  expect(new Set(versions.map(({ id }) => id))).toEqual(new Set(pages.map(({ id }) => id)));
  expect(versions.map(({ version }) => version)).toEqual(pages.map(({ version }) => version));
});

test("each market can be called and visited", async () => {
  await loadDemoLayout(database.db, demoData.phrases);
  const rows = await database.db
    .selectFrom("layout")
    .select(["market", "content"])
    .where("area", "=", "contacts")
    .execute();
  expect(rows.map(({ market }) => market).toSorted()).toEqual(
    markets.map(({ id }) => id).toSorted(),
  );
  for (const { market, content } of rows)
    expect({ market, ...layoutSchemas.contacts.parse(content) }).toMatchObject({
      phone: expect.stringMatching(/^\+\d{1,2}\u00a0/) as string,
      address: expect.stringMatching(/\n.*\d/) as string,
    });
});

test.each(markets)("the New Year page in $id lists departures of that period", async (market) => {
  await loadDemoPages(database.db, demoData.phrases);
  const { blocks } = await database.db
    .selectFrom("custom_page")
    .select("blocks")
    .where("market", "=", market.id)
    .where("slug", "=", demoData.phrases.newYearPage[market.language].slug)
    .executeTakeFirstOrThrow();
  const period = composeResources(market, demoData.phrases, "2026-11-22").get(
    "date-ranges new-year",
  )?.slug;
  const catalogueBlocks = blocks.filter(({ blockType }) => /^wr-(travels|tours)$/.test(blockType));
  expect(period).toBeTruthy();
  expect(catalogueBlocks.map(({ content }) => content["period"])).toEqual([period, period]);
  expect(blocks[0]?.blockType).toBe("wr-banner");
});

test.each(markets)("the contacts page in $id has a form that is open", async (market) => {
  await loadDemoPages(database.db, demoData.phrases);
  const { blocks } = await database.db
    .selectFrom("custom_page")
    .select("blocks")
    .where("market", "=", market.id)
    .where("routing_key", "=", "contacts")
    .executeTakeFirstOrThrow();
  const ids = blocks.flatMap(({ blockType, content }) =>
    blockType === "wr-form" ? [String(content["form"])] : [],
  );
  const form = await formById(database.db, market.id, ids[0] ?? "");
  expect(form).toMatchObject({ isOpen: true });
  expect(form?.fields.map(({ kind }) => kind)).toContain("email");
});

test.each(markets)("customer care of $id can be reached by mail and by phone", async (market) => {
  await loadDemoLayout(database.db, demoData.phrases);
  const { content } = await database.db
    .selectFrom("layout")
    .select("content")
    .where("market", "=", market.id)
    .where("area", "=", "contacts")
    .executeTakeFirstOrThrow();
  expect(content).toMatchObject({
    email: expect.stringContaining("@"),
    phone: expect.stringMatching(/^\+\d/),
    hours: expect.stringMatching(/./),
  });
});
