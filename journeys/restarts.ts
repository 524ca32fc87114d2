import type { Postgres } from "../scripts/postgres.mjs";
import { openDatabase } from "#platform/server/database/open.ts";
import { sql } from "kysely";
import { type LoadResult, startLoad } from "./load.ts";
import type { startProduct } from "./product.ts";
import { read } from "./read.ts";

type Product = Pick<Awaited<ReturnType<typeof startProduct>>, "at">;

/**
 * The signals that restart PostgreSQL: a fast shutdown (SIGINT), a crash (SIGQUIT), and the death
 * of a backend process (SIGKILL).
 */
export const stopSignals = ["SIGINT", "SIGQUIT", "SIGKILL"] as const;
export type StopSignal = (typeof stopSignals)[number];

/**
 * Kills one of PostgreSQL's backend processes. PostgreSQL then ends all other backends and
 * recovers.
 */
const killBackends = async (url: string): Promise<void> => {
  const database = await openDatabase({ url });
  const { rows } = await sql<{ pid: number }>`
    select pid from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`.execute(database.db);
  const [first] = rows; // PostgreSQL restarts all backend processes when one is killed
  if (first) process.kill(first.pid, "SIGKILL");
  await database.close();
};

const restart = async (postgres: Postgres, url: string, signal: StopSignal): Promise<void> => {
  if (signal === "SIGKILL") return killBackends(url);
  await postgres.end(signal);
  if (!(await postgres.start())) throw new Error("PostgreSQL does not start again.");
};

/**
 * An address that is not cached: the search reads the parameters, so that each number makes a
 * different address.
 */
const uncachedAddress = (product: Product, number: number) =>
  product.at("it.localhost", `/cerca?priceMin=${number % 5000}&priceMax=${number + 5000}`);

/** Milliseconds until every product renders a page that is not cached, at most a minute. */
const timeToRecover = async (products: readonly Product[]): Promise<number> => {
  const startedAt = performance.now();
  let number = Math.floor(startedAt * 1000);
  while (performance.now() - startedAt < 60_000) {
    const answers = await Promise.all(
      products.map((each) => read(uncachedAddress(each, number++))),
    );
    if (answers.every(({ status }) => status === 200)) return performance.now() - startedAt;
  }
  return Infinity;
};

/**
 * Restarts PostgreSQL repeatedly, by each signal in turn, while visitors request pages from the
 * products.
 * @param url address of the products' database
 * @returns the answers that the visitors received, and for each restart the milliseconds until
 * every product rendered a page that is not cached
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
