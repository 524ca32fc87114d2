import type { Generated, JSONColumnType, Selectable } from "kysely";
import { sql } from "kysely";
import { compress, compressedColumn, decompress } from "#platform/server/database/compress.ts";
import type { Database } from "#platform/server/database/tables.ts";
import { publishSaves } from "#platform/server/presence/presence-events.ts";
import { recordKey } from "./record-key.ts";

type VersionTable = {
  market: string;
  /** As the audit names the kind of record. */
  subject: string;
  record_id: string;
  version: number;
  saved_at: Generated<Date>;
  author: string | null;
  summary: string;
  /** Null where it is compressed. */
  content: JSONColumnType<object | null, string | null, never>;
  /** The content as compressed JSON. */
  compressed: Uint8Array | null;
  /** Of pages alone, for their lists; null in rows written before there were these columns. */
  block_count: number | null;
  was_published: boolean | null;
};

declare module "#platform/server/database/tables.ts" {
  interface Tables {
    record_version: VersionTable;
    /** What other features read of a version. */
    known_version: Pick<
      Selectable<VersionTable>,
      "market" | "subject" | "record_id" | "version" | "author" | "saved_at"
    >;
  }
}

/** Per record; older versions are deleted. */
export const maxVersions = 200;

/** Longer contents are compressed, which takes longer than it gains for short ones. */
const maxPlainLength = 2000;

export type VersionedRecord = Readonly<{ market: string; subject: string; recordId: string }>;

export type NewVersion = VersionedRecord &
  Readonly<{
    version: number;
    /** By default the time of the transaction. */
    savedAt?: Date;
    author: string | null;
    summary: string;
    content: object;
    /** Of pages, for their lists. */
    blockCount?: number;
    isPublished?: boolean;
  }>;

const toRow = async (entry: NewVersion) => {
  const text = JSON.stringify(entry.content);
  const isPlain = text.length <= maxPlainLength;
  return {
    market: entry.market,
    subject: entry.subject,
    record_id: recordKey(entry),
    version: entry.version,
    author: entry.author,
    summary: entry.summary,
    saved_at: entry.savedAt ?? sql<Date>`now()`,
    content: isPlain ? text : null,
    compressed: isPlain ? null : await compress(text),
    block_count: entry.blockCount ?? null,
    was_published: entry.isPublished ?? null,
  };
};

const insertBatchSize = 1000;

/**
 * Stores new versions in the transaction of their save, and deletes those beyond `maxVersions`. A
 * version that exists already is left unchanged. Who has one of the records open hears of it.
 */
