import { coordinatorName } from "#features/catalogue/coordinators/store.ts";
import { type RecordKind, writeRecord } from "#features/records/records/store.ts";
import type { Database } from "#platform/server/database/tables.ts";
import { inTheWay, Problem } from "#platform/server/http/problem.ts";
import { absentTour } from "../policy.ts";
import { isPast } from "../rules.ts";
import { lockTour } from "../save/delete-tour.ts";
import { nameOfTour } from "../save/row-rules.ts";
import type { TourContext, TourOfTravel } from "../save/save-tours.ts";
import { askAbout, type LedTour } from "../questions/ask-coordinators.ts";
import type { RecordedAnswer } from "../question-contract.ts";
import {
  endQuestion,
  insertQuestion,
  questionById,
  openQuestions,
  type QuestionRow,
  writeAnswer,
} from "../questions/store.ts";

/** A question with what the audit calls its departure and its coordinator. */
type StoredQuestion = Readonly<{
  row: QuestionRow;
  version: number;
  departure: string;
  coordinator: string;
}>;

const auditedAnswer = ({ answer, reason }: QuestionRow, coordinator: string) => ({
  coordinator,
  answer,
  reason,
});

const toStored = async (
  trx: Database,
  row: QuestionRow,
  departure: string,
): Promise<StoredQuestion> => ({
  row,
  version: row.version,
  departure,
  coordinator: await coordinatorName(trx, row.market, row.coordinator_id),
});

/** @param found the departure, whose travel is locked */
const kindOf = (found: TourOfTravel): RecordKind<StoredQuestion> => ({
  subject: "coordinator-answer",
  noun: "answer",
  async lock(trx, market) {
    const row = (await openQuestions(trx, market, [found.tour.id])).get(found.tour.id);
    return row ? toStored(trx, row, nameOfTour(found.travel, found.tour)) : null;
  },
  idOf: ({ row }) => row.tour_id,
  nameOf: ({ departure }) => departure,
  listsFields: true,
  auditOf: ({ row, coordinator }) => auditedAnswer(row, coordinator),
  // Visitors see nothing of it.
  tagsOf: () => [],
});

const requireLed = async (
  { db, market }: Pick<TourContext, "db" | "market">,
  tourId: string,
): Promise<TourOfTravel & Readonly<{ tour: LedTour }>> => {
  const found = await lockTour(db, market, tourId);
  if (!found) throw new Problem(404, absentTour);
  const { tour } = found;
  const { coordinatorId } = tour;
  if (coordinatorId === null) throw inTheWay("Nobody to ask", "Nobody leads this departure.");
  return { ...found, tour: { ...tour, coordinatorId } };
};

const isSameAnswer = ({ row }: StoredQuestion, { answer, reason }: RecordedAnswer): boolean =>
  row.answer === answer && row.reason === reason;

/**
 * Writes down what a coordinator has said to staff. Who was never asked counts as asked by it.
 * @param ifVersion that of the question: 0 where there is none; null skips the check
 * @throws Problem 404, 409 for a departure that nobody leads, 412
 */
export const recordAnswer = async (
  context: TourContext,
  tourId: string,
  input: RecordedAnswer,
  ifVersion: number | null,
): Promise<void> => {
  const { db, market, actor, asking } = context;
  const found = await requireLed(context, tourId);
  const isAsked = (await openQuestions(db, market, [tourId])).has(tourId);
  // There is no answer to take back.
  if (!isAsked && input.answer === null) return;
  await writeRecord(kindOf(found), context, {
    id: tourId,
    absentVersion: 0,
    ifVersion,
    async write(trx, before) {
      if (before && isSameAnswer(before, input)) return before;
      const at = asking.now();
      const asked = { askedAt: at, askedBy: actor, mailedByRun: null };
      const row = before?.row ?? (await insertQuestion(trx, market, found.tour, asked));
      const answered = await writeAnswer(trx, row, { ...input, at, recordedBy: actor });
      return toStored(db, answered, nameOfTour(found.travel, found.tour));
    },
  });
};

/**
 * Asks the coordinator of a departure anew; the link of a question before is over.
 * @throws Problem 404, 409 for a departure that nobody leads or that has left, 412
 */
export const askAgain = async (
  context: TourContext,
  tourId: string,
  ifVersion: number | null,
): Promise<void> => {
  const { db, market, today, asking } = context;
  const found = await requireLed(context, tourId);
  if (isPast(found.tour, today)) throw inTheWay("Too late to ask", "This departure has left.");
  await writeRecord(kindOf(found), context, {
    id: tourId,
    absentVersion: 0,
    ifVersion,
    async write(trx) {
      await endQuestion(trx, market, tourId, asking.now());
      const [question] = await askAbout(trx, [found.tour], context);
      const row = question && (await questionById(trx, market, question.id));
      if (!row) throw new Error("A question that was asked is not there.");
      return toStored(db, row, nameOfTour(found.travel, found.tour));
    },
  });
};

/** A question that counts, with its departure. */
export type AskedDeparture = Readonly<{ row: QuestionRow; found: TourOfTravel }>;

/** Takes the coordinator's own answer, in the transaction that has locked the departure. */
export const answerByLink = async (
  { db, market, now }: Readonly<{ db: Database; market: string; now: Date }>,
  { row, found }: AskedDeparture,
  input: RecordedAnswer,
): Promise<void> => {
  const coordinator = await coordinatorName(db, market, row.coordinator_id);
  const context = { db, market, actor: `${coordinator}, by the link` };
  await writeRecord(kindOf(found), context, {
    id: row.tour_id,
    ifVersion: null,
    async write(trx, before) {
      if (before && isSameAnswer(before, input) && before.row.recorded_by === null) return before;
      const answered = await writeAnswer(trx, row, { ...input, at: now, recordedBy: null });
      return toStored(trx, answered, nameOfTour(found.travel, found.tour));
    },
  });
};
