import { reloadOnce } from "#platform/browser/reload-once.ts";

const never = new Promise<never>(() => undefined);

/**
 * Loads a screen's code. When that fails, most often because a newer build replaced it, the page is
 * loaded anew once, and what waits for the code waits until then.
 * @throws whatever `load` throws, when the page was loaded anew just before
 */
export const loadOrReload = async <Code>(load: () => Promise<Code>): Promise<Code> => {
  try {
    return await load();
  } catch (error) {
    if (reloadOnce()) return never;
    throw error;
  }
};
