import { isElsewhere, isStem, toPlainWords } from "./words/patterns.ts";
import type { QuestionIndex } from "./question-index.ts";
import { subjectOfQuestion } from "./question-subject.ts";
import { termsOf } from "./words/terms.ts";
import { topicsOfTrips } from "./weigh-terms.ts";

type TripQuestion = Readonly<{
  text: string;
  /** The text without the words that became filters. */
  rest: string;
  /** Those of the rest that the search knows nothing of. */
  unread: string;
  /** Whether it asks for the cheapest or another order, which are words of the search alone. */
  isSorted: boolean;
}>;

/** What is said of trips too when filters are named. */
const besideFilters: ReadonlySet<string> = new Set([
  ...topicsOfTrips,
  ...["currency", "planned", "almostConfirmed", "status", "private", "room", "age", "late"].map(
    (topic) => `topic:${topic}`,
  ),
]);

/**
 * Whether a question is about something else whose words the search took for filters: a suitcase
 * is no Malta, and the number of an order no price.
 */
const isOfSomethingElse = (index: QuestionIndex, text: string, isSorted: boolean): boolean =>
  subjectOfQuestion(index, text).terms.some((term) =>
    isElsewhere(term) ? !isSorted : !isStem(term) && !besideFilters.has(term),
  );

/**
 * Whether what is left of a question, once the search has taken its filters out, asks for trips and
 * their departures alone.
 */
export const isOfTripsAlone = (
  index: QuestionIndex,
  { text, rest, unread, isSorted }: TripQuestion,
): boolean => {
  if (isOfSomethingElse(index, text, isSorted)) return false;
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
