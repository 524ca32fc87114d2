import { useEffect, useRef, useState } from "react";
import { settled } from "#platform/browser/settled.ts";
import { useEditor } from "./editor-context.ts";

/** Where a dragged row would go: before or behind the one it is over. */
export type Edge = "top" | "bottom" | null;

/** Lets a row of the list be dragged by its grip, and others be dropped beside it. */
export const useRowDrag = (id: string) => {
  const { moveBeside } = useEditor();
  const row = useRef<HTMLLIElement>(null);
  const grip = useRef<HTMLSpanElement>(null);
  const [edge, setEdge] = useState<Edge>(null);
  const [isDragged, setDragged] = useState(false);
  useEffect(() => {
    let stop = () => {};
    let isGone = false;
    // Dragging is for pointers and comes after the page: the menu and the keys move blocks too.
    void settled()
      .then(() => import("./drag-rows.ts"))
      .then(({ dragRow }) => {
        if (isGone || !row.current || !grip.current) return;
        stop = dragRow({
          id,
          row: row.current,
          grip: grip.current,
          onEdge: setEdge,
          onDragged: setDragged,
          onDrop: moveBeside,
        });
      });
    return () => {
      isGone = true;
      stop();
    };
  }, [id, moveBeside]);
  return { row, grip, edge, isDragged };
};
