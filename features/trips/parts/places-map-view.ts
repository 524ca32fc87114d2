/** A drawn map: paths in a box of `width` × `height`; its numbered places in per cent of it. */
export type PlacesMapView = Readonly<{
  width: number;
  height: number;
  land: string;
  borders: string;
  /** The way from place to place; empty when they are no route. */
  route: string;
  places: readonly Readonly<{
    left: number;
    top: number;
    name: string;
    /** The side of its mark on which the name stands. */
    toLeft: boolean;
    /** Whether a wide screen has room for the name; its number always has. */
    isNamed: boolean;
  }>[];
}>;
