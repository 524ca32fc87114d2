import { Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import { type Line, openLine } from "./line.ts";
import type { OpenDatabase } from "../open-database.ts";
import { reasonOf } from "../reason.ts";
import type { Tables } from "../tables.ts";

// As the embedded engine gives them; see there.
pg.types.setTypeParser(pg.types.builtins.DATE, (value) => value);
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

/** A client that does not try to connect while the line knows that the server is away. */
const clientBehind = (line: Line) =>
  class extends pg.Client {
    constructor(config?: pg.ClientConfig) {
      super(config);
      // A connection may end while it is used, and nobody else hears of it there: what was asked fails with the same error.
      this.on("error", () => undefined);
    }
    override connect(): Promise<pg.Client>;
    override connect(done: (error: Error | null) => void): void;
    override connect(done?: (error: Error | null) => void) {
      if (!done) return line.reachable().then(() => super.connect());
      line.reachable().then(() => super.connect(done), done);
      return undefined;
    }
  };

const firstAnswer = async (pool: pg.Pool): Promise<void> => {
  try {
    await pool.query("select 1");
  } catch (error) {
    throw new Error(`DATABASE_URL: PostgreSQL cannot be used there (${reasonOf(error)}).`);
  }
};

/**
 * Opens a pool of connections to a server, and at the first `listen` one more for all channels.
 * @param chance from 0 to 1
 */
export const openPostgres = async (url: string, chance: () => number): Promise<OpenDatabase> => {
  const config: pg.ClientConfig = {
    connectionString: url,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    // Whoever was cut off in a transaction leaves its locks to others.
    idle_in_transaction_session_timeout: 60_000,
  };
  const clients = new Set<pg.PoolClient>();
  const line = openLine({
    config,
    chance,
    onSilence: () => {
      for (const client of clients)
        client.connection.stream.destroy(new Error("Connection terminated: the server is silent."));
    },
  });
  const pool = new pg.Pool({
    ...config,
    Client: clientBehind(line),
    max: 10,
    connectionTimeoutMillis: 3000,
  });
  pool.on("error", () => undefined); // an idle connection may drop; the next query opens another
  pool.on("connect", (client) => clients.add(client));
  pool.on("remove", (client) => clients.delete(client));
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  await firstAnswer(pool);
  return {
    db,
    engine: "postgres",
    listen: line.listen,
    async runSql(text, values) {
      // Several statements have several results, which the types of `pg` do not say.
      const result: pg.QueryResult | pg.QueryResult[] = await pool.query(text, values);
      return { rows: [result].flat().flatMap(({ rows }) => rows) };
    },
    connections: () => ({
      open: pool.totalCount,
      idle: pool.idleCount,
      asked: pool.waitingCount,
    }),
    async close() {
      line.close();
      await db.destroy();
    },
  };
};
