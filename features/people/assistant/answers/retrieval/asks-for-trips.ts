import { isStem, toPlainWords } from "./patterns.ts";
import type { QuestionIndex } from "./question-index.ts";
import { subjectOfQuestion } from "./question-subject.ts";
import { termsOf } from "./terms.ts";
import { topicsOfTrips } from "./weigh-terms.ts";

/**
 * Whether what is left of a question, once the search has taken its filters out, asks for trips and
 * their departures alone.
 */
export const isOfTripsAlone = (
  index: QuestionIndex,
  { rest, unread }: Readonly<{ rest: string; unread: string }>,
): boolean => {
  const { named, terms } = subjectOfQuestion(index, rest);
  const unknown = termsOf(toPlainWords(unread), index.language).counts;
  return (
    named.length === 0 &&
    terms.every((term) => (isStem(term) ? !unknown.has(term) : topicsOfTrips.has(term)))
  );
};

const topicsOfRows = ["topic:seats", "topic:duration"];

/** Whether a question asks for what each departure tells of itself. */
export const isOfRows = (index: QuestionIndex, rest: string): boolean => {
  const { terms } = subjectOfQuestion(index, rest);
  return topicsOfRows.some((topic) => terms.includes(topic));
};
