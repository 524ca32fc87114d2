import type { Database } from "#platform/server/database/tables.ts";
import type { Tour } from "../contract.ts";
import { isPast } from "../rules.ts";
import type { Asking } from "../handed-in/asking.ts";
import { linkDays } from "../question-contract.ts";
import { mailQuestions } from "./mail-questions.ts";
import { endQuestion, insertQuestion, type QuestionRow, reopenQuestion } from "./store.ts";
import { findTakenBack, type TakesBack } from "./taken-back.ts";

/** A departure as it was, null for a new one, and as it is. */
export type LedChange = Readonly<{ before: Tour | null; after: Tour }>;

type AskContext = Readonly<{
  market: string;
  today: string;
  actor: string;
  asking: Asking;
  /** Nobody is asked about departures that are put back as they were. */
  takesBack?: TakesBack;
  /** The bulk action that writes, which mails at its end. */
  runId?: string;
}>;

const dayMs = 86_400_000;

/** Whether somebody else leads a departure, or the same person on other days. */
const isLedOtherwise = ({ before, after }: LedChange): boolean =>
  before?.coordinatorId !== after.coordinatorId ||
  (after.coordinatorId !== null &&
    (before.departureDate !== after.departureDate || before.endDate !== after.endDate));

/** A departure that somebody leads. */
export type LedTour = Tour & Readonly<{ coordinatorId: string }>;

/**
 * Asks whoever leads the departures, by mail where their address is known: one mail a person, which
 * a bulk action writes at its end.
 * @returns the questions, one for each departure
 */
export const askAbout = async (
  trx: Database,
  tours: readonly LedTour[],
  { market, actor, asking, runId }: AskContext,
): Promise<readonly QuestionRow[]> => {
  const asked = { askedAt: asking.now(), askedBy: actor, mailedByRun: runId ?? null };
  const questions: QuestionRow[] = [];
  for (const tour of tours) questions.push(await insertQuestion(trx, market, tour, asked));
  const ids = questions.map(({ id }) => id);
  if (runId === undefined) await mailQuestions(trx, { market, asking }, ids);
  return questions;
};

const isLed = (tour: Tour): tour is LedTour => tour.coordinatorId !== null;

/**
 * Ends what was asked about departures that somebody else leads now, or that leave on other days,
 * and asks whoever leads them, in the transaction of their save. Groups that have left are nobody's
 * question. About those that are taken back nobody is asked: of whoever leads them again, the question
 * that has counted counts again with its answer, and who led without one leads without one.
 */
export const askCoordinators = async (
  trx: Database,
  context: AskContext,
  changes: readonly LedChange[],
): Promise<void> => {
  const { market, today, actor, asking, takesBack = null } = context;
  const ledOtherwise = changes.filter(isLedOtherwise);
  const takenBack = await findTakenBack(
    trx,
    { market, actor, takesBack },
    ledOtherwise.map(({ after }) => after),
  );
  const unasked: LedTour[] = [];
  for (const { after } of ledOtherwise) {
    const isTakenBack = takenBack.has(after.id);
    const now = asking.now();
    await endQuestion(trx, market, after.id, now);
    if (!isLed(after) || isPast(after, today)) continue;
    const since = new Date(now.getTime() - linkDays * dayMs);
    const isReopened = await reopenQuestion(trx, market, after, isTakenBack ? null : since);
    if (isReopened || isTakenBack) continue;
    unasked.push(after);
  }
  await askAbout(trx, unasked, context);
};
