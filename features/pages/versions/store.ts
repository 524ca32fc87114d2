import type { Generated, JSONColumnType, Selectable } from "kysely";
import { sql } from "kysely";
import type { Page, PageInput } from "../contract.ts";
import { compressed, compressedColumn, decompress } from "#platform/server/database/compressed.ts";
import type { Database } from "#platform/server/database/tables.ts";
import type { StoredVersion, PageVersion } from "../versions-contract.ts";

type VersionTable = {
  market: string;
  page_id: string;
  version: number;
  saved_at: Generated<Date>;
  author: string | null;
  summary: string;
  /** The page as JSON, compressed. */
  compressed: Uint8Array | null;
  block_count: number | null;
  was_published: boolean | null;
  /** The page itself, in rows that older versions wrote; the three above are null there. */
  page: JSONColumnType<PageInput | null, never, never>;
};

declare module "#platform/server/database/tables.ts" {
  interface Tables {
    page_version: VersionTable;
  }
}

/** So many versions of one page are kept, the newest. */
export const maxVersions = 200;

const selectVersions = (db: Database, market: string, id: string) =>
  db.selectFrom("page_version").where("market", "=", market).where("page_id", "=", id);

/**
 * Keeps what a page is from now on, in the transaction that saves it, and lets go of what is too old.
 * A version that is kept already stays as it is.
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
      compressed: await compressed(JSON.stringify(page)),
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

/** Keeps a page as it is before a save, where it came about without one (the demo, an import). */
export const backfillVersion = async (trx: Database, market: string, page: Page): Promise<void> => {
  const kept = await selectVersions(trx, market, page.id)
    .select("version")
    .where("version", "=", page.version)
    .executeTakeFirst();
  if (!kept) await saveVersion(trx, market, page, { author: null, summary: "" });
};

const columns = ["version", "saved_at", "summary"] as const;
/** By name where the account has one. */
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

/** One screen of a page's versions, the newest first, and how many there are in all. */
export const listVersions = async (
  db: Database,
  market: string,
  id: string,
  { page, pageSize }: Readonly<{ page: number; pageSize: number }>,
): Promise<{ items: PageVersion[]; total: number }> => {
  const all = selectVersions(db, market, id);
  const { total } = await all.select(sql<number>`count(*)`.as("total")).executeTakeFirstOrThrow();
  const rows = await all
    .select([...columns, author, blockCount, isPublished])
    .orderBy("version", "desc")
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  return { items: rows.map(toVersion), total: Number(total) };
};

/** The newest version of a page that is kept, 0 when there is none. */
export const newestVersion = async (db: Database, market: string, id: string): Promise<number> => {
  const row = await selectVersions(db, market, id)
    .select("version")
    .orderBy("version", "desc")
    .limit(1)
    .executeTakeFirst();
  return row?.version ?? 0;
};

/** One version with its page, null when it is not kept. */
export const versionOf = async (
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
