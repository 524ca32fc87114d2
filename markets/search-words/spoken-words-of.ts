import type { Language } from "#markets/market-type.ts";
import { spokenWords as german } from "#markets/languages/de/search-words/spoken-words.ts";
import { spokenWords as english } from "#markets/languages/en/search-words/spoken-words.ts";
import { spokenWords as spanish } from "#markets/languages/es/search-words/spoken-words.ts";
import { spokenWords as french } from "#markets/languages/fr/search-words/spoken-words.ts";
import { spokenWords as italian } from "#markets/languages/it/search-words/spoken-words.ts";
import type { SpokenWords } from "./spoken-words.ts";

const words: Readonly<Record<Language, SpokenWords>> = {
  de: german,
  en: english,
  es: spanish,
  fr: french,
  it: italian,
};

export const spokenWordsOf = (language: Language): SpokenWords => words[language];
