import { nextSteps } from "#platform/undo/history.ts";
import type { PageStore } from "./page-store.ts";

/**
 * Takes back the last step, and not a later one that somebody makes before it is called.
 * @param showError told why nothing was taken back
 */
export const undoOfLastStep = (
  store: Pick<PageStore, "getState" | "undo">,
  showError: (message: string) => void,
): (() => void) => {
  const lastStep = () => nextSteps(store.getState().history).undo?.forward;
  const step = lastStep();
  return () => {
    if (lastStep() === step) store.undo();
    else showError("You have edited the page since then. Undo those edits first.");
  };
};
