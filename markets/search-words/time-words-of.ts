import type { Language } from "#markets/market-type.ts";
import { timeWords as german } from "#markets/languages/de/search-words/time-words.ts";
import { timeWords as english } from "#markets/languages/en/search-words/time-words.ts";
import { timeWords as spanish } from "#markets/languages/es/search-words/time-words.ts";
import { timeWords as french } from "#markets/languages/fr/search-words/time-words.ts";
import { timeWords as italian } from "#markets/languages/it/search-words/time-words.ts";
import type { TimeWords } from "./time-words.ts";

const words: Readonly<Record<Language, TimeWords>> = {
  de: german,
  en: english,
  es: spanish,
  fr: french,
  it: italian,
};

export const timeWordsOf = (language: Language): TimeWords => words[language];

/** All names of times of a language. */
export const timeNamesOf = (language: Language): readonly string[] => {
  const { months, seasons, holidays } = words[language];
  return [...months, ...Object.values(seasons), ...holidays].flat();
};