export const saveVersions = async (
  trx: Database,
  entries: readonly NewVersion[],
): Promise<void> => {
  for (let start = 0; start < entries.length; start += insertBatchSize) {
    const rows = await Promise.all(entries.slice(start, start + insertBatchSize).map(toRow));
    await trx
      .insertInto("record_version")
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  for (const { version, ...record } of entries)
    if (version > maxVersions)
      await trx
        .deleteFrom("record_version")
        .where("market", "=", record.market)
        .where("record_id", "=", recordKey(record))
        .where("version", "<=", version - maxVersions)
        .execute();
  await publishSaves(trx, entries);
};

const versionsOf = (db: Database, record: VersionedRecord) =>
  db
    .selectFrom("record_version")
    .where("market", "=", record.market)
    .where("subject", "=", record.subject)
    .where("record_id", "=", recordKey(record));

/** Deletes all versions of a record whose numbers begin again. */
export const deleteVersions = async (trx: Database, record: VersionedRecord): Promise<void> => {
  await trx
    .deleteFrom("record_version")
    .where("market", "=", record.market)
    .where("subject", "=", record.subject)
    .where("record_id", "=", recordKey(record))
    .execute();
};

/**
 * Stores the current version of a record that has none (of the demo, an import, or older than
 * versions of its kind) before it is overwritten.
 */
export const backfillVersion = async (trx: Database, entry: NewVersion): Promise<void> => {
  const stored = await versionsOf(trx, entry)
    .select("version")
    .where("version", "=", entry.version)
    .executeTakeFirst();
  if (!stored) await saveVersions(trx, [entry]);
};

const columns = ["version", "saved_at", "summary"] as const;
/** The name of the author's account, or the e-mail address where the account has no name. */
const author = sql<string | null>`coalesce(
  (select name from known_account as account where account.email = record_version.author), author)`.as(
  "author",
);
const blockCount = sql<number | null>`coalesce(
  block_count, jsonb_array_length(content -> 'blocks'))`.as("block_count");
const isPublished = sql<boolean | null>`coalesce(
  was_published, (content ->> 'isPublished')::boolean)`.as("is_published");

/** A version as lists show it; what pages alone have is null for others. */
export type VersionSummary = Readonly<{
  version: number;
  savedAt: string;
  author: string | null;
  summary: string;
  blockCount: number | null;
  isPublished: boolean | null;
}>;

type VersionRow = Pick<Selectable<VersionTable>, (typeof columns)[number] | "author"> & {
  block_count: number | null;
  is_published: boolean | null;
};

const toSummary = (row: VersionRow): VersionSummary => ({
  version: row.version,
  savedAt: row.saved_at.toISOString(),
  author: row.author,
  summary: row.summary,
  blockCount: row.block_count,
  isPublished: row.is_published,
});

/** One page of the list, the newest first; `total` counts all versions. */
export const listVersions = async (
  db: Database,
  record: VersionedRecord,
  { page, pageSize }: Readonly<{ page: number; pageSize: number }>,
): Promise<{ items: VersionSummary[]; total: number }> => {
  const versions = versionsOf(db, record);
  const { total } = await versions
    .select(sql<number>`count(*)`.as("total"))
    .executeTakeFirstOrThrow();
  const rows = await versions
    .select([...columns, author, blockCount, isPublished])
    .orderBy("version", "desc")
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  return { items: rows.map(toSummary), total: Number(total) };
};

/** 0 for a record without stored versions. */
export const newestVersion = async (db: Database, record: VersionedRecord): Promise<number> => {
  const row = await versionsOf(db, record)
    .select("version")
    .orderBy("version", "desc")
    .limit(1)
    .executeTakeFirst();
  return row?.version ?? 0;
};

/** Null for a version that is not stored. */
export const readVersion = async (
  db: Database,
  record: VersionedRecord,
  version: number,
): Promise<(VersionSummary & Readonly<{ content: object }>) | null> => {
  const row = await versionsOf(db, record)
    .select([...columns, author, blockCount, isPublished])
    .select(["content", compressedColumn("compressed").as("compressed")])
    .where("version", "=", version)
    .executeTakeFirst();
  if (!row) return null;
  const content =
    row.compressed === null
      ? row.content
      : (JSON.parse(await decompress(row.compressed)) as object);
  return content && { ...toSummary(row), content };
};

/** Who saved records of a kind last, by their ids; those without versions are missing. */
export const latestAuthors = async (
  db: Database,
  { market, subject }: Pick<VersionedRecord, "market" | "subject">,
  recordIds: readonly string[],
): Promise<ReadonlyMap<string, string>> => {
  if (recordIds.length === 0) return new Map();
  const idOf = new Map(recordIds.map((recordId) => [recordKey({ subject, recordId }), recordId]));
  const rows = await db
    .selectFrom("record_version")
    .distinctOn("record_id")
    .select(["record_id", author])
    .where("market", "=", market)
    .where("subject", "=", subject)
    .where("record_id", "in", [...idOf.keys()])
    .orderBy("record_id")
    .orderBy("version", "desc")
    .execute();
  return new Map(
    rows.flatMap((row) => {
      const id = idOf.get(row.record_id);
      return id === undefined || row.author === null ? [] : [[id, row.author] as const];
    }),
  );
};
