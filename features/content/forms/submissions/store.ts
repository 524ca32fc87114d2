import {
  type Generated,
  type GeneratedAlways,
  type JSONColumnType,
  type Selectable,
  sql,
} from "kysely";
import type { Database } from "#platform/server/database/tables.ts";
import type { Answer, Submission, SubmissionState } from "../submission-contract.ts";

type SubmissionTable = {
  market: string;
  id: Generated<string>;
  version: Generated<number>;
  form_id: string;
  sent_at: Date;
  delete_at: Date;
  state: SubmissionState;
  name: string;
  /** All answers, to search in. */
  words: string;
  answers: JSONColumnType<readonly Answer[]>;
  path: string;
  /** Its place in lists, by its name. */
  sort_key: GeneratedAlways<string>;
};

declare module "#platform/server/database/tables.ts" {
  interface Tables {
    form_submission: SubmissionTable;
  }
}

/** A submission with the version, which is the ETag. */
export type StoredSubmission = Submission & Readonly<{ version: number }>;

export const toSubmission = (row: Selectable<SubmissionTable>): StoredSubmission => ({
  id: row.id,
  version: row.version,
  formId: row.form_id,
  state: row.state,
  name: row.name,
  sentAt: row.sent_at.toISOString(),
  deleteAt: row.delete_at.toISOString(),
  path: row.path,
  answers: row.answers,
});

export type SubmissionKey = Readonly<{ market: string; formId: string; id: string }>;

const ofKey = (db: Database, { market, formId, id }: SubmissionKey) =>
  db
    .selectFrom("form_submission")
    .selectAll()
    .where("market", "=", market)
    .where("form_id", "=", formId)
    .where("id", "=", id);

export const submissionById = async (
  db: Database,
  key: SubmissionKey,
): Promise<StoredSubmission | null> => {
  const row = await ofKey(db, key).executeTakeFirst();
  return row ? toSubmission(row) : null;
};

export const lockSubmission = async (
  trx: Database,
  key: SubmissionKey,
): Promise<StoredSubmission | null> => {
  const row = await ofKey(trx, key).forUpdate().executeTakeFirst();
  return row ? toSubmission(row) : null;
};

export type NewSubmission = Omit<Submission, "id" | "sentAt" | "deleteAt"> &
  Readonly<{ market: string; sentAt: Date; keepDays: number }>;

const dayMs = 86_400_000;

export const insertSubmission = async (
  trx: Database,
  { market, formId, sentAt, keepDays, answers, ...submission }: NewSubmission,
): Promise<string> => {
  const { id } = await trx
    .insertInto("form_submission")
    .values({
      ...submission,
      market,
      form_id: formId,
      sent_at: sentAt,
      delete_at: new Date(sentAt.getTime() + keepDays * dayMs),
      words: answers.map(({ text }) => text).join("\n"),
      answers: JSON.stringify(answers),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
};

export const updateSubmissionState = async (
  trx: Database,
  key: SubmissionKey,
  state: SubmissionState,
): Promise<StoredSubmission> =>
  toSubmission(
    await trx
      .updateTable("form_submission")
      .set({ state, version: sql<number>`version + 1` })
      .where("market", "=", key.market)
      .where("form_id", "=", key.formId)
      .where("id", "=", key.id)
      .returningAll()
      .executeTakeFirstOrThrow(),
  );

export const deleteSubmission = async (trx: Database, key: SubmissionKey): Promise<void> => {
  await trx
    .deleteFrom("form_submission")
    .where("market", "=", key.market)
    .where("form_id", "=", key.formId)
    .where("id", "=", key.id)
    .execute();
};

/** Lets submissions end earlier; never later than those who sent them were told. */
export const shortenKeeping = async (
  trx: Database,
  market: string,
  formId: string,
  keepDays: number,
): Promise<void> => {
  await trx
    .updateTable("form_submission")
    .set({ delete_at: sql<Date>`least(delete_at, sent_at + make_interval(days => ${keepDays}))` })
    .where("market", "=", market)
    .where("form_id", "=", formId)
    .execute();
};
