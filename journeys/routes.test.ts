import { expect, test } from "vitest";
import { demoData } from "#demo/testing/demo-data.ts";
import { markets } from "#markets/markets.ts";
import { pathOf } from "#markets/paths.ts";
import { contentRoutes, type RouteName } from "#markets/routes.ts";
import { read } from "./read.ts";
import { sharedProduct } from "./shared.ts";

const product = sharedProduct();
const name = "Wayroam";
const { contents } = demoData;

const firstMatch = (html: string, pattern: RegExp): string =>
  (pattern.exec(html)?.[1] ?? "").replaceAll("&amp;", "&");

test.each(markets)(
  "each content page of $id is at the market's own path",
  async ({ id, hostDefault }) => {
    const actual: unknown[] = [];
    const expected: unknown[] = [];
    for (const route of contentRoutes) {
      const path = pathOf(id, route, {}, name);
      const text = contents[id][route];
      if (path === null) continue;
      const { status, text: html } = await read(product.at(hostDefault, path));
      const h1 = firstMatch(html, /<h1[^>]*>([^<]*)<\/h1>/);
      const title = firstMatch(html, /<title>([^<]*)<\/title>/);
      expected.push(
        text
          ? {
              path,
              status: 200,
              h1: text.title.replaceAll("{product}", name),
              title: `${text.seo.title.replaceAll("{product}", name)} · ${name}`,
            }
          : { path, status: 404 },
      );
      actual.push(text ? { path, status, h1, title } : { path, status });
    }
    expect(actual).toEqual(expected);
  },
);

test.each(markets)("the paths of other markets are 404 in $id", async (market) => {
  const routes: readonly RouteName[] = ["how-it-works", "no-sharing-room", "our-values", "asia"];
  const pathsOf = (id: (typeof markets)[number]["id"]) =>
    routes.flatMap((route) => pathOf(id, route, {}, name) ?? []);
  const ownPaths = new Set(pathsOf(market.id));
  const foreign = new Set(
    markets.flatMap(({ id }) => pathsOf(id).filter((path) => !ownPaths.has(path))),
  );
  expect(foreign.size).toBeGreaterThan(0);
  for (const path of foreign)
    expect({ path, status: (await read(product.at(market.hostDefault, path))).status }).toEqual({
      path,
      status: 404,
    });
});

const unbuiltRoutes: readonly RouteName[] = [
  "wishlist",
  "login",
  "wemeet",
  "wemeet-about",
  "events-wemeet",
  "search-ai",
];

test.each(markets)(
  "in $id routes that are not built yet are 404, not linked and not in the sitemap; its content pages are, with a last change",
  async ({ id, hostDefault }) => {
    const home = (await read(product.at(hostDefault, "/"))).text;
    const sitemap = (await read(product.at(hostDefault, "/sitemap.xml"))).text;
    for (const path of unbuiltRoutes.flatMap((route) => pathOf(id, route, {}, name) ?? [])) {
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
