import { mkdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { migrations } from "#migrations/list.ts";
import { restoreBackup } from "#platform/server/backup/restore.ts";
import { takeBackup } from "#platform/server/backup/take.ts";
import type { Manifest } from "#platform/server/backup/manifest.ts";
import { FolderInUse } from "#platform/server/database/lock.ts";
import { type OpenDatabase, openDatabase } from "#platform/server/database/open.ts";
import { readConfig } from "../config/config.ts";

/** What an operator asks of the program instead of serving. */
export type BackupCommand = "backup" | "restore";

const told = ({ tables, files, takenAt }: Manifest): string => {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  return `${rows} rows of ${tables.length} tables and ${files.length} files, as of ${takenAt}`;
};

const open = async (): Promise<OpenDatabase> => {
  const { databaseUrl, dataDir } = readConfig(process.env);
  try {
    return await openDatabase(databaseUrl ? { url: databaseUrl } : { folder: dataDir });
  } catch (error) {
    if (!(error instanceof FolderInUse)) throw error;
    throw new Error(`${error.message} Stop the product first: its embedded database has one user.`);
  }
};

/**
 * Takes a backup into a new folder, or restores one, with the settings of the server itself.
 * @throws Error in one line that says what is wrong
 */
export const runBackup = async (command: BackupCommand, folder: string): Promise<string> => {
  const files = join(readConfig(process.env).dataDir, "media");
  mkdirSync(files, { recursive: true });
  const place = resolve(folder);
  const { db, close } = await open();
  try {
    if (command === "backup")
      return `Backed up ${told(await takeBackup({ db, files, into: place, now: new Date() }))}, into ${place}`;
    return `Restored ${told(await restoreBackup({ db, files, from: place, migrations }))}`;
  } finally {
    await close();
  }
};
