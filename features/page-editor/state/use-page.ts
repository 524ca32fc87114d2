import { createContext, use } from "react";
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
