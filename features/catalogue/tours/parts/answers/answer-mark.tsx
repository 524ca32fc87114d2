import "./answer-mark.css";
import type { Market } from "#markets/market-type.ts";
import { answerState, answerText } from "./answer-words.ts";
import type { Question } from "#features/catalogue/tours/question-contract.ts";

export type AnswerMarkProps = Readonly<{
  question: Question | null;
  market: Market;
  today: string;
  /** Where there is room for a word alone; the rest is told on hover and read aloud. */
  isShort?: boolean;
}>;

const words = { yes: "yes", no: "no", asked: "asked", late: "no answer" } as const;

/** What a coordinator was asked and has said, beside their name. */
export const AnswerMark = ({ question, market, today, isShort = false }: AnswerMarkProps) => {
  if (question === null) return null;
  const state = answerState(question, market, today);
  const text = answerText(question, market, today);
  return (
    <span className="answer-mark" data-state={state} title={isShort ? text : undefined}>
      {isShort ? (
        <>
          <span aria-hidden="true">{words[state]}</span>
          <span className="sr-only">{`, ${text}`}</span>
        </>
      ) : (
        text
      )}
    </span>
  );
};
