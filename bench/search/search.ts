import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import { parseArgs } from "node:util";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { sql } from "kysely";
import { seededRandom } from "#demo/random.ts";
import { createCatalogue } from "#features/content/search/store.ts";
import { differenceOf } from "#features/content/search/testing/difference.ts";
import { askOracle } from "#features/content/search/testing/oracle.ts";
import { fillCatalogue } from "#features/content/search/testing/random-catalogue.ts";
import { randomQuery } from "#features/content/search/testing/random-query.ts";
import { migrate } from "#platform/server/database/migrate.ts";
import type { OpenDatabase } from "#platform/server/database/open-database.ts";
import { runnerImport } from "vite";
import { embedded, type Engine, openPostgresEngine } from "./places.ts";

// Compares the in-memory search index with the same search in SQL on the same data, both with all
// facet counts.
// node bench/search/search.ts [--postgres URL] [--only 3000]

// The list of migrations exists only after a build.
const { module: list } = await runnerImport<typeof import("#migrations/list.ts")>(
  "./migrations/list.ts",
  { configFile: false, root: join(import.meta.dirname, "../..") },
);
const market = "it-IT";
const today = "2026-11-20";
const now = () => new Date(`${today}T12:00:00Z`);
const queryCount = 600;

type Size = Readonly<{
  departures: number;
  travels: number;
  toursPerTravel: number;
  sqlQueries: number;
}>;
// About a fifth more rows are generated, since past and unpublished departures are not searched.
const sizes: readonly Size[] = [
  { departures: 3000, travels: 280, toursPerTravel: 15, sqlQueries: 300 },
  { departures: 480_000, travels: 4000, toursPerTravel: 158, sqlQueries: 60 },
];

const { values } = parseArgs({
  options: { postgres: { type: "string" }, only: { type: "string" } },
});

setFlagsFromString("--expose-gc");
const collectGarbage = runInNewContext("gc") as () => void;
/** Megabytes in use after garbage collection. */
const heldMegabytes = async (): Promise<number> => {
  collectGarbage();
  await setImmediate(); // objects with finalizers are freed by the second collection
  collectGarbage();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return (heapUsed + arrayBuffers) / 1_048_576;
};

/**
 * CPU milliseconds of this process including garbage collection, which other load does not change.
 */
const cpuTime = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

const sortedTimes = async <Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<unknown>,
  clock: () => number = () => performance.now(),
): Promise<number[]> => {
  const times: number[] = [];
  for (const item of items) {
    const startedAt = clock();
    await work(item);
    times.push(clock() - startedAt);
  }
  return times.toSorted((a, b) => a - b);
};
const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.floor(share * (sorted.length - 1))] ?? 0;

const printRow = (...cells: readonly (string | number)[]) => {
  const formatted = cells.map((cell) =>
    typeof cell === "number" ? cell.toFixed(cell < 10 ? 2 : 0) : cell,
  );
  process.stdout.write(`${formatted.map((cell) => cell.padStart(12)).join("")}\n`);
};

const measure = async (engine: Engine, { db }: OpenDatabase, size: Size): Promise<void> => {
  await migrate(db, list.migrations);
  await fillCatalogue(db, { market, today, ...size });
  await sql`analyze`.execute(db);
  const { rows } = await sql<{ n: number }>`
    select count(*)::integer as n from tour
    join travel on travel.market = tour.market and travel.id = tour.travel_id
    where tour.is_published and travel.is_published and departure_date > ${today}::date`.execute(
    db,
  );
  const departures = rows[0]?.n ?? 0;
  if (departures < size.departures) throw new Error(`Only ${departures} departures can be found.`);
  const chance = seededRandom("bench");
  const queries = Array.from({ length: queryCount }, () => randomQuery(chance));
  const catalogue = createCatalogue(db, { now });
  const search = (query: (typeof queries)[number]) => catalogue.search(market, query);

  const megabytesBefore = await heldMegabytes();
  const [buildMs = 0] = await sortedTimes(queries.slice(0, 1), search);
  const megabytes = (await heldMegabytes()) - megabytesBefore;
  // The first pass fills the caches of keywords, as in a process that has been running for a while.
  await sortedTimes(queries, search);
  const indexTimes = await sortedTimes(queries, search);
  const cpuTimes = await sortedTimes(queries, search, cpuTime);
  const oracleQueries = queries.slice(0, size.sqlQueries);
  const oracleTimes = await sortedTimes(oracleQueries, (query) =>
    askOracle(db, market, query, today),
  );
  for (const query of oracleQueries.slice(0, 10)) {
    const answer = await askOracle(db, market, query, today);
    const difference = differenceOf(query, await search(query), answer);
    if (difference !== null) throw new Error(difference);
  }
  const ours = [quantile(indexTimes, 0.5), quantile(indexTimes, 0.99)] as const;
  const oracle = [quantile(oracleTimes, 0.5), quantile(oracleTimes, 0.99)] as const;
  const ratio = (quantileIndex: 0 | 1) =>
    `${(oracle[quantileIndex] / ours[quantileIndex]).toFixed(0)}x`;
  printRow(
    engine.name,
    `${departures}`,
    ...ours,
    quantile(cpuTimes, 0.99),
    ...oracle,
    ratio(0),
    ratio(1),
    buildMs,
    megabytes,
  );
};

const postgres = await openPostgresEngine(values.postgres);
process.stdout.write(
  `${queryCount} random searches with all counts, milliseconds; SQL on ${sizes.map(({ sqlQueries }) => sqlQueries).join(" and ")} of them\n`,
);
printRow(
  "engine",
  "departures",
  "index p50",
  "index p99",
  "cpu p99",
  "SQL p50",
  "SQL p99",
  "at p50",
  "at p99",
  "build",
  "index MB",
);
try {
  for (const size of sizes.filter(
    ({ departures }) => (values.only ?? `${departures}`) === `${departures}`,
  ))
    for (const engine of [embedded, postgres])
      await engine?.withDatabase((database) => measure(engine, database, size));
} finally {
  await postgres?.stop();
}
if (!postgres) process.stdout.write("no PostgreSQL on this machine\n");
