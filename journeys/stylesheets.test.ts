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
