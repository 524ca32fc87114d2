import type { Destination } from "#features/destinations/contract.ts";
import type { SearchQuery } from "./contract.ts";
import { sortWith } from "./address.ts";
import { compact } from "./folded.ts";

/** A part as names of places are compared; nothing for words in quotation marks, which are a phrase. */
const spelling = (part: string): string => (/^["“”„«»]/.test(part) ? "" : compact(part));

/**
 * What somebody typed into the field that takes places and words: parts between commas that name a
 * destination become `where`, the rest stays the keyword.
 */
export const namedPlaces = (
  query: SearchQuery,
  destinations: readonly Destination[],
): SearchQuery => {
  if (query.q === "") return query;
  const slugs = Map.groupBy(destinations, ({ name }) => compact(name));
  const parts = query.q.split(",").map((part) => part.trim());
  const found = parts.flatMap((part) => (slugs.get(spelling(part)) ?? []).map(({ slug }) => slug));
  if (found.length === 0) return query;
  const q = parts.filter((part) => part !== "" && !slugs.has(spelling(part))).join(" ");
  return {
    ...query,
    q,
    where: [...new Set([...query.where, ...found])],
    sort: sortWith(q, query),
  };
};
