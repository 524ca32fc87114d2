import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { pathOf } from "#markets/paths.ts";
import type { RouteName } from "#markets/routes.ts";
import { openBrowser, type TestBrowser } from "./browser.ts";
import { allMatches, firstMatch } from "./html.ts";
import { read } from "./read.ts";
import { sharedProduct } from "./shared.ts";

const product = sharedProduct();
const host = "it.localhost";
let browser: TestBrowser;
let addresses: readonly string[];

beforeAll(async () => {
  browser = await openBrowser();
  const { text } = await read(product.at(host, "/sitemap.xml"));
  addresses = allMatches(text, /<loc>([^<]+)<\/loc>/g);
});
afterAll(async () => {
  await browser?.close();
});

/** The first page of the route in the sitemap. */
const pageOf = (route: RouteName): string => {
  const pathPattern =
    pathOf("it-IT", route, { travel: "_", tour: "_", coordinator: "_", event: "_" }) ?? "";
  const pattern = new RegExp(`^${product.at(host, pathPattern).replaceAll("_", "[^/]+")}$`);
  const itinerary = pathOf("it-IT", "travels-travel-itinerary", { travel: "" })?.slice(-9) ?? "";
  const address = addresses.find(
    (each) => pattern.test(each) && (route !== "travels-travel-tour" || !each.endsWith(itinerary)),
  );
  if (!address) throw new Error(`The sitemap names no page of ${route}.`);
  return address;
};

const sizes = new Map<string, Promise<number>>();
/** The number of bytes of a file that the browser receives, compressed. */
const readSize = async (file: string): Promise<number> => {
  const answer = await read(product.at(host, file), { "accept-encoding": "br" });
  expect({ file, status: answer.status }).toEqual({ file, status: 200 });
  expect(answer.headers["cache-control"]).toContain("public, max-age=");
  return answer.length;
};
const bytesOf = async (files: Iterable<string>): Promise<number> => {
  let sum = 0;
  for (const file of new Set(files)) {
    const size = sizes.get(file) ?? readSize(file);
    sizes.set(file, size);
    sum += await size;
  }
  return sum;
};

// In KB of 1,000 bytes, compressed by brotli. The script is a page's before any touch.
const budget = { script: 4, style: 17.6, font: 56 };
const routes = [
  ["index", 30.5],
  ["search", 40],
  ["travels", 40],
  ["travels-travel", 30],
  // In the next two budgets, a quarter of a KB is for the script that remembers the currency.
  ["travels-travel-itinerary", 15.3],
  ["travels-travel-tour", 16.6],
  ["tours", 40],
  ["coordinators", 30],
  ["coordinators-coordinator", 20],
] as const satisfies readonly (readonly [RouteName, number])[];

test("a first visit to each type of page stays within its byte budget", async () => {
  const exceeded: string[] = [];
  for (const [route, html] of routes) {
    const page = await read(pageOf(route), { "accept-encoding": "br" });
    const script = await bytesOf(allMatches(page.text, /"(\/assets\/[^"]+\.js)"/g));
    const style = await bytesOf(allMatches(page.text, /<link rel="stylesheet" href="([^"]+)"/g));
    const font = await bytesOf(allMatches(page.text, /href="(\/fonts\/[^"]+\.woff2)"/g));
    const weights = { script, style, font, html: page.length };
    for (const [kind, limit] of Object.entries({ ...budget, html })) {
      const weight = weights[kind as keyof typeof weights] / 1000;
      if (weight > limit) exceeded.push(`${kind} of ${route} weighs ${weight} of ${limit} KB`);
    }
    expect(script).toBeGreaterThan(1000);
  }
  expect(exceeded).toEqual([]);
});

const attribute = (tag: string, name: string) =>
  firstMatch(tag, new RegExp(` ${name}="([^"]*)"`, "i")).replaceAll("<", "&lt;");

