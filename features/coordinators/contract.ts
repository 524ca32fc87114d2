/** Someone who leads groups, as one market shows them. */
export type Coordinator = Readonly<{
  id: string;
  slug: string;
  name: string;
  city: string;
  bio: string;
  /** ISO 639-1 codes of the languages spoken. */
  languages: readonly string[];
  since: number;
  tripsLed: number;
  portraitId: string | null;
}>;
