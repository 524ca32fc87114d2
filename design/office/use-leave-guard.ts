import { useEffect } from "react";
import { useBlocker } from "react-router";

/** Asks before the user leaves unsaved edits, by a link of the app or by closing the page. */
export const useLeaveGuard = (hasUnsavedInput: () => boolean, isDisabled: boolean) => {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      !isDisabled && hasUnsavedInput() && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    const handleBeforeUnload = (event: BeforeUnloadEvent) => {
      if (hasUnsavedInput() && !isDisabled) event.preventDefault();
    };
    window.addEventListener("beforeunload", handleBeforeUnload);
    return () => window.removeEventListener("beforeunload", handleBeforeUnload);
  }, [hasUnsavedInput, isDisabled]);
  return blocker;
};
