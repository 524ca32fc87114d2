import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { PGlite, types } from "@electric-sql/pglite";
import { Kysely, PGliteDialect, PostgresDialect } from "kysely";
import pg from "pg";
import { FolderInUse, lockFolder } from "./lock.ts";
import type { Database, Tables } from "./tables.ts";

/**
 * Where the data lie: a PostgreSQL server by its address, a folder for the embedded database, or
 * memory, where it may begin with the dump of another.
 */
export type DatabasePlace = Readonly<
  { url: string } | { folder: string } | { memory: true; dump?: Blob }
>;

/** An open database, and the ways to hear of changes and to close it. */
export type OpenDatabase = Readonly<{
  db: Database;
  engine: "postgres" | "pglite";
  /** Calls back for each notification; `onReconnect` after a lost connection, since missed ones are not repeated. */
  listen(channel: string, heard: (payload: string) => void, onReconnect: () => void): Promise<void>;
  close(): Promise<void>;
}>;

// Both engines give `date` as YYYY-MM-DD text and int8 as a number, so that no caller asks which one runs.
const asText = (value: string) => value;
pg.types.setTypeParser(pg.types.builtins.DATE, asText);
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
const pgliteParsers = { [types.DATE]: asText, [types.INT8]: Number };

/** What went wrong, in one line: an AggregateError of the network has no message of its own. */
const reasonOf = (error: unknown): string => {
  const { message, code } = error as NodeJS.ErrnoException;
  return message || code || "no answer";
};

const firstAnswer = async (pool: pg.Pool): Promise<void> => {
  try {
    await pool.query("select 1");
  } catch (error) {
    throw new Error(`DATABASE_URL: PostgreSQL cannot be used there (${reasonOf(error)}).`);
  }
};

const takeFolder = (folder: string): (() => void) => {
  try {
    mkdirSync(folder, { recursive: true });
    return lockFolder(folder);
  } catch (error) {
    if (error instanceof FolderInUse) throw error;
    throw new Error(`DATA_DIR: the folder ${folder} cannot be written (${reasonOf(error)}).`);
  }
};

const openPostgres = async (url: string): Promise<OpenDatabase> => {
  const pool = new pg.Pool({ connectionString: url, max: 10, connectionTimeoutMillis: 5000 });
  pool.on("error", () => undefined); // an idle connection may drop; the next query opens another
  const db: Database = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  await firstAnswer(pool);
  let closed = false;
  const listeners = new Set<pg.Client>();
  const connect = async (channel: string, heard: (payload: string) => void, again: () => void) => {
    const client = new pg.Client({ connectionString: url });
    let lost = false;
    const retry = () => {
      if (closed || lost) return;
      lost = true;
      listeners.delete(client);
      setTimeout(() => void connect(channel, heard, again).then(again, retryLater), 500).unref();
    };
    const retryLater = () => {
      if (!closed)
        setTimeout(() => void connect(channel, heard, again).then(again, retryLater), 1000).unref();
    };
    client.on("error", retry);
    client.on("end", retry);
    client.on("notification", (message) => heard(message.payload ?? ""));
    await client.connect();
    await client.query(`listen ${pg.escapeIdentifier(channel)}`);
    listeners.add(client);
  };
  return {
    db,
    engine: "postgres",
    listen: connect,
    async close() {
      closed = true;
      await Promise.all([...listeners].map((client) => client.end()));
      await db.destroy();
    },
  };
};

const openEmbedded = async (
  folder: string | null,
  dump: Blob | null = null,
): Promise<OpenDatabase> => {
  const release = folder ? takeFolder(folder) : () => {};
  try {
    const pglite = await PGlite.create({
      ...(folder ? { dataDir: join(folder, "postgres") } : {}),
      ...(dump ? { loadDataDir: dump } : {}),
      parsers: pgliteParsers,
    });
    const db: Database = new Kysely<Tables>({ dialect: new PGliteDialect({ pglite }) });
    return {
      db,
      engine: "pglite",
      async listen(channel, heard) {
        await pglite.listen(channel, heard);
      },
      async close() {
        await db.destroy();
        if (!pglite.closed) await pglite.close();
        release();
      },
    };
  } catch (error) {
    release();
    throw error;
  }
};

/**
 * Opens the database of this process.
 * @throws FolderInUse, or an Error in one line that names the variable and what is wrong
 */
export const openDatabase = (place: DatabasePlace): Promise<OpenDatabase> => {
  if ("url" in place) return openPostgres(place.url);
  return "folder" in place ? openEmbedded(place.folder) : openEmbedded(null, place.dump);
};
