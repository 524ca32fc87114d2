import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import type { Migration } from "kysely/migration";
import { migrate } from "#platform/server/database/migrate.ts";
import { type OpenDatabase, openDatabase } from "#platform/server/database/open.ts";

const administer = async (server: string, statement: string): Promise<void> => {
  const admin = await openDatabase({ url: server });
  await sql.raw(statement).execute(admin.db);
  await admin.close();
};

/** A new database on a PostgreSQL server, dropped when it is closed. */
const openOnServer = async (server: string): Promise<OpenDatabase> => {
  const name = `wayroam_test_${randomUUID().replaceAll("-", "")}`;
  await administer(server, `create database ${name}`);
  const address = new URL(server);
  address.pathname = `/${name}`;
  const database = await openDatabase({ url: address.href });
  return {
    ...database,
    async close() {
      await database.close();
      await administer(server, `drop database ${name} with (force)`);
    },
  };
};

/**
 * A migrated database of a test's own; the caller closes it. It is the embedded engine, in memory,
 * or with `TEST_ENGINE=postgres` one on the server that `TEST_DATABASE_URL` names.
 */
export const freshDatabase = async (
  migrations: Readonly<Record<string, Migration>>,
): Promise<OpenDatabase> => {
  const server = process.env["TEST_DATABASE_URL"];
  const isOnServer = process.env["TEST_ENGINE"] === "postgres";
  if (isOnServer && !server) throw new Error("TEST_ENGINE=postgres needs TEST_DATABASE_URL.");
  const database =
    isOnServer && server ? await openOnServer(server) : await openDatabase({ memory: true });
  await migrate(database.db, migrations);
  return database;
};
