import { AsyncResource } from "node:async_hooks";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { PGlite, types } from "@electric-sql/pglite";
import { PGliteDialect } from "kysely";
import { fromPglite } from "pg-boss";
import { FolderInUse, lockFolder } from "../lock.ts";
import type { OpenDatabase } from "../open-database.ts";
import { reasonOf } from "../reason.ts";
import { ensureRoom, insertsNeedRoom, RoomyDialect } from "./free-space.ts";
import { openKysely } from "./one-transaction.ts";
import { startUpkeep } from "../upkeep/upkeep.ts";
import { yieldAfterLongQueries } from "./yielding.ts";
import { ownFolder } from "#platform/server/files/own.ts";

// Log files up to this size are kept for reuse; a checkpoint removes the others.
const logLimits = ["-c", "min_wal_size=32MB", "-c", "max_wal_size=64MB"];
// By default the engine fills 128 MB of this process with its buffers. The system keeps the same
// pages of its files, and gives that memory back when it is short.
const bufferLimits = ["-c", "shared_buffers=16MB"];

// Both engines return `date` as YYYY-MM-DD text and int8 as a number, so that callers need not know
// which one runs.
const parsers = { [types.DATE]: (value: string) => value, [types.INT8]: Number };

const lockDataFolder = (folder: string): (() => void) => {
  try {
    mkdirSync(folder, { recursive: true, mode: ownFolder });
    ensureRoom(folder);
    return lockFolder(folder);
  } catch (error) {
    if (error instanceof FolderInUse) throw error;
    throw new Error(`DATA_DIR: the folder ${folder} cannot be written (${reasonOf(error)}).`);
  }
};

/** PGlite sometimes throws no Error for a damaged folder, and never names the folder. */
const openError = (folder: string, error: unknown): Error => {
  const reason = error instanceof Error ? reasonOf(error) : JSON.stringify(error);
  return new Error(`DATA_DIR: the database in ${folder} cannot be opened (${reason}).`, {
    cause: error,
  });
};

/** @param folder null for a database in memory, which may start from a dump */
export const openEmbedded = async (
  folder: string | null,
  dump: Blob | null = null,
): Promise<OpenDatabase> => {
  const release = folder ? lockDataFolder(folder) : () => {};
  try {
    const pglite = await PGlite.create({
      ...(folder ? { dataDir: join(folder, "postgres") } : {}),
      ...(dump ? { loadDataDir: dump } : {}),
      parsers,
      startParams: [...PGlite.defaultStartParams, ...logLimits, ...bufferLimits],
    });
    const db = openKysely(
      folder ? new RoomyDialect(pglite, folder) : new PGliteDialect({ pglite }),
      [yieldAfterLongQueries(), ...(folder ? [insertsNeedRoom(folder)] : [])],
    );
    const library = fromPglite(pglite);
    const stopUpkeep = folder ? startUpkeep(db, () => ensureRoom(folder)) : null;
    return {
      db,
      engine: "pglite",
      endStart: () => undefined,
      async listen(channel, onNotify) {
        // Notifications come while a query of anybody runs, and whoever hears them is somebody else.
        await pglite.listen(channel, AsyncResource.bind(onNotify));
      },
      // On the shared connection a BEGIN or ROLLBACK of the library would otherwise end another
      // transaction.
      runSql: (text, values) => db.connection().execute(() => library.executeSql(text, values)),
      connections: () => ({ open: 1, idle: 0, asked: 0 }), // the one connection that everything shares
      async close() {
        await stopUpkeep?.();
        await db.destroy();
        if (!pglite.closed) await pglite.close();
        release();
      },
    };
  } catch (error) {
    release();
    throw folder === null ? error : openError(folder, error);
  }
};
