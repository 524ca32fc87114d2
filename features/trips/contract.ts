/** A place on a trip's map, WGS84 degrees; its name by language. */
export type Stop = Readonly<{
  key: string;
  lat: number;
  lon: number;
  names: Readonly<Record<string, string>>;
}>;

/** A trip belongs to the company: markets share its places and pictures. */
export type Trip = Readonly<{
  id: string;
  code: string;
  /** ISO 3166-1 alpha-2, the main country first. */
  countries: readonly string[];
  continent: string;
  /** In the order of the route; one comes again where the route leads back to it. */
  stops: readonly Stop[];
  /** IATA code. */
  airport: string | null;
  posterId: string | null;
  wideId: string | null;
}>;
