import { geoBounds, geoCentroid, geoMercator } from "d3-geo";
import type { MultiPoint } from "geojson";
import type { Stop } from "#features/catalogue/trips/contract.ts";
import { drawnOutlines } from "../drawing/drawn-outlines.ts";
import { fitToBox } from "../drawing/fit-to-box.ts";
import {
  labelOn,
  labelSides,
  nameHitTest,
  placeLabels,
  type Point,
  type LabelSide,
} from "../drawing/map-labels.ts";
import { spreadMarks } from "../drawing/map-marks.ts";
import type { RouteMapView } from "./route-map-view.ts";
import { drawLegs, distinctStops } from "./route-line.ts";

const size = { width: 640, height: 380, padding: 64 };
// The sizes are those on phones, where the letters are largest in relation to the map
// (features/catalogue/trips/parts/styles/route-map.css).
const labelOptions = {
  width: size.width,
  height: size.height,
  letterWidth: 12.5,
  rowHeight: 27,
  sides: labelSides,
} as const;

const pointOf = (projected: readonly number[] | null): Point => [
  projected?.[0] ?? 0,
  projected?.[1] ?? 0,
];

const toStopView = (
  [x, y]: Point,
  name: string,
  side: LabelSide | null,
): RouteMapView["stops"][number] => {
  const label = side && labelOn(side);
  return {
    name,
    x: Math.round(x),
    y: Math.round(y),
    label: label && { x: label.x, y: label.y, anchor: label.anchor },
    leaderPath: label?.lineEnd ? `M0 0L${label.lineEnd.join(" ")}` : "",
  };
};

/**
 * Draws outlines, route and stops in a box of 640 × 380 units. The map of a trip that stays in one
 * place shows about 2° of its surroundings. Null when there are no stops.
 */
export const drawRoute = (
  stops: readonly Stop[],
  nameOf: (stop: Stop) => string,
): RouteMapView | null => {
  if (stops.length === 0) return null;
  const visited = distinctStops(stops);
  const places: MultiPoint = {
    type: "MultiPoint",
    coordinates: visited.map(({ lon, lat }) => [lon, lat]),
  };
  const [[west, south], [east, north]] = geoBounds(places);
  const [lon] = geoCentroid(places);
  const isSmall = Math.abs(east - west) < 2 && north - south < 1.4;
  // Leaves about a third more space than the places need on each side, so that their names have
  // room.
  const [wide, high] = [Math.max(0.75, (east - west) * 0.8), Math.max(0.45, (north - south) * 0.8)];
  const frame: MultiPoint = isSmall
    ? {
        type: "MultiPoint",
        coordinates: [
          [(west + east) / 2 - wide, (south + north) / 2 - high],
          [(west + east) / 2 + wide, (south + north) / 2 + high],
        ],
      }
    : places;
  const { width, height } = size;
  const projection = fitToBox(geoMercator().rotate([-lon, 0]), frame, size);
  const spots = visited.map((stop) => pointOf(projection([stop.lon, stop.lat])));
  const marks = spreadMarks(spots, { width, height, edge: 14 });
  const points = new Map(visited.map(({ key }, index) => [key, marks[index]] as const));
  const segments = stops.flatMap(({ key }, index) => {
    const before = stops[index - 1];
    const [from, to] = [points.get(before?.key ?? ""), points.get(key)];
    return from && to && from !== to ? [[from, to, before?.line === "straight"] as const] : [];
  });
  const isNamed = visited.map(({ shown }) => shown !== "mark");
  const names = visited.map((stop, index) => (isNamed[index] ? nameOf(stop) : ""));
  const sides = placeLabels(
    marks,
    names,
    labelOptions,
    drawLegs(segments, marks).flatMap((leg) => leg.points),
  );
  // The names were placed where the straight legs cross them least. The legs are now bent around
  // the names.
  const legs = drawLegs(segments, marks, nameHitTest(marks, names, sides, labelOptions));
  return {
    width,
    height,
    ...drawnOutlines(projection),
    route: legs.map(({ path: line }) => line).join(""),
    stopNames: stops.map(nameOf),
    stops: marks.map((mark, index) => {
      const side = isNamed[index] ? (sides[index] ?? null) : null;
      return toStopView(mark, visited[index] ? nameOf(visited[index]) : "", side);
    }),
  };
};
