const maxIdleWaitMs = 2000;

type ConnectionQuality = Readonly<{ saveData?: boolean; effectiveType?: string }>;

/** False where the visitor saves data, and on 2G (the specification). */
export const mayPrefetch = ({ saveData, effectiveType }: ConnectionQuality): boolean =>
  saveData !== true && !(effectiveType ?? "").endsWith("2g");

export const connectionQuality = (): ConnectionQuality =>
  "connection" in navigator
    ? (navigator as Navigator & { connection: ConnectionQuality }).connection
    : {};

/**
 * Calls back when the browser is idle, and after two seconds at the latest.
 * @returns calls it off
 */
export const onceIdle = (callback: () => void): (() => void) => {
  if (!("requestIdleCallback" in globalThis)) {
    const timer = setTimeout(callback, maxIdleWaitMs);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(callback, { timeout: maxIdleWaitMs });
  return () => cancelIdleCallback(handle);
};
