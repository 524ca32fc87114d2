import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { pathOf } from "#markets/paths.ts";
import type { RouteName } from "#markets/routes.ts";
import { openBrowser } from "./product.ts";
import { read } from "./read.ts";
import { sharedProduct } from "./shared.ts";

const product = sharedProduct();
const host = "it.localhost";
let browser: Browser;
let addresses: readonly string[];

beforeAll(async () => {
  browser = await openBrowser();
  const { text } = await read(product.at(host, "/sitemap.xml"));
  addresses = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) => address);
});
afterAll(async () => {
  await browser?.close();
});

/** The first page of the route in the sitemap. */
const pageOf = (route: RouteName): string => {
  const pathPattern = pathOf("it-IT", route, { travel: "_", tour: "_", coordinator: "_" }) ?? "";
  const pattern = new RegExp(`^${product.at(host, pathPattern).replaceAll("_", "[^/]+")}$`);
  const itinerary = pathOf("it-IT", "travels-travel-itinerary", { travel: "" })?.slice(-9) ?? "";
  const address = addresses.find(
    (each) => pattern.test(each) && (route !== "travels-travel-tour" || !each.endsWith(itinerary)),
  );
  if (!address) throw new Error(`The sitemap names no page of ${route}.`);
  return address;
};

/** The number of bytes that the browser receives, compressed. */
const bytesOf = async (files: Iterable<string>): Promise<number> => {
  const sizes = await Promise.all(
    [...new Set(files)].map(async (file) => {
      const answer = await read(product.at(host, file), { "accept-encoding": "br" });
      expect({ file, status: answer.status }).toEqual({ file, status: 200 });
      expect(answer.headers["cache-control"]).toContain("public, max-age=");
      return answer.length;
    }),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
};

const matchesOf = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, file = ""]) => file);

// In KB of 1,000 bytes, compressed by brotli. The home page, the search and the trip's page may
// load at most
// 110 KB of JavaScript. What the first visit leaves of these is room for code that loads on demand.
const budget = { script: 110, style: 17.6, font: 56 };
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

test.each(routes)("a first visit to %s stays within its byte budget", async (route, html) => {
  const page = await read(pageOf(route), { "accept-encoding": "br" });
  const script = await bytesOf(matchesOf(page.text, /"(\/assets\/[^"]+\.js)"/g));
  const style = await bytesOf(matchesOf(page.text, /<link rel="stylesheet" href="([^"]+)"/g));
  const font = await bytesOf(matchesOf(page.text, /href="(\/fonts\/[^"]+\.woff2)"/g));
  const weights = { script, style, font, html: page.length };
  const limits = { ...budget, html };
  const exceeded = Object.entries(limits).flatMap(([kind, limit]) => {
    const weight = weights[kind as keyof typeof weights] / 1000;
    return weight > limit ? [`${kind} weighs ${weight} of ${limit} KB`] : [];
  });
  expect(exceeded).toEqual([]);
  expect(script).toBeGreaterThan(50_000);
});

const routesWithPictures = [
  "index",
  "search",
  "travels-travel",
  "travels-travel-itinerary",
] as const;
const widths = [390, 1440] as const;

test.each(routesWithPictures.flatMap((route) => widths.map((width) => [route, width] as const)))(
  "the first picture of %s at %d px is preloaded in the head, and no other rendition of it is loaded",
  async (route, width) => {
    const page = await browser.newPage({ viewport: { width, height: 900 }, deviceScaleFactor: 2 });
    const hosts = new Set<string>();
    page.on("request", (request) => hosts.add(new URL(request.url()).hostname));
    await page.goto(pageOf(route), { waitUntil: "load" });
    const shownSources = await page
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
    expect(shownSources.length).toBeGreaterThan(0);
    expect(new Set(preloaded)).toEqual(new Set(shownSources));
    // Without consent, nothing loads from another host.
    expect([...hosts]).toEqual([host]);
    await page.close();
  },
);
