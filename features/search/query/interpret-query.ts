import type { Destination } from "#features/destinations/contract.ts";
import type { Resource } from "#features/resources/contract.ts";
import type { Language } from "#markets/market-type.ts";
import type { SearchQuery } from "../contract.ts";
import { namedParts, withPlaces } from "./extract-places.ts";

/** What somebody typed, places among it taken as places, and the same with mistyped words put right. */
export type InterpretedQuery = Readonly<{
  typed: SearchQuery;
  meant: SearchQuery;
  /** The words that were put right, as they are meant; null where all stay as they were typed. */
  corrected: string | null;
}>;

/** Reads a search as its page does, wherever it is answered: a period that the market has not is none. */
export const interpretQuery = async (
  given: SearchQuery,
  language: Language,
  {
    destinations,
    resources,
    correct,
  }: Readonly<{
    destinations: () => Promise<readonly Destination[]>;
    resources: () => Promise<readonly Resource[]>;
    correct: (q: string) => Promise<string>;
  }>,
): Promise<InterpretedQuery> => {
  const isPeriod = ({ kind, slug }: Resource) => kind === "date-ranges" && slug === given.period;
  const isUnknown = given.period !== null && !(await resources()).some(isPeriod);
  const asked = isUnknown ? { ...given, period: null } : given;
  if (asked.q === "") return { typed: asked, meant: asked, corrected: null };
  const known = await destinations();
  const read = (q: string) => namedParts(q, language, known);
  const parts = read(asked.q);
  const typed = withPlaces(asked, parts);
  const words = parts.slugs.length > 0 ? parts.others.join(", ") : asked.q;
  const corrected = await correct(words);
  if (corrected === words) return { typed, meant: typed, corrected: null };
  // Words that were put right may be places too, and those of a list belong to its other places.
  const places = parts.slugs.length > 0 ? parts.named : [];
  const q = [...places, corrected].join(", ");
  return { typed, meant: withPlaces({ ...asked, q }, read(q)), corrected };
};
