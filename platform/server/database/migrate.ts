import { type Migration, Migrator } from "kysely/migration";
import { appliedMigrations } from "../backup/tables.ts";
import type { Database } from "./tables.ts";

/**
 * Migrates the database to the newest schema.
 * @returns the names of the migrations that ran
 * @throws the first failed migration's error; those before it stay. An error with one line for a
 *   database that a newer version has migrated
 */
export const migrate = async (
  db: Database,
  migrations: Readonly<Record<string, Migration>>,
): Promise<readonly string[]> => {
  const applied = await appliedMigrations(db);
  const unknown = applied.find((name) => !Object.hasOwn(migrations, name));
  if (unknown !== undefined)
    throw new Error(`The database is of a newer version: this one does not know ${unknown}.`);
  // The migrator looks at every column of every table first, which takes the embedded engine a
  // quarter of a second.
  if (applied.length === Object.keys(migrations).length) return [];
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
