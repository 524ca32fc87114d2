/** Paths and positions are in a box of `width` × `height`. */
export type RouteMapView = Readonly<{
  width: number;
  height: number;
  land: string;
  borders: string;
  route: string;
  /**
   * The names in the order of the route. A name occurs again when the route returns to the stop.
   */
  stopNames: readonly string[];
  /** Each stop once, even when the route returns to it. */
  stops: readonly Readonly<{
    name: string;
    x: number;
    y: number;
    /**
     * Coordinates relative to the mark. Null when the map has no room for the name; the list below
     * the map still shows it.
     */
    label: Readonly<{ x: number; y: number; anchor: "start" | "middle" | "end" }> | null;
    /** The line from the mark to a far label. Empty when the label is next to its mark. */
    leaderPath: string;
  }>[];
}>;
