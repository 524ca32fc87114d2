import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Feature, FeatureCollection, MultiLineString } from "geojson";
import { feature, mesh } from "topojson-client";
import type { GeometryCollection, Topology } from "topojson-specification";

type WorldTopology = Topology<{ countries: GeometryCollection; land: GeometryCollection }>;
type World = Readonly<{
  land: FeatureCollection;
  /** Borders between countries. Coasts are not included. */
  borders: MultiLineString;
}>;

type Scale = "50m" | "110m";
/** `name` is in English. */
type Country = Readonly<{ name: string; shape: Feature }>;

const worldByScale = new Map<Scale, World>();
const countriesByScale = new Map<Scale, readonly Country[]>();

const readTopology = (scale: Scale): WorldTopology => {
  const path = createRequire(import.meta.url).resolve(`world-atlas/countries-${scale}.json`);
  return JSON.parse(readFileSync(path, "utf8")) as WorldTopology;
};

/**
 * Outlines from Natural Earth at a scale of 1:50 million, or of 1:110 million for maps that show
 * much of the world. The file is read when it is first used.
 */
export const readWorld = (scale: Scale): World => {
  const cached = worldByScale.get(scale);
  if (cached) return cached;
  const topology = readTopology(scale);
  const world = {
    land: feature(topology, topology.objects.land) as FeatureCollection,
    borders: mesh(topology, topology.objects.countries, (one, other) => one !== other),
  };
  worldByScale.set(scale, world);
  return world;
};

/** The shapes of countries, read when they are first used. */
export const readCountries = (scale: Scale): readonly Country[] => {
  const cached = countriesByScale.get(scale);
  if (cached) return cached;
  const topology = readTopology(scale);
  const { features } = feature(topology, topology.objects.countries) as FeatureCollection;
  const countries = features.map((shape) => ({
    name: String(shape.properties?.["name"] ?? ""),
    shape,
  }));
  countriesByScale.set(scale, countries);
  return countries;
};
