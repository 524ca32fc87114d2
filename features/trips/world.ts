import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { FeatureCollection, MultiLineString } from "geojson";
import { feature, mesh } from "topojson-client";
import type { GeometryCollection, Topology } from "topojson-specification";

type Source = Topology<{ countries: GeometryCollection; land: GeometryCollection }>;
type World = Readonly<{
  land: FeatureCollection;
  /** Where two countries meet, without the coasts. */
  borders: MultiLineString;
}>;

const read = new Map<string, World>();

/** Natural Earth, read when the first map at its scale is drawn: 1:50 million, or 1:110 for much of the world. */
export const readWorld = (scale: "50m" | "110m"): World => {
  const known = read.get(scale);
  if (known) return known;
  const path = createRequire(import.meta.url).resolve(`world-atlas/countries-${scale}.json`);
  const topology = JSON.parse(readFileSync(path, "utf8")) as Source;
  const world = {
    land: feature(topology, topology.objects.land) as FeatureCollection,
    borders: mesh(topology, topology.objects.countries, (one, other) => one !== other),
  };
  read.set(scale, world);
  return world;
};
