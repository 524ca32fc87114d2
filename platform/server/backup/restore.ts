import { readFile, readdir } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "kysely";
import { type Migration, Migrator } from "kysely/migration";
import { z } from "zod";
import type { Database } from "../database/tables.ts";
import type { FileStore } from "../files/file-store.ts";
import { countLines, readLines } from "./lines.ts";
import { type Manifest, manifestName, manifestSchema, tableFile } from "./manifest.ts";
import { insertRows, tableNames, withoutForeignKeys, insertableColumns } from "./tables.ts";

/** The database and the store of files must both be empty. */
export type RestoreOptions = Readonly<{
  db: Database;
  files: FileStore;
  from: string;
  migrations: Readonly<Record<string, Migration>>;
}>;

const readManifest = async (backupFolder: string): Promise<Manifest> => {
  const text = await readFile(join(backupFolder, manifestName), "utf8").catch(() => null);
  if (text === null)
    throw new Error(`${backupFolder} is no whole backup: it has no ${manifestName}.`);
  try {
    return manifestSchema.parse(JSON.parse(text));
  } catch {
    throw new Error(`${join(backupFolder, manifestName)} is not what a backup writes.`);
  }
};

/** @throws Error that names the first missing or damaged file */
const ensureUndamaged = async (
  backupFolder: string,
  { tables, files }: Manifest,
): Promise<void> => {
  for (const { name, rows, sha256 } of tables) {
    const file = join(backupFolder, tableFile(name));
    const counted = await countLines(file).catch(() => null);
    if (counted?.rows !== rows || counted.sha256 !== sha256)
      throw new Error(`${file} is missing or damaged: nothing was restored.`);
  }
  const existing = new Set(
    await readdir(join(backupFolder, "files"), { recursive: true }).catch(() => []),
  );
  const missing = files.find((name) => !existing.has(name));
  if (missing !== undefined)
    throw new Error(`The file ${missing} is missing: nothing was restored.`);
};

const ensureEmpty = async ({ db, files }: RestoreOptions): Promise<void> => {
  if ((await tableNames(db)).length > 0)
    throw new Error("The database is not empty: a backup is restored into an empty one.");
  for await (const name of files.list())
    throw new Error(
      `${files.place} is not empty, it has ${name}: a backup is restored beside no other files.`,
    );
};

const migrateToBackup = async (
  { db, migrations }: RestoreOptions,
  migrationNames: readonly string[],
): Promise<void> => {
  const provider = { getMigrations: async () => ({ ...migrations }) };
  const { error } = await new Migrator({ db, provider }).migrateTo(migrationNames.at(-1) ?? "");
  if (error) throw error;
};

const batchSize = 100;

const fillTable = async (trx: Database, backupFolder: string, table: string): Promise<void> => {
  const columns = await insertableColumns(trx, table);
  let rows: string[] = [];
  for await (const line of readLines(join(backupFolder, tableFile(table)))) {
    rows.push(z.string().parse(JSON.parse(line)));
    if (rows.length < batchSize) continue;
    await insertRows(trx, table, columns, rows);
    rows = [];
  }
  if (rows.length > 0) await insertRows(trx, table, columns, rows);
};

const fillTables = (db: Database, backupFolder: string, { tables }: Manifest): Promise<void> =>
  db.transaction().execute((trx) =>
    withoutForeignKeys(trx, async () => {
      // The backup also holds the rows that migrations inserted.
      const names = sql.join((await tableNames(trx)).map((name) => sql.table(name)));
      await sql`truncate ${names}`.execute(trx);
      for (const { name } of tables) await fillTable(trx, backupFolder, name);
    }),
  );

/** Undoes a failed restore. The database and the store were empty before, so nothing is lost. */
const emptyTarget = async ({ db, files }: RestoreOptions): Promise<void> => {
  for await (const name of files.list()) await files.remove(name);
  for (const name of [...(await tableNames(db)), "kysely_migration", "kysely_migration_lock"])
    await sql`drop table if exists ${sql.table(name)} cascade`.execute(db);
};

const restoreFiles = async (
  { files, from: backupFolder }: RestoreOptions,
  manifest: Manifest,
): Promise<void> => {
  for (const name of manifest.files)
    await files.write(name, await readFile(join(backupFolder, "files", name)));
};

/**
 * Restores a backup into an empty database and an empty store of files, with the backup's schema: the next
 * start migrates it. Either everything is restored or nothing.
 * @throws Error with a message of one line when the backup is damaged or newer than this program,
 *   or the target is not empty
 */
export const restoreBackup = async (options: RestoreOptions): Promise<Manifest> => {
  const { db, from: backupFolder, migrations } = options;
  const manifest = await readManifest(backupFolder);
  const unknownMigration = manifest.migrations.find((name) => !Object.hasOwn(migrations, name));
  if (unknownMigration !== undefined)
    throw new Error(
      `The backup is of a newer version: this one does not know ${unknownMigration}.`,
    );
  await ensureEmpty(options);
  await ensureUndamaged(backupFolder, manifest);
  try {
    await restoreFiles(options, manifest);
    await migrateToBackup(options, manifest.migrations);
    await fillTables(db, backupFolder, manifest);
  } catch (error) {
    await emptyTarget(options);
    throw error;
  }
  return manifest;
};
