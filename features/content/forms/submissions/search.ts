import { cutText } from "#platform/texts/cut-text.ts";
import type { Database } from "#platform/server/database/tables.ts";
import { sql } from "kysely";
import type {
  Answer,
  ChoiceCount,
  submissionSorts,
  SubmissionState,
} from "../submission-contract.ts";
import { type StoredSubmission, toSubmission } from "./store.ts";
import { finds, patternOf } from "#platform/server/database/word-patterns.ts";

export type SubmissionFilter = Readonly<{
  /** Part of an answer. */
  search: string;
  /** Null for all but spam. */
  state: SubmissionState | null;
  /** An id of a choice that was chosen. */
  choice: string | null;
  sort: (typeof submissionSorts)[number];
}>;

/** Choices of all fields of a form, and of some that were removed. */
const maxCounts = 3000;

/** Characters of an answer that a list shows. */
const maxListed = 300;

const matching = (
  db: Database,
  market: string,
  formId: string,
  { search, state, choice }: SubmissionFilter,
) => {
  let query = db
    .selectFrom("form_submission")
    .where("market", "=", market)
    .where("form_id", "=", formId);
  if (search) {
    query = query.where(finds("words", patternOf(search)));
  }
  if (choice !== null) {
    const chosen = JSON.stringify([{ choices: [{ id: choice }] }]);
    query = query.where(sql<boolean>`answers @> ${chosen}::jsonb`);
  }
  return state === null ? query.where("state", "<>", "spam") : query.where("state", "=", state);
};

const inOrder = (db: Database, market: string, formId: string, filter: SubmissionFilter) => {
  const rows = matching(db, market, formId, filter).selectAll();
  if (filter.sort === "name") return rows.orderBy("sort_key").orderBy("sent_at").orderBy("id");
  return rows.orderBy("sent_at", filter.sort === "oldest" ? "asc" : "desc").orderBy("id");
};

const shorten = (submission: StoredSubmission): StoredSubmission => ({
  ...submission,
  answers: submission.answers.map((answer) =>
    answer.text.length > maxListed
      ? { ...answer, text: `${cutText(answer.text, maxListed)}…` }
      : answer,
  ),
});

/** One page of the list; `total` counts all matches. */
export const searchSubmissions = async (
  db: Database,
  market: string,
  formId: string,
  { page, pageSize, ...filter }: SubmissionFilter & Readonly<{ page: number; pageSize: number }>,
): Promise<{ items: readonly StoredSubmission[]; total: number }> => {
  const { total } = await matching(db, market, formId, filter)
    .select(sql<number>`count(*)`.as("total"))
    .executeTakeFirstOrThrow();
  const rows = await inOrder(db, market, formId, filter)
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  return { items: rows.map((row) => shorten(toSubmission(row))), total: Number(total) };
};

/** The ids of all matches in their order, at most `limit`. */
export const idsOfSubmissions = async (
  db: Database,
  market: string,
  formId: string,
  filter: SubmissionFilter,
  limit: number,
): Promise<readonly string[]> =>
  (await inOrder(db, market, formId, filter).clearSelect().select("id").limit(limit).execute()).map(
    ({ id }) => id,
  );

/** With whole answers, in the order of the ids. */
export const submissionsByIds = async (
  db: Database,
  market: string,
  formId: string,
  ids: readonly string[],
): Promise<readonly StoredSubmission[]> => {
  const rows = await db
    .selectFrom("form_submission")
    .selectAll()
    .where("market", "=", market)
    .where("form_id", "=", formId)
    .where(sql<boolean>`id = any(${sql.val([...ids])}::uuid[])`)
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    return row ? [toSubmission(row)] : [];
  });
};

/** The questions that were answered, by their field, those of the newest first. */
export const answeredQuestions = async (
  db: Database,
  market: string,
  formId: string,
  filter: SubmissionFilter,
): Promise<ReadonlyMap<string, string>> => {
  const said = matching(db, market, formId, filter).select([
    "sent_at",
    sql<Answer>`jsonb_array_elements(answers)`.as("answer"),
  ]);
  const rows = await db
    .selectFrom(said.as("said"))
    .select([
      sql<string>`answer->>'fieldId'`.as("id"),
      sql<string>`(array_agg(answer->>'question' order by sent_at desc))[1]`.as("question"),
    ])
    .groupBy(sql`1`)
    .orderBy(sql`max(sent_at)`, "desc")
    .orderBy(sql`1`)
    .execute();
  return new Map(rows.map(({ id, question }) => [id, question]));
};

/** How often each choice of a form was chosen. */
export const countChoices = async (
  db: Database,
  market: string,
  formId: string,
): Promise<readonly ChoiceCount[]> => {
  const { rows } = await sql<ChoiceCount>`
    select choice->>'id' as choice, count(*)::integer as count
    from form_submission,
      jsonb_array_elements(answers) as answer,
      jsonb_array_elements(answer->'choices') as choice
    where market = ${market} and form_id = ${formId} and state <> 'spam'
    group by 1 order by 2 desc, 1 limit ${maxCounts}`.execute(db);
  return rows;
};
