import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { pathOf } from "#markets/paths.ts";
import type { MarketId } from "#markets/market-type.ts";
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

/** The text of the page without copy buttons, which are shown only with JavaScript. */
const visibleText = (page: Page): Promise<string> =>
  page.locator("main").evaluate((main: HTMLElement) => {
    let text = main.innerText;
    for (const { parentElement, textContent } of main.querySelectorAll(".copy-text")) {
      const line = parentElement?.innerText ?? "";
      if (line.endsWith(textContent ?? ""))
        text = text.replace(line, line.slice(0, -(textContent ?? "").length));
    }
    // Removing a button may leave an empty line.
    return text.replaceAll(/\s*\n\s*/g, "\n");
  });

const pagesOf = async (host: string, id: MarketId): Promise<string[]> => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(product.at(host, pathOf(id, "tours") ?? "/"));
  const departure = await page.locator(".dep-main > a").first().getAttribute("href");
  await page.close();
  const [, travel = "", tour = ""] = /\/([^/]+)\/([^/]+)$/.exec(departure ?? "") ?? [];
  return [
    pathOf(id, "travels-travel", { travel }),
    pathOf(id, "travels-travel-itinerary", { travel }),
    pathOf(id, "travels-travel-tour", { travel, tour }),
  ].map((path) => product.at(host, path ?? "/"));
};

test.each([
  ["us.localhost", "en-US", "Pacific/Kiritimati"],
  ["it.localhost", "it-IT", "America/Los_Angeles"],
] as const)(
  "on %s days stay as the server wrote them in a browser of another zone, hour after hour",
  async (host, id, timezoneId) => {
    const withoutScripts = await browser.newContext({ javaScriptEnabled: false });
    const inOtherZone = await browser.newContext({ timezoneId });
    for (const url of await pagesOf(host, id)) {
      const [serverPage, browserPage] = [
        await withoutScripts.newPage(),
        await inOtherZone.newPage(),
      ];
      const errors: string[] = [];
      browserPage.on(
        "console",
        (logEntry) => logEntry.type() === "error" && errors.push(logEntry.text()),
      );
      browserPage.on("pageerror", ({ message }) => errors.push(message));
      await browserPage.clock.install();
      await serverPage.goto(url);
      await browserPage.goto(url);
      await waitForHydration(browserPage);
      await expect.poll(() => visibleText(browserPage)).toBe(await visibleText(serverPage));
      await browserPage.clock.fastForward("26:00:00");
      expect(await visibleText(browserPage)).toBe(await visibleText(serverPage));
      expect({ url, errors }).toEqual({ url, errors: [] });
    }
    await withoutScripts.close();
    await inOtherZone.close();
  },
);
