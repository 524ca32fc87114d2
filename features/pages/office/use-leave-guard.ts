import { useEffect } from "react";
import { useBlocker } from "react-router";
import type { PageStore } from "./state/page-store.ts";

/** Asks before unsaved edits are left, by a link of the app or by closing the page. */
export const useLeaveGuard = (store: PageStore, isOff: boolean) => {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      !isOff && store.getState().isChanged && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (store.getState().isChanged && !isOff) event.preventDefault();
    };
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [store, isOff]);
  return blocker;
};
