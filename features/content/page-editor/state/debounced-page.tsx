import { createContext, use, useState } from "react";
import { useStore } from "zustand";
import { type DebouncedStore, createDebouncedStore } from "./debounced-store.ts";
import type { PageState } from "./page-store.ts";
import { usePageStore } from "./use-page.ts";

const DebouncedPageContext = createContext<DebouncedStore | null>(null);

const browserClock = {
  now: () => performance.now(),
  setTimer: (delayMs: number, callback: () => void) => {
    const timer = setTimeout(callback, delayMs);
    return () => clearTimeout(timer);
  },
};

export const DebouncedPageProvider = ({ children }: Readonly<{ children: React.ReactNode }>) => {
  const store = usePageStore();
  const [debounced] = useState(() => createDebouncedStore(store, browserClock));
  return <DebouncedPageContext value={debounced}>{children}</DebouncedPageContext>;
};

/** Like `usePage`, but updates from typing arrive debounced. @throws Error outside an editor */
export const useDebouncedPage = <Part,>(select: (state: PageState) => Part): Part => {
  const debounced = use(DebouncedPageContext);
  if (!debounced) throw new Error("useDebouncedPage needs a DebouncedPageProvider above it.");
  return useStore(debounced, select);
};
