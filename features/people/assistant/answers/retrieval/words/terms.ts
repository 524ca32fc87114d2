import type { Language } from "#markets/market-type.ts";
import { patternsOf, toPlainWords } from "./patterns.ts";
import { matchAt } from "./word-matcher.ts";

/** Endings that a language adds to a word without changing what it is about. */
const endings: Readonly<Record<Language, RegExp>> = {
  it: /(?:mente|zioni|zione|[aeio]+)$/,
  en: /(?:ing|ies|ied|es|ed|s|y|e)$/,
  es: /(?:mente|ciones|cion|[aeo]s?|s)$/,
  fr: /(?:ement|ments|ment|tions|tion|ées|es|er|ez|e|s|x)$/,
  de: /(?:ungen|ung|en|em|er|es|e|n|s)$/,
};

/** Numbers that mean something stand in the patterns of topics. */
const isNumber = /^\d+$/;
const maxStem = 7;
const minStem = 3;

/** What the forms of a word have in common. */
export const stemOf = (word: string, language: Language): string => {
  const stem = word.replace(endings[language], "");
  return (stem.length < minStem ? word : stem).slice(0, maxStem);
};

/** What a text is about: `topic:refund`, and the stems of its other words, each as often as it stands there. */
export type Terms = Readonly<{
  counts: ReadonlyMap<string, number>;
  /** How many words the text has. */
  length: number;
}>;

/**
 * The terms of a text. Words that belong to a topic are the topic, all others are stems; words that say
 * nothing are left out. Of several readings of a word the longest phrase holds, so that “almost
 * full” is not full.
 */
export const termsOf = (text: string, language: Language): Terms => {
  const words = toPlainWords(text).trim().split(" ");
  const { matcher } = patternsOf(language);
  const counts = new Map<string, number>();
  const add = (term: string) => counts.set(term, (counts.get(term) ?? 0) + 1);
  for (let at = 0; at < words.length;) {
    const { meanings, length } = matchAt(matcher, words, at);
    for (const meaning of meanings) if (meaning !== null) add(meaning);
    const word = words[at] ?? "";
    if (length === 0 && word.length > 1 && !isNumber.test(word)) add(stemOf(word, language));
    at += Math.max(1, length);
  }
  return { counts, length: words.length };
};

/** The stems of all words of a text, also of those that say nothing by themselves. */
export const wordStemsOf = (text: string, language: Language): readonly string[] =>
  toPlainWords(text)
    .trim()
    .split(" ")
    .filter((word) => word.length > 1)
    .map((word) => stemOf(word, language));
