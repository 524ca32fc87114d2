import { Readable } from "node:stream";
import { type Generated, sql } from "kysely";
import type { Database } from "#platform/server/database/tables.ts";
import { type ByteRange, Content } from "#platform/server/http/content/content.ts";
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

/** Each reader of a file holds one or two of them. */
const sliceBytes = 256 * 1024;

/** A part of a file's content; null where the file is gone. PostgreSQL counts from 1. */
const readPart = async (
  db: Database,
  market: string,
  id: string,
  { start, end }: ByteRange,
): Promise<Buffer | null> => {
  const row = await db
    .selectFrom("form_file")
    .select(
      sql<Uint8Array>`substring(content from ${start + 1}::int for ${end - start + 1}::int)`.as(
        "part",
      ),
    )
    .where("market", "=", market)
    .where("id", "=", id)
    .executeTakeFirst();
  return row ? Buffer.from(row.part) : null;
};

async function* slicesOf(db: Database, market: string, id: string, { start, end }: ByteRange) {
  for (let from = start; from <= end; from += sliceBytes) {
    const part = { start: from, end: Math.min(from + sliceBytes - 1, end) };
    const slice = await readPart(db, market, id, part);
    if (!slice) throw new Error("A file was deleted while it was read.");
    yield slice;
  }
}

/** A file with its content, which is read slice by slice as it is taken and never changes. */
export const fileOfSubmission = async (
  db: Database,
  { market, formId, submissionId }: SubmissionKey,
  id: string,
): Promise<Readonly<{ name: string; content: Content }> | undefined> => {
  const row = await db
    .selectFrom("form_file")
    .select(["name", "bytes"])
    .where("market", "=", market)
    .where("form_id", "=", formId)
    .where("submission_id", "=", submissionId)
    .where("id", "=", id)
    .executeTakeFirst();
  const open = async (part: ByteRange) =>
    Readable.from(slicesOf(db, market, id, part), { objectMode: false });
  return row && { name: row.name, content: new Content(row.bytes, `"${id}"`, open) };
};
