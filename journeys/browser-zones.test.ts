import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { pathOf } from "#markets/paths.ts";
import type { MarketId } from "#markets/market-type.ts";
import { openBrowser, type TestBrowser } from "./browser.ts";
import { sharedProduct } from "./shared.ts";
import { wakeIslands } from "./wake-islands.ts";

const product = sharedProduct();
let browser: TestBrowser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
});

/** The text of the page without what is shown only with JavaScript, and what only without it. */
const visibleText = (page: Page): Promise<string> =>
  page.locator("main").evaluate((main: HTMLElement) => {
    for (const button of main.querySelectorAll<HTMLElement>(".copy-text, [data-do='print']"))
      button.style.display = "none";
    let text = main.innerText;
    for (const { innerText } of main.querySelectorAll<HTMLElement>("noscript"))
      text = text.replace(innerText, "");
    // Removing a line may leave an empty one.
    return text.replaceAll(/\s*\n\s*/g, "\n");
  });

const pagesOf = async (host: string, id: MarketId): Promise<string[]> => {
  const tours = await product.read(host, pathOf(id, "tours") ?? "/");
  const [, travel = "", tour = ""] = /href="\/[^/"]+\/([^/"]+)\/(\d{4}-[^/"]+)"/.exec(tours) ?? [];
  return [
    pathOf(id, "travels-travel", { travel }),
    pathOf(id, "travels-travel-itinerary", { travel }),
    pathOf(id, "travels-travel-tour", { travel, tour }),
  ].map((path) => product.at(host, path ?? "/"));
};

test("days stay as the server wrote them in browsers of the first and the last zone, hour after hour", async () => {
  const withoutScripts = await browser.newPage({ javaScriptEnabled: false });
  for (const url of await pagesOf("us.localhost", "en-US")) {
    await withoutScripts.goto(url);
    const served = await visibleText(withoutScripts);
    for (const timezoneId of ["Pacific/Kiritimati", "Pacific/Pago_Pago"]) {
      const page = await browser.newPage({ timezoneId });
      const errors: string[] = [];
      page.on("console", (entry) => entry.type() === "error" && errors.push(entry.text()));
      page.on("pageerror", ({ message }) => errors.push(message));
      await page.clock.install();
      await page.goto(url);
      await wakeIslands(page);
      await expect.poll(() => visibleText(page)).toBe(served);
      await page.clock.fastForward("26:00:00");
      await expect.poll(() => visibleText(page)).toBe(served);
      expect({ url, timezoneId, errors }).toEqual({ url, timezoneId, errors: [] });
      await page.close();
    }
  }
});
