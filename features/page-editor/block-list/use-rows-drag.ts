import { type RefObject, useEffect, useState } from "react";
import { whenIdle } from "#platform/browser/when-idle.ts";
import { useEditor } from "../editor/editor-context.ts";
import type { Drag } from "./drag-rows.ts";

/**
 * Lets the user reorder rows by dragging their grips.
 * @returns the current drag; null while nothing is dragged
 */
export const useRowsDrag = (listRef: RefObject<HTMLElement | null>): Drag | null => {
  const { moveNextTo } = useEditor();
  const [drag, setDrag] = useState<Drag | null>(null);
  useEffect(() => {
    let stop = () => {};
    let isUnmounted = false;
    // Dragging is loaded late: the menu and the keyboard can move blocks as well.
    void whenIdle()
      .then(() => import("./drag-rows.ts"))
      .then(({ dragRows }) => {
        if (!isUnmounted && listRef.current)
          stop = dragRows({ list: listRef.current, onDrag: setDrag, onDrop: moveNextTo });
      });
    return () => {
      isUnmounted = true;
      stop();
    };
  }, [listRef, moveNextTo]);
  return drag;
};
