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
  const [first] = rows; // one is enough
  if (first) process.kill(first.pid, "SIGKILL");
  await database.close();
};

const restart = async (postgres: Postgres, url: string, way: StopSignal): Promise<void> => {
  if (way === "SIGKILL") return killBackends(url);
  await postgres.end(way);
  if (!(await postgres.start())) throw new Error("PostgreSQL does not start again.");
};

/** An address that was not requested before: its parameters are ones that the search reads. */
const anew = (product: Product, number: number) =>
  product.at("it.localhost", `/cerca?priceMin=${number % 5000}&priceMax=${number + 5000}`);

/** Milliseconds until every product renders a new page; at most ten seconds. */
const untilWell = async (products: readonly Product[]): Promise<number> => {
  const begun = performance.now();
  let number = Math.floor(begun * 1000);
  while (performance.now() - begun < 10_000) {
    const answers = await Promise.all(products.map((each) => read(anew(each, number++))));
    if (answers.every(({ status }) => status === 200)) return performance.now() - begun;
  }
  return Infinity;
};

/**
 * Restarts a server again and again, in turn in each way, while pages are asked of the products that
 * work on it.
 * @param url of their database
 * @returns what visitors met, and for each restart the milliseconds until all was well again
 */
export const restartUnderLoad = async (
  postgres: Postgres,
  url: string,
  products: readonly Product[],
  times: number,
): Promise<LoadResult & Readonly<{ recoveries: readonly number[] }>> => {
  const load = startLoad((number) => {
    const product = products[number % products.length]!;
    const kept = product.at("it.localhost", "/");
    const call = product.at("it.localhost", `/api/it/search-count?priceMin=${number}`);
    return [kept, anew(product, number), call][number % 3]!;
  }, 12);
  const recoveries: number[] = [];
  for (let time = 0; time < times; time++) {
    await restart(postgres, url, stopSignals[time % stopSignals.length]!);
    recoveries.push(await untilWell(products));
  }
  return { ...(await load.stop()), recoveries };
};
