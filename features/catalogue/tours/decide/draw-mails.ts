import { addDays } from "#markets/days.ts";
import { marketById } from "#markets/markets.ts";
import type { DrawnMail, MailsQuestion } from "../consequences-contract.ts";
import type { Tour } from "../contract.ts";
import { toursByIds } from "../store.ts";
import type { Addressed } from "../handed-in/departure-people.ts";
import { decidedOn } from "./decide-on.ts";
import { datesInstead, type FactsContext } from "./facts.ts";
import { decisionLetter, type DecisionNotice } from "../decision-mails/decision-letter.ts";
import { reachedPeople, travelOf } from "../decision-mails/tell.ts";
import { moveLinks } from "../moves/move-link.ts";

/** The notice that people would get; null while no other departure is chosen. */
const noticeOf = async (
  context: FactsContext,
  tour: Tour,
  { kind, reason, toTourId, until }: MailsQuestion,
): Promise<DecisionNotice | null> => {
  const { db, market, today } = context;
  if (kind === "cancel") return { kind, reason, others: await datesInstead(context, tour) };
  if (kind === "write") return { kind: "day" };
  if (kind !== "move") return { kind: "confirm" };
  const to = (await toursByIds(db, market, [toTourId ?? ""])).get(toTourId ?? "");
  const link = `${context.asking.siteOf(market) ?? ""}${moveLinks.path}/…`;
  return to ? { kind, reason, to, until: until ?? addDays(today, 1), link } : null;
};

/** Groups people by language; the drawn mail of a language is that of its first person. */
const byLanguage = (reached: readonly Addressed[]) =>
  [...Map.groupBy(reached, ({ market }) => marketById(market).englishLanguageLabel)].flatMap(
    ([language, people]) => (people[0] ? [{ language, people, first: people[0] }] : []),
  );

/** Draws what those who are in would get, one mail for each language. */
const drawForPeople = async (
  context: FactsContext,
  tour: Tour,
  question: MailsQuestion,
): Promise<readonly DrawnMail[]> => {
  const { market, asking } = context;
  const notice = await noticeOf(context, tour, question);
  const reached = await reachedPeople(context, tour);
  if (!notice || reached.length === 0) return [];
  const travel = await travelOf(context, tour);
  const { product } = asking;
  const scene = { product, site: asking.siteOf(market) ?? "", market, travel, tour };
  return byLanguage(reached).map(({ language, people, first }) => {
    const { subject, text } = decisionLetter(scene, first, notice);
    const count = people.reduce((sum, { passengerIds }) => sum + passengerIds.length, 0);
    return { language, people: count, subject, text };
  });
};

/**
 * Draws the mails that a decision would send, one for each language; null for an unknown departure.
 * @throws Problem 422 for a day on which it cannot be decided
 */
export const drawMails = async (
  context: FactsContext,
  id: string,
  question: MailsQuestion,
): Promise<readonly DrawnMail[] | null> => {
  const { db, market, today, asking } = context;
  const tour = (await toursByIds(db, market, [id])).get(id);
  if (!tour) return null;
  if (question.kind !== "write") return drawForPeople(context, tour, question);
  const moved = decidedOn(tour, question.decideOn, today);
  const toFollowers = await asking.people.drawForFollowers(db, { market, tour: moved });
  return moved === tour
    ? [toFollowers]
    : [toFollowers, ...(await drawForPeople(context, moved, question))];
};
