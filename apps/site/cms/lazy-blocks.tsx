import { lazy } from "react";
import { reloadOnce } from "#platform/browser/reload-once.ts";

const load = () =>
  import("./page-blocks.tsx").catch((error: unknown) => {
    // The page is about to reload; a promise that never settles keeps the present page until then.
    if (reloadOnce()) return new Promise<never>(() => {});
    throw error;
  });

/**
 * Browsers load the block views only for pages that have blocks. There is no Suspense boundary on
 * purpose: the server waits for the views, and the browser keeps the server's HTML, or the previous
 * page, until they are loaded, so that nothing is missing and nothing moves.
 */
export const LazyBlocks = lazy(async () => ({
  default: (await load()).PageBlocks,
}));
