/** A coordinator as one market presents them. */
export type Coordinator = Readonly<{
  id: string;
  slug: string;
  name: string;
  city: string;
  bio: string;
  /** ISO 639-1 codes of the languages spoken. */
  languages: readonly string[];
  /** The year in which they began to coordinate. */
  since: number;
  tripsLed: number;
  portraitId: string | null;
}>;
