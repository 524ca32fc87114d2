import { useEffect } from "react";
import { useBlocker } from "react-router";
import type { PageStore } from "../state/page-store.ts";

const hasUnsavedInput = (store: PageStore): boolean => {
  const { isChanged, jsonProblem } = store.getState();
  return isChanged || jsonProblem !== null;
};

/** Asks before unsaved edits are left, by a link of the app or by closing the page. */
export const useLeaveGuard = (store: PageStore, isOff: boolean) => {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      !isOff && hasUnsavedInput(store) && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (hasUnsavedInput(store) && !isOff) event.preventDefault();
    };
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [store, isOff]);
  return blocker;
};
