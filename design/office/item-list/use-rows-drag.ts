import { type RefObject, useEffect, useState } from "react";
import { whenIdle } from "#platform/browser/when-idle.ts";
import type { Drag, DragRowsOptions } from "./drag-rows.ts";

/**
 * Lets the user reorder rows by dragging their grips.
 * @param onDrop stays the same between renders
 * @returns the current drag; null while nothing is dragged
 */
export const useRowsDrag = (
  listRef: RefObject<HTMLElement | null>,
  onDrop: DragRowsOptions["onDrop"],
): Drag | null => {
  const [drag, setDrag] = useState<Drag | null>(null);
  useEffect(() => {
    let stop = () => {};
    let isUnmounted = false;
    // Dragging is loaded late: the menu and the keyboard move rows as well.
    void whenIdle()
      .then(() => import("./drag-rows.ts"))
      .then(({ dragRows }) => {
        if (!isUnmounted && listRef.current)
          stop = dragRows({ list: listRef.current, onDrag: setDrag, onDrop });
      });
    return () => {
      isUnmounted = true;
      stop();
    };
  }, [listRef, onDrop]);
  return drag;
};
