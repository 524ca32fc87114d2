import type { QuestionIndex } from "../answers/retrieval/question-index.ts";

/** What public pages read of the chatbot; the read adds its cache tags to the page. */
export type QuestionReads = Readonly<{
  /** What the chatbot answers from. */
  questionIndex(): Promise<QuestionIndex>;
}>;
