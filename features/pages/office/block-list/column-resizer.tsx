import { useLayoutEffect, useRef, useState } from "react";

const narrowest = 320; // px
const widest = 1100;
const start = 424;
const step = 24;

const fitted = (width: number): number => Math.max(narrowest, Math.min(widest, Math.round(width)));

/** How wide the preview is, dragged or moved by arrow keys at its edge. */
export const useColumnWidth = () => {
  const box = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(start);
  useLayoutEffect(() => {
    box.current?.style.setProperty("--preview-column", `${width}px`);
  }, [width]);
  return { box, width, setWidth: (wanted: number) => setWidth(fitted(wanted)) };
};

export type ColumnEdgeProps = Readonly<{ width: number; onWidth: (width: number) => void }>;

/** The edge between the form and the preview. */
export const ColumnEdge = ({ width, onWidth }: ColumnEdgeProps) => {
  const from = useRef<Readonly<{ x: number; width: number }> | null>(null);
  return (
    <div
      className="column-edge"
      role="slider"
      aria-orientation="horizontal"
      aria-label="Width of the preview column"
      aria-valuemin={narrowest}
      aria-valuemax={widest}
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
