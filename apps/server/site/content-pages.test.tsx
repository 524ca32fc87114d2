import { afterAll, beforeAll, expect, test } from "vitest";
import { htmlOf, openDemoSite } from "#apps/server/testing/demo-site.tsx";
import { contentOf } from "#apps/site/content.ts";
import { loadDemoContents } from "#demo/load/contents.ts";
import { ContentPage } from "#features/page-contents/site/content-page.tsx";
import type { Market } from "#markets/market-type.ts";
import { markets, pathOf } from "#markets/markets.ts";
import { messagesOf } from "#markets/messages.ts";
import { type ContentRoute, contentRoutes } from "#markets/routes.ts";

let demo: Awaited<ReturnType<typeof openDemoSite>>;
beforeAll(async () => {
  demo = await openDemoSite(["vietnam"], "2026-11-22");
  await loadDemoContents(demo.db);
}, 120_000);
afterAll(() => demo.close());

const shown = async (market: Market, route: ContentRoute): Promise<string> => {
  const content = await contentOf(demo.siteOf({ market }), route);
  if (!content) throw new Error(`${market.id} has no text for ${route}.`);
  return htmlOf(<ContentPage view={content.view} />);
};

const waysOn = (html: string): string[] =>
  [...(/<nav class="onward".*?<\/nav>/s.exec(html)?.[0] ?? "").matchAll(/href="([^"]+)"/g)].map(
    ([, href = ""]) => href,
  );

test.each(markets)("each text of $id leads on to other pages, never to itself", async (market) => {
  for (const route of contentRoutes) {
    const html = await shown(market, route);
    const ways = waysOn(html);
    expect(ways.length).toBeGreaterThan(2);
    expect(ways).not.toContain(pathOf(market.id, route, {}, "Wayroam"));
    expect(html).toContain(messagesOf(market.id)["content.onward"]);
  }
});

test("a text leads to no page that its market lacks", async () => {
  const market = markets.find(({ id }) => id === "it-IT")!;
  expect(waysOn(await shown(market, "contacts"))).toContain("/domande-frequenti");
  await demo.db
    .deleteFrom("page_content")
    .where("market", "=", market.id)
    .where("key", "=", "faqs")
    .execute();
  expect(waysOn(await shown(market, "contacts"))).not.toContain("/domande-frequenti");
});
