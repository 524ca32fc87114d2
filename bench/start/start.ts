import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { startPostgres } from "../../scripts/postgres.mjs";
import { type TimedStart, timeStart } from "./timed-start.ts";

// Measures the first start, which makes the database and loads the demo, and later starts, each
// until the first page has come, on both engines.
// node bench/start/start.ts [--rounds 5] (after a build); PostgreSQL's binaries for the second half.
const { values } = parseArgs({ options: { rounds: { type: "string" } } });
const rounds = Number(values.rounds ?? 5);

const printLine = (text: string) => process.stdout.write(`${text}\n`);

const print = (label: string, { loaded, opened, listening, answered }: TimedStart): void => {
  const seconds = (from: number, to: number) => (to - from).toFixed(2).padStart(6);
  const { cpu } = answered;
  printLine(
    [
      label.padEnd(26),
      `first page ${seconds(0, answered.wall)} s`,
      `CPU ${cpu === null ? "?" : seconds(0, cpu)} s`,
      `modules ${seconds(0, loaded.wall)}`,
      `database ${seconds(loaded.wall, opened.wall)}`,
      `demo and routes ${seconds(opened.wall, listening.wall)}`,
      `page ${seconds(listening.wall, answered.wall)}`,
    ].join("  "),
  );
};

const measure = async (engine: string, url: string | null): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), "bench-start-"));
  try {
    print(`${engine}, first start`, await timeStart(folder, url));
    const later: TimedStart[] = [];
    for (let round = 0; round < rounds; round += 1) later.push(await timeStart(folder, url));
    later.sort((one, other) => one.answered.wall - other.answered.wall);
    const median = later[Math.floor(later.length / 2)];
    if (median) print(`${engine}, median of ${rounds} later`, median);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

await measure("embedded", null);
const postgres = await startPostgres();
if (postgres) {
  await measure("PostgreSQL", postgres.url);
  await postgres.stop();
} else printLine("No PostgreSQL here: only the embedded engine was measured.");
