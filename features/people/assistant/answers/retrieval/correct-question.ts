import { editDistance } from "#platform/texts/spelling/edit-distance.ts";
import { patternsOf, toPlainWords } from "./words/patterns.ts";
import type { QuestionIndex } from "./question-index.ts";
import { splitCompound } from "./words/split-compound.ts";
import { matchAt } from "./words/word-matcher.ts";

/** Short words are too near to others, and a long one may hold two errors. */
const [shortest, longEnoughForTwo] = [5, 9];

/** The known word that somebody most likely meant, or null where none is near. */
const nearestOf = (word: string, known: readonly Iterable<string>[]): string | null => {
  let least = (word.length >= longEnoughForTwo ? 2 : 1) + 1;
  let nearest: string | null = null;
  for (const words of known)
    for (const each of words) {
      if (each.length < shortest) continue;
      const edits = editDistance(word, each, least - 1);
      if (edits >= least) continue;
      least = edits;
      nearest = each;
    }
  return nearest;
};

/**
 * A question with its typing errors corrected and its compounds split, in plain words. What any
 * pattern or source knows stays as it is.
 */
export const correctQuestion = (
  { language, words: known }: Pick<QuestionIndex, "language" | "words">,
  question: string,
): string => {
  const { matcher, spelled } = patternsOf(language);
  const isKnown = (word: string) => known.has(word) || matchAt(matcher, [word], 0).length > 0;
  const words = toPlainWords(question).trim().split(" ");
  return words
    .map((word) => {
      if (word.length < shortest || spelled.has(word) || isKnown(word)) return word;
      return splitCompound(word, language, isKnown) ?? nearestOf(word, [spelled, known]) ?? word;
    })
    .join(" ");
};
