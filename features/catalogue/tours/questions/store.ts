import { type ColumnType, type Generated, type Selectable, sql } from "kysely";
import { namesByEmail } from "#features/records/staff-accounts/store.ts";
import { dayAt } from "#markets/format.ts";
import { marketById } from "#markets/markets.ts";
import type { Database } from "#platform/server/database/tables.ts";
import type { Answer, Question } from "../question-contract.ts";

type QuestionTable = {
  market: string;
  id: Generated<string>;
  version: Generated<number>;
  tour_id: string;
  coordinator_id: string;
  departure_date: string;
  end_date: string;
  asked_at: Date;
  asked_by: string;
  mailed_until: ColumnType<Date | null, never, Date | null>;
  answer: Answer | null;
  reason: Generated<string>;
  answered_at: Date | null;
  recorded_by: string | null;
  ended_at: Date | null;
  /** The bulk action that has still to mail it. */
  mailed_by_run: string | null;
};

declare module "#platform/server/database/tables.ts" {
  interface Tables {
    coordinator_question: QuestionTable;
  }
}

export type QuestionRow = Selectable<QuestionTable>;

const ofMarket = (db: Database, market: string) =>
  db.selectFrom("coordinator_question").selectAll().where("market", "=", market);

const tourIn = (ids: readonly string[]) =>
  sql<boolean>`tour_id = any(${sql.val([...ids])}::uuid[])`;

/** The questions that count, by departure. */
export const openQuestions = async (
  db: Database,
  market: string,
  tourIds: readonly string[],
): Promise<ReadonlyMap<string, QuestionRow>> => {
  if (tourIds.length === 0) return new Map();
  const rows = await ofMarket(db, market)
    .where("ended_at", "is", null)
    .where(tourIn(tourIds))
    .execute();
  return new Map(rows.map((row) => [row.tour_id, row]));
};

/** What staff are shown of questions, by departure; people stand there by their names. */
export const shownQuestions = async (
  db: Database,
  market: string,
  tourIds: readonly string[],
): Promise<ReadonlyMap<string, Question>> => {
  const open = [...(await openQuestions(db, market, tourIds)).values()];
  const staff = open.flatMap(({ asked_by, recorded_by }) => [asked_by, recorded_by ?? []].flat());
  const names = await namesByEmail(db, staff);
  const nameOf = (email: string) => names.get(email) ?? email;
  return new Map(
    open.map((row) => [
      row.tour_id,
      {
        askedAt: row.asked_at.toISOString(),
        askedBy: nameOf(row.asked_by),
        mailedUntil: row.mailed_until?.toISOString() ?? null,
        answer: row.answer,
        reason: row.reason,
        answeredAt: row.answered_at?.toISOString() ?? null,
        recordedBy: row.recorded_by === null ? null : nameOf(row.recorded_by),
      },
    ]),
  );
};

/** A question of an id, ended or not. */
export const questionById = async (
  db: Database,
  market: string,
  id: string,
): Promise<QuestionRow | null> =>
  (await ofMarket(db, market).where("id", "=", id).executeTakeFirst()) ?? null;

/**
 * Who has said no to departures on the days that they have now.
 * @returns by departure and coordinator, the day of the answer
 */
export const declinedBy = async (
  db: Database,
  market: string,
  tourIds: readonly string[],
): Promise<ReadonlyMap<string, ReadonlyMap<string, string>>> => {
  if (tourIds.length === 0) return new Map();
  const { rows } = await sql<{ tourId: string; coordinatorId: string; at: Date }>`
    select question.tour_id as "tourId", question.coordinator_id as "coordinatorId",
      max(question.answered_at) as at
    from coordinator_question as question
    join tour on tour.market = question.market and tour.id = question.tour_id
      and tour.departure_date = question.departure_date and tour.end_date = question.end_date
    where question.market = ${market} and question.answer = 'no'
      and question.tour_id = any(${sql.val([...tourIds])}::uuid[])
    group by question.tour_id, question.coordinator_id`.execute(db);
  const byTour = Map.groupBy(rows, ({ tourId }) => tourId);
  return new Map(
    [...byTour].map(([tourId, found]) => [
      tourId,
      new Map(found.map(({ coordinatorId, at }) => [coordinatorId, dayAt(at, marketById(market))])),
    ]),
  );
};

type AskedTour = Readonly<{
  id: string;
  coordinatorId: string;
  departureDate: string;
  endDate: string;
}>;

/** A question that no longer counts keeps its answer; its link says that it is over. */
export const endQuestion = async (
  trx: Database,
  market: string,
  tourId: string,
  now: Date,
): Promise<void> => {
  await trx
    .updateTable("coordinator_question")
    .set({ ended_at: now, version: sql<number>`version + 1` })
    .where("market", "=", market)
    .where("tour_id", "=", tourId)
    .where("ended_at", "is", null)
    .execute();
};

/**
 * Lets the last question to the same person about the same days count again, unless they said no or
 * it was asked before `since`. Whoever takes a change back does not ask anybody a second time.
 * @param since null for a departure that is taken back, by which also an old question and a no count again
 */
