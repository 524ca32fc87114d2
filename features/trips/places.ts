import { geoBounds, geoCentroid, geoEqualEarth, geoMercator, geoPath } from "d3-geo";
import type { MultiPoint } from "geojson";
import { placeLabels, type Point } from "./map-labels.ts";
import type { PlacesMapView } from "./parts/places-map-view.ts";
import { drawLegs } from "./route-line.ts";
import { thinPath } from "./thin-path.ts";
import { readWorld } from "./world.ts";

const box = { width: 960, height: 640, padding: 90 };
/** From so many degrees on a map shows so much of the world that the coarser outlines do. */
const wide = 50;
const room = {
  width: box.width,
  height: box.height,
  letterWidth: 9,
  rowHeight: 22,
  sides: ["right", "left"],
} as const;
const share = (part: number, whole: number) => Math.round((part / whole) * 1000) / 10;

/** The poles lie endlessly far on this projection. */
const inReach = (lat: number) => Math.max(-84, Math.min(84, lat));

type MapPlace = Readonly<{ name: string; lat: number; lon: number }>;

/** What the map has to show: all places, and never less than about 4° around them. */
const frameOf = (places: readonly MapPlace[]) => {
  const all: MultiPoint = {
    type: "MultiPoint",
    coordinates: places.map(({ lon, lat }) => [lon, inReach(lat)]),
  };
  const [[west, south], [east, north]] = geoBounds(all);
  const across = (east - west + 360) % 360;
  const [lon, lat] = geoCentroid(all);
  const isSmall = across < 3 && north - south < 2;
  const around = [
    [lon - 2, lat - 1.2],
    [lon + 2, lat + 1.2],
  ];
  return {
    frame: isSmall ? { ...all, coordinates: around } : all,
    middle: west + across / 2,
    isWide: across > wide || north - south > wide,
  };
};

/**
 * Places on a piece of the world, in a box of 960 × 640; from the place at `routeFrom` on, the way
 * from each to the next is drawn. Null without places.
 */
export const drawPlaces = (
  places: readonly MapPlace[],
  routeFrom: number,
): PlacesMapView | null => {
  if (places.length === 0) return null;
  const { width, height, padding } = box;
  const { frame, middle, isWide } = frameOf(places);
  const projection = (isWide ? geoEqualEarth() : geoMercator())
    .rotate([-middle, 0])
    .fitExtent(
      [
        [padding, padding],
        [width - padding, height - padding],
      ],
      frame,
    )
    .clipExtent([
      [-2, -2],
      [width + 2, height + 2],
    ]);
  const path = geoPath(projection).digits(isWide ? 0 : 1);
  const { land, borders } = readWorld(isWide ? "110m" : "50m");
  const points = places.map(({ lon, lat }): Point => {
    const [x = 0, y = 0] = projection([lon, inReach(lat)]) ?? [];
    return [x, y];
  });
  const stops = points.slice(routeFrom);
  const ways = stops.slice(1).flatMap((to, index) => {
    const from = stops[index];
    return from ? [[from, to] as const] : [];
  });
  const legs = drawLegs(ways, points);
  const names = places.map(({ name }) => name);
  const labels = placeLabels(
    points,
    names,
    room,
    legs.flatMap((leg) => leg.points),
  );
  return {
    width,
    height,
    land: thinPath(path(land) ?? ""),
    borders: thinPath(path(borders) ?? ""),
    route: legs.map(({ path: line }) => line).join(""),
    places: points.map(([x, y], index) => ({
      left: share(x, width),
      top: share(y, height),
      name: names[index] ?? "",
      toLeft: labels[index] === "left",
      isNamed: labels[index] !== null,
    })),
  };
};
