import { useCallback, useEffect, useRef } from "react";
import type { GridState } from "./use-grid.ts";
import { showCell } from "./use-window.ts";

/** Brings the chosen cell into sight, and gives it the focus while the grid has it. */
export const useCellFocus = (
  scroller: React.RefObject<HTMLElement | null>,
  { selection, editing }: GridState,
) => {
  const { row, column } = selection.head;
  const hasFocus = useRef(false);
  const isEditing = editing !== null;
  const focus = useCallback(() => {
    const { current } = scroller;
    const cell = current?.querySelector<HTMLElement>(
      `[data-row="${row}"][data-column="${column}"]`,
    );
    if (!current) return;
    showCell(current, row, cell ?? null);
    cell?.focus({ preventScroll: true });
  }, [scroller, row, column]);
  useEffect(() => {
    if (hasFocus.current && !isEditing) focus();
  }, [focus, isEditing]);
  return {
    /** The grid has the focus from now on, at whichever cell is chosen. */
    take: () => {
      hasFocus.current = true;
    },
    focus,
    /** An element that is taken away while it has the focus leaves it to nobody: it stays here. */
    leave: ({ relatedTarget, currentTarget }: React.FocusEvent<HTMLElement>) => {
      if (relatedTarget instanceof Node) hasFocus.current = currentTarget.contains(relatedTarget);
    },
  };
};
