import { type Generated, type JSONColumnType, sql } from "kysely";
import type { Database } from "#platform/server/database/tables.ts";
import type { BlockEntryInput, NewBlockEntry } from "./contract.ts";

type Examples = BlockEntryInput["examples"];

declare module "#platform/server/database/tables.ts" {
  interface Tables {
    block_entry: {
      name: string;
      version: Generated<number>;
      updated_at: Generated<Date>;
      block_type: string;
      label: string;
      filter: JSONColumnType<BlockEntryInput["filter"]>;
      default_content: JSONColumnType<object> | null;
      examples: JSONColumnType<Examples> | null;
    };
  }
}

/** What is written of a block or a further entry; null contents are those of the code. */
export type StoredEntry = Omit<NewBlockEntry, "default" | "examples"> &
  Readonly<{
    version: number;
    default: Readonly<Record<string, unknown>> | null;
    examples: Examples | null;
  }>;

/** What administrators wrote, by name; what they did not is as the code has it. */
export const readBlockEntries = async (db: Database): Promise<readonly StoredEntry[]> => {
  const rows = await db.selectFrom("block_entry").selectAll().orderBy("name").execute();
  return rows.map(({ block_type, default_content, updated_at: _updated, ...row }) => ({
    ...row,
    blockType: block_type,
    default: default_content as Readonly<Record<string, unknown>> | null,
  }));
};

/** Holds all entries until the transaction ends: one that is not written has no row to hold. */
export const lockBlockEntries = async (trx: Database): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended('block entries', 0))`.execute(trx);
};

export const writeBlockEntry = async (
  trx: Database,
  entry: Omit<StoredEntry, "version">,
): Promise<number> => {
  const values = {
    block_type: entry.blockType,
    label: entry.label,
    filter: JSON.stringify(entry.filter),
    default_content: entry.default && JSON.stringify(entry.default),
    examples: entry.examples && JSON.stringify(entry.examples),
  };
  const { version } = await trx
    .insertInto("block_entry")
    .values({ name: entry.name, ...values })
    .onConflict((conflict) =>
      conflict.column("name").doUpdateSet({
        ...values,
        version: sql<number>`block_entry.version + 1`,
        updated_at: sql<Date>`now()`,
      }),
    )
    .returning("version")
    .executeTakeFirstOrThrow();
  return version;
};

export const deleteBlockEntry = async (trx: Database, name: string): Promise<void> => {
  await trx.deleteFrom("block_entry").where("name", "=", name).execute();
};
