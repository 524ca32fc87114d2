import { afterAll, beforeAll, expect, test } from "vitest";
import { htmlOf, openDemoSite } from "#apps/server/testing/demo-site.tsx";
import { pageRequest } from "#apps/server/testing/departures.tsx";
import type { Market } from "#markets/market-type.ts";
import { marketById, markets } from "#markets/markets.ts";
import { pathOf } from "#markets/paths.ts";
import { load } from "./destinations.tsx";
import { DestinationsPage } from "./destinations-page.tsx";

let demo: Awaited<ReturnType<typeof openDemoSite>>;
beforeAll(async () => {
  demo = await openDemoSite(["vietnam", "jordan", "peru", "iceland-ring"], "2026-11-20");
});
afterAll(() => demo.close());

const pageOf = async (market: Market, q: string) => {
  const query = q === "" ? "" : `?${new URLSearchParams({ q })}`;
  const { view, head } = await load(pageRequest(demo.siteOf({ market }), {}, query));
  return { view, head, html: htmlOf(<DestinationsPage view={view} />) };
};

const namesFor = async (market: Market, q: string) =>
  (await pageOf(market, q)).view.search.found?.places.map(({ label }) => label);

test.each([
  ["it-IT", "perù", ["Perù"]],
  ["it-IT", "perú", ["Perù"]],
  ["it-IT", "islnda", ["Islanda"]],
  ["es-ES", "peru", ["Perú"]],
  ["de-DE", "jordanein", ["Jordanien"]],
  ["en-US", "viet", ["Vietnam"]],
] as const)("in %s “%s” finds the countries %o", async (id, q, names) => {
  expect(await namesFor(marketById(id), q)).toEqual(names);
});

test("a country that is found leads to its trips, in place of the continents", async () => {
  const { html, head } = await pageOf(marketById("it-IT"), "islanda");
  expect(html).toMatch(/<a href="\/cerca\?where=[a-z-]*islanda[a-z-]*">Islanda/);
  expect(html).not.toContain('class="continent-head"');
  expect(html).toMatch(/<input type="search"[^>]*value="islanda"/);
  expect(head).toContainEqual({ name: "robots", content: "noindex,follow" });
});

test.each(markets)("in $id what is no place says so and leads back to all", async (market) => {
  const { view, html } = await pageOf(market, "qqqqqq");
  expect(view.search.found?.places).toEqual([]);
  expect(html).toContain("qqqqqq");
  expect(html).toContain(`href="${pathOf(market.id, "travels")}"`);
  expect(html).not.toContain('class="countries"');
});

test("nothing asked shows the continents, and the page is for search engines", async () => {
  const { view, head, html } = await pageOf(marketById("it-IT"), "");
  expect(view.search.found).toBeNull();
  expect(html).toContain('class="continent-head"');
  expect(JSON.stringify(head)).not.toContain("noindex");
});
