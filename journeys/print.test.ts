import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { marketById } from "#markets/markets.ts";
import { openBrowser, type TestBrowser } from "./browser.ts";
import { addressesByPageType } from "./page-types.ts";
import { pdfPages } from "./pdf-pages.ts";
import { sharedProduct } from "./shared.ts";

const product = sharedProduct();
let browser: TestBrowser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

const sheetWidth = 688; // px; of a sheet of A4 between its margins of 14 mm

const withoutBlanks = (text: string): string => text.replaceAll(/\s/g, "");
const wordsOf = async (page: Page, selector: string): Promise<readonly string[]> =>
  (await page.locator(selector).allTextContents()).map(withoutBlanks).filter(Boolean);

/** What stays in its place on every sheet, or reaches over the edge of one. */
const outOfSheet = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = [];
    for (const element of document.querySelectorAll("body *")) {
      const { position, overflowX } = getComputedStyle(element);
      const { width, height, right } = element.getBoundingClientRect();
      if (width < 2 || height < 2) continue;
      if (position === "fixed" || position === "sticky")
        found.push(`${position} ${element.className}`);
      if (
        overflowX !== "visible" &&
        overflowX !== "clip" &&
        element.scrollWidth > element.clientWidth + 1
      )
        found.push(`scrolled ${element.className}`);
      if (right > innerWidth + 1) found.push(`over the edge ${element.className}`);
    }
    return found;
  });

/** White words whose dark ground a printer would leave out: they would be white on white. */
const whiteOnPaper = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("main *")].flatMap((element) => {
      const { color, printColorAdjust } = getComputedStyle(element);
      const hasWords = [...element.childNodes].some(
        (node) => node instanceof Text && node.data.trim() !== "",
      );
      const isWhite = (color.match(/\d+/g) ?? []).slice(0, 3).every((part) => Number(part) > 220);
      const isLost =
        hasWords && isWhite && element.checkVisibility() && printColorAdjust !== "exact";
      return isLost ? [`${element.className} ${element.textContent}`] : [];
    }),
  );

test.each(["trip", "itinerary", "departure"])(
  "the %s is printed whole, and nothing of it on every sheet",
  async (type) => {
    const page = await browser.newPage({ viewport: { width: sheetWidth, height: 900 } });
    const address = (await addressesByPageType(marketById("de-DE"), product.at)).get(type) ?? "";
    await page.goto(address);
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    await page.emulateMedia({ media: "print" });
    await expect.poll(() => outOfSheet(page)).toEqual([]);
    await expect.poll(() => whiteOnPaper(page)).toEqual([]);
    const sheets = pdfPages(await page.pdf({ format: "A4" }));
    expect(sheets.length).toBeGreaterThan(1);
    const all = sheets.join("");
    const [title = ""] = await wordsOf(page, "h1");
    expect(all).toContain(title);
    const [price = ""] = await wordsOf(page, ".trip-buy .trip-price strong, .trip-buy strong");
    // Where the box begins, a sheet may begin with it; what stands still begins each of them.
    const beginning = sheets.filter((sheet) => price !== "" && sheet.startsWith(price));
    expect(beginning.slice(1)).toEqual([]);
    // What else there is to read leads elsewhere, and nobody follows it from paper.
    await expect.poll(() => page.locator("#related:visible").count()).toBe(0);
    for (const heading of await wordsOf(page, ".card-strip h3:visible"))
      expect(all).toContain(heading);
    await page.close();
  },
);
