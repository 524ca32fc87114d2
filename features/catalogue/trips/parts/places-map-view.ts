/**
 * Paths are in a box of `width` × `height`. `left` and `top` of a place are percentages of the box.
 */
export type PlacesMapView = Readonly<{
  width: number;
  height: number;
  land: string;
  borders: string;
  /** Path through the places of the route. Empty when there is no route. */
  route: string;
  places: readonly Readonly<{
    left: number;
    top: number;
    name: string;
    /** True when the name is on the left of its mark, false when it is on the right. */
    toLeft: boolean;
    /** True when wide screens have room for the name. The number of the place is always shown. */
    isNamed: boolean;
  }>[];
}>;
