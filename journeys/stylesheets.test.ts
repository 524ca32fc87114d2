import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { pathOf } from "#markets/paths.ts";
import { openBrowser, type TestBrowser } from "./browser.ts";
import { sharedProduct } from "./shared.ts";
import { wakeIslands } from "./wake-islands.ts";

const product = sharedProduct();
const host = "it.localhost";
let browser: TestBrowser;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
});

const sheetsOf = (page: Page): Promise<string[]> =>
  page
    .locator('link[rel="stylesheet"]')
    .evaluateAll((links) =>
      links.map((link) => /assets\/(\w+)-/.exec(link.getAttribute("href") ?? "")?.[1] ?? ""),
    );

/**
 * The style sheets that are applied at the moment when an element that matches the selector
 * appears.
 */
const sheetsWhenAppears = (page: Page, selector: string): Promise<string[]> =>
  page.evaluate(
    (wantedSelector) =>
      new Promise((resolve) => {
        const resolveWhenFound = () => {
          if (!document.querySelector(wantedSelector)) return;
          observer.disconnect();
          resolve([...document.styleSheets].map(({ href }) => href ?? ""));
        };
        const observer = new MutationObserver(resolveWhenFound);
        observer.observe(document, { childList: true, subtree: true });
      }),
    selector,
  );

test("a client-side navigation shows the page only with its style sheets, however late they load", async () => {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  // The sheet is held back until the page's text has arrived and its script has run.
  const { promise: arrived, resolve: release } = Promise.withResolvers<void>();
  await page.route("**/assets/trip-*.css", async (route) => {
    await arrived;
    await route.continue();
  });
  await page.goto(product.at(host, pathOf("it-IT", "search") ?? "/"));
  await expect.poll(() => sheetsOf(page)).toEqual(["site", "search"]);
  await wakeIslands(page);
  const sheetsAtFirstSight = sheetsWhenAppears(page, ".trip-facts");
  const data = page.waitForResponse((response) =>
    new URL(response.url()).pathname.endsWith(".data"),
  );
  await page.locator("main .card-link").first().click();
  await (await data).finished();
  await page.waitForFunction(() =>
    performance
      .getEntriesByType("resource")
      .some(({ name }) => /assets\/trip-[^/]*\.js/.test(name)),
  );
  await page.locator(".trip-facts").first().waitFor({ state: "detached" });
  release();
  const sheetNames = (await sheetsAtFirstSight).flatMap(
    (href) => /assets\/(\w+)-/.exec(href)?.[1] ?? [],
  );
  expect(sheetNames).toEqual(expect.arrayContaining(["site", "departures", "trip"]));
  await page.close();
});

test("a style sheet that failed to load is requested again with its page", async () => {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.route("**/assets/trip-*.css", (route) => route.abort());
  await page.goto(product.at(host, pathOf("it-IT", "search") ?? "/"));
  await wakeIslands(page);
  const reloaded = page.waitForEvent("domcontentloaded");
  await page.locator("main .card-link").first().click();
  await reloaded;
  // The style sheet has not arrived yet, but the content of the page has.
  await page.locator("h1").waitFor();
  await expect.poll(() => new URL(page.url()).pathname).toMatch(/^\/viaggi\//);
  await page.close();
});
