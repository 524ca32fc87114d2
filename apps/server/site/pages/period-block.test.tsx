import { afterAll, beforeAll, expect, test } from "vitest";
import { htmlOf, openDemoSite } from "#apps/server/testing/demo-site.tsx";
import { PageBlocks } from "#blocks/page/page-blocks.tsx";
import { renderVisibleBlocks } from "#blocks/page/visible-blocks.ts";
import { demoData } from "#demo/testing/demo-data.ts";
import type { Block } from "#features/content/pages/contract.ts";
import { newPage } from "#features/content/pages/page-defaults.ts";
import { noStyles } from "#features/content/pages/styles/styles.ts";
import type { Market } from "#markets/market-type.ts";
import { marketById } from "#markets/markets.ts";
import { messagesOf } from "#markets/messages/messages.ts";
import { slugOf } from "#platform/slug.ts";

let demo: Awaited<ReturnType<typeof openDemoSite>>;
beforeAll(async () => {
  demo = await openDemoSite(["vietnam", "jordan", "peru"], "2026-11-20");
});
afterAll(() => demo.close());

const shown = async (market: Market, content: Block["content"]): Promise<string> => {
  const block = { id: "tours", blockType: "wr-tours", content, enabled: true, schedule: null };
  const page = {
    ...newPage("space"),
    id: "00000000-0000-4000-8000-000000000000",
    version: 1,
    createdAt: "",
    updatedAt: "",
    blocks: [block],
    styles: noStyles,
  };
  return htmlOf(<PageBlocks blocks={await renderVisibleBlocks(demo.siteOf({ market }), page)} />);
};

test("a period lists all that is on the road in its night, the confirmed first, or the nearest confirmed", async () => {
  const market = marketById("es-ES");
  const period = demoData.phrases.resources.ranges["new-year"].es ?? "";
  const content = {
    title: "",
    limit: 20,
    period: slugOf(period, "es"),
    showFilters: false,
    customCss: "",
  };
  const listed = async (onlyConfirmed: boolean) => shown(market, { ...content, onlyConfirmed });
  const statuses = (html: string) =>
    [...html.matchAll(/data-status="([A-Z_]+)"/g)].map(([, status]) => status);
  const underWay = demo.db
    .updateTable("tour")
    .where("market", "=", market.id)
    .where("start_date", "<=", "2026-12-31")
    .where("end_date", ">", "2026-12-31");
  const later = await demo.db
    .selectFrom("tour")
    .select("id")
    .where("market", "=", market.id)
    .where("is_published", "=", true)
    .where("start_date", ">", "2027-02-01")
    .orderBy("start_date", "desc")
    .limit(3)
    .execute();
  for (const [at, { id }] of later.entries()) {
    const day = `2026-12-2${at + 3}`;
    const days = { departure_date: day, start_date: day, end_date: "2027-01-02" };
    await demo.db.updateTable("tour").set(days).where("id", "=", id).execute();
  }
  await underWay.set({ status: "PLANNED", opening_date: null }).execute();
  const planned = await listed(false);
  expect(planned).toContain(messagesOf(market.id)["block.nearestConfirmed"]);
  const count = statuses(planned).filter((status) => status === "PLANNED").length;
  expect(count).toBeGreaterThan(1);
  const confirmedOnly = await listed(true);
  expect(new Set(statuses(confirmedOnly))).not.toContain("PLANNED");
  expect(statuses(confirmedOnly)).toHaveLength(5);
  const last = [...planned.matchAll(/id="(?:tour-)?([0-9a-f-]{36})"/g)][count - 1]?.[1] ?? "";
  await underWay.set({ status: "CONFIRMED" }).where("id", "=", last).execute();
  const mixed = await listed(false);
  expect(mixed).not.toContain(messagesOf(market.id)["block.nearestConfirmed"]);
  expect(statuses(mixed)).toEqual(["CONFIRMED", ...Array<string>(count - 1).fill("PLANNED")]);
});
