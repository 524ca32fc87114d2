import { useEffect, useRef } from "react";
import type { CellPosition } from "../selection.ts";

export type PointerActions = Readonly<{
  onChoose: (place: CellPosition, isExtended: boolean) => void;
  onChooseRow: (row: number, isExtended: boolean) => void;
  /** While the handle is dragged to a row. */
  onFill: (row: number) => void;
  onFillEnd: () => void;
  onEdit: (place: CellPosition) => void;
}>;

type Target = Readonly<{ row: number; column: number | null }>;

const targetOf = (node: EventTarget | null): Target | null => {
  const cell = node instanceof Element ? node.closest<HTMLElement>("[data-row]") : null;
  if (!cell) return null;
  const { row, column } = cell.dataset;
  return { row: Number(row), column: column === undefined ? null : Number(column) };
};

type Drag = "cells" | "rows" | "handle" | null;

/** Choosing, filling and editing with a mouse, a pen or a finger. */
export const usePointer = (
  grid: React.RefObject<HTMLElement | null>,
  actions: PointerActions,
): void => {
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });
  useEffect(() => {
    const { current } = grid;
    if (!current) return undefined;
    let drag: Drag = null;
    const choose = (target: Target, isExtended: boolean) => {
      const { row, column } = target;
      if (column === null) latest.current.onChooseRow(row, isExtended);
      else latest.current.onChoose({ row, column }, isExtended);
    };
    const down = (event: PointerEvent) => {
      const { target } = event;
      const isField = target instanceof Element && target.closest("input, [role=listbox], a");
      const found = targetOf(target);
      if (event.button !== 0 || isField || !found) return;
      if (target instanceof Element && target.closest("[data-handle]")) drag = "handle";
      else {
        drag = found.column === null ? "rows" : "cells";
        choose(found, event.shiftKey);
      }
      // The browser would mark text.
      if (event.pointerType === "mouse") event.preventDefault();
    };
    const move = (event: PointerEvent) => {
      if (drag === null || event.pointerType === "touch") return;
      const found = targetOf(document.elementFromPoint(event.clientX, event.clientY));
      if (!found) return;
      if (drag === "handle") latest.current.onFill(found.row);
      else choose(drag === "rows" ? { row: found.row, column: null } : found, true);
    };
    const up = () => {
      if (drag === "handle") latest.current.onFillEnd();
      drag = null;
    };
    const edit = (event: MouseEvent) => {
      const found = targetOf(event.target);
      if (found !== null && found.column !== null)
        latest.current.onEdit({ row: found.row, column: found.column });
    };
    current.addEventListener("pointerdown", down);
    window.addEventListener("pointermove", move);
    window.addEventListener("pointerup", up);
    current.addEventListener("dblclick", edit);
    return () => {
      current.removeEventListener("pointerdown", down);
      window.removeEventListener("pointermove", move);
      window.removeEventListener("pointerup", up);
      current.removeEventListener("dblclick", edit);
    };
  }, [grid]);
};
