import { useLayoutEffect, useRef, useState } from "react";
import { pressedKey } from "#platform/browser/pressed-key.ts";

const minWidth = 320; // px
const maxWidth = 1100;
const initialWidth = 424;
const step = 24;

const clampWidth = (width: number): number =>
  Math.max(minWidth, Math.min(maxWidth, Math.round(width)));

/** The width of the preview column, set by dragging its edge or by arrow keys. */
export const useColumnWidth = () => {
  const columnsRef = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(initialWidth);
  useLayoutEffect(() => {
    columnsRef.current?.style.setProperty("--preview-column", `${width}px`);
  }, [width]);
  return { columnsRef, width, setWidth: (newWidth: number) => setWidth(clampWidth(newWidth)) };
};

export type ColumnResizerProps = Readonly<{ width: number; onWidth: (width: number) => void }>;

export const ColumnResizer = ({ width, onWidth }: ColumnResizerProps) => {
  const dragStart = useRef<Readonly<{ x: number; width: number }> | null>(null);
  return (
    <div
      className="column-resizer"
      role="slider"
      aria-orientation="horizontal"
      aria-label="Width of the preview column"
      aria-valuemin={minWidth}
      aria-valuemax={maxWidth}
      aria-valuenow={width}
      aria-valuetext={`${width} pixels`}
      tabIndex={0}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        dragStart.current = { x: event.clientX, width };
      }}
      onPointerMove={(event) => {
        if (dragStart.current)
          onWidth(dragStart.current.width + dragStart.current.x - event.clientX);
      }}
      onPointerUp={() => {
        dragStart.current = null;
      }}
      onKeyDown={(event) => {
        if (pressedKey(event) === "ArrowLeft") onWidth(width + step);
        if (pressedKey(event) === "ArrowRight") onWidth(width - step);
      }}
    />
  );
};
