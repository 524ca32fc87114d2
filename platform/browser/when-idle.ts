const firstScreenMs = 400; // ms that the first screen has for itself
const maxIdleWaitMs = 1500; // ms more that what comes later may have to wait for a quiet moment

let idle: Promise<void> | null = null;

/**
 * Resolves once the first screen stands and the browser has a quiet moment: what that screen can do
 * without is loaded then. Later calls find it resolved.
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
