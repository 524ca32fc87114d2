import { resolve } from "node:path";
import { recordBackup } from "#features/company/debug/board/last-backup.ts";
import { migrations } from "#migrations/list.ts";
import { restoreBackup } from "#platform/server/backup/restore.ts";
import { takeBackup } from "#platform/server/backup/take.ts";
import type { Manifest } from "#platform/server/backup/manifest.ts";
import { FolderInUse } from "#platform/server/database/lock.ts";
import { namedError, openDatabase, startPatienceMs } from "#platform/server/database/open.ts";
import type { OpenDatabase } from "#platform/server/database/open-database.ts";
import { type Config, readConfig } from "../config/config.ts";
import { openFiles } from "#platform/server/files/open-files.ts";

/** Commands of the program that run instead of the server. */
export type BackupCommand = "backup" | "restore";

const describe = ({ tables, files, takenAt }: Manifest): string => {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  return `${rows} rows of ${tables.length} tables and ${files.length} files, as of ${takenAt}`;
};

const open = async ({ databaseUrl, dataDir }: Config): Promise<OpenDatabase> => {
  try {
    return await openDatabase(
      databaseUrl ? { url: databaseUrl } : { folder: dataDir },
      Math.random,
      startPatienceMs,
    );
  } catch (error) {
    if (!(error instanceof FolderInUse)) throw error;
    throw new Error(`${error.message} Stop the product first: its embedded database has one user.`);
  }
};

/**
 * @param folder for a backup a folder that does not exist yet, for a restore the backup's folder
 * @throws Error with a message of one line
 */
export const runBackup = async (
  command: BackupCommand,
  folder: string,
  environment = process.env,
): Promise<string> => {
  const config = readConfig(environment);
  const files = await openFiles(config, (text) => process.stderr.write(`${text}\n`));
  const backupFolder = resolve(folder);
  const { db, close } = await open(config);
  try {
    if (command === "backup") {
      const taken = await takeBackup({ db, files, into: backupFolder, now: new Date() });
      const rows = taken.tables.reduce((sum, table) => sum + table.rows, 0);
      await recordBackup(db, { folder: backupFolder, rows, files: taken.files.length });
      return `Backed up ${describe(taken)}, into ${backupFolder}`;
    }
    return `Restored ${describe(await restoreBackup({ db, files, from: backupFolder, migrations }))}`;
  } catch (error) {
    throw namedError(error, config);
  } finally {
    await close();
  }
};
