import { lazy } from "react";
import { reloadOnce } from "#platform/browser/reload-once.ts";

const load = () =>
  import("./page-blocks.tsx").catch((error: unknown) => {
    // Leaving: what stands stays until the page is there anew.
    if (reloadOnce()) return new Promise<never>(() => {});
    throw error;
  });

/**
 * The blocks of a page, whose views browsers load only for a page that has some. No boundary stands
 * around it: the server waits for the views, and the browser leaves the page as the server made it,
 * or the one before, until they are there. So nothing is missing and nothing moves.
 */
export const LazyBlocks = lazy(async () => ({
  default: (await load()).PageBlocks,
}));
