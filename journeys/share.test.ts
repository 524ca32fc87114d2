import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { marketById } from "#markets/markets.ts";
import { openBrowser, type TestBrowser } from "./browser.ts";
import { addressesByPageType } from "./page-types.ts";
import { sharedProduct } from "./shared.ts";

const product = sharedProduct();
let browser: TestBrowser;
let departure: string;
beforeAll(async () => {
  browser = await openBrowser();
  departure = (await addressesByPageType(marketById("it-IT"), product.at)).get("departure") ?? "";
});
afterAll(() => browser?.close());

/** The system's sheet: the browser of the tests has none. */
type Sheet = "none" | "used" | "closed" | "failing";

const openWith = async (sheet: Sheet, mayCopy = true): Promise<Page> => {
  const context = await browser.newContext();
  const { origin } = new URL(departure);
  await context.grantPermissions(mayCopy ? ["clipboard-read", "clipboard-write"] : [], { origin });
  await context.addInitScript(
    ([how, canCopy]) => {
      if (how !== "none")
        navigator.share = async (data) => {
          document.documentElement.dataset["sheet"] += `${data?.url} `;
          if (how === "closed") throw new DOMException("", "AbortError");
          if (how === "failing") throw new DOMException("", "NotAllowedError");
        };
      if (!canCopy)
        navigator.clipboard.writeText = async () => {
          throw new DOMException("", "NotAllowedError");
        };
    },
    [sheet, mayCopy] as const,
  );
  const page = await context.newPage();
  await page.goto(departure);
  return page;
};

const button = (page: Page) => page.locator("main button[data-share]").first();
const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText());
const inSheet = (page: Page) => page.evaluate(() => document.documentElement.dataset["sheet"]);

test.each(["none", "failing"] as const)(
  "where the system’s sheet is %s, a departure's link is copied and the button says so",
  async (sheet) => {
    const page = await openWith(sheet);
    await button(page).click();
    const done = (await button(page).getAttribute("data-done")) ?? "";
    await expect.poll(() => button(page).textContent()).toBe(done);
    expect(done).not.toBe("");
    await expect.poll(() => copied(page)).toBe(departure);
    await page.context().close();
  },
);

test.each(["used", "closed"] as const)(
  "the system’s sheet gets a departure's link and nothing is copied when it is %s",
  async (sheet) => {
    const page = await openWith(sheet);
    await page.evaluate(() => navigator.clipboard.writeText("before"));
    const label = await button(page).textContent();
    await button(page).click();
    await expect.poll(() => inSheet(page)).toContain(`${departure} `);
    // What the first press would have copied is copied by the second.
    await button(page).click();
    await expect.poll(() => inSheet(page)).toContain(`${departure} ${departure} `);
    await expect.poll(() => copied(page)).toBe("before");
    await expect.poll(() => button(page).textContent()).toBe(label);
    await page.context().close();
  },
);

test("where nothing may be copied, the link is shown and selected", async () => {
  const page = await openWith("none", false);
  await button(page).click();
  await expect.poll(() => page.evaluate(() => getSelection()?.toString())).toBe(departure);
  await page.context().close();
});
