import { createContext, use, useState } from "react";
import { useStore } from "zustand";
import { type CalmStore, createCalmStore } from "./debounced-store.ts";
import type { PageState } from "./page-store.ts";
import { usePageStore } from "./use-page.ts";

const CalmContext = createContext<CalmStore | null>(null);

const clock = {
  now: () => performance.now(),
  after: (delay: number, ring: () => void) => {
    const timer = setTimeout(ring, delay);
    return () => clearTimeout(timer);
  },
};

/** Hands the open page on to what stands around the field that is typed in. */
export const CalmPage = ({ children }: Readonly<{ children: React.ReactNode }>) => {
  const store = usePageStore();
  const [calm] = useState(() => createCalmStore(store, clock));
  return <CalmContext value={calm}>{children}</CalmContext>;
};

/** As `usePage`, but what is typed comes in a pause of the typing. @throws Error outside an editor */
export const useCalmPage = <Part,>(select: (state: PageState) => Part): Part => {
  const calm = use(CalmContext);
  if (!calm) throw new Error("There is no open page here.");
  return useStore(calm, select);
};
