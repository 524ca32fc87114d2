import { setTimeout as pause } from "node:timers/promises";
import { sql } from "kysely";
import { openDatabase } from "#platform/server/database/open.ts";
import { startProduct } from "../../journeys/product.ts";
import { restartUnderLoad, stopSignals } from "../../journeys/restarts.ts";
import { type Postgres, startPostgres } from "../../scripts/postgres.mjs";

const applicationName = "wayroam-faults";
/** Ten connections in the pool of a process, and its one connection for notifications. */
const maxConnectionsPerProcess = 11;

/**
 * The database's URL with this benchmark's application name, so that the product's connections can
 * be counted without the benchmark's own.
 */
const withApplicationName = (url: string): string => {
  const address = new URL(url);
  address.searchParams.set("application_name", applicationName);
  return address.href;
};

/**
 * Counts the product's connections.
 * @returns a function that stops counting and gives the maximum
 */
const countConnections = async (url: string) => {
  const database = await openDatabase({ url: withApplicationName(url) });
  let [maximum, isStopped] = [0, false];
  const counting = (async () => {
    while (!isStopped) {
      const { rows } = await sql<{ count: number }>`
        select count(*)::int as count from pg_stat_activity
        where backend_type = 'client backend' and application_name <> ${applicationName}`
        .execute(database.db)
        .catch(() => ({ rows: [] })); // the query fails while the database restarts
      maximum = Math.max(maximum, rows[0]?.count ?? 0);
      await pause(100);
    }
  })();
  return async () => {
    isStopped = true;
    await counting;
    await database.close();
    return maximum;
  };
};

const restartRepeatedly = async (postgres: Postgres, times: number): Promise<readonly string[]> => {
  const environment = {
    DATABASE_URL: postgres.url,
    SESSION_SECRET: "the same for both processes, 32 and more",
  };
  const products = [await startProduct(environment), await startProduct(environment)];
  const stopCounting = await countConnections(postgres.url);
  const load = await restartUnderLoad(postgres, withApplicationName(postgres.url), products, times);
  const connections = await stopCounting();
  const slowest = Math.round(load.slowest);
  const longestRecovery = Math.round(Math.max(...load.recoveries));
  console.table(
    load.recoveries.map((recovery, index) => ({
      restart: stopSignals[index % stopSignals.length],
      "well again, ms": Math.round(recovery),
    })),
  );
  const statuses = [...load.statuses].map(([status, count]) => `${count} of ${status}`).join(", ");
  console.log(`answers: ${statuses}; the slowest took ${slowest} ms`);
  console.log(`most connections at once: ${connections}`);
  const failures: string[] = [];
  const check = (rule: string, holds: boolean) => {
    if (!holds) failures.push(rule);
  };
  for (const product of products)
    check(`A process ended: ${product.exitStatus()}.`, product.exitStatus() === null);
  for (const [status, count] of load.statuses)
    check(`${count} answers were ${status}.`, status === 200 || status === 503);
  check(`An answer took ${slowest} ms, more than 5 s.`, slowest <= 5000);
  check(`All was well after ${longestRecovery} ms only, more than 5 s.`, longestRecovery <= 5000);
  check(
    `There were ${connections} connections, more than ${maxConnectionsPerProcess} a process.`,
    connections <= products.length * maxConnectionsPerProcess,
  );
  await Promise.all(products.map((product) => product.stop()));
  return failures;
};

/** Restarts PostgreSQL repeatedly under load while two processes use it. */
export const databaseRestarts = async (times = 12): Promise<readonly string[]> => {
  const postgres = await startPostgres();
  if (!postgres) {
    console.log("Skipped, because this machine has no PostgreSQL.");
    return [];
  }
  try {
    return await restartRepeatedly(postgres, times);
  } finally {
    await postgres.stop();
  }
};
