import type { Destination } from "#features/destinations/contract.ts";
import type { Language } from "#markets/market-type.ts";
import { sortForKeyword } from "./search-params.ts";
import type { SearchQuery } from "../contract.ts";
import { compactText } from "../text/normalize-text.ts";
import { countriesCalled, countryAnywhere } from "../text/place-vocabulary.ts";

/** Text in quotation marks is a phrase, never a place name. */
const isPhrase = (part: string): boolean => /^["“”„«»]/.test(part);

/** Slugs of the destinations that a part of the keyword names; null where it names no place. */
type SlugLookup = (part: string) => readonly string[] | null;

/** Knows only the names of destinations. */
const lookupByName = (destinations: readonly Destination[]): SlugLookup => {
  const slugs = Map.groupBy(destinations, ({ name }) => compactText(name));
  return (part) =>
    isPhrase(part) ? null : (slugs.get(compactText(part))?.map(({ slug }) => slug) ?? null);
};

/** ISO codes of the countries that a part names, in the visitor's language or else in another. */
const countryCodesOf = (language: Language, part: string): readonly string[] | null => {
  const foreignCode = countryAnywhere(part);
  return countriesCalled(language, part) ?? (foreignCode === null ? null : [foreignCode]);
};

/**
 * Also knows alternative names of countries in any language and parts of the world; used when a
 * keyword lists several places.
 */
const lookupByAnyName = (language: Language, destinations: readonly Destination[]): SlugLookup => {
  const countries = destinations.filter(({ kind }) => kind === "country");
  const slugsOf = lookupByName(destinations);
  return (part) => {
    const own = slugsOf(part);
    if (own || isPhrase(part)) return own;
    const codes = countryCodesOf(language, part);
    return codes && countries.filter(({ code }) => codes.includes(code)).map(({ slug }) => slug);
  };
};

const trimParts = (parts: readonly string[]): readonly string[] =>
  parts.map((part) => part.trim()).filter((part) => part !== "");

/** Separators of places in the languages of the markets. */
const separator = /[,;/&+]|\s(?:and|or|und|oder|e|ed|o|y|et|ou)\s/iu;

/** A leading article that is no part of the name: "the USA", "die Schweiz". */
const article = /^(?:the|die|der|das|il|lo|la|i|gli|le|el|los|las|les|l['’])\s*(?=\p{L}{2})/iu;
const withoutArticle = (language: Language, part: string): string =>
  countriesCalled(language, part) ? part : part.replace(article, "");

/** The parts of a keyword that consists of place names only; null for any other keyword. */
const splitPlaceList = (language: Language, q: string): readonly string[] | null => {
  if (countriesCalled(language, q)) return null; // one name, such as "Bosnia and Herzegovina"
  const parts = trimParts(q.split(separator)).map((part) => withoutArticle(language, part));
  const areAllPlaces = parts.every((part) => !isPhrase(part) && countryCodesOf(language, part));
  return parts.length > 1 && areAllPlaces ? parts : null;
};

/** A keyword split at commas into names of destinations and other words. */
export type KeywordParts = Readonly<{
  placeNames: readonly string[];
  /** Slugs of the named destinations. */
  slugs: readonly string[];
  others: readonly string[];
}>;

/**
 * Several places may be named in any way, and one without trips is dropped when another has some.
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

/** Moves the destinations of a keyword to `where` and keeps the rest as the keyword. */
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
