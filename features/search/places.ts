import type { Destination } from "#features/destinations/contract.ts";
import type { SearchQuery } from "./contract.ts";

/** Without accents, case, spaces, hyphens and apostrophes: `Perù` is `peru`, `Sud Africa` is `Sudafrica`. */
const folded = (text: string): string =>
  text
    .normalize("NFD")
    .toLowerCase()
    .replaceAll(/[\p{M}\s.'’-]+/gu, "");

/**
 * What somebody typed into the field that takes places and words: parts between commas that name a
 * destination become `where`, the rest stays the keyword.
 */
export const namedPlaces = (
  query: SearchQuery,
  destinations: readonly Destination[],
): SearchQuery => {
  if (query.q === "") return query;
  const slugs = Map.groupBy(destinations, ({ name }) => folded(name));
  const parts = query.q.split(",").map((part) => part.trim());
  const found = parts.flatMap((part) => (slugs.get(folded(part)) ?? []).map(({ slug }) => slug));
  if (found.length === 0) return query;
  const q = parts.filter((part) => part !== "" && !slugs.has(folded(part))).join(" ");
  return {
    ...query,
    q,
    where: [...new Set([...query.where, ...found])],
    sort: q === "" && query.sort === "relevance" ? "date" : query.sort,
  };
};
