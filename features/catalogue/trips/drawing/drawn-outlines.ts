import { geoPath, type GeoProjection } from "d3-geo";
import { simplifyPath } from "./simplify-path.ts";
import { readWorld } from "./world.ts";

type Outlines = Readonly<{ land: string; borders: string }>;

/** A company has fewer trips; each takes some kilobytes. */
const maxKept = 400;
const kept = new Map<string, Outlines>();

const draw = (projection: GeoProjection): Outlines => {
  const path = geoPath(projection).digits(1);
  const { land, borders } = readWorld("50m");
  return { land: simplifyPath(path(land) ?? ""), borders: simplifyPath(path(borders) ?? "") };
};

/**
 * The paths of coasts and borders. Drawing them takes 0.1 s, and they are the same in all languages
 * and whatever the stops are called.
 * @param projection clipped to a box of always the same size
 */
export const drawnOutlines = (projection: GeoProjection): Outlines => {
  const place = [projection.scale(), ...projection.translate(), ...projection.rotate()];
  const key = place.join(" ");
  const known = kept.get(key);
  if (known) return known;
  const [oldest] = kept.keys();
  if (kept.size >= maxKept && oldest !== undefined) kept.delete(oldest);
  const drawn = draw(projection);
  kept.set(key, drawn);
  return drawn;
};