export const reopenQuestion = async (
  trx: Database,
  market: string,
  tour: AskedTour,
  since: Date | null,
): Promise<boolean> => {
  const isOpenable =
    since === null ? sql`true` : sql`(asked_at > ${since} and answer is distinct from 'no')`;
  const { rows } = await sql`
    update coordinator_question set ended_at = null, version = version + 1
    where market = ${market} and id = (
      select id from coordinator_question
      where market = ${market} and tour_id = ${tour.id}::uuid
        and coordinator_id = ${tour.coordinatorId}::uuid
        and departure_date = ${tour.departureDate}::date and end_date = ${tour.endDate}::date
        and ended_at is not null
      order by asked_at desc, id limit 1)
      and ${isOpenable}
    returning id`.execute(trx);
  return rows.length > 0;
};

/** Lets the question that ended at a moment, with a departure's cancellation, count again. */
export const reopenQuestionOf = async (
  trx: Database,
  market: string,
  tourId: string,
  endedAt: string,
): Promise<void> => {
  await trx
    .updateTable("coordinator_question")
    .set({ ended_at: null, version: sql<number>`version + 1` })
    .where("market", "=", market)
    .where("tour_id", "=", tourId)
    .where("ended_at", "=", new Date(endedAt))
    .execute();
};

type NewQuestion = Readonly<{ askedAt: Date; askedBy: string; mailedByRun: string | null }>;

export const insertQuestion = (
  trx: Database,
  market: string,
  tour: AskedTour,
  { askedAt, askedBy, mailedByRun }: NewQuestion,
): Promise<QuestionRow> =>
  trx
    .insertInto("coordinator_question")
    .values({
      market,
      // Never that of a question before, so that nobody answers another than they have read.
      version: sql<number>`1 + coalesce((select max(version) from coordinator_question
        where market = ${market} and tour_id = ${tour.id}::uuid), 0)`,
      tour_id: tour.id,
      coordinator_id: tour.coordinatorId,
      departure_date: tour.departureDate,
      end_date: tour.endDate,
      asked_at: askedAt,
      asked_by: askedBy,
      mailed_by_run: mailedByRun,
    })
    .returningAll()
    .executeTakeFirstOrThrow();

const idIn = (ids: readonly string[]) => sql<boolean>`id = any(${sql.val([...ids])}::uuid[])`;

/** What a mail says of a question, with whom it goes to. */
type QuestionToMail = Readonly<{
  id: string;
  coordinatorId: string;
  name: string;
  email: string;
  travelName: string;
  departureDate: string;
  endDate: string;
}>;

/** The questions to those whose address is known, the earliest departure first. */
export const questionsToMail = async (
  trx: Database,
  market: string,
  ids: readonly string[],
): Promise<readonly QuestionToMail[]> => {
  const { rows } = await sql<QuestionToMail>`
    select question.id, question.coordinator_id as "coordinatorId", coordinator.name,
      coordinator.email, travel.name as "travelName",
      question.departure_date as "departureDate", question.end_date as "endDate"
    from coordinator_question as question
    join known_coordinator as coordinator on coordinator.market = question.market
      and coordinator.id = question.coordinator_id
    join tour on tour.market = question.market and tour.id = question.tour_id
    join known_travel as travel on travel.market = tour.market and travel.id = tour.travel_id
    where question.market = ${market} and question.id = any(${sql.val([...ids])}::uuid[])
      and coordinator.email is not null
    order by question.departure_date, question.id`.execute(trx);
  return rows;
};

/** @param until when the links of the mail end */
export const markMailed = async (
  trx: Database,
  market: string,
  ids: readonly string[],
  until: Date,
): Promise<void> => {
  await trx
    .updateTable("coordinator_question")
    .set({ mailed_until: until })
    .where("market", "=", market)
    .where(idIn(ids))
    .execute();
};

/**
 * Of the questions that a bulk action has still to mail, those that count. Whoever was given a
 * departure only until it was put back was never asked: of that nothing is kept.
 */
export const takeQuestionsOfRun = async (
  trx: Database,
  market: string,
  runId: string,
): Promise<readonly string[]> => {
  await trx
    .deleteFrom("coordinator_question")
    .where("market", "=", market)
    .where("mailed_by_run", "=", runId)
    .where("ended_at", "is not", null)
    .where("answer", "is", null)
    .execute();
  const taken = await trx
    .updateTable("coordinator_question")
    .set({ mailed_by_run: null })
    .where("market", "=", market)
    .where("mailed_by_run", "=", runId)
    .returning(["id", "ended_at"])
    .execute();
  return taken.flatMap(({ id, ended_at }) => (ended_at === null ? [id] : []));
};

type GivenAnswer = Readonly<{
  answer: Answer | null;
  reason: string;
  at: Date;
  /** E-mail address of who wrote it down; null for the coordinator's own. */
  recordedBy: string | null;
}>;

export const writeAnswer = (
  trx: Database,
  { market, id }: Pick<QuestionRow, "market" | "id">,
  { answer, reason, at, recordedBy }: GivenAnswer,
): Promise<QuestionRow> =>
  trx
    .updateTable("coordinator_question")
    .set({
      answer,
      reason,
      answered_at: answer === null ? null : at,
      recorded_by: recordedBy,
      version: sql<number>`version + 1`,
    })
    .where("market", "=", market)
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow();
