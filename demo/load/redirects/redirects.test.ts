import { expect, test } from "vitest";
import { demoData } from "#demo/testing/demo-data.ts";
import { redirectErrors } from "#features/assets/redirects/rules.ts";
import { listRedirects } from "#features/assets/redirects/store.ts";
import { markets } from "#markets/markets.ts";
import { patternOf } from "#markets/paths.ts";
import { routeNames } from "#markets/routes.ts";
import { migrations } from "#migrations/list.ts";
import { freshDatabase } from "#platform/testing/database.ts";
import { composeRedirects, loadDemoRedirects } from "./redirects.ts";

test.each(markets)(
  "$id has ten former addresses that are none of its pages, without a chain",
  (market) => {
    const redirects = composeRedirects(market, demoData.redirects.get(market.id) ?? []);
    expect(redirects.length).toBeGreaterThanOrEqual(10);
    expect(redirects.flatMap((each) => redirectErrors(each))).toEqual([]);
    const paths = new Set(routeNames.map((route) => patternOf(market.id, route)));
    const sources = redirects.map(({ from }) => from);
    expect(sources.filter((from) => paths.has(from))).toEqual([]);
    const targets = redirects.flatMap(({ to }) => to?.split("?")[0] ?? []);
    expect(targets.filter((to) => !paths.has(to))).toEqual([]);
    expect(new Set(sources).size).toBe(sources.length);
    expect(redirects.filter(({ to }) => sources.includes(to ?? ""))).toEqual([]);
    expect(new Set(redirects.map(({ status }) => status)).size).toBeGreaterThan(3);
    expect(redirects.some(({ enabled }) => !enabled)).toBe(true);
  },
);

test("former addresses are loaded once, and not beside those of staff", async () => {
  const { db, close } = await freshDatabase(migrations);
  await loadDemoRedirects(db, demoData.redirects);
  const stored = await listRedirects(db, "it-IT");
  await db.deleteFrom("redirect").where("from_path", "<>", "/faq").execute();
  await loadDemoRedirects(db, demoData.redirects);
  expect(stored.length).toBeGreaterThanOrEqual(10);
  expect((await listRedirects(db, "it-IT")).map(({ from }) => from)).toEqual(["/faq"]);
  await close();
});
