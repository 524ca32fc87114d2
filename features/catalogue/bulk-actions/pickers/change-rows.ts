import { useQueryClient } from "@tanstack/react-query";
import { lazy, useCallback, useRef, useState } from "react";
import { useSearchParams } from "react-router";
import type { ChangeQuestion } from "../office/changes/change-dialog.tsx";

/** The dialog that `useChanges` asks for. */
export const ChangeDialog = lazy(() => import("../office/changes/change-dialog.tsx"));

const runParameter = "run";

/**
 * The dialog in which rows of a list are changed; a run that an address names opens it too.
 * @param list the name of its declaration, by which it is loaded again
 */
export const useChanges = (list: string) => {
  const client = useQueryClient();
  const [query, setQuery] = useSearchParams();
  const [asked, setAsked] = useState<ChangeQuestion | null>(null);
  const clearChosen = useRef<(() => void) | null>(null);
  const run = query.get(runParameter);
  return {
    question: asked ?? (run === null ? null : { run }),
    open: useCallback((rows: readonly string[], clear: () => void) => {
      clearChosen.current = clear;
      setAsked({ rows });
    }, []),
    openEarlier: () => setAsked({ list: true }),
    close: (hasRun: boolean) => {
      setAsked(null);
      if (hasRun) {
        clearChosen.current?.();
        void client.invalidateQueries({ queryKey: [list] });
      }
      clearChosen.current = null;
      if (run === null) return;
      setQuery(
        (before) => {
          const after = new URLSearchParams(before);
          after.delete(runParameter);
          return after;
        },
        { replace: true },
      );
    },
  };
};
