/** A region of the world, a country (`code` is ISO 3166-1) or a place in a country. */
export type Destination = Readonly<{
  id: string;
  kind: "region" | "country" | "place";
  code: string;
  slug: string;
  name: string;
  /**
   * For a country, the name of its region; for a place, the name of its country. Null for a region.
   */
  region: string | null;
}>;
