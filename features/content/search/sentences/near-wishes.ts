import type { SearchQuery, SearchResult } from "../contract.ts";
import type { SearchLookups } from "../parts/search-lookups.ts";
import type { SearchSite } from "../query/search-site.ts";
import type { Interpretation } from "./interpret.ts";
import type { Resource } from "#features/catalogue/resources/contract.ts";
import { compactText, normalizeText } from "../text/normalize-text.ts";
import type { Language } from "#markets/market-type.ts";
import { sentenceWordsOf } from "#markets/search-words/sentence-words-of.ts";
import { typeWordsOf } from "#markets/search-words/type-words-of.ts";
import { anyOf, whole } from "./patterns.ts";
import type { Finding, Wish } from "./reader.ts";

/** The place of each type in the lists of type words, which all languages share. */
const typeIndexes: Readonly<Record<string, number>> = { trekking: 0, beach: 1, city: 2, snow: 3 };

const wishOf = (
  near: string,
  language: Language,
  resources: readonly Resource[],
): readonly Wish[] => {
  const [parameter, value = "1"] = near.split("=");
  if (parameter === "mood") return [{ parameter, value }];
  if (parameter === "discounted") return [{ parameter, value }];
  const names = typeWordsOf(language).types[typeIndexes[value] ?? -1] ?? [];
  const type = resources.find(
    ({ kind, name }) =>
      kind === "travel-type-primary" &&
      names.some((each) => compactText(each) === compactText(name)),
  );
  return parameter === "type" && type ? [{ parameter, value: type.slug }] : [];
};

/** The filters that are nearest to words which mean none, the likeliest first. */
export const nearWishes = (
  words: string,
  language: Language,
  resources: readonly Resource[],
): readonly Wish[] => {
  const plain = normalizeText(words);
  return Object.entries(sentenceWordsOf(language).rest.near).flatMap(([near, each]) =>
    plain.search(whole(anyOf(each))) >= 0 ? wishOf(near, language, resources) : [],
  );
};

/** What is near to words that became no filter, the likeliest first. */
export type NearTo = (words: string) => readonly Wish[];

/** What a stretch of a sentence excludes, without the words that exclude it; null where none does. */
const excludedIn = (words: string, language: Language): string | null => {
  const { not, but } = sentenceWordsOf(language).rest;
  const plain = normalizeText(words);
  if (plain.search(whole(anyOf(not))) < 0) return null;
  return plain.replaceAll(whole(anyOf(not, but)), " ").trim();
};

type Sources = Readonly<{
  facets: SearchResult["facets"];
  lookups: SearchLookups;
  placeCounts: ReadonlyMap<string, number>;
}>;

const siblings = (
  { lookups, placeCounts }: Sources,
  excluded: readonly string[],
): readonly string[] => {
  const own = lookups.destinations.filter(({ slug }) => excluded.includes(slug));
  const beside = lookups.destinations.filter(
    ({ slug, kind, region }) =>
      !excluded.includes(slug) && own.some((each) => each.kind === kind && each.region === region),
  );
  const countOf = (slug: string) => placeCounts.get(slug) ?? 0;
  return beside
    .map(({ slug }) => slug)
    .filter((slug) => countOf(slug) > 0)
    .toSorted((one, other) => countOf(other) - countOf(one));
};

/** The search excludes nothing: what one may choose beside what is not wanted, the fullest first. */
const besideExcluded = (
  sources: Sources,
  excluded: readonly Pick<Finding, "parameter" | "value">[],
): readonly Wish[] => {
  const parameter = excluded[0]?.parameter;
  const values = excluded.flatMap((each) => (each.parameter === parameter ? each.value : []));
  if (parameter === "where")
    return siblings(sources, values).map((value) => ({ parameter: "where", value }));
  if (parameter !== "type" && parameter !== "mood") return [];
  return Object.entries(sources.facets[parameter])
    .filter(([value, count]) => count > 0 && !values.includes(value))
    .toSorted(([, one], [, other]) => other - one)
    .map(([value]) => ({ parameter, value }));
};

type ReadingSite = Pick<SearchSite, "catalogue" | "localizer"> &
  Readonly<{ interpret: (sentence: string) => Promise<Interpretation> }>;

/** What is near to the words of a sentence that became no filter. */
export const nearWordsOf = async (
  { catalogue, localizer, interpret }: ReadingSite,
  stretches: readonly string[],
  query: SearchQuery,
  lookups: SearchLookups,
): Promise<NearTo> => {
  const { language } = localizer.market;
  const beside = new Map<string, readonly Wish[]>();
  for (const words of stretches) {
    const excluded = excludedIn(words, language);
    if (excluded === null) continue;
    const { findings } = await interpret(excluded);
    if (findings.length === 0) {
      beside.set(words, []);
      continue;
    }
    const [{ facets }, placeCounts] = await Promise.all([
      catalogue.search(query),
      catalogue.placeCounts(),
    ]);
    beside.set(words, besideExcluded({ facets, lookups, placeCounts }, findings));
  }
  return (words) => beside.get(words) ?? nearWishes(words, language, lookups.resources);
};
