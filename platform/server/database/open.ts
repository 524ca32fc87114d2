import { openEmbedded } from "./engines/embedded.ts";
import { openPostgres } from "./engines/postgres.ts";
import type { Database } from "./tables.ts";

/**
 * Where the data lie: a PostgreSQL server by its address, a folder for the embedded database, or
 * memory, where it may begin with the dump of another.
 */
export type DatabasePlace = Readonly<
  { url: string } | { folder: string } | { memory: true; dump?: Blob }
>;

export type RunSql = (
  text: string,
  values?: unknown[],
) => Promise<{ rows: Record<string, unknown>[] }>;

/** An open database, and the ways to hear of changes and to close it. */
export type OpenDatabase = Readonly<{
  db: Database;
  engine: "postgres" | "pglite";
  /** Calls back for each notification; `onReconnect` after a lost connection, since missed ones are not repeated. */
  listen(channel: string, heard: (payload: string) => void, onReconnect: () => void): Promise<void>;
  /** How many connections there are, how many of them are idle, and how many ask for one. */
  connections(): Readonly<{ open: number; idle: number; asked: number }>;
  /**
   * Runs SQL of a library of our own choice, which may be several statements when it has no values.
   * On the embedded engine it waits for transactions that are under way, since both share one connection.
   */
  runSql: RunSql;
  close(): Promise<void>;
}>;

/**
 * Opens the database of this process.
 * @param chance from 0 to 1; spreads over time when many processes come back to a server
 * @throws FolderInUse, or an Error in one line that names the variable and what is wrong
 */
export const openDatabase = (
  place: DatabasePlace,
  chance: () => number = Math.random,
): Promise<OpenDatabase> => {
  if ("url" in place) return openPostgres(place.url, chance);
  return "folder" in place ? openEmbedded(place.folder) : openEmbedded(null, place.dump);
};
