import { afterAll, beforeAll, expect, test } from "vitest";
import { marketById, markets } from "#markets/markets.ts";
import { openBrowser, type TestBrowser } from "./browser.ts";
import { addressesByPageType } from "./page-types.ts";
import { sharedProduct } from "./shared.ts";

const product = sharedProduct();
let browser: TestBrowser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

const phone = { width: 390, height: 844 };

const openAt = async (address: string, viewport: typeof phone) => {
  const page = await browser.newPage({ viewport });
  await page.goto(address);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  return page;
};

/** The lines that each element takes, by its own line height. */
const linesOf = async (address: string, viewport: typeof phone, selector: string) => {
  const page = await openAt(address, viewport);
  const lines = await page.locator(selector).evaluateAll((elements) =>
    elements.map((element) => ({
      text: element.textContent,
      lines: Math.round(
        element.getBoundingClientRect().height /
          Number.parseFloat(getComputedStyle(element).lineHeight),
      ),
    })),
  );
  await page.close();
  return lines;
};

test("the Spanish headline of the home page takes two lines on a phone", async () => {
  const sentences = await linesOf(product.at("es.localhost", "/"), phone, "h1 > span");
  expect(sentences.map(({ lines }) => lines)).toEqual([1, 1]);
});

test.each(markets)(
  "in $id no name of the next departures breaks in three at 1280",
  async ({ id }) => {
    const home = (await addressesByPageType(marketById(id), product.at)).get("index") ?? "";
    const names = await linesOf(home, { width: 1280, height: 800 }, ".upcoming-trip h3");
    expect(names.length).toBeGreaterThan(0);
    expect(names.filter(({ lines }) => lines > 2)).toEqual([]);
  },
);

test("the poster of a departure takes a third of a phone's first screen at most", async () => {
  for (const id of ["en-WE", "de-DE"] as const) {
    const address = (await addressesByPageType(marketById(id), product.at)).get("departure") ?? "";
    const page = await openAt(address, phone);
    const words = await page.locator(".trip-words > div").boundingBox();
    const poster = await page.locator(".trip-top").boundingBox();
    const below = (poster?.height ?? 0) - ((words?.y ?? 0) + (words?.height ?? 0));
    expect(below).toBeGreaterThan(0);
    expect(below).toBeLessThan(phone.height / 3);
    // What the departure is about is seen without scrolling.
    await expect
      .poll(() =>
        page
          .locator("#status-title")
          .boundingBox()
          .then((box) => (box?.y ?? Infinity) < phone.height),
      )
      .toBe(true);
    await page.close();
  }
});
