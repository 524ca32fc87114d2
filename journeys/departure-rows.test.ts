import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { marketById, markets } from "#markets/markets.ts";
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
  page.addStyleTag({ content: "* { content-visibility: visible !important }" });

test.each([
  ["de-DE", "/silvester"],
  ["fr-FR", "/nouvel-an"],
] as const)(
  "in the rows of departures of %s no text is printed on another, and a dot stands between facts alone",
  async (id, newYear) => {
    const market = marketById(id);
    const types = await addressesByPageType(market, product.at);
    const page = await browser.newPage();
    await page.goto(types.get("tours") ?? "");
    const leader = page.locator(".dep-who a").first();
    const coordinator = (await leader.getAttribute("href")) ?? "";
    const pages = {
      home: types.get("index") ?? "",
      confirmed: types.get("tours") ?? "",
      trip: types.get("trip") ?? "",
      departure: types.get("departure") ?? "",
      coordinator: product.at(market.hostDefault, coordinator),
      newYear: product.at(market.hostDefault, newYear),
    };
    for (const [type, address] of Object.entries(pages)) {
      await page.goto(address);
      await forceLayout(page);
      for (const width of [390, 430, 600, 820]) {
        await page.setViewportSize({ width, height: 900 });
        const { rows, flawedTexts } = await inspectRows(page);
        expect({ type, width, flawedTexts }).toEqual({ type, width, flawedTexts: [] });
        expect({ type, width, rows }).not.toEqual({ type, width, rows: 0 });
      }
    }
    await page.close();
  },
);

test.each(markets)(
  "in $id an open row of the board spans its line, with its button above the details",
  async (market) => {
    const types = await addressesByPageType(market, product.at);
    const page = await browser.newPage();
    for (const type of ["tours", "trip"] as const) {
      await page.goto(types.get(type) ?? "");
      await forceLayout(page);
      const row = page.locator(".dep-row:has(summary)").first();
      await row.locator("summary").click();
      for (const width of [390, 600, 760, 820, 1023, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        const layout = await row.evaluate((element) => {
          const box = (selector: string) =>
            element.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
          const [button, panels, line] = [
            box(".button"),
            box(".dep-panels"),
            element.getBoundingClientRect(),
          ];
          return {
            isAbove: button.bottom <= panels.top + 1,
            isInside: button.right <= line.right + 1 && panels.right <= line.right + 1,
            share: panels.width / line.width,
          };
        });
        expect({ type, width, ...layout }).toMatchObject({ isAbove: true, isInside: true });
        expect(layout.share).toBeGreaterThan(width < 1024 ? 0.98 : 0.7);
      }
    }
    await page.close();
  },
);
