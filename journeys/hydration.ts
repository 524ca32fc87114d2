import type { Page } from "playwright-core";

let pointerX = 0;

/** Moves the pointer, which makes the page hydrate. */
export const triggerHydration = (page: Page): Promise<void> =>
  page.mouse.move(5, (pointerX = (pointerX + 1) % 9));

export const waitForHydration = async (page: Page): Promise<void> => {
  await triggerHydration(page);
  await page.waitForFunction(() => "__reactRouterDataRouter" in window);
};
