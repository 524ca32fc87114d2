/** Paths and positions in a box of `width` × `height`. */
export type RouteMapView = Readonly<{
  width: number;
  height: number;
  land: string;
  borders: string;
  route: string;
  /** In the order of the route; repeated where it returns to a stop. */
  stopNames: readonly string[];
  /** Each place once. */
  stops: readonly Readonly<{
    name: string;
    x: number;
    y: number;
    /**
     * Relative to the mark; null where there is no room, since the list below the map has the name.
     */
    label: Readonly<{ x: number; y: number; anchor: "start" | "middle" | "end" }> | null;
    /** Line from the mark to a far label; empty for a label beside its mark. */
    leaderPath: string;
  }>[];
}>;
