import { typeWords as german } from "#markets/languages/de/search-words/type-words.ts";
import { typeWords as english } from "#markets/languages/en/search-words/type-words.ts";
import { typeWords as spanish } from "#markets/languages/es/search-words/type-words.ts";
import { typeWords as french } from "#markets/languages/fr/search-words/type-words.ts";
import { typeWords as italian } from "#markets/languages/it/search-words/type-words.ts";
import type { Language } from "#markets/market-type.ts";
import type { TypeWords } from "./type-words.ts";

const words: Readonly<Record<Language, TypeWords>> = {
  de: german,
  en: english,
  es: spanish,
  fr: french,
  it: italian,
};

export const typeWordsOf = (language: Language): TypeWords => words[language];
