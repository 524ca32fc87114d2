import {
  type MapPoint,
  toMapPoint,
  unitsPerDegree,
} from "#features/catalogue/trips/parts/mercator.ts";
import type { Frame } from "#features/catalogue/trips/map-contract.ts";

export type Size = Readonly<{ width: number; height: number }>;

/** The point of the drawing in the middle of the screen, and pixels to a unit of it. */
export type MapView = Readonly<{ centre: MapPoint; zoom: number }>;

type Position = Readonly<{ lat: number; lon: number }>;

type Bounds = Readonly<{ left: number; top: number; right: number; bottom: number }>;

const boundsOf = (points: readonly MapPoint[]): Bounds => ({
  left: Math.min(...points.map(({ x }) => x)),
  right: Math.max(...points.map(({ x }) => x)),
  top: Math.min(...points.map(({ y }) => y)),
  bottom: Math.max(...points.map(({ y }) => y)),
});

/** Room around the stops, in pixels. */
const padding = 96;
/** So many units are shown at least, a third of a degree. */
const minUnits = unitsPerDegree / 3;
const zoomLimits = { min: 0.02, max: 60 } as const;

export const clampZoom = (zoom: number): number =>
  Math.max(zoomLimits.min, Math.min(zoomLimits.max, zoom));

/** Shows all positions. @param middle a longitude near which they are drawn */
export const fitView = (positions: readonly Position[], middle: number, size: Size): MapView => {
  if (positions.length === 0)
    return { centre: toMapPoint({ lat: 20, lon: middle }, middle), zoom: 0.1 };
  const { left, right, top, bottom } = boundsOf(positions.map((each) => toMapPoint(each, middle)));
  const room = (length: number) => Math.max(80, length - 2 * padding);
  return {
    centre: { x: (left + right) / 2, y: (top + bottom) / 2 },
    zoom: clampZoom(
      Math.min(
        room(size.width) / Math.max(minUnits, right - left),
        room(size.height) / Math.max(minUnits, bottom - top),
      ),
    ),
  };
};

export const toScreen = (
  point: MapPoint,
  { centre, zoom }: MapView,
  { width, height }: Size,
): readonly [x: number, y: number] => [
  width / 2 + (point.x - centre.x) * zoom,
  height / 2 + (point.y - centre.y) * zoom,
];

export const fromScreen = (
  [x, y]: readonly [x: number, y: number],
  { centre, zoom }: MapView,
  { width, height }: Size,
): MapPoint => ({
  x: centre.x + (x - width / 2) / zoom,
  y: centre.y + (y - height / 2) / zoom,
});

/** Zooms so that what is at a point of the screen stays there. */
export const zoomAt = (
  view: MapView,
  factor: number,
  at: readonly [x: number, y: number],
  size: Size,
): MapView => {
  const zoom = clampZoom(view.zoom * factor);
  const fixed = fromScreen(at, view, size);
  const moved = fromScreen(at, { ...view, zoom }, size);
  return {
    zoom,
    centre: {
      x: view.centre.x + fixed.x - moved.x,
      y: view.centre.y + fixed.y - moved.y,
    },
  };
};

/** The world is drawn in steps of so many degrees, so that it is not asked for at each edit. */
const step = 5;
const down = (degrees: number) => Math.floor(degrees / step) * step;
const up = (degrees: number) => Math.ceil(degrees / step) * step;

/** What is drawn around the stops: three times as much as they need, and ten degrees at least. */
export const frameOf = (positions: readonly Position[], middle: number): Frame => {
  const lons = positions.map((each) => toMapPoint(each, middle).x / unitsPerDegree);
  const lats = positions.map(({ lat }) => lat);
  const [west, east] = [Math.min(middle, ...lons), Math.max(middle, ...lons)];
  const [south, north] = [Math.min(80, ...lats), Math.max(-80, ...lats)];
  const margin = Math.max(10, (east - west) * 1.2, (north - south) * 1.2);
  const [left, right] = [down(west - margin), up(east + margin)];
  const isWhole = right - left >= 350;
  return {
    west: isWhole ? middle - 179 : left,
    east: isWhole ? middle + 179 : right,
    south: Math.max(-85, down(south - margin)),
    north: Math.min(85, up(north + margin)),
  };
};
