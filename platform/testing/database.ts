import { openAsBlob } from "node:fs";
import { sql } from "kysely";
import type { Migration } from "kysely/migration";
import { inject } from "vitest";
import { migrate } from "#platform/server/database/migrate.ts";
import { openDatabase } from "#platform/server/database/open.ts";
import type { OpenDatabase } from "#platform/server/database/open-database.ts";
import type { Prepared } from "./prepare.ts";
import { createOnServer, testEngine, urlOnServer } from "./server.ts";

/** A database on the test server; closing it drops it. */
const openOnServer = async (template?: string): Promise<OpenDatabase> => {
  const { url, drop } = await createOnServer(template);
  const database = await openDatabase({ url });
  return {
    ...database,
    async close() {
      await database.close();
      await drop();
    },
  };
};

const openInMemory = async (dump?: string): Promise<OpenDatabase> =>
  openDatabase({ memory: true, ...(dump ? { dump: await openAsBlob(dump) } : {}) });

/**
 * A migrated database for one test; the caller closes it. It is on the PostgreSQL that
 * `TEST_DATABASE_URL` names, or on the embedded engine in memory (see `testEngine`).
 */
export const freshDatabase = async (
  migrations: Readonly<Record<string, Migration>>,
): Promise<OpenDatabase> => {
  const open = testEngine() === "postgres" ? openOnServer : openInMemory;
  const prepared: Prepared = inject("prepared");
  if (prepared.migrations.join() === Object.keys(migrations).join()) return open(prepared.source);
  const database = await open();
  await migrate(database.db, migrations);
  return database;
};

/**
 * The connections of a second process to a test's database, which has to be on PostgreSQL: the
 * embedded engine has one process. The caller closes them before the database.
 */
export const openBeside = async ({ db }: OpenDatabase): Promise<OpenDatabase> => {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db);
  return openDatabase({ url: urlOnServer(rows[0]?.name ?? "") });
};
