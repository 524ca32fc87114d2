import { combine } from "@atlaskit/pragmatic-drag-and-drop/combine";
import {
  draggable,
  dropTargetForElements,
} from "@atlaskit/pragmatic-drag-and-drop/element/adapter";
import {
  attachClosestEdge,
  extractClosestEdge,
} from "@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge";
import type { Edge } from "./use-row-drag.ts";

export type DraggedRow = Readonly<{
  id: string;
  row: HTMLElement;
  grip: HTMLElement;
  onEdge: (edge: Edge) => void;
  onDragged: (isDragged: boolean) => void;
  /** @param id the row that was dragged */
  onDrop: (id: string, beside: string, edge: "top" | "bottom") => void;
}>;

const kind = "wayroam-block";

type Data = Readonly<Record<string | symbol, unknown>>;

const edgeOf = (data: Data): Edge => {
  const edge = extractClosestEdge(data);
  return edge === "top" || edge === "bottom" ? edge : null;
};

/** Wires one row for dragging. @returns what undoes it */
export const dragRow = ({ id, row, grip, onEdge, onDragged, onDrop }: DraggedRow): (() => void) =>
  combine(
    draggable({
      element: row,
      dragHandle: grip,
      getInitialData: () => ({ kind, id }),
      onDragStart: () => onDragged(true),
      onDrop: () => onDragged(false),
    }),
    dropTargetForElements({
      element: row,
      canDrop: ({ source }) => source.data["kind"] === kind && source.data["id"] !== id,
      getData: ({ input, element }) =>
        attachClosestEdge({ id }, { input, element, allowedEdges: ["top", "bottom"] }),
      onDrag: ({ self }) => onEdge(edgeOf(self.data)),
      onDragLeave: () => onEdge(null),
      onDrop: ({ self, source }) => {
        const edge = edgeOf(self.data);
        const dragged = source.data["id"];
        onEdge(null);
        if (edge && typeof dragged === "string") onDrop(dragged, id, edge);
      },
    }),
  );
