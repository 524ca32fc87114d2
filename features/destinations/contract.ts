/** A region of the world, a country (`code` is ISO 3166-1) or a place in a country. */
export type Destination = Readonly<{
  id: string;
  kind: "region" | "country" | "place";
  code: string;
  slug: string;
  name: string;
  /** Name of the region of a country, or of the country of a place. */
  region: string | null;
}>;
