import type { Destination } from "#features/destinations/contract.ts";
import type { Language } from "#markets/market-type.ts";
import { sortForKeyword } from "./search-params.ts";
import type { SearchQuery } from "../contract.ts";
import { compactText } from "../text/normalize-text.ts";
import { countriesCalled, countryAnywhere } from "../text/place-vocabulary.ts";

/** Words in quotation marks are a phrase, and no name. */
const isPhrase = (part: string): boolean => /^["“”„«»]/.test(part);

/** The slugs of what a part of a keyword names; null where it names no place. */
type SlugsOf = (part: string) => readonly string[] | null;

/** By the names of destinations alone: whoever types one of them is led to it. */
const byName = (destinations: readonly Destination[]): SlugsOf => {
  const slugs = Map.groupBy(destinations, ({ name }) => compactText(name));
  return (part) =>
    isPhrase(part) ? null : (slugs.get(compactText(part))?.map(({ slug }) => slug) ?? null);
};

/** The countries that a part names, in the visitor's language or, where it has no such name, in another. */
const namedIn = (language: Language, part: string): readonly string[] | null => {
  const elsewhere = countryAnywhere(part);
  return countriesCalled(language, part) ?? (elsewhere === null ? null : [elsewhere]);
};

/** By other names of countries, in any language, and by parts of the world as well, for what is one of several. */
const byAnyName = (language: Language, destinations: readonly Destination[]): SlugsOf => {
  const countries = destinations.filter(({ kind }) => kind === "country");
  const slugsOf = byName(destinations);
  return (part) => {
    const own = slugsOf(part);
    if (own || isPhrase(part)) return own;
    const codes = namedIn(language, part);
    return codes && countries.filter(({ code }) => codes.includes(code)).map(({ slug }) => slug);
  };
};

const trimmed = (parts: readonly string[]): readonly string[] =>
  parts.map((part) => part.trim()).filter((part) => part !== "");

/** What stands between two places in one of the languages of the markets. */
const between = /[,;/&+]|\s(?:and|or|und|oder|e|ed|o|y|et|ou)\s/iu;

/** "the USA", "die Schweiz": an article that belongs to no name. */
const article = /^(?:the|die|der|das|il|lo|la|i|gli|le|el|los|las|les|l['’])\s*(?=\p{L}{2})/iu;
const bare = (language: Language, part: string): string =>
  countriesCalled(language, part) ? part : part.replace(article, "");

/** The parts of a keyword that all name places, whatever stands between them; null for another one. */
const placesAlone = (language: Language, q: string): readonly string[] | null => {
  if (countriesCalled(language, q)) return null; // "Bosnia and Herzegovina" is one
  const parts = trimmed(q.split(between)).map((part) => bare(language, part));
  const areAll = parts.every((part) => !isPhrase(part) && namedIn(language, part));
  return parts.length > 1 && areAll ? parts : null;
};

/** A keyword by its parts between commas: those that name a destination, and the words beside them. */
export type NamedParts = Readonly<{
  named: readonly string[];
  /** The destinations that are named. */
  slugs: readonly string[];
  others: readonly string[];
}>;

/** Of several places any will do, by all their names; one without trips asks for nothing beside one that has some. */
export const namedParts = (
  q: string,
  language: Language,
  destinations: readonly Destination[],
): NamedParts => {
  const parts = placesAlone(language, q) ?? trimmed(q.split(/[,;]/));
  const slugsOf = parts.length > 1 ? byAnyName(language, destinations) : byName(destinations);
  const isNamed = (part: string) => slugsOf(part) !== null;
  return {
    named: parts.filter(isNamed),
    slugs: parts.flatMap((part) => slugsOf(part) ?? []),
    others: parts.filter((part) => !isNamed(part)),
  };
};

/**
 * What somebody typed into the field that takes places and words: the parts that name a destination
 * become `where`, the rest stays the keyword.
 */
export const withPlaces = (query: SearchQuery, { slugs, others }: NamedParts): SearchQuery => {
  if (slugs.length === 0) return query;
  const q = others.join(" ");
  return {
    ...query,
    q,
    where: [...new Set([...query.where, ...slugs])],
    sort: sortForKeyword(q, query),
  };
};
