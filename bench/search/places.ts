import { Client } from "pg";
import {
  type DatabasePlace,
  type OpenDatabase,
  openDatabase,
} from "#platform/server/database/open.ts";
import { startPostgres } from "../../scripts/postgres.mjs";

type Work = (database: OpenDatabase) => Promise<void>;

/** Where the SQL runs: each size gets a new, empty database there. */
export type Place = Readonly<{
  name: string;
  withDatabase(work: Work): Promise<void>;
  stop(): Promise<void>;
}>;

const withOpen = async (where: DatabasePlace, work: Work): Promise<void> => {
  const database = await openDatabase(where);
  try {
    await work(database);
  } finally {
    await database.close();
  }
};

export const embedded: Place = {
  name: "embedded",
  async withDatabase(work) {
    await withOpen({ memory: true }, work);
  },
  stop: () => Promise.resolve(),
};

const command = async (url: string, statement: string): Promise<void> => {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
};

const server = (url: string, stop: Place["stop"]): Place => ({
  name: "PostgreSQL",
  async withDatabase(work) {
    const name = `bench_search_${process.pid}`;
    await command(url, `create database ${name}`);
    try {
      await withOpen({ url: new URL(`/${name}`, url).href }, work);
    } finally {
      await command(url, `drop database ${name} with (force)`);
    }
  },
  stop,
});

/**
 * A PostgreSQL server: the one at the address, whose user may create databases, else one of this
 * run alone; null where the machine has no binaries.
 */
export const postgresPlace = async (url: string | undefined): Promise<Place | null> => {
  if (url !== undefined) return server(url, () => Promise.resolve());
  const own = await startPostgres();
  return own && server(own.url, own.stop);
};
