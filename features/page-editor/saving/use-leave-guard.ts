import { useEffect } from "react";
import { useBlocker } from "react-router";
import type { PageStore } from "../state/page-store.ts";

const hasUnsavedInput = (store: PageStore): boolean => {
  const { isChanged, jsonProblem } = store.getState();
  return isChanged || jsonProblem !== null;
};

/** Asks before the user leaves unsaved edits, by a link of the app or by closing the page. */
export const useLeaveGuard = (store: PageStore, isDisabled: boolean) => {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      !isDisabled && hasUnsavedInput(store) && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    const handleBeforeUnload = (event: BeforeUnloadEvent) => {
      if (hasUnsavedInput(store) && !isDisabled) event.preventDefault();
    };
    window.addEventListener("beforeunload", handleBeforeUnload);
    return () => window.removeEventListener("beforeunload", handleBeforeUnload);
  }, [store, isDisabled]);
  return blocker;
};
