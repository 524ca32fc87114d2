import { setTimeout as pause } from "node:timers/promises";
import { sql } from "kysely";
import { openDatabase } from "#platform/server/database/open.ts";
import { startProduct } from "../../journeys/product.ts";
import { restartUnderLoad, ways } from "../../journeys/restarts.ts";
import { type Postgres, startPostgres } from "../../scripts/postgres.mjs";

const ours = "wayroam-faults";
/** The pool of a process and its line for notifications. */
const mostConnections = 11;

/** The address of a database for this program itself, whose connections are not the product's. */
const asOurselves = (url: string): string => {
  const address = new URL(url);
  address.searchParams.set("application_name", ours);
  return address.href;
};

/** Counts the product's connections until it is stopped; `stop` gives the most there were. */
const countConnections = async (url: string) => {
  const database = await openDatabase({ url: asOurselves(url) });
  let [most, isStopped] = [0, false];
  const counted = (async () => {
    while (!isStopped) {
      const { rows } = await sql<{ count: number }>`
        select count(*)::int as count from pg_stat_activity
        where backend_type = 'client backend' and application_name <> ${ours}`
        .execute(database.db)
        .catch(() => ({ rows: [] })); // it is away just now
      most = Math.max(most, rows[0]?.count ?? 0);
      await pause(100);
    }
  })();
  return async () => {
    isStopped = true;
    await counted;
    await database.close();
    return most;
  };
};

const restartOften = async (postgres: Postgres, times: number): Promise<readonly string[]> => {
  const environment = {
    DATABASE_URL: postgres.url,
    SESSION_SECRET: "the same for both processes, 32 and more",
  };
  const products = [await startProduct(environment), await startProduct(environment)];
  const stopCounting = await countConnections(postgres.url);
  const met = await restartUnderLoad(postgres, asOurselves(postgres.url), products, times);
  const connections = await stopCounting();
  const slowest = Math.round(met.slowest);
  const longest = Math.round(Math.max(...met.recoveries));
  console.table(
    met.recoveries.map((recovery, index) => ({
      restart: ways[index % ways.length],
      "well again, ms": Math.round(recovery),
    })),
  );
  const statuses = [...met.statuses].map(([status, count]) => `${count} of ${status}`).join(", ");
  console.log(`answers: ${statuses}; the slowest took ${slowest} ms`);
  console.log(`most connections at once: ${connections}`);
  const broken: string[] = [];
  const hold = (rule: string, isHeld: boolean) => {
    if (!isHeld) broken.push(rule);
  };
  for (const product of products)
    hold(`A process ended: ${product.ended()}.`, product.ended() === null);
  for (const [status, count] of met.statuses)
    hold(`${count} answers were ${status}.`, status === 200 || status === 503);
  hold(`An answer took ${slowest} ms, more than 5 s.`, slowest <= 5000);
  hold(`All was well after ${longest} ms only, more than 5 s.`, longest <= 5000);
  hold(
    `There were ${connections} connections, more than ${mostConnections} a process.`,
    connections <= products.length * mostConnections,
  );
  await Promise.all(products.map((product) => product.stop()));
  return broken;
};

/** PostgreSQL starts again and again under load, while two processes work on it. */
export const restart = async (times = 12): Promise<readonly string[]> => {
  const postgres = await startPostgres();
  if (!postgres) {
    console.log("Skipped, because this machine has no PostgreSQL.");
    return [];
  }
  try {
    return await restartOften(postgres, times);
  } finally {
    await postgres.stop();
  }
};
