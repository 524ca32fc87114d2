/** WGS84 degrees; `names` by language code. */
export type Stop = Readonly<{
  key: string;
  lat: number;
  lon: number;
  names: Readonly<Record<string, string>>;
}>;

/** What all markets share of a trip: its places and pictures. */
export type Trip = Readonly<{
  id: string;
  code: string;
  /** ISO 3166-1 alpha-2 codes, the main country first. */
  countries: readonly string[];
  continent: string;
  /** In the order of the route; a stop is repeated where the route returns to it. */
  stops: readonly Stop[];
  /** IATA code of the airport of arrival. */
  airport: string | null;
  posterId: string | null;
  wideId: string | null;
}>;
