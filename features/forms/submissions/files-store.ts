import { type Generated, sql } from "kysely";
import type { Database } from "#platform/server/database/tables.ts";
import type { TakenFile } from "../send/check-files.ts";

declare module "#platform/server/database/tables.ts" {
  interface Tables {
    form_file: {
      market: string;
      id: Generated<string>;
      form_id: string;
      submission_id: string;
      name: string;
      type: string;
      bytes: number;
      content: Uint8Array;
    };
  }
}

type SubmissionKey = Readonly<{ market: string; formId: string; submissionId: string }>;

/** In the database and not beside it, so that they go with their submission, however that goes. */
export const insertFiles = async (
  trx: Database,
  { market, formId, submissionId }: SubmissionKey,
  files: readonly TakenFile[],
): Promise<void> => {
  // One by one: together they may be too large for one statement.
  for (const { id, name, type, content } of files)
    await trx
      .insertInto("form_file")
      .values({
        market,
        id,
        form_id: formId,
        submission_id: submissionId,
        name,
        type,
        bytes: content.length,
        content,
      })
      .execute();
};

/** How many bytes the files of a form have. */
export const filesOfForm = async (
  db: Database,
  market: string,
  formId: string,
): Promise<number> => {
  const { bytes } = await db
    .selectFrom("form_file")
    .select(sql<number>`coalesce(sum(bytes), 0)::float8`.as("bytes"))
    .where("market", "=", market)
    .where("form_id", "=", formId)
    .executeTakeFirstOrThrow();
  return bytes;
};

export const fileOfSubmission = async (
  db: Database,
  { market, formId, submissionId }: SubmissionKey,
  id: string,
): Promise<Readonly<{ name: string; content: Uint8Array }> | undefined> =>
  db
    .selectFrom("form_file")
    .select(["name", "content"])
    .where("market", "=", market)
    .where("form_id", "=", formId)
    .where("submission_id", "=", submissionId)
    .where("id", "=", id)
    .executeTakeFirst();
