import type { FoundRecord } from "#platform/choices/found-record.ts";
import type { Database } from "#platform/server/database/tables.ts";

/** The words that were typed, as patterns for `finds`; a record has to match each of them. */
export type FinderQuery = Readonly<{ patterns: readonly string[]; limit: number }>;

/** How a feature's records are found by what staff call them. */
export type RecordFinder = Readonly<{
  group: string;
  find: (
    db: Database,
    market: string,
    query: FinderQuery,
  ) => Promise<readonly Omit<FoundRecord, "group">[]>;
}>;
