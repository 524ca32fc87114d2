import type { Source } from "../sources/source.ts";
import type { QuestionIndex } from "./question-index.ts";
import { toPlainWords } from "./patterns.ts";
import { termsOf } from "./terms.ts";

/** A source with how much of the question it is about, from 0 to 1. */
export type FoundSource = Readonly<{ source: Source; score: number }>;

const headingMatch = 1;
const textMatch = 0.6;
const minScore = 0.45;
const maxSources = 3;
/** Others stand beside the best where they are about nearly as much. */
const besideBest = 0.72;

/** A short stem is soon another word's. */
const minRareLength = 8;

type Indexed = QuestionIndex["sources"][number];

/** How well a source's words hold a term, from 0 to 1. */
const matchOf = ({ heading, text }: Indexed, term: string): number => {
  if (heading.counts.has(term)) return headingMatch;
  const times = text.counts.get(term) ?? 0;
  if (times === 0) return 0;
  // Long texts mention much: what stands in one once among many words is hardly its subject.
  const density = Math.min(1, (times * 40) / Math.max(40, text.length));
  return textMatch * (0.6 + 0.4 * density);
};

/** The names of places and trips that stand in a question, the longest first. */
const namesIn = ({ names }: QuestionIndex, question: string): readonly string[] => {
  const words = toPlainWords(question);
  // French travellers write Vietnam, and the map Viêt Nam.
  const isIn = (name: string) =>
    words.includes(name) || words.includes(` ${name.replaceAll(" ", "")} `);
  return [...names.keys()].filter(isIn).toSorted((a, b) => b.length - a.length);
};

/** The terms of a question besides the names in it. */
const termsWithout = (
  { language }: QuestionIndex,
  named: readonly string[],
  question: string,
): readonly string[] => {
  const rest = named.reduce(
    (words, name) => words.replaceAll(name, " ").replaceAll(` ${name.replaceAll(" ", "")} `, " "),
    toPlainWords(question),
  );
  return [...termsOf(rest, language).counts.keys()];
};

/** How much of a question each source is about that it may be answered from, the best first. */
const scoresOf = (index: QuestionIndex, question: string): readonly FoundSource[] => {
  const named = namesIn(index, question);
  const terms = termsWithout(index, named, question);
  const weighted = terms.map(
    (term) => [term, index.weights.get(term) ?? index.unknownWeight] as const,
  );
  const whole = weighted.reduce((sum, [, weight]) => sum + weight, 0);
  if (whole === 0) return [];
  // What only one question of a trip asks for names the trip as well as its place does.
  const asksAlone = ({ source, heading }: Indexed) =>
    source.travelId === null &&
    terms.some(
      (term) =>
        term.length >= minRareLength &&
        heading.counts.has(term) &&
        index.headingsWith.get(term) === 1,
    );
  const isAsked = (each: Indexed) =>
    each.about === null || each.about.some((name) => named.includes(name)) || asksAlone(each);
  const scored = index.sources.filter(isAsked).map((each) => {
    const held = weighted.reduce((sum, [term, weight]) => sum + weight * matchOf(each, term), 0);
    return { source: each.source, score: (held / whole) * each.prior };
  });
  return scored.toSorted((a, b) => b.score - a.score);
};

/** What is found for a question. */
export type Findings = Readonly<{
  /** The sources that it asks for, the best first; none where no source holds what is asked. */
  found: readonly FoundSource[];
  /** The names of places and trips that it holds, as they are written. */
  names: readonly string[];
  /** Whether it asks for trips to those places, and not for something else about them. */
  isOfTrips: boolean;
}>;

/** What is asked of trips themselves. */
const topicsOfTrips: ReadonlySet<string> = new Set(
  (["price", "departures", "seats", "duration", "confirmed", "almostFull"] as const).map(
    (topic) => `topic:${topic}`,
  ),
);

/**
 * Asks the index of a market. A word that no source knows counts against all of them, so that a
 * question about something else is not answered with what is merely near.
 */
export const askIndex = (index: QuestionIndex, question: string): Findings => {
  const scored = scoresOf(index, question).filter(({ score }) => score >= minScore);
  const best = scored[0]?.score ?? 0;
  const named = namesIn(index, question);
  const terms = termsWithout(index, named, question);
  return {
    found: scored.filter(({ score }) => score >= best * besideBest).slice(0, maxSources),
    names: named.flatMap((name) => index.names.get(name) ?? []),
    isOfTrips:
      named.length > 0 &&
      terms.every((term) => topicsOfTrips.has(term) || !index.weights.has(term)) &&
      terms.filter((term) => !index.weights.has(term)).length <= 1,
  };
};
