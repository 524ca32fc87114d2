import { createContext, use, useState } from "react";
import { useStore } from "zustand";
import { type DebouncedStore, createDebouncedStore } from "./debounced-store.ts";
import type { PageState } from "./page-store.ts";
import { usePageStore } from "./use-page.ts";

const DebouncedPageContext = createContext<DebouncedStore | null>(null);

const browserClock = {
  now: () => performance.now(),
  after: (delay: number, ring: () => void) => {
    const timer = setTimeout(ring, delay);
    return () => clearTimeout(timer);
  },
};

/** Hands the open page on to what stands around the field that is typed in. */
export const DebouncedPageProvider = ({ children }: Readonly<{ children: React.ReactNode }>) => {
  const store = usePageStore();
  const [debounced] = useState(() => createDebouncedStore(store, browserClock));
  return <DebouncedPageContext value={debounced}>{children}</DebouncedPageContext>;
};

/** As `usePage`, but what is typed comes in a pause of the typing. @throws Error outside an editor */
export const useDebouncedPage = <Part,>(select: (state: PageState) => Part): Part => {
  const debounced = use(DebouncedPageContext);
  if (!debounced) throw new Error("There is no open page here.");
  return useStore(debounced, select);
};
