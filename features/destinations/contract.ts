/** Somewhere that trips go: a region of the world, a country (`code` ISO 3166-1) or a place in one. */
export type Destination = Readonly<{
  id: string;
  kind: "region" | "country" | "place";
  code: string;
  slug: string;
  name: string;
  /** The region (or, for a place, the country) that it lies in. */
  region: string | null;
}>;
