import { reloadOnce } from "#platform/browser/reload-once.ts";

/** A page that is still there then was kept by its person, who has unsaved edits. */
const reloadTakesMs = 3000;

let isReloading = false;
const watchers = new Set<() => void>();
const setReloading = (next: boolean) => {
  isReloading = next;
  for (const watcher of watchers) watcher();
};

/** Whether the page is being loaded anew, when an error would only flash by. */
export const pageReload = {
  isUnderWay: () => isReloading,
  watch: (watcher: () => void) => {
    watchers.add(watcher);
    return () => {
      watchers.delete(watcher);
    };
  },
};

const unasked = new WeakSet<object>();

/** Loads code that nobody waits for: when that fails, the page stays as it is. */
export const loadAhead = async (load: () => Promise<unknown>): Promise<void> => {
  try {
    await load();
  } catch (error) {
    if (error instanceof Error) unasked.add(error);
  }
};

/**
 * Loads the page anew, once, when any of its code or styles fails to load, most often because a
 * newer build replaced them. Without a connection it would only be lost.
 */
export const reloadOnFailedCode = (): void =>
  window.addEventListener("vite:preloadError", ({ payload }) => {
    setReloading(true);
    // By then `loadAhead` has seen the error, and a navigation that needed the code has ended.
    setTimeout(() => {
      if (unasked.has(payload) || !navigator.onLine || !reloadOnce()) setReloading(false);
      else setTimeout(() => setReloading(false), reloadTakesMs);
    });
  });
