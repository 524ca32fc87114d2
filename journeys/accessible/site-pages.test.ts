import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { marketById, markets } from "#markets/markets.ts";
import { pathOf } from "#markets/paths.ts";
import type { RouteName } from "#markets/routes.ts";
import { axeViolations } from "../axe.ts";
import { openBrowser, type TestBrowser } from "../browser.ts";
import { openOffice } from "../office.ts";
import { addressesByPageType } from "../page-types.ts";
import { sharedProduct } from "../shared.ts";
import { pageOfAllBlocks } from "./all-blocks.ts";
import { waitForBroken } from "./find-broken.ts";
import { narrow, openLook } from "./look.ts";
import { missedRules } from "../missed-rules.ts";

const product = sharedProduct();
let browser: TestBrowser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

/** Pages that share their markup with another one, of which one is looked at. */
const alike = new Set([
  "europe",
  "america",
  "africa",
  "oceania",
  "antarctica",
  "media-sharing",
  "media-coordinators",
  "legal-general-condition",
  "legal-terms-conditions",
  "legal-cancellation-policy",
  "our-values",
]);

/** German has the longest words. */
const germany = marketById("de-DE");

const isAtTop = async (page: Page): Promise<boolean> => {
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  return page.evaluate(() => scrollY === 0);
};

test("any type of page opens at its top with all its style sheets, axe finds nothing on it, wide and narrow, light and dark, and it fits every width", async () => {
  const office = await openOffice(product);
  const page = await browser.newPage();
  const { begin, look, found } = openLook(page, {
    height: 900,
    otherWidths: [820, 320],
    isDarkOnPhones: true,
  });
  await begin();
  const types = [...(await addressesByPageType(germany, product.at))];
  const addresses = types.flatMap(([type, address]) => (alike.has(type) ? [] : [address]));
  expect(addresses.length).toBeGreaterThan(10);
  const written = ["/capodanno", "/tutti-i-blocchi", await pageOfAllBlocks(office)];
  for (const address of [
    ...addresses,
    ...written.map((path) => product.at("it.localhost", path)),
  ]) {
    await page.goto(address);
    await expect
      .poll(async () => ({ address, isAtTop: await isAtTop(page) }))
      .toEqual({ address, isAtTop: true });
    await look(address);
    expect({ address, missed: await missedRules(page) }).toEqual({ address, missed: [] });
  }
  expect(found()).toEqual([]);
  await page.close();
  await office.close();
});

const mainRoutes: readonly RouteName[] = ["index", "travels", "search", "coordinators", "tours"];

test("the words of every market fit the narrowest phone, and axe finds nothing on its home page", async () => {
  const page = await browser.newPage({
    viewport: { width: narrow, height: 900 },
    reducedMotion: "reduce",
  });
  const found: string[] = [];
  for (const market of markets) {
    const types = await addressesByPageType(market, product.at);
    for (const type of [...mainRoutes, "trip", "itinerary", "departure", "faqs", "contacts"]) {
      await page.setViewportSize({ width: 320, height: 900 });
      await page.goto(types.get(type) ?? "");
      found.push(...(await waitForBroken(page)).map((each) => `${page.url()}: ${each}`));
      if (!(await isAtTop(page))) found.push(`${page.url()} opens further down`);
    }
    await page.setViewportSize({ width: narrow, height: 900 });
    await page.goto(product.at(market.hostDefault, "/"));
    found.push(...(await axeViolations(page)).map((each) => `${market.id}: ${each}`));
  }
  expect(found).toEqual([]);
  await page.close();
});

test("a trip opens at its top with a chosen month, and axe finds nothing on its open calendar", async () => {
  const page = await browser.newPage();
  const { begin, look, found } = openLook(page, { height: 900, otherWidths: [320] });
  await begin();
  await page.goto(product.at(germany.hostDefault, pathOf("de-DE", "tours") ?? "/"));
  const departure = page.locator(".dep-main a.button").first();
  const travel = ((await departure.getAttribute("href")) ?? "").split("/").at(-2) ?? "";
  const trip = pathOf("de-DE", "travels-travel", { travel }) ?? "/";
  await page.setViewportSize({ width: 820, height: 900 });
  await page.goto(product.at(germany.hostDefault, trip));
  // A strip of months scrolls to its chosen one when it opens. This must not scroll the page.
  await expect.poll(() => isAtTop(page)).toBe(true);
  await begin();
  await page.locator(".calendar summary").click();
  const day = page.locator(".calendar[open] .calendar-day").first();
  await day.waitFor();
  await look("an open calendar", day);
  expect(found()).toEqual([]);
  await page.close();
});
