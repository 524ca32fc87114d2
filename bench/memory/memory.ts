import type { ChildProcess } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { parseArgs } from "node:util";
import { startPostgres } from "../../scripts/postgres.mjs";
import { allocatorLimits, serverArguments } from "../../scripts/server-process.mjs";
import { freePort } from "#platform/testing/free-port.mjs";
import { endProcess, startProcess, untilReady } from "../start/process.ts";
import { crawl } from "./crawl.ts";
import { partsOf, residentOf } from "./process-memory.ts";

// Memory of the built product, idle on a loaded demo and after a crawl of all markets, by what it
// holds, compared with the limits.
// node bench/memory/memory.ts [--pages 300] [--pictures 200] [--engine embedded]; it needs Linux,
// and for the other engine PostgreSQL's binaries. Pages are a market's; 4000 are all of it.
const hosts = ["it", "us", "uk", "es", "fr", "de"].map((each) => `${each}.localhost`);
const limits = { embedded: 450, postgres: 300, crawled: 700 } as const;

const { values } = parseArgs({
  options: {
    pages: { type: "string", default: "300" },
    pictures: { type: "string", default: "200" },
    engine: { type: "string", default: "" },
  },
});

const printLine = (text: string) => process.stdout.write(`${text}\n`);
const megabytes = (number: number) => number.toFixed(0).padStart(6);

const metricsOf = async (port: number): Promise<(name: string) => number> => {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  return (name) => {
    const line = text.split("\n").find((each) => each.startsWith(`${name} `));
    return Number(line?.slice(name.length));
  };
};

const quietMs = 5000;
const maxQuietCpuSeconds = 0.15;

/** Waits until the process, which has warmed its caches or answered a crawl, does nothing more. */
const untilIdle = async (port: number): Promise<void> => {
  const cpuSeconds = async () => (await metricsOf(port))("process_cpu_seconds_total");
  for (let before = await cpuSeconds(); ;) {
    await setTimeout(quietMs);
    const after = await cpuSeconds();
    if (after - before < maxQuietCpuSeconds) return;
    before = after;
  }
};

let missed = 0;

const report = async (name: string, server: ChildProcess, port: number, limit: number) => {
  await untilIdle(port);
  const pid = server.pid ?? 0;
  const { resident, share, own, peak } = residentOf(pid);
  const metrics = await metricsOf(port);
  const inMegabytes = (metric: string) => megabytes(metrics(metric) / 1024 / 1024);
  const isWithin = resident <= limit;
  if (!isWithin) missed += 1;
  printLine(`\n${name}`);
  printLine(
    `${megabytes(resident)} MB resident, ${(resident / limit).toFixed(2)} of ${limit}${isWithin ? "" : "  MISSED"}`,
  );
  printLine(`${megabytes(share)} MB by share of what several processes use`);
  printLine(`${megabytes(own)} MB its own, in no file`);
  printLine(`${megabytes(peak)} MB at its peak`);
  printLine(`${inMegabytes("nodejs_heap_size_total_bytes")} MB script heap`);
  printLine(`${inMegabytes("nodejs_heap_size_used_bytes")} MB of it in use`);
  printLine(`${inMegabytes("nodejs_external_memory_bytes")} MB external, resident or not`);
  printLine(`${inMegabytes('page_cache_bytes{room="pages"}')} MB kept pages`);
  for (const built of ["assets", "backoffice-assets", "fonts"])
    printLine(`${inMegabytes(`built_file_bytes{folder="${built}"}`)} MB built files: ${built}`);
  for (const [part, resides] of [...partsOf(pid)].toSorted(([, a], [, b]) => b - a))
    if (resides >= 1) printLine(`${megabytes(resides)} MB resident: ${part}`);
};

type Engine = "embedded" | "postgres";

const measure = async (engine: Engine, url: string, withCrawl: boolean): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), "bench-memory-"));
  const port = await freePort();
  const start = () =>
    startProcess(
      {
        ...allocatorLimits,
        PORT: String(port),
        DATA_DIR: folder,
        DATABASE_URL: url,
        LOG_LEVEL: "error",
        WARM: "1",
      },
      [process.execPath, ...serverArguments],
    );
  let server = await start(); // loads the demo
  try {
    await untilIdle(port);
    await endProcess(server, "SIGTERM");
    server = await start();
    await untilReady(port, 10_000);
    await report(`idle, ${engine}`, server, port, limits[engine]);
    if (!withCrawl) return;
    const all = [...hosts, "localhost"].map((host) => `${host}:${port}`);
    const asked = { pages: Number(values.pages), pictures: Number(values.pictures) };
    const { pages, pictures, failed } = await crawl(port, all, asked);
    const crawled = `${pages} pages and ${pictures} pictures, ${failed} failed`;
    await report(`crawled, ${engine}: ${crawled}`, server, port, limits.crawled);
  } finally {
    await endProcess(server, "SIGTERM");
    rmSync(folder, { recursive: true, force: true });
  }
};

if (values.engine !== "postgres") await measure("embedded", "", true);
const postgres = values.engine === "embedded" ? null : await startPostgres();
if (postgres) {
  try {
    await measure("postgres", postgres.url, values.engine === "postgres");
  } finally {
    await postgres.stop();
  }
}
process.exitCode = missed === 0 ? 0 : 1;
