import { type RefObject, useEffect, useState } from "react";
import { whenIdle } from "#platform/browser/when-idle.ts";
import { useEditor } from "../editor/editor-context.ts";
import type { Drag } from "./drag-rows.ts";

/**
 * Lets the rows of a list be dragged by their grips and dropped beside each other.
 * @returns what is being dragged, and where it would go; null while nothing is
 */
export const useRowsDrag = (list: RefObject<HTMLElement | null>): Drag | null => {
  const { moveBeside } = useEditor();
  const [drag, setDrag] = useState<Drag | null>(null);
  useEffect(() => {
    let stop = () => {};
    let isGone = false;
    // Dragging is for pointers and comes after the page: the menu and the keys move blocks too.
    void whenIdle()
      .then(() => import("./drag-rows.ts"))
      .then(({ dragRows }) => {
        if (!isGone && list.current)
          stop = dragRows({ list: list.current, onDrag: setDrag, onDrop: moveBeside });
      });
    return () => {
      isGone = true;
      stop();
    };
  }, [list, moveBeside]);
  return drag;
};
