import type { Kysely } from "kysely";

/**
 * The tables of the database. The platform declares only its own: each feature adds its tables by
 * `declare module`, in the store that uses them.
 */
export interface Tables {
  cache_version: { tag: string; version: number };
}

/** Stores take this type; inside a transaction they are given the transaction instead. */
export type Database = Kysely<Tables>;
