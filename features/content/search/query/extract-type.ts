import type { Resource } from "#features/catalogue/resources/contract.ts";
import type { Language } from "#markets/market-type.ts";
import { typeWordsOf } from "#markets/search-words/type-words-of.ts";
import type { SearchQuery } from "../contract.ts";
import { compactText } from "../text/normalize-text.ts";
import { sortForKeyword } from "./search-params.ts";

/**
 * Makes a keyword that says nothing but a type of travel the filter of that type: “Wanderreise” is
 * no word of the texts, which say what is walked. The market's own name of a type stays a keyword,
 * which finds more than the filter.
 */
export const extractType = (
  query: SearchQuery,
  { language, resources }: Readonly<{ language: Language; resources: readonly Resource[] }>,
): SearchQuery => {
  if (query.type.length > 0) return query;
  const asked = compactText(query.q);
  const names = typeWordsOf(language)
    .map((each) => each.map(compactText))
    .find((each) => each.includes(asked));
  const type = resources.find(
    ({ kind, name }) => kind === "travel-type-primary" && names?.includes(compactText(name)),
  );
  if (!type || compactText(type.name) === asked) return query;
  return { ...query, q: "", type: [type.slug], sort: sortForKeyword("", query) };
};
