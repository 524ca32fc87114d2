import type { Topic } from "./question-words.ts";

/**
 * How people type what `QuestionWords` say in the words of a company: colloquially, shortened, and
 * around the subject. Patterns are written as there.
 */
export type SpokenWords = Readonly<{
  topics: Partial<Readonly<Record<Topic, string>>>;
  /** Words of everyday talk that say nothing of what is asked. */
  idle: string;
  /**
   * What people ask a travel company for and its texts are not about. One of them weighs more than
   * the words around it, so that a question for it is not answered with what is said of those.
   */
  elsewhere: string;
}>;
