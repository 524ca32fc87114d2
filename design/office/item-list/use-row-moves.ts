import { useCallback, useEffect, useRef, useState } from "react";
import type { Drag, Edge } from "./drag-rows.ts";
import { useRowsDrag } from "./use-rows-drag.ts";

const steps: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

const rowOf = (target: EventTarget | null): number | null => {
  const row = target instanceof Element ? target.closest<HTMLElement>("[data-row]") : null;
  return row?.dataset["row"] === undefined ? null : Number(row.dataset["row"]);
};

export type RowMoves = Readonly<{
  listRef: React.RefObject<HTMLOListElement | null>;
  move: (from: number, to: number) => void;
  drag: Drag | null;
  announcement: string;
}>;

/**
 * Items of a draft are moved by drag, by `Alt ↑ ↓` and by a typed place. Each row has `data-row`
 * with its index, and may have a `data-opener`, to which the focus goes with the item.
 * @param noun as it is read aloud: `Day 3, position 1 of 8`
 */
export const useRowMoves = (
  count: number,
  onMove: (from: number, to: number) => void,
  noun: string,
): RowMoves => {
  const [announcement, setAnnouncement] = useState("");
  const listRef = useRef<HTMLOListElement>(null);
  const move = (from: number, to: number) => {
    if (to < 0 || to >= count || to === from) return;
    onMove(from, to);
    setAnnouncement(`${noun} ${from + 1}, position ${to + 1} of ${count}`);
  };
  const latest = useRef(move);
  useEffect(() => {
    latest.current = move;
  });
  const onDrop = useCallback((id: string, targetId: string, edge: Edge) => {
    const [from, target] = [Number(id), Number(targetId)];
    const before = edge === "top" ? target : target + 1;
    latest.current(from, before > from ? before - 1 : before);
  }, []);
  useEffect(() => {
    const { current: list } = listRef;
    const press = (event: KeyboardEvent) => {
      const step = steps[event.key];
      const row = rowOf(event.target);
      if (!event.altKey || step === undefined || row === null) return;
      event.preventDefault();
      const selector = event.target instanceof Element && event.target.matches("[data-grip]");
      latest.current(row, row + step);
      // The moved item stands in the next row, and the focus goes along.
      list
        ?.querySelector<HTMLElement>(
          `[data-row="${row + step}"] ${selector ? "[data-grip]" : "[data-opener]"}`,
        )
        ?.focus();
    };
    list?.addEventListener("keydown", press);
    return () => list?.removeEventListener("keydown", press);
  }, []);
  return { listRef, move, announcement, drag: useRowsDrag(listRef, onDrop) };
};
