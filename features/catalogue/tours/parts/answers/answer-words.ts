import { daysBetween } from "#markets/days.ts";
import { dayAt, formatDate } from "#markets/format.ts";
import type { Market } from "#markets/market-type.ts";
import { patientDays, type Question } from "#features/catalogue/tours/question-contract.ts";

/** How a question stands: `late` where nobody answers for more than `patientDays`. */
export type AnswerState = "yes" | "no" | "asked" | "late";

export const answerState = (
  { answer, askedAt }: Pick<Question, "answer" | "askedAt">,
  market: Market,
  today: string,
): AnswerState => {
  if (answer !== null) return answer;
  return daysBetween(dayAt(askedAt, market), today) > patientDays ? "late" : "asked";
};

const dayOf = (moment: string | null, market: Market): string =>
  moment === null ? "" : formatDate(dayAt(moment, market));

/** `yes on 03/12/2026`, `asked on 28/11/2026, no answer yet` */
export const answerText = (question: Question, market: Market, today: string): string => {
  const state = answerState(question, market, today);
  if (state === "asked") return `asked on ${dayOf(question.askedAt, market)}`;
  if (state === "late") return `asked on ${dayOf(question.askedAt, market)}, no answer yet`;
  const said = `${state} on ${dayOf(question.answeredAt, market)}`;
  return question.reason === "" ? said : `${said}: ${question.reason}`;
};
