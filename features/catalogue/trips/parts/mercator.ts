type Position = Readonly<{ lat: number; lon: number }>;
export type MapPoint = Readonly<{ x: number; y: number }>;

/** Units of the drawing to a degree of longitude. */
export const unitsPerDegree = 100;

/** In Mercator's projection the poles are infinitely far away. */
export const maxLatitude = 85;

const radians = Math.PI / 180;

/** Longitudes on the other side of the date line lie beside those on this one. */
const near = (lon: number, middle: number): number => middle + (((lon - middle + 540) % 360) - 180);

/**
 * Mercator's projection, east and south positive.
 * @param middle a longitude near which the drawing lies
 */
export const toMapPoint = ({ lat, lon }: Position, middle: number): MapPoint => {
  const clamped = Math.max(-maxLatitude, Math.min(maxLatitude, lat)) * radians;
  return {
    x: near(lon, middle) * unitsPerDegree,
    y: (-Math.log(Math.tan(Math.PI / 4 + clamped / 2)) / radians) * unitsPerDegree,
  };
};

const digits = 5;
const rounded = (degrees: number): number => Number(degrees.toFixed(digits));

/** The position at a point of the drawing, to a metre. */
export const toPosition = ({ x, y }: MapPoint): Position => {
  const lon = ((x / unitsPerDegree + 540) % 360) - 180;
  const lat = (2 * Math.atan(Math.exp((-y / unitsPerDegree) * radians)) - Math.PI / 2) / radians;
  return { lat: rounded(lat), lon: rounded(lon) };
};

const metresPerDegree = 111_320;

/** A position so many metres to the east and to the north, to a metre. */
export const movedBy = (
  { lat, lon }: Position,
  metres: Readonly<{ east: number; north: number }>,
): Position => {
  const moved = lon + metres.east / (metresPerDegree * Math.max(0.01, Math.cos(lat * radians)));
  return {
    lat: rounded(
      Math.max(-maxLatitude, Math.min(maxLatitude, lat + metres.north / metresPerDegree)),
    ),
    lon: rounded(((moved + 540) % 360) - 180),
  };
};
