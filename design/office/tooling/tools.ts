import { createContext, use, useEffect } from "react";

/** What the tooling bar can do with the record of a screen; null stands for what it cannot. */
export type Tools = Readonly<{
  id: string | null;
  /** Null while the record is not on the public site; undefined where none has a page of its own. */
  publicUrl: string | null | undefined;
  onJson: (() => void) | null;
  onHistory: (() => void) | null;
  purge: Readonly<{ label: string; doneText: string; run: () => Promise<unknown> }> | null;
}>;

/** Holds the tools of the open screen for the bar, so that only the bar is drawn anew with them. */
export const createToolsStore = () => {
  let tools: Tools | null = null;
  const watchers = new Set<() => void>();
  return {
    get: () => tools,
    set: (next: Tools | null) => {
      tools = next;
      for (const watcher of watchers) watcher();
    },
    watch: (watcher: () => void) => {
      watchers.add(watcher);
      return () => {
        watchers.delete(watcher);
      };
    },
  };
};

export type ToolsStore = ReturnType<typeof createToolsStore>;

const StoreContext = createContext<ToolsStore | null>(null);

export const ToolsProvider = StoreContext.Provider;

/**
 * Gives the tooling bar the tools of the screen while the screen is mounted.
 * @param tools memoize them; null while there is no record
 */
export const useTools = (tools: Tools | null): void => {
  const store = use(StoreContext);
  useEffect(() => {
    store?.set(tools);
    return () => store?.set(null);
  }, [store, tools]);
};
