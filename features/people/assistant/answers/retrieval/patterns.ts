import { type Topic, topics } from "#markets/search-words/question-words.ts";
import { questionWordsOf } from "#markets/search-words/question-words-of.ts";
import { timeNamesOf } from "#markets/search-words/time-words-of.ts";
import type { Language } from "#markets/market-type.ts";
import { foldText } from "#platform/texts/fold-text.ts";

/** Words alone, in small letters without accents, each with a space before and after it. */
export const toPlainWords = (text: string): string =>
  ` ${foldText(text)
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim()} `;

const toExpression = (patterns: string): RegExp => {
  const words = patterns
    .split(",")
    .map((pattern) => foldText(pattern.trim()))
    .filter((pattern) => pattern !== "")
    .map((pattern) => pattern.replaceAll("*", "[\\p{L}\\p{N}]*"));
  // The longest comes first, so that it is not read as a part of itself.
  const sorted = words.toSorted((a, b) => b.length - a.length);
  return new RegExp(`(?<= )(?:${sorted.join("|")})(?= )`, "gu");
};

export type Patterns = Readonly<{
  topics: readonly (readonly [topic: Topic, expression: RegExp])[];
  idle: RegExp;
}>;

const read = (language: Language): Patterns => {
  const words = questionWordsOf(language);
  return {
    topics: topics.map((topic) => [topic, toExpression(words.topics[topic])]),
    // When somebody wants to travel is read by the search, and says nothing of what is asked.
    idle: toExpression([words.idle, ...timeNamesOf(language)].join(",")),
  };
};

const known = new Map<Language, Patterns>();

/** The expressions of a language, made when they are first needed. */
export const patternsOf = (language: Language): Patterns => {
  const patterns = known.get(language) ?? read(language);
  known.set(language, patterns);
  return patterns;
};
