import { type RefObject, useEffect, useRef } from "react";
import { fromScreen, type MapView, type Size, toScreen, zoomAt } from "./map-view.ts";

export type MapMovesOptions = Readonly<{
  view: MapView;
  size: Size | null;
  onView: (view: MapView) => void;
  /** A click on the map itself that moved nothing. @param at in pixels of the map */
  onClick: (at: readonly [x: number, y: number]) => void;
}>;

/** A pointer that moved less is a click, in pixels. */
const clickTolerance = 4;
const wheelSpeed = 0.0018;

/** Moves the map by dragging it and zooms it by the wheel. */
export const useMapMoves = (map: RefObject<HTMLElement | null>, options: MapMovesOptions): void => {
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  useEffect(() => {
    const { current } = map;
    if (!current) return undefined;
    const ending = new AbortController();
    const { signal } = ending;
    const pointOf = ({ clientX, clientY }: MouseEvent): readonly [number, number] => {
      const { left, top } = current.getBoundingClientRect();
      return [clientX - left, clientY - top];
    };
    const startDrag = (event: PointerEvent) => {
      const { view, size } = latest.current;
      const isOnMap = event.target instanceof Element && event.target.closest("[data-map-ground]");
      if (event.button !== 0 || !isOnMap || !size) return;
      const start = pointOf(event);
      const drag = new AbortController();
      let hasMoved = false;
      const move = (moved: PointerEvent) => {
        const at = pointOf(moved);
        const [dx, dy] = [at[0] - start[0], at[1] - start[1]];
        hasMoved ||= Math.hypot(dx, dy) > clickTolerance;
        if (!hasMoved) return;
        const [x, y] = toScreen(view.centre, view, size);
        latest.current.onView({ ...view, centre: fromScreen([x - dx, y - dy], view, size) });
      };
      const end = (ended: PointerEvent) => {
        drag.abort();
        if (!hasMoved && ended.type === "pointerup") latest.current.onClick(pointOf(ended));
      };
      window.addEventListener("pointermove", move, { signal: drag.signal });
      window.addEventListener("pointerup", end, { signal: drag.signal });
      window.addEventListener("pointercancel", end, { signal: drag.signal });
    };
    const zoom = (event: WheelEvent) => {
      const { view, size, onView } = latest.current;
      if (!size) return;
      event.preventDefault();
      onView(zoomAt(view, Math.exp(-event.deltaY * wheelSpeed), pointOf(event), size));
    };
    current.addEventListener("pointerdown", startDrag, { signal });
    current.addEventListener("wheel", zoom, { signal, passive: false });
    return () => ending.abort();
  }, [map]);
};
