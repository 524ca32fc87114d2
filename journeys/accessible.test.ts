import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { markets, pathOf } from "#markets/markets.ts";
import { findings } from "./axe.ts";
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

const firstTrip = async (page: Page): Promise<string> => {
  const link = page.getByRole("article").first().getByRole("link").first();
  return (await link.getAttribute("href")) ?? "/";
};

test.each(markets)("axe finds nothing on the pages of $id, wide and narrow", async (market) => {
  const wrong: string[] = [];
  for (const width of [390, 1440]) {
    const page = await browser.newPage({ viewport: { width, height: 900 } });
    page.setDefaultTimeout(10_000);
    const look = async (path: string) => {
      await page.goto(product.at(market.hostDefault, path));
      wrong.push(...(await findings(page)).map((each) => `${path} at ${width}: ${each}`));
      const wide = await page.evaluate("document.documentElement.scrollWidth > innerWidth");
      expect({ path, width, wide }).toEqual({ path, width, wide: false });
    };
    await look("/");
    await look(pathOf(market.id, "travels") ?? "/");
    await look(pathOf(market.id, "coordinators") ?? "/");
    await look(pathOf(market.id, "search") ?? "/");
    await look(await firstTrip(page));
    await look("/nothing-here");
    await page.close();
  }
  expect(wrong).toEqual([]);
});

test("the menu and the market's modal open, hold the focus and close by keyboard", async () => {
  const page = await browser.newPage({ viewport: { width: 390, height: 800 } });
  page.setDefaultTimeout(10_000);
  await page.goto(product.at("uk.localhost", "/"));
  await page.getByRole("button", { name: "Menu" }).press("Enter");
  const menu = page.locator("#menu");
  await menu.getByRole("link", { name: "Destinations" }).waitFor();
  expect(await findings(page)).toEqual([]);
  await menu.getByRole("button", { name: /GBP/ }).press("Enter");
  const modal = page.locator("#markets");
  await modal.getByText("Deutschland").waitFor();
  expect(await findings(page)).toEqual([]);
  await page.keyboard.press("Escape");
  expect(await modal.isVisible()).toBe(false);
  await page.close();
});
