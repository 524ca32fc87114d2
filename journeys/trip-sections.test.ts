import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { marketById } from "#markets/markets.ts";
import { addressesByPageType } from "./page-types.ts";
import { openBrowser, type TestBrowser } from "./browser.ts";
import { sharedProduct } from "./shared.ts";
import { wakeIslands } from "./wake-islands.ts";

const product = sharedProduct();
let browser: TestBrowser;
let address: string;
beforeAll(async () => {
  browser = await openBrowser();
  // The names of the sections are the longest in German.
  address = (await addressesByPageType(marketById("de-DE"), product.at)).get("trip") ?? "";
});
afterAll(async () => {
  await browser?.close();
});

const phone = { width: 390, height: 844 };
const screens = [phone, { width: 820, height: 900 }, { width: 1440, height: 900 }];
const linkTo = (page: Page, id: string) => page.locator(`.trip-nav [href="#${id}"]`);
const isMarked = (page: Page, id: string) =>
  expect.poll(() => linkTo(page, id).getAttribute("aria-current")).toBe("true");

test("the bar of a trip's sections stays under the header, leads to each section and marks it", async () => {
  const page = await browser.newPage();
  for (const screen of screens) {
    await page.setViewportSize(screen);
    await page.goto(address);
    await wakeIslands(page);
    const links = page.locator(".trip-nav a");
    const count = await links.count();
    expect(count).toBeGreaterThan(4);
    for (const index of [1, 3, count - 1]) {
      const link = links.nth(index);
      await link.click();
      await expect.poll(() => link.getAttribute("aria-current")).toBe("true");
      await expect.poll(() => page.locator(".trip-nav [aria-current]").count()).toBe(1);
      const layout = () =>
        link.evaluate((element) => {
          const box = element.getBoundingClientRect();
          const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
          const title = document.querySelector(`${element.getAttribute("href")} h2`);
          const room = (title?.getBoundingClientRect().top ?? 0) - box.bottom;
          return { isOnTop: element.contains(top), isBelow: room > 0 && room < 120 };
        });
      await expect
        .poll(async () => ({ screen, index, ...(await layout()) }))
        .toEqual({ screen, index, isOnTop: true, isBelow: true });
    }
  }
  await page.close();
});

test("a section link leads on from a second visit and back, and stays under the pointer that presses it", async () => {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  // As the Enter key and screen readers follow a link: at no special moment of a frame.
  const follow = async (id: string) => {
    await linkTo(page, id).evaluate((link: HTMLElement) => link.click());
    await isMarked(page, id);
  };
  const scrollY = () => page.evaluate(() => Math.round(window.scrollY));
  await page.goto(address);
  await wakeIslands(page);
  await follow("included");
  await page.goto(address);
  await wakeIslands(page);
  await follow("departures");
  const departuresY = await scrollY();
  await follow("included");
  await expect.poll(scrollY).not.toBe(departuresY);
  await page.goBack();
  await expect.poll(scrollY).toBe(departuresY);
  await isMarked(page, "departures");

  await page.setViewportSize(phone);
  await page.goto(address);
  await wakeIslands(page);
  await linkTo(page, "departures").click();
  await isMarked(page, "departures");
  await linkTo(page, "trip").hover();
  await page.mouse.down();
  await page.evaluate(() => document.getElementById("faqs")?.scrollIntoView());
  await isMarked(page, "faqs");
  await page.mouse.up();
  await isMarked(page, "trip");
  await page.close();
});
