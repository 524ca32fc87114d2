import type { Kysely } from "kysely";

/**
 * The tables of the one database. The platform knows none of them: each feature adds its own
 * with `declare module`, beside the store that reads and writes it.
 */
export interface Tables {
  cache_version: { tag: string; version: number };
}

/** The database as every store sees it; inside a transaction a store is given the transaction instead. */
export type Database = Kysely<Tables>;
