import type { Language } from "#markets/market-type.ts";
import { toPlainWords } from "./words/patterns.ts";
import { termsOf } from "./words/terms.ts";

const maxKey = 200;

/** The same for questions with the same topics and stems, in whichever order and wording. */
export const groupKeyOf = (text: string, language: Language): string => {
  const terms = [...termsOf(text, language).counts.keys()].toSorted();
  // What is made of idle words alone is its own group.
  return (terms.length > 0 ? terms.join(" ") : toPlainWords(text).trim()).slice(0, maxKey);
};
