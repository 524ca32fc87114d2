import { createContext, use, useSyncExternalStore } from "react";
import { useStore } from "zustand";
import type { PageState, PageStore } from "./page-store.ts";

const StoreContext = createContext<PageStore | null>(null);

export const PageStoreProvider = StoreContext.Provider;

/** @throws Error outside an editor */
export const usePageStore = (): PageStore => {
  const store = use(StoreContext);
  if (!store) throw new Error("usePageStore needs a PageStoreProvider above it.");
  return store;
};

/** Renders again only when the selected value changes. */
export const usePage = <Part>(select: (state: PageState) => Part): Part =>
  useStore(usePageStore(), select);

const noChanges = () => () => undefined;

/** Null outside an editor: fields of blocks stand in other forms too. */
export const useOpenPage = <Part>(select: (state: PageState) => Part): Part | null => {
  const store = use(StoreContext);
  return useSyncExternalStore(store?.subscribe ?? noChanges, () =>
    store ? select(store.getState()) : null,
  );
};
