import { topics } from "#markets/search-words/question-words.ts";
import { questionWordsOf } from "#markets/search-words/question-words-of.ts";
import { spokenWordsOf } from "#markets/search-words/spoken-words-of.ts";
import { timeNamesOf } from "#markets/search-words/time-words-of.ts";
import type { Language } from "#markets/market-type.ts";
import { foldText } from "#platform/texts/fold-text.ts";
import { createMatcher, type WordMatcher } from "./word-matcher.ts";

/** Words alone, in small letters without accents, each with a space before and after it. */
export const toPlainWords = (text: string): string =>
  ` ${foldText(text)
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim()} `;

const patternsIn = (list: string): readonly string[] =>
  list
    .split(",")
    .map((pattern) => foldText(pattern.trim()))
    .filter((pattern) => pattern !== "");

/** What a subject that sources are not about is counted as. */
export const isElsewhere = (term: string): boolean => term.startsWith("elsewhere:");

/** Whether a term is the stem of a word, and no subject that words stand for. */
export const isStem = (term: string): boolean => !term.includes(":");

export type Patterns = Readonly<{
  matcher: WordMatcher;
  /** The words that are spelled out in the patterns, which a mistyped one may have been. */
  spelled: ReadonlySet<string>;
}>;

const read = (language: Language): Patterns => {
  const words = questionWordsOf(language);
  const spoken = spokenWordsOf(language);
  const meant = [
    ...topics.flatMap((topic) =>
      patternsIn(`${words.topics[topic]},${spoken.topics[topic] ?? ""}`).map(
        (pattern) => [pattern, `topic:${topic}`] as const,
      ),
    ),
    ...patternsIn(spoken.elsewhere).map((pattern) => [pattern, `elsewhere:${pattern}`] as const),
  ];
  // When somebody wants to travel is read by the search, and says nothing of what is asked.
  const idle = patternsIn([words.idle, spoken.idle, ...timeNamesOf(language)].join(","));
  const patterns = [...meant, ...idle.map((pattern) => [pattern, null] as const)];
  return {
    matcher: createMatcher(patterns),
    spelled: new Set(
      patterns.flatMap(([pattern]) => pattern.split(" ").map((word) => word.replace(/\*$/, ""))),
    ),
  };
};

const known = new Map<Language, Patterns>();

/** The patterns of a language, made when they are first needed. */
export const patternsOf = (language: Language): Patterns => {
  const patterns = known.get(language) ?? read(language);
  known.set(language, patterns);
  return patterns;
};
