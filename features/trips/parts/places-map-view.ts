/** Paths in a box of `width` × `height`; `left` and `top` of the places are percentages of it. */
export type PlacesMapView = Readonly<{
  width: number;
  height: number;
  land: string;
  borders: string;
  /** Path through the places; empty when they form no route. */
  route: string;
  places: readonly Readonly<{
    left: number;
    top: number;
    name: string;
    /** Whether the name is left of its mark instead of right. */
    toLeft: boolean;
    /** Whether wide screens have room for the name; its number is always shown. */
    isNamed: boolean;
  }>[];
}>;
