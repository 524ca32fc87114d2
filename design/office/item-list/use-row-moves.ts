import { useCallback, useEffect, useRef, useState } from "react";
import { pressedKey } from "#platform/browser/pressed-key.ts";
import type { Drag, Edge } from "./drag-rows.ts";
import { useRowsDrag } from "./use-rows-drag.ts";

const steps: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

const placeOf = (row: HTMLElement | null): number | null =>
  row?.dataset["row"] === undefined ? null : Number(row.dataset["row"]);

export type RowMoves<List extends HTMLElement = HTMLOListElement> = Readonly<{
  listRef: React.RefObject<List | null>;
  move: (from: number, to: number) => void;
  drag: Drag | null;
  announcement: string;
}>;

type RowMovesOptions = Readonly<{
  /** As it is read aloud before the new place, for the place from 0 that an item had. */
  nameOf: (place: number) => string;
  /** Whether the keys move an item only from its grip, where its own fields need them. */
  isByGrip?: boolean;
}>;

/**
 * Items of a draft are moved by drag, by `Alt ↑ ↓` and by a typed place. The rows are the children
 * of the list and have `data-row` with their index; the focus goes with the item, on its
 * `data-grip` or its `data-opener`.
 */
export const useRowMoves = <List extends HTMLElement = HTMLOListElement>(
  count: number,
  onMove: (from: number, to: number) => void,
  { nameOf, isByGrip = false }: RowMovesOptions,
): RowMoves<List> => {
  const [announcement, setAnnouncement] = useState("");
  const listRef = useRef<List>(null);
  const move = (from: number, to: number) => {
    if (to < 0 || to >= count || to === from) return;
    onMove(from, to);
    setAnnouncement(`${nameOf(from)}, position ${to + 1} of ${count}`);
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
      const step = steps[pressedKey(event)];
      const { target } = event;
      const row = target instanceof Element ? target.closest<HTMLElement>("[data-row]") : null;
      const place = row?.parentElement === list ? placeOf(row) : null;
      const isOnGrip = target instanceof Element && target.matches("[data-grip]");
      if (!event.altKey || step === undefined || place === null || (isByGrip && !isOnGrip)) return;
      event.preventDefault();
      latest.current(place, place + step);
      // The moved item stands in the next row, and the focus goes along.
      list
        ?.querySelector<HTMLElement>(
          `:scope > [data-row="${place + step}"] ${isOnGrip ? "[data-grip]" : "[data-opener]"}`,
        )
        ?.focus();
    };
    list?.addEventListener("keydown", press);
    return () => list?.removeEventListener("keydown", press);
  }, [isByGrip]);
  return { listRef, move, announcement, drag: useRowsDrag(listRef, onDrop) };
};
