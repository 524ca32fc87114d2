import {
  draggable,
  dropTargetForElements,
  monitorForElements,
} from "@atlaskit/pragmatic-drag-and-drop/element/adapter";

export type Edge = "top" | "bottom";

/** A row that is being dragged, and the row and the edge of it where it would go. */
export type Drag = Readonly<{ id: string; beside: string | null; edge: Edge | null }>;

export type DragRowsOptions = Readonly<{
  /** Its rows bear `data-row` with their id, and hold a `.grip`. */
  list: HTMLElement;
  onDrag: (drag: Drag | null) => void;
  /** @param id the row that was dragged */
  onDrop: (id: string, beside: string, edge: Edge) => void;
}>;

const dragType = "page-block";

/** The row at a height of the window, and its nearer edge. */
const dropTargetAt = (list: HTMLElement, y: number): Pick<Drag, "beside" | "edge"> => {
  for (const row of list.querySelectorAll<HTMLElement>("[data-row]")) {
    const { top, bottom } = row.getBoundingClientRect();
    if (y > bottom) continue;
    return { beside: row.dataset["row"] ?? null, edge: y < (top + bottom) / 2 ? "top" : "bottom" };
  }
  return { beside: null, edge: null };
};

/**
 * Wires a list for dragging: each row when a pointer first comes to its grip, so that a list of
 * hundreds costs no more than a short one.
 * @returns what undoes it
 */
export const dragRows = ({ list, onDrag, onDrop }: DragRowsOptions): (() => void) => {
  const wired = new Map<HTMLElement, () => void>();
  const makeDraggable = ({ target }: Event) => {
    const grip = target instanceof Element ? target.closest(".grip") : null;
    const row = grip?.closest<HTMLElement>("[data-row]");
    const id = row?.dataset["row"];
    if (!grip || !row || id === undefined || wired.has(row)) return;
    const own = draggable({
      element: row,
      dragHandle: grip,
      getInitialData: () => ({ kind: dragType, id }),
    });
    wired.set(row, own);
  };
  const pointerEvents = ["pointerover", "pointerdown"];
  for (const pointerEvent of pointerEvents) list.addEventListener(pointerEvent, makeDraggable);

  const isOurs = ({ source }: { source: { data: Record<string, unknown> } }) =>
    source.data["kind"] === dragType;
  const stops = [
    dropTargetForElements({
      element: list,
      canDrop: isOurs,
      getData: ({ input }) => dropTargetAt(list, input.clientY),
    }),
    monitorForElements({
      canMonitor: isOurs,
      onDragStart: ({ source }) =>
        onDrag({ id: String(source.data["id"]), beside: null, edge: null }),
      onDrag: ({ source, location }) => {
        const { input, dropTargets } = location.current;
        const place =
          dropTargets.length > 0 ? dropTargetAt(list, input.clientY) : { beside: null, edge: null };
        onDrag({ id: String(source.data["id"]), ...place });
      },
      onDrop: ({ source, location }) => {
        onDrag(null);
        if (location.current.dropTargets.length === 0) return;
        const { beside, edge } = dropTargetAt(list, location.current.input.clientY);
        const id = String(source.data["id"]);
        if (beside !== null && edge && beside !== id) onDrop(id, beside, edge);
      },
    }),
  ];
  return () => {
    for (const coming of pointerEvents) list.removeEventListener(coming, makeDraggable);
    for (const stop of [...stops, ...wired.values()]) stop();
  };
};
