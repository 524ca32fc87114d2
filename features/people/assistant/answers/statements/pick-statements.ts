import type { Language } from "#markets/market-type.ts";
import type { FoundSource } from "../retrieval/score-sources.ts";
import { termsOf } from "../retrieval/words/terms.ts";

/** What an answer says, with the number of the source that says it, from 1. */
export type Statement = Readonly<{ text: string; source: number }>;

const maxSentences = 3;
const maxLength = 600;

/** Sentences as they are written; a line is one too. */
const sentencesOf = (text: string, language: Language): readonly string[] => {
  const segmenter = new Intl.Segmenter(language, { granularity: "sentence" });
  return text
    .split("\n")
    .flatMap((line) => [...segmenter.segment(line)].map(({ segment }) => segment.trim()))
    .filter((sentence) => sentence !== "");
};

/** How many of the question's terms a sentence holds. */
const heldBy = (sentence: string, asked: ReadonlySet<string>, language: Language): number =>
  [...termsOf(sentence, language).counts.keys()].filter((term) => asked.has(term)).length;

/** The sentences from the one on that holds most of what is asked, or all of a short text. */
const passageOf = (text: string, asked: ReadonlySet<string>, language: Language): string => {
  const sentences = sentencesOf(text, language);
  if (sentences.length <= maxSentences) return sentences.join(" ");
  const held = sentences.map((sentence) => heldBy(sentence, asked, language));
  const best = held.indexOf(Math.max(...held));
  const from = Math.min(best, sentences.length - 2);
  return sentences.slice(from, from + 2).join(" ");
};

const cutToSentences = (text: string, language: Language): string => {
  let kept = "";
  for (const sentence of sentencesOf(text, language)) {
    if (kept !== "" && kept.length + sentence.length >= maxLength) break;
    kept = kept === "" ? sentence : `${kept} ${sentence}`;
  }
  return kept.slice(0, maxLength);
};

/** What the sources themselves say to a question, in their own words: one statement of each. */
export const pickStatements = (
  found: readonly FoundSource[],
  question: string,
  language: Language,
): readonly Statement[] => {
  const asked = new Set(termsOf(question, language).counts.keys());
  return found.flatMap(({ source }, index) => {
    // What a trip's page says in praise is no answer; its price and departures stand in its card.
    if (source.travelId !== null) return [];
    const text = cutToSentences(passageOf(source.text, asked, language), language);
    return text === "" ? [] : [{ text, source: index + 1 }];
  });
};
