import { PostgresDialect } from "kysely";
import pg from "pg";
import { type ListenConnection, openListenConnection } from "./listen-connection.ts";
import type { OpenDatabase } from "../open-database.ts";
import { reasonOf } from "../reason.ts";
import { openKysely } from "./one-transaction.ts";

// Dates stay text and int8 becomes a number, as in `embedded.ts`.
pg.types.setTypeParser(pg.types.builtins.DATE, (value) => value);
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

/**
 * A client that fails at once while the listening connection knows that the server is unreachable.
 */
const clientBehind = (listenConnection: ListenConnection) =>
  class extends pg.Client {
    constructor(config?: pg.ClientConfig) {
      super(config);
      // A connection may end while it is in use. The query fails with the same error, so this event
      // needs no handler of its own.
      this.on("error", () => undefined);
    }
    override connect(): Promise<pg.Client>;
    override connect(done: (error: Error | null) => void): void;
    override connect(done?: (error: Error | null) => void) {
      if (!done) return listenConnection.reachable().then(() => super.connect());
      listenConnection.reachable().then(() => super.connect(done), done);
      return undefined;
    }
  };

/** How long an open server may take, in milliseconds: to connect, and to answer the simplest query. */
const patience = { connectMs: 3000, silenceMs: 2000 };

const firstAnswer = async (pool: pg.Pool): Promise<void> => {
  try {
    await pool.query("select 1");
  } catch (error) {
    throw new Error(`DATABASE_URL: PostgreSQL cannot be used there (${reasonOf(error)}).`);
  }
};

/**
 * Opens a pool, and at the first `listen` one more connection for all channels.
 * @param chance from 0 to 1
 * @param startMs how long the server may take instead, until `endStart`; null where nothing starts
 */
export const openPostgres = async (
  url: string,
  chance: () => number,
  startMs: number | null,
): Promise<OpenDatabase> => {
  let silenceMs = startMs ?? patience.silenceMs;
  const config: pg.ClientConfig = {
    connectionString: url,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    // A client that was cut off within a transaction must not keep its locks.
    idle_in_transaction_session_timeout: 60_000,
  };
  const clients = new Set<pg.PoolClient>();
  const listenConnection = openListenConnection({
    config,
    chance,
    silenceMs: () => silenceMs,
    onSilence: () => {
      for (const client of clients)
        client.connection.stream.destroy(new Error("Connection terminated: the server is silent."));
    },
  });
  const pool = new pg.Pool({
    ...config,
    Client: clientBehind(listenConnection),
    max: 10,
    connectionTimeoutMillis: startMs ?? patience.connectMs,
  });
  pool.on("error", () => undefined); // an idle connection may drop; the next query opens another
  pool.on("connect", (client) => clients.add(client));
  pool.on("remove", (client) => clients.delete(client));
  const db = openKysely(new PostgresDialect({ pool }));
  await firstAnswer(pool);
  return {
    db,
    engine: "postgres",
    listen: listenConnection.listen,
    endStart() {
      silenceMs = patience.silenceMs;
      pool.options.connectionTimeoutMillis = patience.connectMs;
    },
    async runSql(text, values) {
      // Several statements return several results, which the types of `pg` leave out.
      const result: pg.QueryResult | pg.QueryResult[] = await pool.query(text, values);
      return { rows: [result].flat().flatMap(({ rows }) => rows) };
    },
    connections: () => ({
      open: pool.totalCount,
      idle: pool.idleCount,
      asked: pool.waitingCount,
    }),
    async close() {
      listenConnection.close();
      await db.destroy();
    },
  };
};
