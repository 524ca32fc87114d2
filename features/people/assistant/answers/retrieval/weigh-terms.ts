import { isElsewhere, isStem } from "./words/patterns.ts";
import type { QuestionIndex } from "./question-index.ts";

/** What is asked of trips themselves. */
export const topicsOfTrips: ReadonlySet<string> = new Set(
  (["price", "departures", "seats", "duration", "confirmed", "almostFull"] as const).map(
    (topic) => `topic:${topic}`,
  ),
);

/** Where no trip is named, its price or its days are said by the way. */
const unnamedShare = 0.4;
const shortWord = 3;
const shortShare = 0.4;
const elsewhereShare = 2;
/** A word tells less than a topic, which many words were gathered for. */
const stemShare = 0.8;

/** How much a term tells of what is asked. */
export const weightOf = (
  { weights, unknownWeight }: QuestionIndex,
  term: string,
  isNamed: boolean,
): number => {
  const weight = weights.get(term);
  if (isElsewhere(term)) return Math.max(weight ?? 0, unknownWeight * elsewhereShare);
  if (weight === undefined) return unknownWeight * (term.length > shortWord ? 1 : shortShare);
  if (isStem(term)) return weight * stemShare;
  return weight * (topicsOfTrips.has(term) && !isNamed ? unnamedShare : 1);
};
