import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { FeatureCollection, MultiLineString } from "geojson";
import { feature, mesh } from "topojson-client";
import type { GeometryCollection, Topology } from "topojson-specification";

type WorldTopology = Topology<{ countries: GeometryCollection; land: GeometryCollection }>;
type World = Readonly<{
  land: FeatureCollection;
  /** Borders between countries. Coasts are not included. */
  borders: MultiLineString;
}>;

const worldByScale = new Map<string, World>();

/**
 * Outlines from Natural Earth at a scale of 1:50 million, or of 1:110 million for maps that show
 * much of the world. The file is read when it is first used.
 */
export const readWorld = (scale: "50m" | "110m"): World => {
  const cached = worldByScale.get(scale);
  if (cached) return cached;
  const path = createRequire(import.meta.url).resolve(`world-atlas/countries-${scale}.json`);
  const topology = JSON.parse(readFileSync(path, "utf8")) as WorldTopology;
  const world = {
    land: feature(topology, topology.objects.land) as FeatureCollection,
    borders: mesh(topology, topology.objects.countries, (one, other) => one !== other),
  };
  worldByScale.set(scale, world);
  return world;
};
