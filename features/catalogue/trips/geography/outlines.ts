import { type GeoProjection, geoMercator, geoPath } from "d3-geo";
import { readCountries, readWorld } from "../drawing/world.ts";
import type { Frame, Outlines } from "../map-contract.ts";
import { toMapPoint, unitsPerDegree } from "../parts/mercator.ts";

/** Frames that span more degrees use less detailed outlines. */
const wideDegrees = 60;
/** Shorter than this in units, a country has no room for its name. */
const minCountrySize = 0.06;

const projectionOf = ({ west, south, east, north }: Frame): GeoProjection => {
  const middle = (west + east) / 2;
  const topLeft = toMapPoint({ lat: north, lon: west }, middle);
  const bottomRight = toMapPoint({ lat: south, lon: east }, middle);
  return geoMercator()
    .rotate([-middle, 0])
    .scale((unitsPerDegree * 180) / Math.PI)
    .translate([middle * unitsPerDegree, 0])
    .clipExtent([
      [topLeft.x, topLeft.y],
      [bottomRight.x, bottomRight.y],
    ]);
};

const draw = (frame: Frame): Outlines => {
  const isWide = frame.east - frame.west > wideDegrees;
  const scale = isWide ? "110m" : "50m";
  const path = geoPath(projectionOf(frame)).digits(1);
  const { land, borders } = readWorld(scale);
  const width = (frame.east - frame.west) * unitsPerDegree;
  const countries = readCountries(scale).flatMap(({ name, shape }) => {
    const [[left], [right]] = path.bounds(shape);
    const [x, y] = path.centroid(shape);
    return right - left > width * minCountrySize && Number.isFinite(x)
      ? [{ name, x: Math.round(x), y: Math.round(y) }]
      : [];
  });
  return { land: path(land) ?? "", borders: path(borders) ?? "", countries };
};

/** Drawing takes a tenth of a second, and staff open the same trips again. */
const drawn = new Map<string, Outlines>();
const maxDrawn = 100;

/** What is drawn of the world below the stops of a trip. */
export const drawOutlines = (frame: Frame): Outlines => {
  const key = [frame.west, frame.south, frame.east, frame.north].join(" ");
  const outlines = drawn.get(key) ?? draw(frame);
  drawn.delete(key);
  drawn.set(key, outlines);
  const [oldest] = drawn.keys();
  if (drawn.size > maxDrawn && oldest !== undefined) drawn.delete(oldest);
  return outlines;
};
