const rest = 400; // ms that the first screen has for itself
const longest = 1500; // ms more that what comes later may have to wait for a quiet moment

let settling: Promise<void> | null = null;

/**
 * Resolves once the first screen stands and the browser has a quiet moment: what that screen can do
 * without is loaded then. Later calls find it resolved.
 */
export const settled = (): Promise<void> => {
  settling ??= new Promise((resolve) => {
    setTimeout(() => {
      if ("requestIdleCallback" in window)
        requestIdleCallback(() => resolve(), { timeout: longest });
      else resolve();
    }, rest);
  });
  return settling;
};
