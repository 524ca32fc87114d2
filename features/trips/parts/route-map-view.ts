import type { Side } from "../map-labels.ts";

/** A drawn route: paths in a box of `width` × `height`, and where its places lie in it. */
export type RouteMapView = Readonly<{
  width: number;
  height: number;
  land: string;
  borders: string;
  route: string;
  /** The names of the stops in the order of the route; one comes again where it leads back. */
  way: readonly string[];
  /** The places on the map, each once. */
  stops: readonly Readonly<{
    name: string;
    x: number;
    y: number;
    /** Where its name stands beside its mark; null where there is no room: the list below has it. */
    side: Side | null;
  }>[];
}>;
