import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { type Random, seededRandom } from "#demo/random.ts";
import { startPostgres } from "../../scripts/postgres.mjs";
import { signIn } from "../saves/client.ts";

import { freePort } from "#platform/testing/free-port.mjs";
import { endProcess, startProcess, untilReady } from "../start/process.ts";
import { findInconsistencies } from "./rows.ts";
import { createWriters, retryUnanswered, differenceFrom } from "./writers.ts";

const maxReadyMs = 5000;

const isConnectionError = (error: unknown): boolean =>
  error instanceof Error && /ECONN|EPIPE|socket hang up|aborted/.test(`${error}`);

const killOnEngine = async (engine: string, url: string, count: number, chance: Random) => {
  const failures: string[] = [];
  const recordFailures = (turn: number, messages: readonly (string | null)[]) =>
    failures.push(
      ...messages.flatMap((message) => (message ? [`${engine}, kill ${turn}: ${message}`] : [])),
    );
  const folder = mkdtempSync(join(tmpdir(), "wayroam-faults-"));
  const databasePlace = url ? { url } : { folder };
  const port = await freePort();
  const environment = { PORT: String(port), DATA_DIR: folder, DATABASE_URL: url };
  let server = await startProcess(environment);
  const send = await signIn(port, "admin@wayroam.test", "wayroam-admin");
  const writers = createWriters(send);
  const readyTimes: number[] = [];
  let [acknowledged, unanswered] = [0, 0];
  for (let turn = 1; turn <= count; turn += 1) {
    const savesEnded = Promise.allSettled(writers.map((writer) => writer.save(writer)));
    await pause(Math.round(100 + chance() * 1500));
    await endProcess(server, "SIGKILL");
    for (const result of await savesEnded)
      if (result.status === "rejected" && !isConnectionError(result.reason))
        recordFailures(turn, [String(result.reason)]);
    const startedAt = performance.now();
    server = await startProcess(environment);
    await untilReady(port, 30_000);
    readyTimes.push(Math.round(performance.now() - startedAt));
    for (const writer of writers) {
      unanswered += writer.unanswered.length;
      acknowledged += writer.acknowledged.length;
      const isOpen = new Set(writer.unanswered.map(({ path }) => path)); // `retryUnanswered` checks the records of these paths
      for (const path of new Set(writer.acknowledged.splice(0)))
        if (!isOpen.has(path))
          recordFailures(turn, [
            await differenceFrom(send, path, writer.expected.get(path) ?? null),
          ]);
      recordFailures(turn, await retryUnanswered(send, writer));
    }
    if (url) recordFailures(turn, await findInconsistencies(databasePlace));
    if (turn % 10 === 0 || turn === count)
      console.log(
        `${engine}: ${turn} of ${count} kills, ready after ${readyTimes.slice(-10).join(", ")} ms`,
      );
  }
  for (const { expected } of writers)
    for (const [path, expectedState] of expected)
      recordFailures(count, [await differenceFrom(send, path, expectedState)]);
  await endProcess(server, "SIGTERM");
  recordFailures(count, await findInconsistencies(databasePlace));
  rmSync(folder, { recursive: true, force: true });
  const sorted = readyTimes.toSorted((a, b) => a - b);
  const [median = 0, longest = 0] = [sorted[Math.floor(count / 2)], sorted.at(-1)];
  if (longest > maxReadyMs) failures.push(`${engine}: ready after ${longest} ms, more than 5 s.`);
  const row = {
    engine,
    kills: count,
    acknowledged,
    unanswered,
    failures: failures.length,
    median,
    longest,
  };
  return { failures, row };
};

/**
 * Kills (-9) the product at random moments while staff save pages, redirects and settings, on both
 * engines. After each kill every acknowledged write must still be stored.
 */
export const killDuringSaves = async (count = 50): Promise<readonly string[]> => {
  const seed = process.env["SEED"] ?? String(Date.now() % 1_000_000);
  console.log(`The moments come from SEED=${seed}.`);
  const results = [await killOnEngine("embedded", "", count, seededRandom(seed))];
  const postgres = await startPostgres();
  if (!postgres) console.log("PostgreSQL: skipped, because this machine has none.");
  try {
    if (postgres)
      results.push(await killOnEngine("postgres", postgres.url, count, seededRandom(seed)));
  } finally {
    await postgres?.stop();
  }
  console.log("Milliseconds until the product is ready again: median and longest.");
  console.table(results.map(({ row }) => row));
  return results.flatMap(({ failures }) => failures);
};
