import { useMemo } from "react";
import { useDrawing } from "../frame/use-drawing.ts";
import type { Values } from "../record/record-declaration.ts";
import { useDraftStore } from "./state/use-draft.ts";

/**
 * The draft of a record's page, drawn by the server after each edit.
 * @param path of the drawings, below `/api/`
 * @param bodyOf what is sent of a draft; keep the function the same while nothing else changes
 */
export const useDraftDrawing = (path: string, bodyOf: (edited: Values) => object) => {
  const store = useDraftStore();
  return useDrawing(
    useMemo(
      () => ({
        path,
        bodyOf: () => bodyOf(store.getState().edited),
        subscribe: (listener: () => void) =>
          store.subscribe(({ edited }, before) => {
            if (edited !== before.edited) listener();
          }),
      }),
      [store, path, bodyOf],
    ),
  );
};
