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
    /** Where its name stands from its mark; null where there is no room: the list below has it. */
    label: Readonly<{ x: number; y: number; anchor: "start" | "middle" | "end" }> | null;
    /** The line from its mark to a name that stands away from it; an empty text where it stands beside it. */
    line: string;
  }>[];
}>;
