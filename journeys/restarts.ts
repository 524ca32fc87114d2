import type { Postgres } from "../scripts/postgres.mjs";
import { openDatabase } from "#platform/server/database/open.ts";
import { sql } from "kysely";
import { type LoadResult, startLoad } from "./load.ts";
import type { startProduct } from "./product.ts";
import { read } from "./read.ts";

type Product = Awaited<ReturnType<typeof startProduct>>;

/** How PostgreSQL is restarted: by a fast shutdown, a crash, or by killing a backend. */
export const stopSignals = ["SIGINT", "SIGQUIT", "SIGKILL"] as const;
export type StopSignal = (typeof stopSignals)[number];

/** Kills one of PostgreSQL's backends; it then disconnects all others and recovers. */
const killBackends = async (url: string): Promise<void> => {
  const database = await openDatabase({ url });
  const { rows } = await sql<{ pid: number }>`
    select pid from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`.execute(database.db);
  const [first] = rows; // PostgreSQL restarts all backends when one is killed
  if (first) process.kill(first.pid, "SIGKILL");
  await database.close();
};

const restart = async (postgres: Postgres, url: string, signal: StopSignal): Promise<void> => {
  if (signal === "SIGKILL") return killBackends(url);
  await postgres.end(signal);
  if (!(await postgres.start())) throw new Error("PostgreSQL does not start again.");
};

/** The search reads these parameters, so that each number makes an address that is not cached. */
const uncachedAddress = (product: Product, number: number) =>
  product.at("it.localhost", `/cerca?priceMin=${number % 5000}&priceMax=${number + 5000}`);

/** Milliseconds until every product renders a new page; at most ten seconds. */
const timeToRecover = async (products: readonly Product[]): Promise<number> => {
  const startedAt = performance.now();
  let number = Math.floor(startedAt * 1000);
  while (performance.now() - startedAt < 10_000) {
    const answers = await Promise.all(
      products.map((each) => read(uncachedAddress(each, number++))),
    );
    if (answers.every(({ status }) => status === 200)) return performance.now() - startedAt;
  }
  return Infinity;
};

/**
 * Restarts PostgreSQL repeatedly, with each signal in turn, while pages are requested from the
 * products that use it.
 * @param url of the products' database
 * @returns the answers that visitors got, and for each restart the milliseconds until every product
 * rendered a new page
 */
export const restartUnderLoad = async (
  postgres: Postgres,
  url: string,
  products: readonly Product[],
  restartCount: number,
): Promise<LoadResult & Readonly<{ recoveries: readonly number[] }>> => {
  const load = startLoad((number) => {
    const product = products[number % products.length]!;
    const cachedPage = product.at("it.localhost", "/");
    const call = product.at("it.localhost", `/api/it/search-count?priceMin=${number}`);
    return [cachedPage, uncachedAddress(product, number), call][number % 3]!;
  }, 12);
  const recoveries: number[] = [];
  for (let round = 0; round < restartCount; round++) {
    await restart(postgres, url, stopSignals[round % stopSignals.length]!);
    recoveries.push(await timeToRecover(products));
  }
  return { ...(await load.stop()), recoveries };
};
