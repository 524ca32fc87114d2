import type { Destination } from "#features/destinations/contract.ts";
import type { SearchQuery } from "./contract.ts";
import { namedPlaces } from "./places.ts";

/** What somebody typed, places among it taken as places, and the same with mistyped words put right. */
export type Meaning = Readonly<{ typed: SearchQuery; meant: SearchQuery }>;

/** Reads a search as its page does, wherever it is answered. */
export const meaningOf = async (
  asked: SearchQuery,
  {
    destinations,
    correct,
  }: Readonly<{
    destinations: () => Promise<readonly Destination[]>;
    correct: (q: string) => Promise<string>;
  }>,
): Promise<Meaning> => {
  if (asked.q === "") return { typed: asked, meant: asked };
  const typed = namedPlaces(asked, await destinations());
  return { typed, meant: { ...typed, q: await correct(typed.q) } };
};
