import type { Market } from "#markets/market-type.ts";
import { translatorFor } from "#markets/translator.ts";
import type { AnswerPageView } from "#features/catalogue/tours/parts/answers/answer-page.tsx";
import { linkDays } from "../question-contract.ts";
import { spelledDay } from "../questions/question-mail.ts";
import type { QuestionRow } from "../questions/store.ts";

export type AnswerProblem = "missing" | "longReason";

type OpenQuestion = Readonly<{
  row: QuestionRow;
  /** Name of the coordinator. */
  name: string;
  travelName: string;
  /** Why what was sent was not taken, and the reason that was typed. */
  refused: Readonly<{ problem: AnswerProblem; reason: string; limit: number }> | null;
}>;

const saidOf = (
  t: ReturnType<typeof translatorFor>,
  { row: { answer }, name }: OpenQuestion,
): string | null => {
  if (answer === null) return null;
  return answer === "yes" ? t("answer.saidYes", { name }) : t("answer.saidNo", { name });
};

const errorOf = (t: ReturnType<typeof translatorFor>, { refused }: OpenQuestion): string => {
  if (refused === null) return "";
  return refused.problem === "missing"
    ? t("answer.missing")
    : t("answer.longReason", { n: refused.limit });
};

/** The question, or what was said to it, which can be changed. */
export const toOpenQuestionView = (question: OpenQuestion, market: Market): AnswerPageView => {
  const { row, name, travelName, refused } = question;
  const t = translatorFor(market);
  const said = saidOf(t, question);
  return {
    title: said ?? t("answer.title"),
    text: said === null ? t("answer.lead", { name }) : t("answer.changeable"),
    facts: [
      [t("answer.travel"), travelName],
      [t("answer.from"), spelledDay(row.departure_date, market)],
      [t("answer.to"), spelledDay(row.end_date, market)],
    ],
    form: {
      choices: { yes: t("answer.yes"), no: t("answer.no") },
      reasonLabel: t("answer.reason"),
      reason: refused?.reason ?? row.reason,
      said: row.answer,
      error: errorOf(t, question),
    },
  };
};

/** A link that is too old. */
export const toExpiredView = (market: Market): AnswerPageView => {
  const t = translatorFor(market);
  const text = t("answer.expiredText", { n: linkDays });
  return { title: t("answer.expiredTitle"), text, facts: [], form: null };
};

/** A link whose question is over: somebody else leads the departure, it has moved or is gone. */
export const toOverView = (market: Market): AnswerPageView => {
  const t = translatorFor(market);
  return { title: t("answer.overTitle"), text: t("answer.overText"), facts: [], form: null };
};
