import { namePattern, whole } from "../sentences/patterns.ts";
import type { Reader, Wish } from "../sentences/reader.ts";

/** Words whose meaning staff have added; null for such that say nothing. */
export type LexiconWord = Readonly<{ words: string; wish: Wish | null }>;

/** Reads added words as wholes, the longest first. */
export const createLexiconReading = (
  lexicon: readonly LexiconWord[],
): ((reader: Reader) => void) => {
  const readings = lexicon
    .filter(({ words }) => namePattern(words) !== "")
    .toSorted((one, other) => other.words.length - one.words.length)
    .map(({ words, wish }) => ({
      pattern: whole(namePattern(words)),
      said: wish === null ? ("neutral" as const) : [wish],
    }));
  return (reader) => {
    for (const { pattern, said } of readings) reader.take(pattern, () => said);
  };
};
