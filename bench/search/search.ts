import { sql } from "kysely";
import { chanceOf } from "#demo/chance.ts";
import { createCatalogue } from "#features/search/store.ts";
import { differenceOf } from "#features/search/testing/difference.ts";
import { askOracle } from "#features/search/testing/oracle.ts";
import { fillCatalogue } from "#features/search/testing/random-catalogue.ts";
import { randomQuery } from "#features/search/testing/random-query.ts";
import { migrations } from "#migrations/list.ts";
import { migrate } from "#platform/server/database/migrate.ts";
import { type OpenDatabase, openDatabase } from "#platform/server/database/open.ts";
import { startPostgres } from "../../scripts/postgres.mjs";

// The search with all its counts: the index in memory beside the same search in SQL on the same data.
// node bench/search/search.ts
const market = "it-IT";
const today = "2026-11-20";
const now = () => new Date(`${today}T12:00:00Z`);
const sizes = [
  { travels: 250, toursPerTravel: 12 },
  { travels: 4000, toursPerTravel: 120 },
] as const;

const say = (text: string) => process.stdout.write(`${text}\n`);
const milliseconds = (value: number) => value.toFixed(value < 10 ? 2 : 0);

type Times = Readonly<{ p50: number; p99: number }>;
const timesOf = (measured: readonly number[]): Times => {
  const sorted = measured.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))] ?? 0;
  return { p50: at(0.5), p99: at(0.99) };
};

const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
};

const measure = async (name: string, database: OpenDatabase, size: (typeof sizes)[number]) => {
  const { db } = database;
  await migrate(db, migrations);
  await fillCatalogue(db, { market, today, ...size });
  await sql`analyze`.execute(db);
  const { rows } = await sql<{ n: number }>`select count(*)::integer as n from tour`.execute(db);
  const chance = chanceOf("bench");
  const questions = Array.from({ length: 600 }, () => randomQuery(chance));
  const catalogue = createCatalogue(db, { now });
  const [first] = questions;
  if (!first) return;
  const built = await timed(() => catalogue.search(market, first));
  // Once to learn the words of each keyword, as in a process that has been up for a while.
  for (const query of questions) await catalogue.search(market, query);
  const index: number[] = [];
  for (const query of questions) index.push(await timed(() => catalogue.search(market, query)));
  const oracle: number[] = [];
  for (const query of questions.slice(0, size.travels > 1000 ? 100 : 300))
    oracle.push(await timed(() => askOracle(db, market, query, today)));
  for (const query of questions.slice(0, 20)) {
    const difference = differenceOf(
      query,
      await catalogue.search(market, query),
      await askOracle(db, market, query, today),
    );
    if (difference !== null) throw new Error(difference);
  }
  const [ours, theirs] = [timesOf(index), timesOf(oracle)];
  say(
    `${name}, ${rows[0]?.n ?? 0} departures: index p50 ${milliseconds(ours.p50)} p99 ${milliseconds(ours.p99)} ms ` +
      `(${questions.length} searches, built in ${milliseconds(built)} ms); ` +
      `SQL p50 ${milliseconds(theirs.p50)} p99 ${milliseconds(theirs.p99)} ms; ` +
      `${(theirs.p50 / ours.p50).toFixed(0)} times at p50, ${(theirs.p99 / ours.p99).toFixed(0)} at p99`,
  );
};

for (const size of sizes) {
  const embedded = await openDatabase({ memory: true });
  await measure("embedded", embedded, size);
  await embedded.close();
  const server = await startPostgres();
  if (!server) {
    say("no PostgreSQL on this machine");
    continue;
  }
  const database = await openDatabase({ url: server.url });
  await measure("PostgreSQL", database, size);
  await database.close();
  await server.stop();
}
say(`memory at the end: ${Math.round(process.memoryUsage().rss / 1_048_576)} MB`);
