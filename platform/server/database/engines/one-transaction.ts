import { AsyncLocalStorage } from "node:async_hooks";
import { type ConnectionProvider, type Dialect, Kysely, type KyselyPlugin } from "kysely";
import type { Tables } from "../tables.ts";

/** The connection of one database that the calling code holds, until it is given back. */
type Held = AsyncLocalStorage<{ isOpen: boolean }>;

/**
 * Refuses a second connection to code that holds one, so that a transaction asks for all by itself.
 * The embedded engine has one connection, so that such code would wait for itself for ever and keep
 * everybody from it; on PostgreSQL enough of such transactions at once would do the same.
 */
const oneAtATime = (connections: ConnectionProvider, held: Held): ConnectionProvider => ({
  async provideConnection(consumer, options) {
    if (held.getStore()?.isOpen)
      throw new Error("A transaction is under way here: ask by it, or before it begins.");
    const hold = { isOpen: true };
    return connections.provideConnection(
      (connection) =>
        held.run(hold, async () => {
          try {
            return await consumer(connection);
          } finally {
            hold.isOpen = false;
          }
        }),
      options,
    );
  },
});

/** A database whose transactions may ask for nothing beside themselves. */
export const openKysely = (dialect: Dialect, plugins: KyselyPlugin[] = []): Kysely<Tables> => {
  const driver = dialect.createDriver();
  const config = {
    dialect: {
      createAdapter: () => dialect.createAdapter(),
      createDriver: () => driver,
      createIntrospector: (db: Kysely<Tables>) => dialect.createIntrospector(db),
      createQueryCompiler: () => dialect.createQueryCompiler(),
    },
    plugins,
  };
  const free = new Kysely<Tables>(config);
  const executor = free.getExecutor();
  const db = new Kysely<Tables>({
    config,
    dialect: config.dialect,
    driver,
    executor: executor.withConnectionProvider(oneAtATime(executor, new AsyncLocalStorage())),
  });
  // What gives out the connections, and has to end, is within the free one.
  db.destroy = () => free.destroy();
  return db;
};