/** The AVIF renditions that a browser may choose from for the pictures that it needs first. */
const firstRenditions = (html: string) =>
  allMatches(html, /<picture[^>]*>(.*?)<\/picture>/gs)
    .filter((picture) => /fetchpriority="high"/i.test(picture))
    .flatMap((picture) => {
      const sources = allMatches(picture, /(<source[^>]*>)/g);
      const narrow = sources.map((source) => attribute(source, "media")).find(Boolean) ?? "";
      return sources
        .filter((source) => source.includes("image/avif"))
        .map((source) => ({
          from: attribute(source, "srcset"),
          sizes: attribute(source, "sizes"),
          media: attribute(source, "media") || narrow.replace("&lt;", ">="),
        }));
    });

const preloadsIn = (html: string) =>
  allMatches(html.slice(0, html.indexOf("<body")), /(<link rel="preload" as="image"[^>]*>)/g).map(
    (link) => ({
      from: attribute(link, "imagesrcset"),
      sizes: attribute(link, "imagesizes"),
      media: attribute(link, "media"),
    }),
  );

test("the head preloads the first picture of a page, in the renditions that its element chooses from", async () => {
  for (const route of [
    "index",
    "search",
    "travels-travel",
    "travels-travel-itinerary",
    "travels-travel-tour",
  ] as const) {
    const { text } = await read(pageOf(route));
    const preloads = preloadsIn(text);
    expect(preloads.length).toBeGreaterThan(0);
    expect({ route, preloads: new Set(preloads) }).toEqual({
      route,
      preloads: new Set(firstRenditions(text)),
    });
  }
});

test("a browser loads one rendition of the first picture, and nothing from another host", async () => {
  for (const [width, route] of [
    [390, "index"],
    [1440, "travels-travel"],
  ] as const) {
    const page = await browser.newPage({ viewport: { width, height: 900 }, deviceScaleFactor: 2 });
    const hosts = new Set<string>();
    page.on("request", (request) => hosts.add(new URL(request.url()).hostname));
    await page.goto(pageOf(route), { waitUntil: "load" });
    const shown = await page
      .locator("img[fetchpriority=high]")
      .evaluateAll((images) =>
        images
          .map((image) => (image instanceof HTMLImageElement ? image.currentSrc : ""))
          .filter((source) => source.startsWith("http")),
      );
    const preloaded = await page.evaluate(() =>
      performance
        .getEntriesByType("resource")
        .filter((entry) => "initiatorType" in entry && entry.initiatorType === "link")
        .map(({ name }) => name)
        .filter((name) => /\.(avif|webp|jpe?g)$/.test(name)),
    );
    expect(shown.length).toBeGreaterThan(0);
    expect({ route, width, preloaded: new Set(preloaded) }).toEqual({
      route,
      width,
      preloaded: new Set(shown),
    });
    // Without consent, nothing loads from another host.
    expect([...hosts]).toEqual([host]);
    await page.close();
  }
});

const scriptsIn = (folder: string) =>
  readdirSync(folder, { recursive: true })
    .map(String)
    .filter((name) => name.endsWith(".js"))
    .map((name) => ({ name, text: readFileSync(join(folder, name), "utf8") }));

// Words that occur only in modules for the server: names of tables, drivers and secrets, and the
// demo.
const serverMarkers = [
  "cache_version",
  "staff_session",
  "insertInto",
  "pg_notify",
  "node:crypto",
  "SESSION_SECRET",
  "wayroam-admin",
  "intl-messageformat",
];

test("the files for browsers contain no code of the server, whose files hold each word that is looked for", () => {
  for (const folder of ["build/site/client/assets", "build/backoffice/backoffice-assets"]) {
    const files = scriptsIn(folder);
    expect(files.length).toBeGreaterThan(0);
    const leaks = files.flatMap(({ name, text }) =>
      serverMarkers.filter((word) => text.includes(word)).map((word) => `${name}: ${word}`),
    );
    expect({ folder, leaks }).toEqual({ folder, leaks: [] });
  }
  const server = scriptsIn("build/site/server").map(({ text }) => text);
  expect(serverMarkers.filter((word) => !server.some((text) => text.includes(word)))).toEqual([]);
});
