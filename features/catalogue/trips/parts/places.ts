import { geoBounds, geoCentroid, geoEqualEarth, geoMercator, geoPath } from "d3-geo";
import type { MultiPoint } from "geojson";
import { fitToBox } from "../drawing/fit-to-box.ts";
import { placeLabels, type Point } from "../drawing/map-labels.ts";
import { simplifyPath } from "../drawing/simplify-path.ts";
import { readWorld } from "../drawing/world.ts";
import type { PlacesMapView } from "./places-map-view.ts";
import { drawLegs } from "./route-line.ts";

const box = { width: 960, height: 640, padding: 90 };
/** A map that spans more degrees than this uses less detailed outlines and a world projection. */
const wideDegrees = 50;
const labelOptions = {
  width: box.width,
  height: box.height,
  letterWidth: 9,
  rowHeight: 22,
  sides: ["right", "left"],
} as const;
const percentOf = (part: number, whole: number) => Math.round((part / whole) * 1000) / 10;

/** In the Mercator projection, the poles are infinitely far away. */
const clampLatitude = (lat: number) => Math.max(-84, Math.min(84, lat));

type MapPlace = Readonly<{ name: string; lat: number; lon: number }>;

/** The area that the map shows: all places and at least about 4°. */
const frameOf = (places: readonly MapPlace[]) => {
  const allPoints: MultiPoint = {
    type: "MultiPoint",
    coordinates: places.map(({ lon, lat }) => [lon, clampLatitude(lat)]),
  };
  const [[west, south], [east, north]] = geoBounds(allPoints);
  const longitudeSpan = (east - west + 360) % 360;
  const [lon, lat] = geoCentroid(allPoints);
  const isSmall = longitudeSpan < 3 && north - south < 2;
  const surroundings = [
    [lon - 2, lat - 1.2],
    [lon + 2, lat + 1.2],
  ];
  return {
    frame: isSmall ? { ...allPoints, coordinates: surroundings } : allPoints,
    middle: west + longitudeSpan / 2,
    isWide: longitudeSpan > wideDegrees || north - south > wideDegrees,
  };
};

/**
 * Draws places in a box of 960 × 640 units, and a route through the places from index `routeFrom`
 * on. Null when there are no places.
 */
export const drawPlaces = (
  places: readonly MapPlace[],
  routeFrom: number,
): PlacesMapView | null => {
  if (places.length === 0) return null;
  const { width, height } = box;
  const { frame, middle, isWide } = frameOf(places);
  const unfitted = isWide ? geoEqualEarth() : geoMercator();
  const projection = fitToBox(unfitted.rotate([-middle, 0]), frame, box);
  const path = geoPath(projection).digits(isWide ? 0 : 1);
  const { land, borders } = readWorld(isWide ? "110m" : "50m");
  const points = places.map(({ lon, lat }): Point => {
    const [x = 0, y = 0] = projection([lon, clampLatitude(lat)]) ?? [];
    return [x, y];
  });
  const stops = points.slice(routeFrom);
  const segments = stops.slice(1).flatMap((to, index) => {
    const from = stops[index];
    return from ? [[from, to] as const] : [];
  });
  const legs = drawLegs(segments, points);
  const names = places.map(({ name }) => name);
  const labels = placeLabels(
    points,
    names,
    labelOptions,
    legs.flatMap((leg) => leg.points),
  );
  return {
    width,
    height,
    land: simplifyPath(path(land) ?? ""),
    borders: simplifyPath(path(borders) ?? ""),
    route: legs.map(({ path: line }) => line).join(""),
    places: points.map(([x, y], index) => ({
      left: percentOf(x, width),
      top: percentOf(y, height),
      name: names[index] ?? "",
      toLeft: labels[index] === "left",
      isNamed: labels[index] !== null,
    })),
  };
};
