import { type Migration, Migrator } from "kysely/migration";
import type { Database } from "./tables.ts";

/**
 * Migrates the database to the newest schema.
 * @returns the names of the migrations that ran
 * @throws the first failed migration's error; those before it stay
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
  return (results ?? [])
    .filter((result) => result.status === "Success")
    .map((result) => result.migrationName);
};
