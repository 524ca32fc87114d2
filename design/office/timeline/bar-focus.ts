import { useEffect, useRef } from "react";
import { type LaidRow, laneHeight, placeOf } from "./lanes.ts";

/** A bar that gets the focus; a new object asks again. */
export type BarFocus = Readonly<{ id: string }>;

const margin = 20;

const scrollTo = (scroller: HTMLElement, top: number): void => {
  const head = scroller.querySelector<HTMLElement>(".timeline-head")?.offsetHeight ?? 0;
  const room = scroller.clientHeight - head - laneHeight - 4 * margin;
  if (top < scroller.scrollTop + margin) scroller.scrollTop = Math.max(0, top - margin);
  else if (top > scroller.scrollTop + room) scroller.scrollTop = top - room;
};

/**
 * Brings a bar into sight and gives it the focus, as soon as it is drawn: its row may be out of
 * sight, and its days may have to be shown first.
 */
export const useBarFocus = (
  scroller: React.RefObject<HTMLElement | null>,
  rows: readonly LaidRow[],
  focus: BarFocus | null,
): void => {
  const pending = useRef<string | null>(null);
  useEffect(() => {
    pending.current = focus?.id ?? null;
  }, [focus]);
  useEffect(() => {
    const { current } = scroller;
    const place = pending.current === null ? null : placeOf(rows, pending.current);
    if (!current || !place) return undefined;
    scrollTo(current, place.top);
    const give = () => {
      const bar = current.querySelector<HTMLElement>(`[data-bar="${place.bar.id}"]`);
      if (!bar) return;
      bar.focus({ preventScroll: true });
      bar.scrollIntoView({ block: "nearest", inline: "nearest" });
      pending.current = null;
    };
    // A row that was out of sight is drawn after the scroll.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(give);
    });
    return () => cancelAnimationFrame(frame);
  }, [scroller, rows, focus]);
};
