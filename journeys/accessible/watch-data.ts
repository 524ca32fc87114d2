import type { Page, Request } from "playwright-core";
import { expect } from "vitest";

/** Requests that have no end, or whose answer nobody waits for. */
const unawaited = new Set(["eventsource", "websocket", "ping"]);

/**
 * What was asked for has been drawn once two frames have come, each with no task left behind it that
 * matters more. Idle callbacks would say the same, but Chromium makes a page that stands still wait
 * for them.
 */
export const drawAll = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) {
      await new Promise(requestAnimationFrame);
      await scheduler.postTask(() => undefined, { priority: "background" });
    }
  });

/**
 * Watches what a page asks for, but not its frames, which are never looked at. @returns a function
 * that resolves once all has arrived and been drawn, and nothing more was asked for thereby
 */
export const watchData = (page: Page) => {
  const pending = new Set<Request>();
  page.on("request", (request) => {
    // Nobody answers any more what a page asked for before it was left.
    if (request.isNavigationRequest()) {
      if (request.frame() === page.mainFrame()) pending.clear();
    } else if (request.frame() === page.mainFrame() && !unawaited.has(request.resourceType()))
      pending.add(request);
  });
  page.on("requestfinished", (request) => pending.delete(request));
  page.on("requestfailed", (request) => pending.delete(request));
  const addresses = () => [...pending].map((request) => request.url());
  return async (): Promise<void> => {
    do {
      await expect.poll(addresses, { interval: 20 }).toEqual([]);
      await drawAll(page);
    } while (pending.size > 0);
  };
};
