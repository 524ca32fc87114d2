import { z } from "zod";
import { manyLines } from "#platform/texts/text-schema.ts";
import { coordinatorName } from "#features/catalogue/coordinators/store.ts";
import { dayAt } from "#markets/format.ts";
import { marketById } from "#markets/markets.ts";
import type { Database } from "#platform/server/database/tables.ts";
import { inTransaction } from "#platform/server/database/transaction.ts";
import { isPast } from "../rules.ts";
import { lockTour } from "../save/delete-tour.ts";
import type { TourOfTravel } from "../save/save-tours.ts";
import { travelsOfTours } from "../stored-tours.ts";
import type { AnswerPageView } from "#features/catalogue/tours/parts/answers/answer-page.tsx";
import {
  type AnswerProblem,
  toExpiredView,
  toOpenQuestionView,
  toOverView,
} from "./answer-presenter.ts";
import type { ReadLink } from "../questions/answer-link.ts";
import { answers, maxReason } from "../question-contract.ts";
import { type AskedDeparture, answerByLink } from "./save.ts";
import { questionById } from "../questions/store.ts";
import { toursByIds } from "../store.ts";

/** What the page of a link shows, with its HTTP status. */
export type AnswerScreen = Readonly<{ status: number; view: AnswerPageView }>;

type AnswerContext = Readonly<{ db: Database; market: string; now: Date }>;

const readTour = async (db: Database, market: string, id: string): Promise<TourOfTravel | null> => {
  const tour = (await toursByIds(db, market, [id])).get(id);
  if (!tour) return null;
  const travels = await travelsOfTours(db, market, [tour.travelId], { isLocked: false });
  const travel = travels.get(tour.travelId);
  return travel ? { tour, travel, version: tour.version } : null;
};

/**
 * The question of a link while it counts; null once it is over.
 * @param findTour reads its departure, and locks it for an answer
 */
const findQuestion = async (
  { db, market, now }: AnswerContext,
  id: string,
  findTour: (db: Database, market: string, id: string) => Promise<TourOfTravel | null>,
): Promise<AskedDeparture | null> => {
  const asked = await questionById(db, market, id);
  const found = asked && (await findTour(db, market, asked.tour_id));
  // Read again: it may have ended until the departure was locked.
  const row = found && (await questionById(db, market, id));
  if (!row || row.ended_at !== null) return null;
  return isPast(found.tour, dayAt(now, marketById(market))) ? null : { row, found };
};

const nameOf = (db: Database, { market, coordinator_id }: AskedDeparture["row"]) =>
  coordinatorName(db, market, coordinator_id);

const toScreen = async (
  { db, market }: AnswerContext,
  { row, found }: AskedDeparture,
  refused: Parameters<typeof toOpenQuestionView>[0]["refused"] = null,
): Promise<AnswerScreen> => ({
  status: refused === null ? 200 : 422,
  view: toOpenQuestionView(
    { row, name: await nameOf(db, row), travelName: found.travel.name, refused },
    marketById(market),
  ),
});

const gone = (view: AnswerPageView): AnswerScreen => ({ status: 410, view });

/** What the page of a link shows. It is only read: opening a link answers nothing. */
export const showQuestion = async (
  context: AnswerContext,
  { id, isExpired }: ReadLink,
): Promise<AnswerScreen> => {
  const market = marketById(context.market);
  const asked = await findQuestion(context, id, readTour);
  if (!asked) return gone(toOverView(market));
  return isExpired ? gone(toExpiredView(market)) : toScreen(context, asked);
};

const sentSchema = z.object({
  answer: z.enum(answers),
  reason: manyLines().trim().max(maxReason),
});

const problemOf = (error: z.ZodError): AnswerProblem =>
  error.issues.some(({ path }) => path[0] === "reason") ? "longReason" : "missing";

/**
 * Takes what the form of a link has sent.
 * @returns the page to show instead where it was not taken; null where it was
 */
export const receiveAnswer = (
  context: AnswerContext,
  { id, isExpired }: ReadLink,
  fields: URLSearchParams,
): Promise<AnswerScreen | null> =>
  inTransaction(context.db, async (trx) => {
    const market = marketById(context.market);
    const inside = { ...context, db: trx };
    const asked = await findQuestion(inside, id, lockTour);
    if (!asked) return gone(toOverView(market));
    if (isExpired) return gone(toExpiredView(market));
    // A browser sends the line breaks of a text as two characters.
    const reason = (fields.get("reason") ?? "").replaceAll("\r\n", "\n");
    const sent = sentSchema.safeParse({ answer: fields.get("answer"), reason });
    if (!sent.success) {
      const problem = problemOf(sent.error);
      return toScreen(inside, asked, {
        problem,
        reason: reason.slice(0, maxReason),
        limit: maxReason,
      });
    }
    await answerByLink(inside, asked, sent.data);
    return null;
  });
