import { sentenceWords as german } from "#markets/languages/de/search-words/sentence-words.ts";
import { sentenceWords as english } from "#markets/languages/en/search-words/sentence-words.ts";
import { sentenceWords as spanish } from "#markets/languages/es/search-words/sentence-words.ts";
import { sentenceWords as french } from "#markets/languages/fr/search-words/sentence-words.ts";
import { sentenceWords as italian } from "#markets/languages/it/search-words/sentence-words.ts";
import type { Language } from "#markets/market-type.ts";
import type { SentenceWords } from "./sentence-words.ts";

const words: Readonly<Record<Language, SentenceWords>> = {
  de: german,
  en: english,
  es: spanish,
  fr: french,
  it: italian,
};

export const sentenceWordsOf = (language: Language): SentenceWords => words[language];
