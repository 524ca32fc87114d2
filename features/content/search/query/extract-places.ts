import type { Destination } from "#features/content/destinations/contract.ts";
import type { Language } from "#markets/market-type.ts";
import { sortForKeyword } from "./search-params.ts";
import type { SearchQuery } from "../contract.ts";
import { compactText } from "../text/normalize-text.ts";
import { countriesCalled, countryAnywhere } from "../text/place-vocabulary.ts";

/** A text in quotation marks is searched literally and is never read as a place name. */
const isPhrase = (part: string): boolean => /^["“”„«»]/.test(part);

/**
 * Returns the slugs of the destinations that a part of the keyword names. Null means that the part
 * names no place.
 */
type SlugLookup = (part: string) => readonly string[] | null;

/** Finds destinations by their names only. */
const lookupByName = (destinations: readonly Destination[]): SlugLookup => {
  const slugs = Map.groupBy(destinations, ({ name }) => compactText(name));
  return (part) =>
    isPhrase(part) ? null : (slugs.get(compactText(part))?.map(({ slug }) => slug) ?? null);
};

/**
 * ISO codes of the countries that a text names in the visitor's language or, failing that, in
 * another market's language.
 */
const countryCodesOf = (language: Language, part: string): readonly string[] | null => {
  const foreignCode = countryAnywhere(part);
  return countriesCalled(language, part) ?? (foreignCode === null ? null : [foreignCode]);
};

/**
 * Finds destinations also by alternative names of countries, in any language, and by parts of the
 * world. Used when a keyword lists several places.
 */
const lookupByAnyName = (language: Language, destinations: readonly Destination[]): SlugLookup => {
  const countries = destinations.filter(({ kind }) => kind === "country");
  const slugsOf = lookupByName(destinations);
  return (part) => {
    const slugsByName = slugsOf(part);
    if (slugsByName || isPhrase(part)) return slugsByName;
    const codes = countryCodesOf(language, part);
    return codes && countries.filter(({ code }) => codes.includes(code)).map(({ slug }) => slug);
  };
};

const trimParts = (parts: readonly string[]): readonly string[] =>
  parts.map((part) => part.trim()).filter((part) => part !== "");

/** Separators between places: punctuation, and "and" and "or" in the languages of the markets. */
const separator = /[,;/&+]|\s(?:and|or|und|oder|e|ed|o|y|et|ou)\s/iu;

/** An article before a place name that does not belong to the name: "the USA", "die Schweiz". */
const article = /^(?:the|die|der|das|il|lo|la|i|gli|le|el|los|las|les|l['’])\s*(?=\p{L}{2})/iu;
const withoutArticle = (language: Language, part: string): string =>
  countriesCalled(language, part) ? part : part.replace(article, "");

/** Splits a keyword that consists only of place names. Null for any other keyword. */
const splitPlaceList = (language: Language, q: string): readonly string[] | null => {
  if (countriesCalled(language, q)) return null; // a single name may contain "and": "Bosnia and Herzegovina"
  const parts = trimParts(q.split(separator)).map((part) => withoutArticle(language, part));
  const areAllPlaces = parts.every((part) => !isPhrase(part) && countryCodesOf(language, part));
  return parts.length > 1 && areAllPlaces ? parts : null;
};

/** The names of destinations and the other words of a keyword that was split at its commas. */
export type KeywordParts = Readonly<{
  placeNames: readonly string[];
  /** Slugs of the named destinations. */
  slugs: readonly string[];
  others: readonly string[];
}>;

/**
 * A keyword that lists several places may use any of their names. A place without trips is dropped
 * when another place has some.
 */
export const splitKeyword = (
  q: string,
  language: Language,
  destinations: readonly Destination[],
): KeywordParts => {
  const parts = splitPlaceList(language, q) ?? trimParts(q.split(/[,;]/));
  const slugsOf =
    parts.length > 1 ? lookupByAnyName(language, destinations) : lookupByName(destinations);
  const isPlace = (part: string) => slugsOf(part) !== null;
  return {
    placeNames: parts.filter(isPlace),
    slugs: parts.flatMap((part) => slugsOf(part) ?? []),
    others: parts.filter((part) => !isPlace(part)),
  };
};

/** Moves the destinations that the keyword names to `where`. The other words remain the keyword. */
export const withPlaces = (query: SearchQuery, { slugs, others }: KeywordParts): SearchQuery => {
  if (slugs.length === 0) return query;
  const q = others.join(" ");
  return {
    ...query,
    q,
    where: [...new Set([...query.where, ...slugs])],
    sort: sortForKeyword(q, query),
  };
};
