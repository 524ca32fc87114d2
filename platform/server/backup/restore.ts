import { cp, mkdir, readFile, readdir, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { sql } from "kysely";
import { type Migration, Migrator } from "kysely/migration";
import { z } from "zod";
import type { Database } from "../database/tables.ts";
import { countLines, readLines } from "./lines.ts";
import { type Manifest, manifestName, manifestSchema, tableFile } from "./manifest.ts";
import { insertRows, tableNames, withoutForeignKeys, writtenColumns } from "./tables.ts";

/** What is restored, and where to: both the database and the folder of files have to be empty. */
export type RestoreOptions = Readonly<{
  db: Database;
  files: string;
  from: string;
  migrations: Readonly<Record<string, Migration>>;
}>;

const readManifest = async (from: string): Promise<Manifest> => {
  const text = await readFile(join(from, manifestName), "utf8").catch(() => null);
  if (text === null) throw new Error(`${from} is no whole backup: it has no ${manifestName}.`);
  try {
    return manifestSchema.parse(JSON.parse(text));
  } catch {
    throw new Error(`${join(from, manifestName)} is not what a backup writes.`);
  }
};

/** @throws Error that names the first file which is not as it was taken */
const ensureWhole = async (from: string, { tables, files }: Manifest): Promise<void> => {
  for (const { name, rows, sha256 } of tables) {
    const file = join(from, tableFile(name));
    const held = await countLines(file).catch(() => null);
    if (held?.rows !== rows || held.sha256 !== sha256)
      throw new Error(`${file} is missing or damaged: nothing was restored.`);
  }
  const there = new Set(await readdir(join(from, "files"), { recursive: true }).catch(() => []));
  const lost = files.find((name) => !there.has(name));
  if (lost !== undefined) throw new Error(`The file ${lost} is missing: nothing was restored.`);
};

const ensureEmpty = async ({ db, files }: RestoreOptions): Promise<void> => {
  if ((await tableNames(db)).length > 0)
    throw new Error("The database is not empty: a backup is restored into an empty one.");
  if ((await readdir(files).catch(() => [])).length > 0)
    throw new Error(`${files} is not empty: a backup is restored beside no other files.`);
};

const migrateAsTaken = async (
  { db, migrations }: RestoreOptions,
  taken: readonly string[],
): Promise<void> => {
  const provider = { getMigrations: async () => ({ ...migrations }) };
  const { error } = await new Migrator({ db, provider }).migrateTo(taken.at(-1) ?? "");
  if (error) throw error;
};

const rowsAtOnce = 100;

const fillTable = async (trx: Database, from: string, table: string): Promise<void> => {
  const columns = await writtenColumns(trx, table);
  let rows: string[] = [];
  for await (const line of readLines(join(from, tableFile(table)))) {
    rows.push(z.string().parse(JSON.parse(line)));
    if (rows.length < rowsAtOnce) continue;
    await insertRows(trx, table, columns, rows);
    rows = [];
  }
  if (rows.length > 0) await insertRows(trx, table, columns, rows);
};

const fillTables = (db: Database, from: string, { tables }: Manifest): Promise<void> =>
  db.transaction().execute((trx) =>
    withoutForeignKeys(trx, async () => {
      // What migrations put there themselves is in the backup as well.
      const names = sql.join((await tableNames(trx)).map((name) => sql.table(name)));
      await sql`truncate ${names}`.execute(trx);
      for (const { name } of tables) await fillTable(trx, from, name);
    }),
  );

/** Both were empty before, so nothing is lost by it. */
const emptyAgain = async ({ db, files }: RestoreOptions): Promise<void> => {
  for (const name of await readdir(files).catch(() => []))
    await rm(join(files, name), { recursive: true });
  for (const name of [...(await tableNames(db)), "kysely_migration", "kysely_migration_lock"])
    await sql`drop table if exists ${sql.table(name)} cascade`.execute(db);
};

const restoreFiles = async ({ files, from }: RestoreOptions, manifest: Manifest): Promise<void> => {
  for (const name of manifest.files) {
    const place = join(files, name);
    await mkdir(dirname(place), { recursive: true });
    await cp(join(from, "files", name), place, { preserveTimestamps: true });
  }
};

/**
 * Puts the rows and the files of a backup into an empty database and an empty folder. The schema is
 * that of the backup: the next start brings it up to date. Either everything is restored or nothing.
 * @throws Error in one line when the backup is damaged or newer than this program, or the place is not empty
 */
export const restoreBackup = async (options: RestoreOptions): Promise<Manifest> => {
  const { db, from, migrations } = options;
  const manifest = await readManifest(from);
  const unknown = manifest.migrations.find((name) => !Object.hasOwn(migrations, name));
  if (unknown !== undefined)
    throw new Error(`The backup is of a newer version: this one does not know ${unknown}.`);
  await ensureEmpty(options);
  await ensureWhole(from, manifest);
  try {
    await restoreFiles(options, manifest);
    await migrateAsTaken(options, manifest.migrations);
    await fillTables(db, from, manifest);
  } catch (error) {
    await emptyAgain(options);
    throw error;
  }
  return manifest;
};
