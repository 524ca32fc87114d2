import { createContext, use } from "react";
import { useStore } from "zustand";
import type { PageState, PageStore } from "./page-store.ts";

const StoreContext = createContext<PageStore | null>(null);

/** Hands the open page to everything inside it. */
export const PageStoreProvider = StoreContext.Provider;

/** The open page's store. @throws Error outside an editor */
export const usePageStore = (): PageStore => {
  const store = use(StoreContext);
  if (!store) throw new Error("There is no open page here.");
  return store;
};

/** A part of the open page; drawn again only when that part is another. */
export const usePage = <Part>(select: (state: PageState) => Part): Part =>
  useStore(usePageStore(), select);
