import type { Market } from "#markets/market-type.ts";
import { formatLongDate } from "#markets/format.ts";
import { translatorFor } from "#markets/translator.ts";
import type { AnswerPageView } from "#features/catalogue/tours/parts/answers/answer-page.tsx";
import type { Answer } from "../question-contract.ts";
import type { Tour } from "../contract.ts";
import { spelledDay } from "../questions/question-mail.ts";

/** Why an answer was not taken, with what was typed. */
export type MoveRefusal = Readonly<{
  problem: "missing" | "longReason" | "noSeat";
  reason: string;
  limit: number;
}>;

type OpenMove = Readonly<{
  travelName: string;
  from: Tour;
  to: Tour;
  /** For how many people the link speaks. */
  people: number;
  until: string;
  said: Answer | null;
  refused: MoveRefusal | null;
}>;

const errorOf = (t: ReturnType<typeof translatorFor>, refused: MoveRefusal | null): string => {
  if (refused === null) return "";
  if (refused.problem === "noSeat") return t("decisionMail.noSeat");
  return refused.problem === "missing"
    ? t("answer.missing")
    : t("answer.longReason", { n: refused.limit });
};

/** The question, or what was said to it. */
export const toMoveView = (
  { travelName, from, to, people, until, said, refused }: OpenMove,
  market: Market,
): AnswerPageView => {
  const t = translatorFor(market);
  const toDate = formatLongDate(to.departureDate, market);
  const facts = [
    [t("answer.travel"), travelName],
    [t("answer.from"), spelledDay((said === "no" ? from : to).departureDate, market)],
    [t("answer.to"), spelledDay((said === "no" ? from : to).endDate, market)],
  ] as const;
  if (said !== null)
    return {
      title: t(said === "yes" ? "decisionMail.saidYes" : "decisionMail.saidNo"),
      text: t(said === "yes" ? "decisionMail.saidYesText" : "decisionMail.saidNoText", { toDate }),
      facts,
      form: null,
    };
  return {
    title: t("decisionMail.titleMove"),
    text: `${t("decisionMail.moveOffer", { n: people, toDate })} ${t("decisionMail.moveUntil", { until: spelledDay(until, market) })}`,
    facts,
    form: {
      choices: {
        yes: t("decisionMail.moveYes"),
        no: t("decisionMail.moveNo"),
      },
      reasonLabel: t("decisionMail.moveReason"),
      reason: refused?.reason ?? "",
      said: null,
      error: errorOf(t, refused),
    },
  };
};

/** A link that does not ask any more: the departure was decided, or the day has gone. */
export const toMoveOverView = (market: Market): AnswerPageView => {
  const t = translatorFor(market);
  return {
    title: t("decisionMail.overTitle"),
    text: t("decisionMail.overText"),
    facts: [],
    form: null,
  };
};
