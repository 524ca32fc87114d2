import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { MarketId } from "#markets/market-type.ts";
import { marketById, markets } from "#markets/markets.ts";
import { addressesByPageType } from "./page-types.ts";
import { openBrowser } from "./product.ts";
import { sharedProduct } from "./shared.ts";
import { waitForHydration } from "./hydration.ts";

const product = sharedProduct();
let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
});

const phone = { width: 390, height: 844 };
const wideScreens = [
  { width: 820, height: 900 },
  { width: 1440, height: 900 },
];
/**
 * The screens to check: a phone's in every market, where the names of the sections do not fit, and
 * the wide ones in the markets with the shortest and longest names.
 */
const screensFor = (id: MarketId) =>
  id === "en-WE" || id === "de-DE" ? [phone, ...wideScreens] : [phone];

test.each(markets)(
  "in $id the bar of a trip's sections stays under the header, leads to each section and marks it",
  async (market) => {
    const address = (await addressesByPageType(market, product.at)).get("trip") ?? "";
    const page = await browser.newPage();
    for (const screen of screensFor(market.id)) {
      await page.setViewportSize(screen);
      await page.goto(address);
      await waitForHydration(page);
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
  },
);

test("a section link leads to its section on a second trip too, and back to where it was followed", async () => {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  const address = (await addressesByPageType(marketById("it-IT"), product.at)).get("trip") ?? "";
  const linkTo = (id: string) => page.locator(`.trip-nav [href="#${id}"]`);
  // As the Enter key and screen readers follow a link: at no special moment of a frame.
  const follow = async (id: string) => {
    await linkTo(id).evaluate((link: HTMLElement) => link.click());
    await expect.poll(() => linkTo(id).getAttribute("aria-current")).toBe("true");
  };
  const scrollY = () => page.evaluate(() => Math.round(window.scrollY));
  await page.goto(address);
  await waitForHydration(page);
  await follow("included");
  await page.goto(address);
  await waitForHydration(page);
  await follow("departures");
  const departuresY = await scrollY();
  await follow("included");
  await expect.poll(scrollY).not.toBe(departuresY);
  await page.goBack();
  await expect.poll(scrollY).toBe(departuresY);
  await expect.poll(() => linkTo("departures").getAttribute("aria-current")).toBe("true");
  await page.close();
});

test("a pressed section link stays under the pointer when another section becomes the current one", async () => {
  const page = await browser.newPage({ viewport: phone });
  const types = await addressesByPageType(marketById("it-IT"), product.at);
  await page.goto(types.get("trip") ?? "");
  await waitForHydration(page);
  const linkTo = (id: string) => page.locator(`.trip-nav [href="#${id}"]`);
  const isMarked = (id: string) =>
    expect.poll(() => linkTo(id).getAttribute("aria-current")).toBe("true");
  await linkTo("departures").click();
  await isMarked("departures");
  await linkTo("trip").hover();
  await page.mouse.down();
  await page.evaluate(() => document.getElementById("faqs")?.scrollIntoView());
  await isMarked("faqs");
  await page.mouse.up();
  await isMarked("trip");
  await page.close();
});
