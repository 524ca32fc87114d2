import { useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import { pressedKey } from "#platform/browser/pressed-key.ts";
import type { Drag, Edge } from "./drag-rows.ts";
import { dropIndex, moveTo } from "./order.ts";
import { useRowsDrag } from "./use-rows-drag.ts";
import { useSavedOrder } from "./use-saved-order.ts";

export type ItemOrderOptions = Readonly<{
  /** The order that is stored. */
  ids: readonly string[];
  nameOf: (id: string) => string;
  /** Writes the whole order, and `ids` follows before it resolves. */
  save: (order: readonly string[]) => Promise<void>;
  /** Why rows cannot be moved among their neighbours: some of them are not shown. */
  isPartial: boolean;
}>;

export type ItemOrder = Readonly<{
  order: readonly string[];
  /** Moves a row to a place from 0. */
  move: (id: string, index: number) => void;
  /** What was moved where, for the live region. */
  announcement: string;
  drag: Drag | null;
  /** Of the element around the rows; each row has `data-row` with its id. */
  listRef: React.RefObject<HTMLElement | null>;
}>;

const steps: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

/** A moved element loses the focus when it is taken out and put in again. */
const useFocusOfMoved = (order: readonly string[]) => {
  const focused = useRef<Element | null>(null);
  useLayoutEffect(() => {
    const { current } = focused;
    focused.current = null;
    if (current instanceof HTMLElement && current.isConnected) current.focus();
  }, [order]);
  return () => {
    focused.current = document.activeElement;
  };
};

/** Rows that are ordered by drag, by `Alt ↑ ↓`, by button and by a typed place, and saved at once. */
export const useItemOrder = (options: ItemOrderOptions): ItemOrder => {
  const { ids, nameOf, save, isPartial } = options;
  const { order, apply } = useSavedOrder(ids, save);
  const [announcement, setAnnouncement] = useState("");
  const listRef = useRef<HTMLElement>(null);
  const keepFocus = useFocusOfMoved(order);
  const move = (id: string, index: number) => {
    const next = moveTo(order, id, index);
    if (next.every((each, place) => each === order[place])) return;
    keepFocus();
    apply(next);
    setAnnouncement(`${nameOf(id)}, position ${next.indexOf(id) + 1} of ${next.length}`);
  };
  const latest = useRef({ order, move, isPartial });
  useEffect(() => {
    latest.current = { order, move, isPartial };
  });
  const onDrop = useCallback((id: string, targetId: string, edge: Edge) => {
    const { current } = latest;
    if (!current.isPartial) current.move(id, dropIndex(current.order, id, targetId, edge));
  }, []);
  useEffect(() => {
    const { current: list } = listRef;
    const press = (event: KeyboardEvent) => {
      const { current } = latest;
      const step = steps[pressedKey(event)];
      const row = event.target instanceof Element ? event.target.closest("[data-row]") : null;
      const id = row instanceof HTMLElement ? row.dataset["row"] : undefined;
      if (!event.altKey || step === undefined || id === undefined || current.isPartial) return;
      event.preventDefault();
      current.move(id, current.order.indexOf(id) + step);
    };
    list?.addEventListener("keydown", press);
    return () => list?.removeEventListener("keydown", press);
  });
  return { order, move, announcement, drag: useRowsDrag(listRef, onDrop), listRef };
};
