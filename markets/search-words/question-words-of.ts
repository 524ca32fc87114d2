import type { Language } from "#markets/market-type.ts";
import { questionWords as german } from "#markets/languages/de/search-words/question-words.ts";
import { questionWords as english } from "#markets/languages/en/search-words/question-words.ts";
import { questionWords as spanish } from "#markets/languages/es/search-words/question-words.ts";
import { questionWords as french } from "#markets/languages/fr/search-words/question-words.ts";
import { questionWords as italian } from "#markets/languages/it/search-words/question-words.ts";
import type { QuestionWords } from "./question-words.ts";

const byLanguage: Readonly<Record<Language, QuestionWords>> = {
  it: italian,
  en: english,
  es: spanish,
  fr: french,
  de: german,
};

export const questionWordsOf = (language: Language): QuestionWords => byLanguage[language];
