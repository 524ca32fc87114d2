import { createOnServer } from "#platform/testing/server.ts";

/** The URL of the PostgreSQL that this run of the tests uses. Empty when it uses none. */
export const server = process.env["TEST_DATABASE_URL"] ?? "";

/**
 * Creates a database on the PostgreSQL that this run of the tests uses.
 * @param template the database to copy, which must have no open connections
 */
export const createDatabase = (template: string | null = null) =>
  createOnServer(template ?? undefined);
