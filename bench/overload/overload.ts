import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { Agent } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { freePort } from "#platform/testing/free-port.mjs";
import { type Answer, ask, latencyQuantile } from "./ask.ts";
import { endProcess, startProcess } from "../start/process.ts";

// Sends ten times as many requests for uncached pages as the product can answer, and measures the
// latency of the answered requests, the number of shed requests, and the latency of cached pages
// meanwhile.
// node bench/overload/overload.ts (after a build)
const host = "it.localhost";
const seconds = 10;
const connections = 500;
const printLine = (text: string) => process.stdout.write(`${text}\n`);

const port = await freePort();
const folder = mkdtempSync(join(tmpdir(), "bench-overload-"));
const server = await startProcess({
  PORT: String(port),
  DATA_DIR: folder,
  DATABASE_URL: process.env["DATABASE_URL"] ?? "",
  LOG_LEVEL: "silent",
});

let searchCount = 0;
/** A search that is in no cache. */
const uncachedPath = () =>
  `/cerca?mood=nature&priceMin=${(searchCount += 1) % 40}&priceMax=${9000 + searchCount}`;

/** Visitors who each send the next request as soon as the last is answered. */
const closedLoop = async (
  visitors: number,
  durationSeconds: number,
): Promise<readonly Answer[]> => {
  const agent = new Agent({ keepAlive: true, maxSockets: visitors });
  const deadline = performance.now() + durationSeconds * 1000;
  const answers: Answer[] = [];
  const visitor = async () => {
    while (performance.now() < deadline)
      answers.push(await ask({ port, host, agent }, uncachedPath()));
  };
  await Promise.all(Array.from({ length: visitors }, visitor));
  agent.destroy();
  return answers;
};

/** Visitors who arrive at a fixed rate, whether or not earlier ones have been answered. */
const openLoop = async (perSecond: number, durationSeconds: number): Promise<readonly Answer[]> => {
  const agent = new Agent({ keepAlive: true, maxSockets: 4000 });
  const startedAt = performance.now();
  const all: Promise<Answer>[] = [];
  for (
    let elapsed = 0;
    elapsed < durationSeconds;
    elapsed = (performance.now() - startedAt) / 1000
  ) {
    while (all.length < elapsed * perSecond) all.push(ask({ port, host, agent }, uncachedPath()));
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  const answers = await Promise.all(all);
  agent.destroy();
  return answers;
};

const openProbe = (path: string) => {
  const workerData = { port, host, path };
  const worker = new Worker(new URL("./probe.ts", import.meta.url), { workerData });
  /** The answers that the visitor's thread has received since the previous call. */
  const takeAnswers = (command: "tell" | "end"): Promise<readonly Answer[]> =>
    new Promise((resolve) => {
      worker.once("message", resolve);
      worker.postMessage(command);
    });
  return { takeAnswers };
};

const failures: string[] = [];
const check = (rule: string, holds: boolean) => {
  if (!holds) failures.push(rule);
};
const formatMs = (milliseconds: number) => `${milliseconds.toFixed(0)} ms`;
const residentMb = (): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.pid}/status`, "utf8"))?.[1]) / 1024;

const checkAnswers = (
  name: string,
  answers: readonly Answer[],
  cached: readonly Answer[],
  ready: readonly Answer[],
  maxCachedMs: number,
) => {
  const good = answers.filter(({ status }) => status === 200);
  const shed = answers.filter(({ status }) => status === 503);
  const otherCount = answers.length - good.length - shed.length;
  const p99 = latencyQuantile(good, 0.99);
  printLine(
    `${name}: ${good.length} answered, p50 ${formatMs(latencyQuantile(good, 0.5))}, p99 ${formatMs(p99)}; ` +
      `${shed.length} shed, p99 ${formatMs(latencyQuantile(shed, 0.99))}; ${otherCount} others; ` +
      `a kept page p50 ${formatMs(latencyQuantile(cached, 0.5))}, p99 ${formatMs(latencyQuantile(cached, 0.99))}; ${residentMb().toFixed(0)} MB`,
  );
  check(`${name}: the p99 of what is answered stays under 1 s`, p99 < 1000);
  check(`${name}: some are shed`, shed.length > 0);
  check(
    `${name}: all that are shed are told when to come back`,
    shed.every(({ retryAfter }) => Number(retryAfter) > 0),
  );
  check(`${name}: nothing but 200 and 503 is answered`, otherCount === 0);
  check(
    `${name}: kept pages are answered, p99 under ${formatMs(maxCachedMs)}`,
    latencyQuantile(cached, 0.99) < maxCachedMs && cached.every(({ status }) => status === 200),
  );
  check(
    `${name}: readiness is answered throughout`,
    ready.every(({ status }) => status === 200),
  );
  return good.length;
};

const probes = [openProbe("/"), openProbe("/health/ready")];
const takeAllAnswers = (command: "tell" | "end") =>
  Promise.all(probes.map(({ takeAnswers }) => takeAnswers(command)));

try {
  await closedLoop(2, 3); // the first calls are slower until the code is compiled
  const unloaded = await closedLoop(2, 5);
  const capacity = unloaded.length / 5;
  const memoryBefore = residentMb();
  await takeAllAnswers("tell");
  await new Promise((resolve) => setTimeout(resolve, 2000));
  const [cachedUnloaded = []] = await takeAllAnswers("tell");
  printLine(
    `calm: ${capacity.toFixed(0)} new pages a second, p99 ${formatMs(latencyQuantile(unloaded, 0.99))}; ` +
      `a kept page p99 ${formatMs(latencyQuantile(cachedUnloaded, 0.99))}; ${memoryBefore.toFixed(0)} MB`,
  );
  // Other load on the machine delays cached pages even before the benchmark adds its own load.
  const maxCachedMs = Math.max(100, 10 * latencyQuantile(cachedUnloaded, 0.99));
  const measure = async (name: string, load: Promise<readonly Answer[]>) => {
    const answers = await load;
    const [cached = [], ready = []] = await takeAllAnswers("tell");
    const good = checkAnswers(name, answers, cached, ready, maxCachedMs);
    check(`${name}: a third of the capacity is still answered`, good / seconds > capacity / 3);
  };
  await measure("10 times the load", openLoop(10 * capacity, seconds));
  await measure(`${connections} connections`, closedLoop(connections, seconds));
  const after = await closedLoop(1, 2);
  printLine(`after: p99 ${formatMs(latencyQuantile(after, 0.99))}, ${residentMb().toFixed(0)} MB`);
  check(
    "after: all are answered",
    after.every(({ status }) => status === 200),
  );
  check(
    "after: answers are as fast as before",
    latencyQuantile(after, 0.5) < 3 * latencyQuantile(unloaded, 0.5),
  );
  check("memory grows by less than 400 MB", residentMb() - memoryBefore < 400);
} finally {
  await takeAllAnswers("end");
  await endProcess(server, "SIGTERM");
  rmSync(folder, { recursive: true, force: true });
}
for (const rule of failures) printLine(`BROKEN: ${rule}`);
process.exit(failures.length === 0 ? 0 : 1);
