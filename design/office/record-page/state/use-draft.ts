import { createContext, use } from "react";
import { useStore } from "zustand";
import type { DraftState, DraftStore } from "./draft-store.ts";

const StoreContext = createContext<DraftStore | null>(null);

export const DraftStoreProvider = StoreContext.Provider;

/** @throws Error outside a record's page */
export const useDraftStore = (): DraftStore => {
  const store = use(StoreContext);
  if (!store) throw new Error("useDraftStore needs a DraftStoreProvider above it.");
  return store;
};

/** Renders again only when the selected value changes. */
export const useDraft = <Part>(select: (state: DraftState) => Part): Part =>
  useStore(useDraftStore(), select);
