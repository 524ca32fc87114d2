import {
  draggable,
  dropTargetForElements,
  monitorForElements,
} from "@atlaskit/pragmatic-drag-and-drop/element/adapter";

export type Edge = "top" | "bottom";

/** The dragged row, and the row and edge at which it would be dropped. */
export type Drag = Readonly<{ id: string; targetId: string | null; edge: Edge | null }>;

export type DragRowsOptions = Readonly<{
  /** Each row has `data-row` with its id and contains its drag handle, `[data-grip]`. */
  list: HTMLElement;
  onDrag: (drag: Drag | null) => void;
  onDrop: (id: string, targetId: string, edge: Edge) => void;
}>;

const dragType = "row";

/** The row at a viewport height, and its nearer edge. */
const dropTargetAt = (list: HTMLElement, y: number): Pick<Drag, "targetId" | "edge"> => {
  for (const row of list.querySelectorAll<HTMLElement>("[data-row]")) {
    const { top, bottom } = row.getBoundingClientRect();
    if (y > bottom) continue;
    return {
      targetId: row.dataset["row"] ?? null,
      edge: y < (top + bottom) / 2 ? "top" : "bottom",
    };
  }
  return { targetId: null, edge: null };
};

/**
 * Makes the rows of a list draggable. A row is set up when the pointer first reaches its grip, so
 * that a list of hundreds of rows costs no more than a short one.
 * @returns a function that makes the rows undraggable again
 */
export const dragRows = ({ list, onDrag, onDrop }: DragRowsOptions): (() => void) => {
  const stopByRow = new Map<HTMLElement, () => void>();
  const makeDraggable = ({ target }: Event) => {
    const grip = target instanceof Element ? target.closest("[data-grip], .grip") : null;
    const row = grip?.closest<HTMLElement>("[data-row]");
    const id = row?.dataset["row"];
    if (!grip || !row || id === undefined || stopByRow.has(row)) return;
    const stop = draggable({
      element: row,
      dragHandle: grip,
      getInitialData: () => ({ kind: dragType, id, list }),
    });
    stopByRow.set(row, stop);
  };
  const pointerEvents = ["pointerover", "pointerdown"];
  for (const pointerEvent of pointerEvents) list.addEventListener(pointerEvent, makeDraggable);

  const isRow = ({ source }: { source: { data: Record<string, unknown> } }) =>
    source.data["kind"] === dragType && source.data["list"] === list;
  const stops = [
    dropTargetForElements({
      element: list,
      canDrop: isRow,
      getData: ({ input }) => dropTargetAt(list, input.clientY),
    }),
    monitorForElements({
      canMonitor: isRow,
      onDragStart: ({ source }) =>
        onDrag({ id: String(source.data["id"]), targetId: null, edge: null }),
      onDrag: ({ source, location }) => {
        const { input, dropTargets } = location.current;
        const target =
          dropTargets.length > 0
            ? dropTargetAt(list, input.clientY)
            : { targetId: null, edge: null };
        onDrag({ id: String(source.data["id"]), ...target });
      },
      onDrop: ({ source, location }) => {
        onDrag(null);
        if (location.current.dropTargets.length === 0) return;
        const { targetId, edge } = dropTargetAt(list, location.current.input.clientY);
        const id = String(source.data["id"]);
        if (targetId !== null && edge && targetId !== id) onDrop(id, targetId, edge);
      },
    }),
  ];
  return () => {
    for (const pointerEvent of pointerEvents) list.removeEventListener(pointerEvent, makeDraggable);
    for (const stop of [...stops, ...stopByRow.values()]) stop();
  };
};
