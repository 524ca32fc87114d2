import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { MarketId } from "#markets/market-type.ts";
import { markets } from "#markets/markets.ts";
import { pathOf } from "#markets/paths.ts";
import { axeViolations } from "./axe.ts";
import { addressesByPageType } from "./page-types.ts";
import { openBrowser } from "./product.ts";
import { sharedProduct } from "./shared.ts";

const product = sharedProduct();
let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
});

const firstTripPath = async (page: Page): Promise<string> => {
  const link = page.getByRole("article").first().getByRole("link").first();
  return (await link.getAttribute("href")) ?? "/";
};

/**
 * Pages that differ little between markets. Each is checked in only one market, with a phone's
 * width and the dark colour scheme.
 */
const extraRoutes: Readonly<Partial<Record<MarketId, readonly string[]>>> = {
  "it-IT": ["faqs", "legal-privacy-policy"],
  "en-US": ["contacts"],
  "es-ES": ["asia"],
  "fr-FR": ["tours"],
  international: ["age-groups"],
};

/**
 * The widths to check: a phone's in every market, and a wide screen's in the markets with the
 * shortest and longest texts.
 */
const widthsFor = (id: MarketId): readonly number[] =>
  id === "en-WE" || id === "de-DE" ? [390, 1440] : [390];

test.each(markets)("axe finds nothing on the pages of $id", async (market) => {
  const violations: string[] = [];
  const types = await addressesByPageType(market, product.at);
  for (const width of widthsFor(market.id)) {
    const page = await browser.newPage({ viewport: { width, height: 900 } });
    const checkPage = async (path: string) => {
      await page.goto(new URL(path, product.at(market.hostDefault, "/")).href);
      violations.push(...(await axeViolations(page)).map((each) => `${path} at ${width}: ${each}`));
      if (width === 390) await page.setViewportSize({ width: 320, height: 900 });
      const overflows = await page.evaluate("document.documentElement.scrollWidth > innerWidth");
      await page.setViewportSize({ width, height: 900 });
      expect({ path, width, overflows }).toEqual({ path, width, overflows: false });
    };
    await checkPage("/");
    await checkPage(pathOf(market.id, "travels") ?? "/");
    await checkPage(pathOf(market.id, "coordinators") ?? "/");
    await checkPage(pathOf(market.id, "search") ?? "/");
    await checkPage(await firstTripPath(page));
    await checkPage("/nothing-here");
    await page.emulateMedia({ colorScheme: "dark" });
    const darkOnPhones = width === 390 ? (extraRoutes[market.id] ?? []) : [];
    for (const type of darkOnPhones) await checkPage(types.get(type) ?? "/");
    await page.close();
  }
  expect(violations).toEqual([]);
});

test("every focused control in the header is visibly focused", async () => {
  const page = await browser.newPage({ viewport: { width: 1440, height: 800 } });
  for (const path of ["/", "/kontakt"]) {
    await page.goto(product.at("de.localhost", path));
    const controlCount = await page.locator("header :is(a, button):visible").count();
    const outlineStyles: string[] = [];
    for (let index = 0; index <= controlCount; index += 1) {
      await page.keyboard.press("Tab");
      outlineStyles.push(
        await page.evaluate("getComputedStyle(document.activeElement).outlineStyle"),
      );
    }
    expect({ path, outlineStyles }).toEqual({
      path,
      outlineStyles: outlineStyles.map(() => "solid"),
    });
  }
  await page.close();
});

test("the menu and the market dialog open, trap the focus and close by keyboard", async () => {
  const page = await browser.newPage({ viewport: { width: 390, height: 800 } });
  await page.goto(product.at("uk.localhost", "/"));
  await page.getByRole("button", { name: "Menu" }).press("Enter");
  const menu = page.locator("#menu");
  await menu.getByRole("link", { name: "Destinations" }).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await menu.getByRole("button", { name: /GBP/ }).press("Enter");
  const modal = page.locator("#markets");
  await modal.getByText("Deutschland").waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await expect.poll(() => modal.isVisible()).toBe(false);
  await page.close();
});

test("axe finds nothing on a trip's open calendar, itinerary, departure and coordinator", async () => {
  const violations: string[] = [];
  for (const width of [390, 1440]) {
    const page = await browser.newPage({ viewport: { width, height: 900 } });
    const checkPage = async (path: string) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(product.at("de.localhost", path));
      // A strip scrolls to its chosen item when it opens. This must not scroll the page.
      const scrollTop = await page.evaluate("scrollY");
      expect({ path, width, scrollTop }).toEqual({ path, width, scrollTop: 0 });
      const calendar = page.locator(".calendar summary");
      if (await calendar.isVisible()) await calendar.click();
      violations.push(...(await axeViolations(page)).map((each) => `${path} at ${width}: ${each}`));
      await page.setViewportSize({ width: width === 390 ? 320 : width, height: 900 });
      const overflows = await page.evaluate("document.documentElement.scrollWidth > innerWidth");
      expect({ path, width, overflows }).toEqual({ path, width, overflows: false });
    };
    await page.goto(product.at("de.localhost", pathOf("de-DE", "tours") ?? "/"));
    const href = async (selector: string) =>
      (await page.locator(selector).first().getAttribute("href")) ?? "";
    const departure = await href(".dep-main > a");
    const leader = await href(".dep-who a");
    const travel = departure.split("/").at(-2) ?? "";
    await checkPage(pathOf("de-DE", "travels-travel", { travel }) ?? "/");
    expect(await page.locator(".calendar[open] .calendar-day").count()).toBeGreaterThan(0);
    await checkPage(pathOf("de-DE", "travels-travel-itinerary", { travel }) ?? "/");
    await checkPage(departure);
    await checkPage(leader);
    await page.close();
  }
  expect(violations).toEqual([]);
});
