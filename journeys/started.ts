import type { Page } from "playwright-core";

let moved = 0;

/** What makes a page's script start: somebody is there. */
export const act = (page: Page): Promise<void> => page.mouse.move(5, (moved = (moved + 1) % 9));

/** Resolves once pages change in place. */
export const started = async (page: Page): Promise<void> => {
  await act(page);
  await page.waitForFunction(() => "__reactRouterDataRouter" in window);
};
