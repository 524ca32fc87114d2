import type { Page } from "playwright-core";

/** Touches every island of a page, and waits until all of them are live. */
export const wakeIslands = async (page: Page): Promise<void> => {
  await page.waitForLoadState();
  await page.evaluate(() => {
    for (const island of document.querySelectorAll("[data-island]"))
      island.dispatchEvent(new Event("pointerover", { bubbles: true }));
  });
  await page.waitForFunction(() => !document.querySelector("[data-island]:not([data-awake])"));
};
