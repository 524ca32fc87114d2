import { createOnServer } from "#platform/testing/server.ts";

/** The URL of this run's PostgreSQL; empty without one. */
export const server = process.env["TEST_DATABASE_URL"] ?? "";

/**
 * A new database on the PostgreSQL of this run.
 * @param template the database to copy, which must have no open connections
 */
export const createDatabase = (template: string | null = null) =>
  createOnServer(template ?? undefined);
