import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { PGlite } from "@electric-sql/pglite";
import pg from "pg";
import { startPostgres } from "../../scripts/postgres.mjs";
import { copyDepartures, outcomes } from "./departures.ts";
import { type Call, startServer } from "./server.ts";

// Lowers the price of many departures in one bulk action. The process is killed in the middle of it
// and started again: how long it takes, and whether a departure is left out or changed twice.
// node bench/bulk/bulk.ts [departures] [postgres]
const count = Number(process.argv[2] ?? 10_000);
const isPostgres = process.argv[3] === "postgres";
const port = 3192;
const folder = mkdtempSync(join(tmpdir(), "wayroam-bulk-"));
const postgres = isPostgres ? await startPostgres() : null;
const url = postgres?.url ?? "";

type Row = Readonly<Record<string, number>>;

/** Runs SQL while the product, which alone may have the embedded database open, is not running. */
const runSql = async (text: string): Promise<Row | undefined> => {
  if (isPostgres) {
    const client = new pg.Client(url);
    await client.connect();
    const { rows } = await client.query<Row>(text);
    await client.end();
    return rows[0];
  }
  const database = await PGlite.create({ dataDir: join(folder, "postgres") });
  const { rows } = await database.query<Row>(text);
  await database.close();
  return rows[0];
};

const path = "/api/it/bulk-actions";
const request = {
  kind: "tour",
  action: { type: "price", change: { kind: "percent", percent: -5 }, rounding: "unit" },
  filter: { leaveFrom: "2040-01-01", leaveUntil: "2041-12-31" },
};

type Run = Readonly<{ id: string; state: string; counts: Readonly<{ waiting: number }> }>;

const readRun = async (call: Call, id: string): Promise<Run> =>
  JSON.parse((await call("GET", `${path}/${id}`)).text) as Run;

const timed = async <Result>(work: () => Promise<Result>) => {
  const startedAt = performance.now();
  const result = await work();
  return { result, seconds: (performance.now() - startedAt) / 1000 };
};

const until = async (call: Call, id: string, isReached: (run: Run) => boolean): Promise<void> => {
  while (!isReached(await readRun(call, id))) await wait(100);
};

try {
  const first = await startServer(port, folder, url);
  await first.end("SIGTERM");
  await runSql(copyDepartures(count));

  const killed = await startServer(port, folder, url);
  const look = await timed(() => killed.call("POST", `${path}?dryRun=1`, request));
  if (look.result.status !== 200) throw new Error(look.result.text.slice(0, 400));
  const begun = await timed(() => killed.call("POST", path, request));
  const { run } = JSON.parse(begun.result.text) as { run: Run };
  const half = await timed(() =>
    until(killed.call, run.id, ({ counts }) => counts.waiting < count / 2),
  );
  await killed.end("SIGKILL");

  const again = await startServer(port, folder, url);
  const { counts } = await readRun(again.call, run.id);
  const idle = await timed(() =>
    until(again.call, run.id, (each) => each.counts.waiting < counts.waiting),
  );
  const rest = await timed(() => until(again.call, run.id, ({ state }) => state === "done"));
  await again.end("SIGTERM");

  const found = await runSql(outcomes);
  console.log(`${count} departures on ${isPostgres ? "PostgreSQL" : "the embedded database"}`);
  console.log(`  dry run            ${look.seconds.toFixed(1)} s`);
  console.log(`  begun              ${begun.seconds.toFixed(1)} s`);
  console.log(`  first half         ${half.seconds.toFixed(1)} s, then killed`);
  console.log(
    `  waiting at return  ${counts.waiting}, taken up after ${idle.seconds.toFixed(1)} s`,
  );
  console.log(`  the rest           ${rest.seconds.toFixed(1)} s`);
  console.log(`  changed            ${found?.["changed"]} of ${found?.["departures"]}`);
  console.log(`  changed twice      ${found?.["twice"]}, audit entries ${found?.["audits"]}`);
  const isRight = found?.["changed"] === count && found["twice"] === 0 && found["audits"] === count;
  if (!isRight) process.exitCode = 1;
} finally {
  await postgres?.stop();
  rmSync(folder, { recursive: true, force: true });
}
