import { openEmbedded } from "./engines/embedded.ts";
import { openPostgres } from "./engines/postgres.ts";
import type { OpenDatabase } from "./open-database.ts";

/**
 * Where the data lie: a PostgreSQL server by its address, a folder for the embedded database, or
 * memory, where it may begin with the dump of another.
 */
export type DatabasePlace = Readonly<
  { url: string } | { folder: string } | { memory: true; dump?: Blob }
>;

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
