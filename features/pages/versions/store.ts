import type { Generated, JSONColumnType, Selectable } from "kysely";
import { sql } from "kysely";
import type { Page, PageInput } from "../contract.ts";
import { compress, compressedColumn, decompress } from "#platform/server/database/compress.ts";
import type { Database } from "#platform/server/database/tables.ts";
import type { StoredVersion, PageVersion } from "../versions-contract.ts";

type VersionTable = {
  market: string;
  page_id: string;
  version: number;
  saved_at: Generated<Date>;
  author: string | null;
  summary: string;
  /** The page as compressed JSON. */
  compressed: Uint8Array | null;
  block_count: number | null;
  was_published: boolean | null;
  /**
   * Uncompressed page of rows written before compression; the three columns above are null there.
   */
  page: JSONColumnType<PageInput | null, never, never>;
};

declare module "#platform/server/database/tables.ts" {
  interface Tables {
    page_version: VersionTable;
  }
}

/** Per page; older versions are deleted. */
export const maxVersions = 200;

const selectVersions = (db: Database, market: string, id: string) =>
  db.selectFrom("page_version").where("market", "=", market).where("page_id", "=", id);

/**
 * Stores the page's new version in the transaction of its save, and deletes versions beyond
 * `maxVersions`. A version that exists already is left unchanged.
 */
export const saveVersion = async (
  trx: Database,
  market: string,
  { version, createdAt: _created, updatedAt, ...page }: Page,
  by: Readonly<{ author: string | null; summary: string }>,
): Promise<void> => {
  await trx
    .insertInto("page_version")
    .values({
      market,
      page_id: page.id,
      version,
      saved_at: new Date(updatedAt),
      ...by,
      block_count: page.blocks.length,
      was_published: page.isPublished,
      compressed: await compress(JSON.stringify(page)),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await trx
    .deleteFrom("page_version")
    .where("market", "=", market)
    .where("page_id", "=", page.id)
    .where("version", "<=", version - maxVersions)
    .execute();
};

/**
 * Stores the current version of a page that was created without one (by the demo or an import)
 * before it is overwritten.
 */
export const backfillVersion = async (trx: Database, market: string, page: Page): Promise<void> => {
  const stored = await selectVersions(trx, market, page.id)
    .select("version")
    .where("version", "=", page.version)
    .executeTakeFirst();
  if (!stored) await saveVersion(trx, market, page, { author: null, summary: "" });
};

const columns = ["version", "saved_at", "summary"] as const;
/** The name of the author's account, or the e-mail address where the account has no name. */
const author = sql<string | null>`coalesce(
  (select name from staff_account where staff_account.email = page_version.author), author)`.as(
  "author",
);
const blockCount = sql<number>`coalesce(block_count, jsonb_array_length(page -> 'blocks'))`.as(
  "block_count",
);
const isPublished = sql<boolean>`coalesce(was_published, (page ->> 'isPublished')::boolean)`.as(
  "is_published",
);

type VersionRow = Pick<Selectable<VersionTable>, (typeof columns)[number] | "author"> & {
  block_count: number;
  is_published: boolean;
};

const toVersion = (row: VersionRow): PageVersion => ({
  version: row.version,
  savedAt: row.saved_at.toISOString(),
  author: row.author,
  blockCount: row.block_count,
  isPublished: row.is_published,
  summary: row.summary,
});

/** One page of the list, the newest first; `total` counts all versions. */
export const listVersions = async (
  db: Database,
  market: string,
  id: string,
  { page, pageSize }: Readonly<{ page: number; pageSize: number }>,
): Promise<{ items: PageVersion[]; total: number }> => {
  const versions = selectVersions(db, market, id);
  const { total } = await versions
    .select(sql<number>`count(*)`.as("total"))
    .executeTakeFirstOrThrow();
  const rows = await versions
    .select([...columns, author, blockCount, isPublished])
    .orderBy("version", "desc")
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  return { items: rows.map(toVersion), total: Number(total) };
};

/** 0 for a page without stored versions. */
export const newestVersion = async (db: Database, market: string, id: string): Promise<number> => {
  const row = await selectVersions(db, market, id)
    .select("version")
    .orderBy("version", "desc")
    .limit(1)
    .executeTakeFirst();
  return row?.version ?? 0;
};

/** Null for a version that is not stored. */
export const readVersion = async (
  db: Database,
  market: string,
  id: string,
  version: number,
): Promise<StoredVersion | null> => {
  const row = await selectVersions(db, market, id)
    .select([...columns, author, blockCount, isPublished])
    .select(["page", compressedColumn("compressed").as("compressed")])
    .where("version", "=", version)
    .executeTakeFirst();
  if (!row) return null;
  const content =
    row.compressed === null
      ? row.page
      : (JSON.parse(await decompress(row.compressed)) as PageInput);
  return content && { ...toVersion(row), content };
};
