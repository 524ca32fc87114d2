import { setImmediate } from "node:timers/promises";
import { parseArgs } from "node:util";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { sql } from "kysely";
import { chanceOf } from "#demo/chance.ts";
import { createCatalogue } from "#features/search/store.ts";
import { differenceOf } from "#features/search/testing/difference.ts";
import { askOracle } from "#features/search/testing/oracle.ts";
import { fillCatalogue } from "#features/search/testing/random-catalogue.ts";
import { randomQuery } from "#features/search/testing/random-query.ts";
import { migrations } from "#migrations/list.ts";
import { migrate } from "#platform/server/database/migrate.ts";
import type { OpenDatabase } from "#platform/server/database/open.ts";
import { embedded, type Place, postgresPlace } from "./places.ts";

// The search with all its counts: the index in memory beside the same search in SQL on the same data.
// node bench/search/search.ts [--postgres URL] [--only 3000]
const market = "it-IT";
const today = "2026-11-20";
const now = () => new Date(`${today}T12:00:00Z`);
const questionCount = 600;

type Size = Readonly<{
  departures: number;
  travels: number;
  toursPerTravel: number;
  askedInSql: number;
}>;
// A fifth more is asked for, since past and unpublished departures cannot be searched.
const sizes: readonly Size[] = [
  { departures: 3000, travels: 280, toursPerTravel: 15, askedInSql: 300 },
  { departures: 480_000, travels: 4000, toursPerTravel: 158, askedInSql: 60 },
];

const { values } = parseArgs({
  options: { postgres: { type: "string" }, only: { type: "string" } },
});

setFlagsFromString("--expose-gc");
const collect = runInNewContext("gc") as () => void;
/** Megabytes that the process holds on to. */
const held = async (): Promise<number> => {
  collect();
  await setImmediate(); // what waits for finalizers is freed between two collections
  collect();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return (heapUsed + arrayBuffers) / 1_048_576;
};

/** Milliseconds that this process alone has computed, garbage collection too: other work does not disturb it. */
const processorTime = (): number => {
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
    const begun = clock();
    await work(item);
    times.push(clock() - begun);
  }
  return times.toSorted((a, b) => a - b);
};
const at = (sorted: readonly number[], share: number): number =>
  sorted[Math.floor(share * (sorted.length - 1))] ?? 0;

const say = (...cells: readonly (string | number)[]) => {
  const shown = cells.map((cell) =>
    typeof cell === "number" ? cell.toFixed(cell < 10 ? 2 : 0) : cell,
  );
  process.stdout.write(`${shown.map((cell) => cell.padStart(12)).join("")}\n`);
};

const measure = async (place: Place, { db }: OpenDatabase, size: Size): Promise<void> => {
  await migrate(db, migrations);
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
  const chance = chanceOf("bench");
  const questions = Array.from({ length: questionCount }, () => randomQuery(chance));
  const catalogue = createCatalogue(db, { now });
  const ask = (query: (typeof questions)[number]) => catalogue.search(market, query);

  const before = await held();
  const [built = 0] = await sortedTimes(questions.slice(0, 1), ask);
  const megabytes = (await held()) - before;
  // Once to learn the words of each keyword, as in a process that has been up for a while.
  await sortedTimes(questions, ask);
  const index = await sortedTimes(questions, ask);
  const processor = await sortedTimes(questions, ask, processorTime);
  const inSql = questions.slice(0, size.askedInSql);
  const oracle = await sortedTimes(inSql, (query) => askOracle(db, market, query, today));
  for (const query of inSql.slice(0, 10)) {
    const answer = await askOracle(db, market, query, today);
    const difference = differenceOf(query, await ask(query), answer);
    if (difference !== null) throw new Error(difference);
  }
  const ours = [at(index, 0.5), at(index, 0.99)] as const;
  const theirs = [at(oracle, 0.5), at(oracle, 0.99)] as const;
  const ratio = (half: 0 | 1) => `${(theirs[half] / ours[half]).toFixed(0)}x`;
  say(
    place.name,
    `${departures}`,
    ...ours,
    at(processor, 0.99),
    ...theirs,
    ratio(0),
    ratio(1),
    built,
    megabytes,
  );
};

const postgres = await postgresPlace(values.postgres);
process.stdout.write(
  `${questionCount} random searches with all counts, milliseconds; SQL on ${sizes.map(({ askedInSql }) => askedInSql).join(" and ")} of them\n`,
);
say(
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
    for (const place of [embedded, postgres])
      await place?.withDatabase((database) => measure(place, database, size));
} finally {
  await postgres?.stop();
}
if (!postgres) process.stdout.write("no PostgreSQL on this machine\n");
