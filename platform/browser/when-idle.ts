const firstScreenMs = 400;
const maxIdleWaitMs = 1500;

let idle: Promise<void> | null = null;

/**
 * Resolves once the first screen is shown and the browser is idle. Code that the first screen does
 * not need is loaded then.
 */
export const whenIdle = (): Promise<void> => {
  idle ??= new Promise((resolve) => {
    setTimeout(() => {
      if ("requestIdleCallback" in window)
        requestIdleCallback(() => resolve(), { timeout: maxIdleWaitMs });
      else resolve();
    }, firstScreenMs);
  });
  return idle;
};
