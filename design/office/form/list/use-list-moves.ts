import { useCallback, useEffect, useRef, useState } from "react";
import type { Edge } from "#design/office/item-list/drag-rows.ts";
import { useRowsDrag } from "#design/office/item-list/use-rows-drag.ts";
import type { Json } from "../field-schema.ts";
import { moveItem, placeAfterMove } from "./moved-item.ts";

const steps: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

const placeOf = (target: EventTarget | null): number | null => {
  const row = target instanceof Element ? target.closest<HTMLElement>("[data-row]") : null;
  return row?.dataset["row"] === undefined ? null : Number(row.dataset["row"]);
};

export type ListMovesOptions = Readonly<{
  items: readonly Json[];
  nameOf: (place: number) => string;
  put: (items: Json[]) => void;
}>;

/**
 * Items that are moved by drag, by `Alt ↑ ↓` on their grip, by button and by a typed place; their
 * rows have `data-row` with their place from 0. The open one stays open where it is moved.
 */
export const useListMoves = ({ items, nameOf, put }: ListMovesOptions) => {
  const [openPlace, setOpenPlace] = useState<number | null>(0);
  const [announcement, setAnnouncement] = useState("");
  const listRef = useRef<HTMLDivElement>(null);
  const move = (from: number, to: number) => {
    if (to < 0 || to >= items.length || to === from) return;
    put(moveItem(items, from, to));
    setOpenPlace(openPlace === null ? null : placeAfterMove(openPlace, from, to));
    setAnnouncement(`${nameOf(from)}, position ${to + 1} of ${items.length}`);
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
      const place = placeOf(event.target);
      const isOnGrip = event.target instanceof Element && event.target.matches("[data-grip]");
      if (!event.altKey || step === undefined || place === null || !isOnGrip) return;
      event.preventDefault();
      latest.current(place, place + step);
      // The grip of the moved item is that of its new row.
      list
        ?.querySelector<HTMLElement>(`:scope > [data-row="${place + step}"] > [data-grip]`)
        ?.focus();
    };
    list?.addEventListener("keydown", press);
    return () => list?.removeEventListener("keydown", press);
  }, []);
  return {
    openPlace,
    setOpenPlace,
    announcement,
    listRef,
    move,
    drag: useRowsDrag(listRef, onDrop),
  };
};
