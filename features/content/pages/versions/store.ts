import {
  backfillVersion as backfill,
  listVersions as listRecordVersions,
  newestVersion as newestRecordVersion,
  readVersion as readRecordVersion,
  saveVersions,
  type VersionSummary,
} from "#features/records/versions/store.ts";
import type { Database } from "#platform/server/database/tables.ts";
import type { Page } from "../contract.ts";
import type { PageVersion, StoredVersion } from "./contract.ts";

const keyOf = (market: string, id: string) => ({ market, subject: "custompage", recordId: id });

type Saving = Readonly<{ author: string | null; summary: string }>;

const toNewVersion = (
  market: string,
  { version, createdAt: _created, updatedAt, ...page }: Page,
  by: Saving,
) => ({
  ...keyOf(market, page.id),
  ...by,
  version,
  savedAt: new Date(updatedAt),
  content: page,
  blockCount: page.blocks.length,
  isPublished: page.isPublished,
});

/** Stores the page's new version in the transaction of its save. */
export const saveVersion = (trx: Database, market: string, page: Page, by: Saving): Promise<void> =>
  saveVersions(trx, [toNewVersion(market, page, by)]);

/**
 * Stores the current version of a page that was created without one (by the demo or an import)
 * before it is overwritten.
 */
export const backfillVersion = (trx: Database, market: string, page: Page): Promise<void> =>
  backfill(trx, toNewVersion(market, page, { author: null, summary: "" }));

const toPageVersion = (version: VersionSummary): PageVersion => ({
  ...version,
  blockCount: version.blockCount ?? 0,
  isPublished: version.isPublished ?? false,
});

/** One page of the list, the newest first; `total` counts all versions. */
export const listVersions = async (
  db: Database,
  market: string,
  id: string,
  paging: Readonly<{ page: number; pageSize: number }>,
): Promise<{ items: PageVersion[]; total: number }> => {
  const { items, total } = await listRecordVersions(db, keyOf(market, id), paging);
  return { items: items.map(toPageVersion), total };
};

/** 0 for a page without stored versions. */
export const newestVersion = (db: Database, market: string, id: string): Promise<number> =>
  newestRecordVersion(db, keyOf(market, id));

/** Null for a version that is not stored. */
export const readVersion = async (
  db: Database,
  market: string,
  id: string,
  version: number,
): Promise<StoredVersion | null> => {
  const stored = await readRecordVersion(db, keyOf(market, id), version);
  return (
    stored && { ...toPageVersion(stored), content: stored.content as StoredVersion["content"] }
  );
};
