import type { Status } from "#features/records/statuses/contract.ts";
import { isElsewhere } from "./words/patterns.ts";
import type { QuestionIndex } from "./question-index.ts";
import { subjectOfQuestion } from "./question-subject.ts";
import { asksForTrips, type FoundSource, scoreSources } from "./score-sources.ts";

const minScore = 0.45;
/** Where something is asked too that no source is about, one has to hold nearly all of the rest. */
const minBesideElsewhere = 0.65;
const maxSources = 3;
/** Others stand beside the best where they are about nearly as much. */
const besideBest = 0.72;

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
  const subject = subjectOfQuestion(index, question);
  const { named, terms } = subject;
  const least = terms.some(isElsewhere) ? minBesideElsewhere : minScore;
  const scored = scoreSources(index, subject).filter(({ score }) => score >= least);
  const best = scored[0]?.score ?? 0;
  return {
    found: scored.filter(({ score }) => score >= best * besideBest).slice(0, maxSources),
    names: named.flatMap((name) => index.names.get(name) ?? []),
    isOfTrips: asksForTrips(index, subject),
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
  const isElsewhereToo = subjectOfQuestion(index, text).terms.some(isElsewhere);
  if (isElsewhereToo) return whole;
  return questionsIn(text)
    .map((question) => askWhole(index, question))
    .reduce((best, each) => {
      if (scoreOf(each) <= scoreOf(best)) return best;
      return { ...each, names: whole.names };
    }, whole);
};
