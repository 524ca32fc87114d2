import type { Resource } from "#features/catalogue/resources/contract.ts";
import type { Language } from "#markets/market-type.ts";
import { typeWordsOf } from "#markets/search-words/type-words-of.ts";
import type { SearchQuery } from "../contract.ts";
import { compactText } from "../text/normalize-text.ts";
import { sortForKeyword } from "./search-params.ts";

const maxWordsOfType = 6;

/** The words before and after a run of words, as one text. */
const wordsBeside = (words: readonly string[], from: number, to: number): string =>
  [...words.slice(0, from), ...words.slice(to)].join(" ").replace(/^[\s,;]+|[\s,;]+$/g, "");

const withoutPreposition = (text: string, prepositions: readonly string[]): string => {
  const [first = "", ...others] = text.split(" ");
  return prepositions.includes(first.toLowerCase()) ? others.join(" ") : text;
};

/**
 * Makes words for a type of travel the filter of that type where the keyword says nothing else, or
 * only places: “Wanderreise” is no word of the texts, which say what is walked. The market's own
 * name of a type stays a keyword, which finds more than the filter.
 * @param arePlaces whether a text consists of names of places
 */
export const extractType = (
  query: SearchQuery,
  {
    language,
    resources,
    arePlaces,
  }: Readonly<{
    language: Language;
    resources: readonly Resource[];
    arePlaces: (text: string) => boolean;
  }>,
): SearchQuery => {
  if (query.type.length > 0 || /["“”„«»]/.test(query.q)) return query;
  const { types, beforePlaces } = typeWordsOf(language);
  const namesByType = types.map((each) => each.map(compactText));
  const typeCalled = (asked: string): Resource | undefined => {
    const names = namesByType.find((each) => each.includes(asked));
    return resources.find(
      ({ kind, name }) =>
        kind === "travel-type-primary" &&
        names?.includes(compactText(name)) &&
        compactText(name) !== asked,
    );
  };
  const words = query.q.split(/\s+/);
  for (let length = Math.min(maxWordsOfType, words.length); length > 0; length -= 1)
    for (let from = 0; from + length <= words.length; from += 1) {
      const type = typeCalled(compactText(words.slice(from, from + length).join("")));
      if (!type) continue;
      const rest = wordsBeside(words, from, from + length);
      const q = [rest, withoutPreposition(rest, beforePlaces)].find(
        (each) => each === "" || arePlaces(each),
      );
      if (q !== undefined)
        return { ...query, q, type: [type.slug], sort: sortForKeyword(q, query) };
    }
  return query;
};
