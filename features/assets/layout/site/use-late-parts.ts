import { useEffect } from "react";
import { whenIdle } from "#platform/browser/when-idle.ts";
import { loadErrorPage } from "./lazy-error-page.tsx";

/**
 * Loads, once the browser is idle, what the first view does not need: the prefetching of links, and the
 * error page, since it cannot be loaded any more once the connection is broken.
 */
export const useLateParts = (): void => {
  useEffect(() => {
    let stop: (() => void) | null = null;
    let isStopped = false;
    const start = async () => {
      await whenIdle();
      const { prefetchLinks } = await import("#platform/browser/prefetch/prefetch-links.ts");
      if (!isStopped) stop = prefetchLinks();
      await loadErrorPage();
    };
    start().catch(() => undefined); // both are asked for again when they are needed
    return () => {
      isStopped = true;
      stop?.();
    };
  }, []);
};
