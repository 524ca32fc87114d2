import { useRef } from "react";
import { pressedKey } from "#platform/browser/pressed-key.ts";
import { formatDegrees } from "../parse-coordinates.ts";
import { type DrawnPlace, labelOf, type ScreenPoint } from "../route-drawing.ts";
import { counted } from "#platform/counted.ts";

export type StopMarkProps = Readonly<{
  place: DrawnPlace;
  name: string;
  count: number;
  isChosen: boolean;
  onChoose: () => void;
  /** The mark is being dragged. @param at in pixels of the map */
  onDrag: (at: ScreenPoint) => void;
  onDrop: () => void;
  onCancel: () => void;
  /** By the arrow keys, in metres. */
  onNudge: (metres: Readonly<{ east: number; north: number }>) => void;
}>;

const arrows: Readonly<Record<string, Readonly<{ east: number; north: number }>>> = {
  ArrowUp: { east: 0, north: 1 },
  ArrowDown: { east: 0, north: -1 },
  ArrowRight: { east: 1, north: 0 },
  ArrowLeft: { east: -1, north: 0 },
};
const stepMetres = 100;
const largeStepMetres = 1000;
/** A pointer that moved less chooses the stop, in pixels. */
const clickTolerance = 3;

/** The company's waymark at a stop, which is dragged or moved by the arrow keys. */
export const StopMark = (props: StopMarkProps) => {
  const { place, name, count, isChosen, onChoose, onDrag, onDrop, onCancel, onNudge } = props;
  const start = useRef<Readonly<{ x: number; y: number; point: ScreenPoint }> | null>(null);
  const hasMoved = useRef(false);
  const { stop, visits, point, side } = place;
  const [x, y] = point;
  const isNamed = stop.shown !== "mark";
  const label = `${labelOf(visits, name)}, of ${counted(count, "stop")}, latitude ${formatDegrees(stop.lat)}, longitude ${formatDegrees(stop.lon)}`;
  const end = (finish: () => void) => {
    if (!start.current) return;
    start.current = null;
    if (hasMoved.current) finish();
    hasMoved.current = false;
  };
  return (
    <button
      type="button"
      className="stop-mark"
      style={{ transform: `translate(${x}px, ${y}px)` }}
      data-chosen={isChosen || undefined}
      data-side={side}
      aria-label={label}
      aria-describedby="map-keys"
      aria-pressed={isChosen}
      onFocus={onChoose}
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        start.current = { x: event.clientX, y: event.clientY, point };
        onChoose();
      }}
      onPointerMove={(event) => {
        const { current } = start;
        if (!current) return;
        const [dx, dy] = [event.clientX - current.x, event.clientY - current.y];
        hasMoved.current ||= Math.hypot(dx, dy) > clickTolerance;
        if (hasMoved.current) onDrag([current.point[0] + dx, current.point[1] + dy]);
      }}
      onPointerUp={() => end(onDrop)}
      onPointerCancel={() => end(onCancel)}
      onKeyDown={(event) => {
        if (pressedKey(event) === "Escape" && start.current) {
          event.preventDefault();
          return end(onCancel);
        }
        const arrow = arrows[pressedKey(event)];
        if (!arrow || event.altKey || event.ctrlKey || event.metaKey) return;
        event.preventDefault();
        const metres = event.shiftKey ? largeStepMetres : stepMetres;
        onNudge({ east: arrow.east * metres, north: arrow.north * metres });
      }}
    >
      <span className="waymark" aria-hidden="true" />
      {isNamed && (
        <span className="stop-mark-name" aria-hidden="true">
          {labelOf(visits, name)}
        </span>
      )}
      {!isNamed && (
        <span className="stop-mark-name" data-quiet="true" aria-hidden="true">
          {visits.map((visit) => visit + 1).join(" · ")}
        </span>
      )}
    </button>
  );
};
