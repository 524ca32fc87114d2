/** In degrees. */
export type MapPlace = Readonly<{ latitude: number; longitude: number }>;

const earthRadius = 6371;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** In kilometres, along the surface (haversine). */
export const distanceBetween = (a: MapPlace, b: MapPlace): number => {
  const latitudes = radians(b.latitude - a.latitude) / 2;
  const longitudes = radians(b.longitude - a.longitude) / 2;
  const share =
    Math.sin(latitudes) ** 2 +
    Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * Math.sin(longitudes) ** 2;
  return 2 * earthRadius * Math.asin(Math.sqrt(Math.min(1, share)));
};

/** The mean of places of one city, which lie close together; null without places. */
export const middleOf = (places: readonly MapPlace[]): MapPlace | null => {
  if (places.length === 0) return null;
  const mean = (read: (place: MapPlace) => number) =>
    places.reduce((sum, place) => sum + read(place), 0) / places.length;
  return { latitude: mean((each) => each.latitude), longitude: mean((each) => each.longitude) };
};
