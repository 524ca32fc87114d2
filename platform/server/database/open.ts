import { isConnectionError } from "./away.ts";
import { openEmbedded } from "./engines/embedded.ts";
import { openPostgres } from "./engines/postgres.ts";
import type { OpenDatabase } from "./open-database.ts";
import { reasonOf } from "./reason.ts";

/**
 * A PostgreSQL server's URL, a folder for the embedded database, or memory, which may start from a
 * dump.
 */
export type DatabaseLocation = Readonly<
  { url: string } | { folder: string } | { memory: true; dump?: Blob }
>;

/** Milliseconds for which a start waits for a slow server. */
export const startPatienceMs = 30_000;

/**
 * What a start, a backup or a restore ends with where PostgreSQL goes away or is too slow meanwhile:
 * an error that names the variable. Any other error is returned as it is.
 */
export const namedError = (error: unknown, { databaseUrl }: { databaseUrl: string | null }) =>
  databaseUrl !== null && isConnectionError(error)
    ? new Error(`DATABASE_URL: PostgreSQL does not answer (${reasonOf(error)}).`, { cause: error })
    : error;

/**
 * @param chance from 0 to 1; spreads the reconnections of many processes
 * @param startMs how long the server may take until `endStart`; by default no longer than later
 * @throws FolderInUse, or an Error with a message of one line that names the variable and the
 *   reason
 */
export const openDatabase = (
  location: DatabaseLocation,
  chance: () => number = Math.random,
  startMs: number | null = null,
): Promise<OpenDatabase> => {
  if ("url" in location) return openPostgres(location.url, chance, startMs);
  return "folder" in location ? openEmbedded(location.folder) : openEmbedded(null, location.dump);
};
