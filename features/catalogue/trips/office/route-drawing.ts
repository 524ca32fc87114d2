import type { Stop } from "../contract.ts";
import { placeLabels } from "../drawing/map-labels.ts";
import { drawLegs, distinctStops, type Segment } from "../parts/route-line.ts";

export type ScreenPoint = readonly [x: number, y: number];
type Size = Readonly<{ width: number; height: number }>;

export type DrawnPlace = Readonly<{
  stop: Stop;
  point: ScreenPoint;
  /** The places of its visits in the route, from 0. */
  visits: readonly number[];
  side: "above" | "below" | "right" | "left";
}>;

const labelOptions = {
  letterWidth: 8,
  rowHeight: 20,
  sides: ["above", "right", "below", "left"],
} as const;

/** `1 · 6 Marrakech` */
export const labelOf = (visits: readonly number[], name: string): string =>
  `${visits.map((visit) => visit + 1).join(" · ")} ${name}`;

/** Each place once, and the way along all stops as SVG path data, in pixels of the screen. */
export const drawOnScreen = (
  stops: readonly Stop[],
  pointOf: (stop: Stop) => ScreenPoint,
  nameOf: (stop: Stop) => string,
  size: Size,
): Readonly<{ places: readonly DrawnPlace[]; route: string }> => {
  const visited = distinctStops(stops);
  const points = new Map(visited.map((stop) => [stop.key, pointOf(stop)] as const));
  const segments = stops.slice(1).flatMap((stop, index): Segment[] => {
    const before = stops[index];
    const [from, to] = [points.get(before?.key ?? ""), points.get(stop.key)];
    return before && from && to && from !== to ? [[from, to, before.line === "straight"]] : [];
  });
  const marks = [...points.values()];
  const legs = drawLegs(segments, marks);
  const visitsOf = (key: string) =>
    stops.flatMap((stop, index) => (stop.key === key ? [index] : []));
  const labels = visited.map((stop) => labelOf(visitsOf(stop.key), nameOf(stop)));
  const sides = placeLabels(
    marks,
    labels,
    { ...labelOptions, ...size },
    legs.flatMap((leg) => leg.points),
  );
  return {
    route: legs.map(({ path }) => path).join(""),
    places: visited.map((stop, index) => {
      const side = sides[index];
      return {
        stop,
        point: marks[index] ?? [0, 0],
        visits: visitsOf(stop.key),
        side: side === "right" || side === "below" || side === "left" ? side : "above",
      };
    }),
  };
};
