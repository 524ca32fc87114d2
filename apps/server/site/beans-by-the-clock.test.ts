import { afterAll, beforeAll, expect, test } from "vitest";
import { openDemoSite } from "#apps/server/testing/demo-site.tsx";
import { loadFrame } from "#apps/site/document/frame-data.ts";
import { layoutSchemas } from "#features/assets/layout/contract.ts";
import { writeLayout } from "#features/assets/layout/store.ts";
import { marketById } from "#markets/markets.ts";

const market = marketById("it-IT");
let demo: Awaited<ReturnType<typeof openDemoSite>>;
beforeAll(async () => {
  demo = await openDemoSite(["jordan"], "2026-11-20");
});
afterAll(() => demo.close());

test("a kept page ends when the next bean of its layout comes or goes", async () => {
  const [from, until] = ["2026-11-20T15:00:00.000Z", "2026-11-20T17:00:00.000Z"];
  const bean = { label: "Saldi", to: "/saldi", enabled: true, awaitsLabel: false };
  const beans = layoutSchemas.beans.parse({ items: [{ ...bean, from, until }] });
  await writeLayout(demo.db, market.id, "beans", beans);
  const endAt = async (now: string) => {
    const expiries: number[] = [];
    const site = demo.siteOf({ market, now: new Date(now), expiries });
    await loadFrame(site, { route: "*", params: { "*": "saldi" } });
    return Math.min(...expiries);
  };
  expect(await endAt("2026-11-20T14:59:59Z")).toBe(Date.parse(from));
  expect(await endAt(from)).toBe(Date.parse(until));
  expect(await endAt(until)).toBe(Infinity);
});
