import { useEffect } from "react";
import { type Location, useBlocker } from "react-router";

/** The part of an address whose change leaves what is edited. */
const placeIn = ({ pathname, search }: Location, parameter: string | null): string =>
  parameter === null ? pathname : `${pathname}?${new URLSearchParams(search).get(parameter) ?? ""}`;

/**
 * Asks before the user leaves unsaved edits, by a link of the app or by closing the page.
 * @param parameter the query parameter that names what is edited, where the path does not
 */
export const useLeaveGuard = (
  hasUnsavedInput: () => boolean,
  isDisabled: boolean,
  parameter: string | null = null,
) => {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      !isDisabled &&
      hasUnsavedInput() &&
      placeIn(currentLocation, parameter) !== placeIn(nextLocation, parameter),
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
