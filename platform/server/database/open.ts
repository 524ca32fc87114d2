import { openEmbedded } from "./engines/embedded.ts";
import { openPostgres } from "./engines/postgres.ts";
import type { OpenDatabase } from "./open-database.ts";

/**
 * A PostgreSQL server's URL, a folder for the embedded database, or memory, which may start from a
 * dump.
 */
export type DatabaseLocation = Readonly<
  { url: string } | { folder: string } | { memory: true; dump?: Blob }
>;

/**
 * @param chance from 0 to 1; spreads the reconnections of many processes
 * @throws FolderInUse, or an Error with a message of one line that names the variable and the
 *   reason
 */
export const openDatabase = (
  location: DatabaseLocation,
  chance: () => number = Math.random,
): Promise<OpenDatabase> => {
  if ("url" in location) return openPostgres(location.url, chance);
  return "folder" in location ? openEmbedded(location.folder) : openEmbedded(null, location.dump);
};
