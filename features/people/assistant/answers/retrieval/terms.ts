import type { Language } from "#markets/market-type.ts";
import { patternsOf, toPlainWords } from "./patterns.ts";

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
const maxStem = 8;
const minStem = 3;

/** What the forms of a word have in common. */
const stemOf = (word: string, language: Language): string => {
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
 * nothing are left out.
 */
export const termsOf = (text: string, language: Language): Terms => {
  const words = toPlainWords(text);
  const { topics, idle } = patternsOf(language);
  const counts = new Map<string, number>();
  const add = (term: string, times = 1) => counts.set(term, (counts.get(term) ?? 0) + times);
  let rest = words;
  for (const [topic, expression] of topics) {
    const found = words.match(expression)?.length ?? 0;
    if (found === 0) continue;
    add(`topic:${topic}`, found);
    rest = rest.replaceAll(expression, "");
  }
  for (const word of rest.replaceAll(idle, "").split(" "))
    if (word.length > 1 && !isNumber.test(word)) add(stemOf(word, language));
  return { counts, length: words.trim().split(" ").length };
};
