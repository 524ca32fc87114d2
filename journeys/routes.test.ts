import { expect, test } from "vitest";
import { demoData } from "#demo/testing/demo-data.ts";
import { markets, pathOf } from "#markets/markets.ts";
import { contentRoutes, type RouteName } from "#markets/routes.ts";
import { read } from "./read.ts";
import { sharedProduct } from "./shared.ts";

const product = sharedProduct();
const name = "Wayroam";
const { contents } = demoData;

const textOf = (html: string, pattern: RegExp): string =>
  (pattern.exec(html)?.[1] ?? "").replaceAll("&amp;", "&");

test.each(markets)("each page of texts of $id is at its own path", async ({ id, hostDefault }) => {
  const found: unknown[] = [];
  const written: unknown[] = [];
  for (const route of contentRoutes) {
    const path = pathOf(id, route, {}, name);
    const text = contents[id][route];
    if (path === null) continue;
    const { status, text: html } = await read(product.at(hostDefault, path));
    const h1 = textOf(html, /<h1[^>]*>([^<]*)<\/h1>/);
    const title = textOf(html, /<title>([^<]*)<\/title>/);
    written.push(
      text
        ? {
            path,
            status: 200,
            h1: text.title.replaceAll("{product}", name),
            title: `${text.seo.title.replaceAll("{product}", name)} · ${name}`,
          }
        : { path, status: 404 },
    );
    found.push(text ? { path, status, h1, title } : { path, status });
  }
  expect(found).toEqual(written);
});

test.each(markets)("the paths of other markets are 404 in $id", async (market) => {
  const named: readonly RouteName[] = ["how-it-works", "no-sharing-room", "our-values", "asia"];
  const pathsOf = (id: (typeof markets)[number]["id"]) =>
    named.flatMap((route) => pathOf(id, route, {}, name) ?? []);
  const own = new Set(pathsOf(market.id));
  const foreign = new Set(
    markets.flatMap(({ id }) => pathsOf(id).filter((path) => !own.has(path))),
  );
  expect(foreign.size).toBeGreaterThan(0);
  for (const path of foreign)
    expect({ path, status: (await read(product.at(market.hostDefault, path))).status }).toEqual({
      path,
      status: 404,
    });
});

const later: readonly RouteName[] = [
  "wishlist",
  "login",
  "wemeet",
  "wemeet-about",
  "events-wemeet",
  "search-ai",
];

test.each(markets)(
  "what $id does not offer yet is 404, linked from nowhere and in no sitemap; its texts are, with their day",
  async ({ id, hostDefault }) => {
    const home = (await read(product.at(hostDefault, "/"))).text;
    const sitemap = (await read(product.at(hostDefault, "/sitemap.xml"))).text;
    for (const path of later.flatMap((route) => pathOf(id, route, {}, name) ?? [])) {
      expect({ path, status: (await read(product.at(hostDefault, path))).status }).toEqual({
        path,
        status: 404,
      });
      expect(home).not.toContain(`href="${path}"`);
      expect(sitemap).not.toContain(`<loc>${product.at(hostDefault, path)}</loc>`);
    }
    for (const route of contentRoutes) {
      const path = pathOf(id, route, {}, name);
      if (path === null || !contents[id][route]) continue;
      expect(sitemap).toContain(
        `<loc>${product.at(hostDefault, encodeURI(path))}</loc><lastmod>20`,
      );
    }
  },
);
