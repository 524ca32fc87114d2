import type { Destination } from "#features/destinations/contract.ts";
import type { Resource } from "#features/resources/contract.ts";
import type { Language } from "#markets/market-type.ts";
import type { SearchQuery } from "./contract.ts";
import { namedPlaces } from "./places.ts";

/** What somebody typed, places among it taken as places, and the same with mistyped words put right. */
export type Meaning = Readonly<{ typed: SearchQuery; meant: SearchQuery }>;

/** Reads a search as its page does, wherever it is answered: a period that the market has not is none. */
export const meaningOf = async (
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
): Promise<Meaning> => {
  const isPeriod = ({ kind, slug }: Resource) => kind === "date-ranges" && slug === given.period;
  const isUnknown = given.period !== null && !(await resources()).some(isPeriod);
  const asked = isUnknown ? { ...given, period: null } : given;
  if (asked.q === "") return { typed: asked, meant: asked };
  const typed = namedPlaces(asked, language, await destinations());
  return { typed, meant: { ...typed, q: await correct(typed.q) } };
};
