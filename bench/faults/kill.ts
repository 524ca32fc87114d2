import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { type Chance, chanceOf } from "#demo/chance.ts";
import { startPostgres } from "../../scripts/postgres.mjs";
import { signIn } from "../saves/client.ts";

import { endProcess, freePort, startProcess, untilReady } from "./process.ts";
import { halfWritten } from "./rows.ts";
import { openWriters, settle, wrongWith } from "./writers.ts";

const readyWithin = 5000;

const isLineBroken = (error: unknown): boolean =>
  error instanceof Error && /ECONN|EPIPE|socket hang up|aborted/.test(`${error}`);

/** Kills the product again and again while staff save. @param url empty for the embedded database */
const killOften = async (engine: string, url: string, count: number, chance: Chance) => {
  const broken: string[] = [];
  const say = (turn: number, all: readonly (string | null)[]) =>
    broken.push(...all.flatMap((one) => (one ? [`${engine}, kill ${turn}: ${one}`] : [])));
  const folder = mkdtempSync(join(tmpdir(), "wayroam-faults-"));
  const place = url ? { url } : { folder };
  const port = await freePort();
  const environment = { PORT: String(port), DATA_DIR: folder, DATABASE_URL: url };
  let server = await startProcess(environment);
  const send = await signIn(port, "admin@wayroam.test", "wayroam-admin");
  const writers = openWriters(send);
  const waits: number[] = [];
  let [acknowledged, unanswered] = [0, 0];
  for (let turn = 1; turn <= count; turn += 1) {
    const ended = Promise.allSettled(writers.map((one) => one.save(one)));
    await pause(Math.round(100 + chance() * 1500));
    await endProcess(server, "SIGKILL");
    for (const one of await ended)
      if (one.status === "rejected" && !isLineBroken(one.reason)) say(turn, [String(one.reason)]);
    const begun = performance.now();
    server = await startProcess(environment);
    await untilReady(port, 30_000);
    waits.push(Math.round(performance.now() - begun));
    for (const one of writers) {
      unanswered += one.open.length;
      acknowledged += one.acknowledged.length;
      const isOpen = new Set(one.open.map(({ path }) => path)); // `settle` looks at these
      for (const path of new Set(one.acknowledged.splice(0)))
        if (!isOpen.has(path))
          say(turn, [await wrongWith(send, path, one.known.get(path) ?? null)]);
      say(turn, await settle(send, one));
    }
    if (url) say(turn, await halfWritten(place));
    if (turn % 10 === 0 || turn === count)
      console.log(
        `${engine}: ${turn} of ${count} kills, ready after ${waits.slice(-10).join(", ")} ms`,
      );
  }
  for (const { known } of writers)
    for (const [path, left] of known) say(count, [await wrongWith(send, path, left)]);
  await endProcess(server, "SIGTERM");
  say(count, await halfWritten(place));
  rmSync(folder, { recursive: true, force: true });
  const sorted = waits.toSorted((a, b) => a - b);
  const [median = 0, most = 0] = [sorted[Math.floor(count / 2)], sorted.at(-1)];
  if (most > readyWithin) broken.push(`${engine}: ready after ${most} ms, more than 5 s.`);
  const row = {
    engine,
    kills: count,
    acknowledged,
    unanswered,
    broken: broken.length,
    median,
    most,
  };
  return { broken, row };
};

/** Kills (-9) at random moments while staff save pages, redirects and settings, on both engines. */
export const kill = async (count = 50): Promise<readonly string[]> => {
  const seed = process.env["SEED"] ?? String(Date.now() % 1_000_000);
  console.log(`The moments come from SEED=${seed}.`);
  const both = [await killOften("embedded", "", count, chanceOf(seed))];
  const postgres = await startPostgres();
  if (!postgres) console.log("PostgreSQL: skipped, because this machine has none.");
  try {
    if (postgres) both.push(await killOften("postgres", postgres.url, count, chanceOf(seed)));
  } finally {
    await postgres?.stop();
  }
  console.log("Milliseconds until the product is ready again: median and most.");
  console.table(both.map(({ row }) => row));
  return both.flatMap(({ broken }) => broken);
};
