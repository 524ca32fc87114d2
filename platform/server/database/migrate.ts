import { type Migration, Migrator } from "kysely/migration";
import type { Database } from "./tables.ts";

/**
 * Brings the database to the newest schema; does nothing when it is there already.
 * @returns the names of the migrations that ran
 * @throws the first migration's error; what ran before it stays
 */
export const migrate = async (
  db: Database,
  migrations: Readonly<Record<string, Migration>>,
): Promise<readonly string[]> => {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => ({ ...migrations }) },
  });
  const { error, results } = await migrator.migrateToLatest();
  if (error) throw error;
  return (results ?? []).filter((one) => one.status === "Success").map((one) => one.migrationName);
};
