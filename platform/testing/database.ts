import type { Migration } from "kysely/migration";
import { migrate } from "#platform/server/database/migrate.ts";
import { type OpenDatabase, openDatabase } from "#platform/server/database/open.ts";

/** A migrated database of a test's own, in memory; the caller closes it. */
export const freshDatabase = async (
  migrations: Readonly<Record<string, Migration>>,
): Promise<OpenDatabase> => {
  const database = await openDatabase({ memory: true });
  await migrate(database.db, migrations);
  return database;
};
