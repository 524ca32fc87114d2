import { correctQuestion } from "./correct-question.ts";
import { patternsOf, toPlainWords } from "./words/patterns.ts";
import type { QuestionIndex } from "./question-index.ts";
import { termsOf, wordStemsOf } from "./words/terms.ts";

/** What a question is about: the names of places and trips in it, and the terms besides them. */
export type QuestionSubject = Readonly<{
  /** As `toPlainWords` writes them, the longest first. */
  named: readonly string[];
  terms: readonly string[];
  /** The stems of all its other words, with how much each tells two texts from each other. */
  wording: ReadonlyMap<string, number>;
}>;

/** Malé is a place and “male” a word: who writes a word of the language means no place. */
const isName = ({ names, language }: QuestionIndex, name: string, typed: string): boolean => {
  const words = name.trim().split(" ");
  return (
    words.length > 1 ||
    !patternsOf(language).spelled.has(name.trim()) ||
    typed.includes(names.get(name) ?? name)
  );
};

const namesIn = (index: QuestionIndex, words: string, typed: string): readonly string[] => {
  // French travellers write Vietnam, and the map Viêt Nam.
  const isIn = (name: string) =>
    words.includes(name) || words.includes(` ${name.replaceAll(" ", "")} `);
  return [...index.names.keys()]
    .filter((name) => isIn(name) && isName(index, name, typed))
    .toSorted((a, b) => b.length - a.length);
};

const wordingOf = (index: QuestionIndex, words: string): ReadonlyMap<string, number> => {
  const rarityOf = (stem: string) =>
    Math.log(1 + index.sources.length / ((index.users.get(stem) ?? 0) + 0.5));
  const stems = wordStemsOf(words, index.language);
  return new Map(stems.map((stem) => [stem, rarityOf(stem)] as const));
};

/** What stands for a name, so that the words around it are no phrase; a number says nothing. */
const unsaid = " 0 ";

export const subjectOfQuestion = (index: QuestionIndex, typed: string): QuestionSubject => {
  const words = toPlainWords(correctQuestion(index, typed));
  const named = namesIn(index, words, typed);
  const rest = named.reduce(
    (left, name) =>
      left.replaceAll(name, unsaid).replaceAll(` ${name.replaceAll(" ", "")} `, unsaid),
    words,
  );
  return {
    named,
    terms: [...termsOf(rest, index.language).counts.keys()],
    wording: wordingOf(index, rest),
  };
};
