import { useLayoutEffect, useRef, useState } from "react";

const minWidth = 320; // px
const maxWidth = 1100;
const initialWidth = 424;
const step = 24;

const clampWidth = (width: number): number =>
  Math.max(minWidth, Math.min(maxWidth, Math.round(width)));

/** How wide the preview is, dragged or moved by arrow keys at its edge. */
export const useColumnWidth = () => {
  const box = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(initialWidth);
  useLayoutEffect(() => {
    box.current?.style.setProperty("--preview-column", `${width}px`);
  }, [width]);
  return { box, width, setWidth: (wanted: number) => setWidth(clampWidth(wanted)) };
};

export type ColumnResizerProps = Readonly<{ width: number; onWidth: (width: number) => void }>;

/** The edge between the form and the preview. */
export const ColumnResizer = ({ width, onWidth }: ColumnResizerProps) => {
  const from = useRef<Readonly<{ x: number; width: number }> | null>(null);
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
        from.current = { x: event.clientX, width };
      }}
      onPointerMove={(event) => {
        if (from.current) onWidth(from.current.width + from.current.x - event.clientX);
      }}
      onPointerUp={() => {
        from.current = null;
      }}
      onKeyDown={(event) => {
        if (event.key === "ArrowLeft") onWidth(width + step);
        if (event.key === "ArrowRight") onWidth(width - step);
      }}
    />
  );
};
