import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { MarketId } from "#markets/market-type.ts";
import { marketById } from "#markets/markets.ts";
import { pathOf } from "#markets/paths.ts";
import { addressesByPageType } from "./page-types.ts";
import { openBrowser, type TestBrowser } from "./browser.ts";
import { sharedProduct } from "./shared.ts";

const product = sharedProduct();
let browser: TestBrowser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
});

type RowReport = Readonly<{ rows: number; flawedTexts: readonly string[] }>;

/** The number of departure rows, and the texts that overlap or end with a dot. */
const inspectRows = (page: Page): Promise<RowReport> =>
  page.evaluate(() => {
    const isVisible = (element: Element) => element.getClientRects().length > 0;
    const rows = [...document.querySelectorAll(".dep-row, .upcoming-row")].filter(isVisible);
    const textsOf = (row: Element) => {
      const textBoxes: { text: string; box: DOMRect }[] = [];
      const walker = document.createTreeWalker(row, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const node = walker.currentNode;
        const text = node.textContent?.trim() ?? "";
        if (!text || node.parentElement?.closest(".sr-only, .facts-dot, .dep-more")) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        for (const box of range.getClientRects()) textBoxes.push({ text, box });
      }
      return textBoxes;
    };
    const overlap = (a: DOMRect, b: DOMRect) =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > Math.min(a.height, b.height) / 2;
    const flawedTexts = rows.flatMap((row) => {
      const texts = textsOf(row);
      const dotted = texts.filter(({ text }) => text.includes("·")).map(({ text }) => text);
      const overlapping = texts.flatMap((one, index) =>
        texts
          .slice(index + 1)
          .filter((other) => other.text !== one.text && overlap(one.box, other.box))
          .map((other) => `${one.text} × ${other.text}`),
      );
      return [...dotted, ...overlapping];
    });
    return { rows: rows.length, flawedTexts };
  });

/** Forces the browser to lay out the departures, which are far below the screen. */
const forceLayout = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("* { content-visibility: visible !important }");
    document.adoptedStyleSheets = [sheet];
  });

/** Pages with departures, in the two languages with the longest words. */
const pagesOf = async (id: MarketId, newYear: string) => {
  const market = marketById(id);
  const types = await addressesByPageType(market, product.at);
  const at = (path: string) => product.at(market.hostDefault, path);
  const coordinators = `${pathOf(id, "coordinators")}/`;
  const html = await product.read(market.hostDefault, new URL(types.get("tours") ?? "").pathname);
  const [, coordinator = ""] = new RegExp(`href="(${coordinators}[^"]+)"`).exec(html) ?? [];
  return {
    home: types.get("index") ?? "",
    confirmed: types.get("tours") ?? "",
    trip: types.get("trip") ?? "",
    departure: types.get("departure") ?? "",
    coordinator: at(coordinator),
    newYear: at(newYear),
  };
};

const boxesOfOpenRow = (page: Page) =>
  page
    .locator(".dep-row:has(summary)")
    .first()
    .evaluate((element) => {
      element.querySelector("details")?.setAttribute("open", "");
      const box = (selector: string) =>
        element.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
      const [button, panels] = [box(".button"), box(".dep-panels")];
      const line = element.getBoundingClientRect();
      const isSideBySide = innerWidth >= 1024;
      return {
        isButtonAbove: button.bottom <= panels.top + 1,
        isInside: button.right <= line.right + 1 && panels.right <= line.right + 1,
        isWide: panels.width / line.width > (isSideBySide ? 0.7 : 0.98),
      };
    });

test.each([
  ["de-DE", "/silvester"],
  ["fr-FR", "/nouvel-an"],
] as const)(
  "in the rows of departures of %s no text is printed on another, and an open row spans its line",
  async (id, newYear) => {
    const page = await browser.newPage({ javaScriptEnabled: false });
    for (const [type, address] of Object.entries(await pagesOf(id, newYear))) {
      await page.goto(address, { waitUntil: "domcontentloaded" });
      await forceLayout(page);
      for (const width of [390, 600, 820, 1023, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        // A font that comes later moves the texts.
        const flaws = async () => {
          const { rows, flawedTexts } = await inspectRows(page);
          return { type, width, hasRows: rows > 0, flawedTexts };
        };
        await expect.poll(flaws).toEqual({ type, width, hasRows: true, flawedTexts: [] });
        if (type !== "confirmed" && type !== "trip") continue;
        await expect
          .poll(async () => ({ type, width, ...(await boxesOfOpenRow(page)) }))
          .toEqual({
            type,
            width,
            isButtonAbove: true,
            isInside: true,
            isWide: true,
          });
      }
    }
    await page.close();
  },
);
