import type { Resource } from "#features/catalogue/resources/contract.ts";
import { compactText, normalizeText } from "../text/normalize-text.ts";
import type { Language } from "#markets/market-type.ts";
import { sentenceWordsOf } from "#markets/search-words/sentence-words-of.ts";
import { typeWordsOf } from "#markets/search-words/type-words-of.ts";
import { anyOf, whole } from "./patterns.ts";
import type { Wish } from "./reader.ts";

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
