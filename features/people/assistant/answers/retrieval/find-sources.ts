import type { Status } from "#features/records/statuses/contract.ts";
import type { Source } from "../sources/source.ts";
import type { QuestionIndex } from "./question-index.ts";
import { correctQuestion } from "./correct-question.ts";
import { isElsewhere, isStem, toPlainWords } from "./patterns.ts";
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
  // What texts are not about, they mention at most by the way.
  if (isElsewhere(term)) return 0;
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

/** What a question is about: the names in it, and the terms besides them. */
type QuestionSubject = Readonly<{ named: readonly string[]; terms: readonly string[] }>;

const askedIn = (index: QuestionIndex, typed: string): QuestionSubject => {
  const question = correctQuestion(index, typed);
  const named = namesIn(index, question);
  const rest = named.reduce(
    (words, name) => words.replaceAll(name, " ").replaceAll(` ${name.replaceAll(" ", "")} `, " "),
    toPlainWords(question),
  );
  return { named, terms: [...termsOf(rest, index.language).counts.keys()] };
};

/** What is asked of trips themselves. */
const topicsOfTrips: ReadonlySet<string> = new Set(
  (["price", "departures", "seats", "duration", "confirmed", "almostFull"] as const).map(
    (topic) => `topic:${topic}`,
  ),
);

/** Where no trip is named, its price or its days are said by the way. */
const unnamedShare = 0.4;
const shortWord = 3;
const shortShare = 0.4;
const elsewhereShare = 2;

/** How much a term tells of what is asked. */
const weightOf = ({ weights, unknownWeight }: QuestionIndex, term: string, isNamed: boolean) => {
  const weight = weights.get(term);
  if (isElsewhere(term)) return Math.max(weight ?? 0, unknownWeight * elsewhereShare);
  if (weight === undefined) return unknownWeight * (term.length > shortWord ? 1 : shortShare);
  return weight * (topicsOfTrips.has(term) && !isNamed ? unnamedShare : 1);
};

/** How much of a question each source is about that it may be answered from, the best first. */
const scoresOf = (
  index: QuestionIndex,
  { named, terms }: QuestionSubject,
): readonly FoundSource[] => {
  const weighted = terms.map((term) => [term, weightOf(index, term, named.length > 0)] as const);
  const whole = weighted.reduce((sum, [, weight]) => sum + weight, 0);
  const isNamed = ({ about }: Indexed) =>
    about !== null && about.some((name) => named.includes(name));
  // Who names a trip and asks nothing of it wants to see it.
  if (whole === 0)
    return index.sources
      .filter((each) => each.source.travelId !== null && isNamed(each))
      .map(({ source }) => ({ source, score: 1 }));
  // What only one question of a trip asks for names the trip as well as its place does.
  const asksAlone = ({ source, heading }: Indexed) =>
    source.travelId === null &&
    terms.some(
      (term) =>
        isStem(term) &&
        term.length >= minRareLength &&
        heading.counts.has(term) &&
        index.headingsWith.get(term) === 1,
    );
  const stems = terms.filter(isStem);
  // A text on the law answers what is asked of its own subject, or of two of its words.
  const isItsSubject = ({ source: { subject }, heading, text }: Indexed) =>
    subject === null ||
    terms.some((term) => subject.some((topic) => term === `topic:${topic}`)) ||
    stems.filter((term) => heading.counts.has(term) || text.counts.has(term)).length > 1;
  const isAsked = (each: Indexed) =>
    (each.about === null || isNamed(each) || asksAlone(each)) && isItsSubject(each);
  const scored = index.sources.filter(isAsked).map((each) => {
    // A single word that stands somewhere in a text says nothing of what is asked.
    const isAlone = terms.length === 1 && terms.every(isStem);
    const held = weighted.reduce((sum, [term, weight]) => sum + weight * matchOf(each, term), 0);
    const isMention = isAlone && each.about === null && held < whole;
    return { source: each.source, score: isMention ? 0 : (held / whole) * each.prior };
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
  /** The statuses that the trips shall have which it asks for; null for any. */
  statuses: readonly Status[] | null;
}>;

const surelyLeaving: readonly Status[] = ["CONFIRMED", "ALMOST_FULL"];

const askWhole = (index: QuestionIndex, question: string): Findings => {
  const asked = askedIn(index, question);
  const { named, terms } = asked;
  const scored = scoresOf(index, asked).filter(({ score }) => score >= minScore);
  const best = scored[0]?.score ?? 0;
  return {
    found: scored.filter(({ score }) => score >= best * besideBest).slice(0, maxSources),
    names: named.flatMap((name) => index.names.get(name) ?? []),
    isOfTrips:
      named.length > 0 &&
      !terms.some(isElsewhere) &&
      terms.every((term) => topicsOfTrips.has(term) || !index.weights.has(term)) &&
      terms.filter((term) => !index.weights.has(term)).length <= 1,
    statuses: terms.includes("topic:confirmed") ? surelyLeaving : null,
  };
};

/** The sentences of a text that ask, where it has others beside them. */
const questionsIn = (text: string): readonly string[] => {
  const sentences = text.split(/(?<=[.!?])\s+/u).filter((sentence) => /\p{L}/u.test(sentence));
  return sentences.length > 1 ? sentences.filter((sentence) => sentence.endsWith("?")) : [];
};

/**
 * Asks the index of a market. A word that no source knows counts against all of them, so that a
 * question about something else is not answered with what is merely near. Who tells of themselves
 * beside the question is answered as the question alone is, where that is found more surely.
 */
export const askIndex = (index: QuestionIndex, text: string): Findings => {
  const whole = askWhole(index, text);
  const scoreOf = ({ found }: Findings) => found[0]?.score ?? 0;
  const isElsewhereToo = askedIn(index, text).terms.some(isElsewhere);
  if (isElsewhereToo) return whole;
  return questionsIn(text)
    .map((question) => askWhole(index, question))
    .reduce((best, each) => {
      if (scoreOf(each) <= scoreOf(best)) return best;
      return { ...each, names: whole.names };
    }, whole);
};
