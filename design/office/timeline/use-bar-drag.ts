import { useEffect, useRef, useState } from "react";
import { pressedKey } from "#platform/browser/pressed-key.ts";
import { type BarPlace, changedSpan, type TimelineBar } from "./timeline-model.ts";

export type BarDrag = Readonly<{ id: string; place: BarPlace }>;

export type BarDragOptions = Readonly<{
  /** As wide as all days together. */
  body: React.RefObject<HTMLElement | null>;
  dayCount: number;
  /** Whether bars may go to another row. */
  canChangeRow: boolean;
  /** Null once nothing is dragged. */
  onDrag: (drag: BarDrag | null) => void;
  onDrop: (id: string, place: BarPlace) => void;
}>;

type Edge = "start" | "end" | null;

const edgeOf = (target: EventTarget): Edge => {
  const edge = target instanceof HTMLElement ? target.dataset["edge"] : undefined;
  return edge === "start" || edge === "end" ? edge : null;
};

const draggedPlace = (bar: TimelineBar, edge: Edge, days: number, rowKey: string): BarPlace => {
  if (edge === "end") return { ...changedSpan(bar, { kind: "resize", days }), rowKey };
  if (edge === null) return { ...changedSpan(bar, { kind: "move", days }), rowKey };
  const start = Math.min(bar.start + days, bar.start + bar.length - 1);
  return { start, length: bar.length - (start - bar.start), rowKey };
};

const rowAt = ({ clientX, clientY }: PointerEvent): string | undefined =>
  document
    .elementsFromPoint(clientX, clientY)
    .map((element) => element.closest<HTMLElement>("[data-timeline-row]"))
    .find((row) => row !== null)?.dataset["timelineRow"];

/**
 * Moves bars and their edges with a mouse or a pen; Escape puts a dragged bar back. Fingers scroll:
 * they have buttons.
 */
export const useBarDrag = (options: BarDragOptions) => {
  const [drag, setDrag] = useState<BarDrag | null>(null);
  const latest = useRef(options);
  const stop = useRef<() => void>(() => undefined);
  useEffect(() => {
    latest.current = options;
  });
  useEffect(() => () => stop.current(), []);
  const begin = (event: React.PointerEvent, bar: TimelineBar, rowKey: string): void => {
    const width = options.body.current?.clientWidth ?? 0;
    if (event.button !== 0 || event.pointerType === "touch" || width === 0) return;
    const edge = edgeOf(event.target);
    const from = event.clientX;
    let place: BarPlace = { start: bar.start, length: bar.length, rowKey };
    const show = (next: BarDrag | null) => {
      setDrag(next);
      latest.current.onDrag(next);
    };
    const move = (moved: PointerEvent) => {
      const { dayCount, canChangeRow } = latest.current;
      const days = Math.round(((moved.clientX - from) * dayCount) / width);
      const row = canChangeRow && edge === null ? (rowAt(moved) ?? place.rowKey) : rowKey;
      // A bar that goes to another row keeps its days.
      const next =
        row === rowKey
          ? draggedPlace(bar, edge, days, row)
          : { start: bar.start, length: bar.length, rowKey: row };
      if (next.start === place.start && next.length === place.length && row === place.rowKey)
        return;
      place = next;
      show({ id: bar.id, place });
    };
    const end = (isDropped: boolean) => {
      stop.current();
      const isSame =
        place.start === bar.start && place.length === bar.length && place.rowKey === rowKey;
      show(null);
      if (isDropped && !isSame) latest.current.onDrop(bar.id, place);
    };
    const up = () => end(true);
    const cancel = (pressed: KeyboardEvent) => {
      if (pressedKey(pressed) !== "Escape") return;
      pressed.preventDefault();
      pressed.stopPropagation();
      end(false);
    };
    window.addEventListener("pointermove", move);
    window.addEventListener("pointerup", up);
    window.addEventListener("keydown", cancel, true);
    stop.current = () => {
      window.removeEventListener("pointermove", move);
      window.removeEventListener("pointerup", up);
      window.removeEventListener("keydown", cancel, true);
      stop.current = () => undefined;
    };
  };
  return { drag, begin };
};
