import type { Source } from "../sources/source.ts";
import { isElsewhere, isStem } from "./words/patterns.ts";
import { type QuestionIndex, subjectOf } from "./question-index.ts";
import type { QuestionSubject } from "./question-subject.ts";
import { topicsOfTrips, weightOf } from "./weigh-terms.ts";

/** A source with how much of the question it is about, from 0 to 1. */
export type FoundSource = Readonly<{ source: Source; score: number }>;

type Indexed = QuestionIndex["sources"][number];

const headingMatch = 1;
const textMatch = 0.6;
/** What the text is worth that tells most of a topic which no heading names. */
const headlessMatch = 0.85;
/** A short stem is soon another word's. */
const shortestRare = 4;
/** What it counts that a source is about the place that is asked about. */
const nameWeight = 2;
/** By how much wording may tell apart what is about the same. */
const likenessShare = 0.15;

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

/** By what the matches of a topic are multiplied: more than once where no heading names it. */
const liftOf = ({ sources }: QuestionIndex, term: string): number => {
  if (isStem(term)) return 1;
  const matches = sources.map((each) => (each.about === null ? matchOf(each, term) : 0));
  const best = Math.max(0, ...matches);
  return best > 0 && best < headingMatch ? headlessMatch / best : 1;
};

/** Of two that are about the same, the one that says it as it is asked was meant. */
const likenessOf = (wording: QuestionSubject["wording"], each: Indexed): number => {
  const said = [...wording].filter(([stem]) => each.wording.has(stem));
  const sum = (stems: Iterable<readonly [string, number]>) =>
    [...stems].reduce((total, [, weight]) => total + weight, 0);
  return sum(said) / Math.max(1, sum(wording));
};

/** Tells which sources may answer a question at all. */
const filterAsked = (index: QuestionIndex, { named, terms }: QuestionSubject) => {
  const stems = terms.filter(isStem);
  const isNamed = ({ about }: Indexed) =>
    about !== null && about.some((name) => named.includes(name));
  // What only one question of a trip asks for names the trip as well as its place does.
  const isRareOf = ({ source, heading }: Indexed, stem: string) =>
    stem.length >= shortestRare &&
    heading.counts.has(stem) &&
    index.toldOf.get(stem) === subjectOf(source);
  const asksAlone = (each: Indexed) =>
    named.length === 0 &&
    each.source.travelId === null &&
    stems.some((stem) => isRareOf(each, stem));
  // A text on the law answers what is asked of its own subject, or of two of its words.
  const isItsSubject = ({ source: { subject }, heading, text }: Indexed) =>
    subject === null ||
    terms.some((term) => subject.some((topic) => term === `topic:${topic}`)) ||
    stems.filter((term) => heading.counts.has(term) || text.counts.has(term)).length > 1;
  const isAsked = (each: Indexed) =>
    (each.about === null || isNamed(each) || asksAlone(each)) && isItsSubject(each);
  return { isNamed, isAsked };
};

/** How much of a question each source is about that it may be answered from, the best first. */
export const scoreSources = (
  index: QuestionIndex,
  subject: QuestionSubject,
): readonly FoundSource[] => {
  const { named, terms, wording } = subject;
  const { isNamed, isAsked } = filterAsked(index, subject);
  const weighted = terms.map((term) => ({
    term,
    weight: weightOf(index, term, named.length > 0),
    lift: liftOf(index, term),
  }));
  const whole = weighted.reduce((sum, { weight }) => sum + weight, 0);
  // Who names a trip and asks nothing of it wants to see it.
  if (whole === 0)
    return index.sources
      .filter((each) => each.source.travelId !== null && isNamed(each))
      .map(({ source }) => ({ source, score: 1 }));
  // A single word that stands somewhere in a text says nothing of what is asked.
  const isAlone = terms.length === 1 && terms.every(isStem);
  const scoreOf = (each: Indexed): number => {
    const held = weighted.reduce(
      (sum, { term, weight, lift }) => sum + weight * Math.min(1, matchOf(each, term) * lift),
      0,
    );
    if (isAlone && each.about === null && held < whole) return 0;
    // A trip's page is about its place in any case, and answers what it holds besides.
    const name = named.length > 0 && each.source.travelId === null ? nameWeight : 0;
    return ((held + (isNamed(each) && held > 0 ? name : 0)) / (whole + name)) * each.prior;
  };
  return index.sources
    .filter(isAsked)
    .map((each) => {
      const score = scoreOf(each);
      return {
        source: each.source,
        score,
        rank: score + likenessShare * likenessOf(wording, each),
      };
    })
    .toSorted((a, b) => b.rank - a.rank)
    .map(({ source, score }) => ({ source, score }));
};

/** Whether a question asks for trips to the places that it names, and not for something else. */
export const asksForTrips = (
  { weights }: QuestionIndex,
  { named, terms }: QuestionSubject,
): boolean =>
  named.length > 0 &&
  !terms.some(isElsewhere) &&
  terms.every((term) => topicsOfTrips.has(term) || !weights.has(term)) &&
  terms.filter((term) => !weights.has(term)).length <= 1;
