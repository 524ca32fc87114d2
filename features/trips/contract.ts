/**
 * A place on a trip's route. `lat` and `lon` are WGS84 degrees; `names` has a name for each
 * language code.
 */
export type Stop = Readonly<{
  key: string;
  lat: number;
  lon: number;
  names: Readonly<Record<string, string>>;
}>;

/** The facts about a trip that are the same in all markets: its places and pictures. */
export type Trip = Readonly<{
  id: string;
  code: string;
  /** ISO 3166-1 alpha-2 codes, the main country first. */
  countries: readonly string[];
  continent: string;
  /** The stops in the order of the route. A stop occurs again when the route returns to it. */
  stops: readonly Stop[];
  /** IATA code of the airport where travellers arrive. */
  airport: string | null;
  posterId: string | null;
  wideId: string | null;
}>;
