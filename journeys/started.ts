import type { Page } from "playwright-core";

let moved = 0;

/** Triggers hydration by a pointer move. */
export const act = (page: Page): Promise<void> => page.mouse.move(5, (moved = (moved + 1) % 9));

/** Resolves once the page is hydrated. */
export const started = async (page: Page): Promise<void> => {
  await act(page);
  await page.waitForFunction(() => "__reactRouterDataRouter" in window);
};
