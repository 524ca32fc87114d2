import { Client } from "pg";
import { type DatabaseLocation, openDatabase } from "#platform/server/database/open.ts";
import type { OpenDatabase } from "#platform/server/database/open-database.ts";
import { startPostgres } from "../../scripts/postgres.mjs";

type Work = (database: OpenDatabase) => Promise<void>;

/**
 * A database engine on which the SQL runs. Each catalogue size gets a new, empty database in the
 * engine.
 */
export type Engine = Readonly<{
  name: string;
  withDatabase(work: Work): Promise<void>;
  stop(): Promise<void>;
}>;

const withOpenDatabase = async (place: DatabaseLocation, work: Work): Promise<void> => {
  const database = await openDatabase(place);
  try {
    await work(database);
  } finally {
    await database.close();
  }
};

export const embedded: Engine = {
  name: "embedded",
  async withDatabase(work) {
    await withOpenDatabase({ memory: true }, work);
  },
  stop: () => Promise.resolve(),
};

const runStatement = async (url: string, statement: string): Promise<void> => {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
};

const postgresEngine = (url: string, stop: Engine["stop"]): Engine => ({
  name: "PostgreSQL",
  async withDatabase(work) {
    const name = `bench_search_${process.pid}`;
    await runStatement(url, `create database ${name}`);
    try {
      await withOpenDatabase({ url: new URL(`/${name}`, url).href }, work);
    } finally {
      await runStatement(url, `drop database ${name} with (force)`);
    }
  },
  stop,
});

/**
 * The PostgreSQL server at the URL, whose user must be allowed to create databases, or a temporary
 * server.
 * @returns null where PostgreSQL is not installed
 */
export const openPostgresEngine = async (url: string | undefined): Promise<Engine | null> => {
  if (url !== undefined) return postgresEngine(url, () => Promise.resolve());
  const temporary = await startPostgres();
  return temporary && postgresEngine(temporary.url, temporary.stop);
};
