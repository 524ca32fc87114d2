import { askIndex } from "#features/people/assistant/answers/retrieval/find-sources.ts";
import { createQuestionIndex } from "#features/people/assistant/answers/retrieval/question-index.ts";
import { marketById } from "#markets/markets.ts";
import { demoSourcesOf } from "./demo-sources.ts";
import type { WordSet } from "./halves.ts";
import { readQuestions } from "./questions.ts";

/** A question with what was found for it, the best first. */
export type AnsweredQuestion = Readonly<{
  market: string;
  text: string;
  expected: readonly string[];
  found: readonly string[];
  milliseconds: number;
}>;

/** Asks the embedded retrieval every question of a set. */
export const answerQuestions = async (set: WordSet): Promise<readonly AnsweredQuestion[]> =>
  (await readQuestions(set)).flatMap(({ market, today, questions }) => {
    const index = createQuestionIndex(marketById(market).language, demoSourcesOf(market, today));
    return questions.map(({ text, sources }) => {
      const from = performance.now();
      const { found } = askIndex(index, text);
      const milliseconds = performance.now() - from;
      return {
        market,
        text,
        expected: sources,
        found: found.map(({ source }) => source.key),
        milliseconds,
      };
    });
  });

/** Whether the right source is among what was found, or nothing was found where nothing is right. */
export const isRight = ({ expected, found }: AnsweredQuestion): boolean =>
  expected.length === 0 ? found.length === 0 : found.some((key) => expected.includes(key));
