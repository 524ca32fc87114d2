import type { Kysely } from "kysely";

/** Staff accounts, their sessions, and what the embedded identity provider keeps. */
export const up = async (_db: Kysely<never>): Promise<void> => {};
