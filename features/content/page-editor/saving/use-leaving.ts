import { useCallback, useRef } from "react";
import { useLeaveGuard } from "#design/office/use-leave-guard.ts";
import type { PageStore } from "../state/page-store.ts";

const hasUnsavedInput = (store: PageStore): boolean => {
  const { isChanged, jsonProblem } = store.getState();
  return isChanged || jsonProblem !== null;
};

/**
 * Asks before the user leaves unsaved edits, and can save them on the way.
 * @param isLeaving true while the editor itself navigates away, when the user is not asked
 */
export const useLeaving = (store: PageStore, isLeaving: boolean) => {
  const isSavingToLeave = useRef(false);
  const guard = useLeaveGuard(
    useCallback(() => hasUnsavedInput(store), [store]),
    isLeaving,
  );
  return {
    guard,
    /** True while `saveAndLeave` saves, after which a new page does not open its own address. */
    isSavingToLeave,
    /** Saves, and goes on to where the user wanted to go once nothing is unsaved. */
    saveAndLeave: async (save: () => Promise<void>, whenSaved: () => Promise<void>) => {
      isSavingToLeave.current = true;
      try {
        await save();
      } finally {
        isSavingToLeave.current = false;
      }
      if (hasUnsavedInput(store)) return guard.reset?.();
      await whenSaved();
      guard.proceed?.();
    },
  };
};
