import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { Agent } from "node:http";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { type Answer, ask, within } from "./ask.ts";

// What ten times the load on uncached pages does: how long the answered waited, how many were sent
// away, and what visitors of a cached page feel of it. node bench/overload/overload.ts (after a build).
const host = "it.localhost";
const seconds = 10;
const connections = 500;
const say = (text: string) => process.stdout.write(`${text}\n`);

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(address && typeof address === "object" ? address.port : 0));
    });
  });

const port = await freePort();
const folder = mkdtempSync(join(tmpdir(), "bench-overload-"));
const server = spawn(process.execPath, ["build/site/server/index.js"], {
  env: {
    ...process.env,
    PORT: String(port),
    DATA_DIR: folder,
    DATABASE_URL: process.env["DATABASE_URL"] ?? "",
    LOG_LEVEL: "silent",
    MODE: "demo",
    NODE_ENV: "production",
    WARM: "0",
  },
  stdio: ["ignore", "pipe", "inherit"],
});
await new Promise<void>((resolve) => {
  server.stdout.on("data", (text: Buffer) => {
    if (text.includes("back-office")) resolve();
  });
});

let asked = 0;
/** A search that nobody has made before. */
const newPath = () => `/cerca?mood=nature&priceMin=${(asked += 1) % 40}&priceMax=${9000 + asked}`;

/** So many visitors, each of whom asks anew as soon as the answer is there. */
const inTurn = async (visitors: number, forSeconds: number): Promise<readonly Answer[]> => {
  const agent = new Agent({ keepAlive: true, maxSockets: visitors });
  const until = performance.now() + forSeconds * 1000;
  const answers: Answer[] = [];
  const visitor = async () => {
    while (performance.now() < until) answers.push(await ask({ port, host, agent }, newPath()));
  };
  await Promise.all(Array.from({ length: visitors }, visitor));
  agent.destroy();
  return answers;
};

/** Visitors who come at a rate, whether or not those before have been answered. */
const atRate = async (perSecond: number, forSeconds: number): Promise<readonly Answer[]> => {
  const agent = new Agent({ keepAlive: true, maxSockets: 4000 });
  const begun = performance.now();
  const all: Promise<Answer>[] = [];
  for (let gone = 0; gone < forSeconds; gone = (performance.now() - begun) / 1000) {
    while (all.length < gone * perSecond) all.push(ask({ port, host, agent }, newPath()));
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  const answers = await Promise.all(all);
  agent.destroy();
  return answers;
};

const openProbe = (path: string) => {
  const workerData = { port, host, path };
  const worker = new Worker(new URL("./probe.ts", import.meta.url), { workerData });
  /** What it has met since it was last asked. */
  const tell = (word: "tell" | "end"): Promise<readonly Answer[]> =>
    new Promise((resolve) => {
      worker.once("message", resolve);
      worker.postMessage(word);
    });
  return { tell };
};

const broken: string[] = [];
const hold = (rule: string, isHeld: boolean) => {
  if (!isHeld) broken.push(rule);
};
const figure = (milliseconds: number) => `${milliseconds.toFixed(0)} ms`;
const memory = (): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.pid}/status`, "utf8"))?.[1]) / 1024;

const judge = (
  name: string,
  answers: readonly Answer[],
  kept: readonly Answer[],
  ready: readonly Answer[],
  keptWithin: number,
) => {
  const good = answers.filter(({ status }) => status === 200);
  const shed = answers.filter(({ status }) => status === 503);
  const other = answers.length - good.length - shed.length;
  const p99 = within(good, 0.99);
  say(
    `${name}: ${good.length} answered, p50 ${figure(within(good, 0.5))}, p99 ${figure(p99)}; ` +
      `${shed.length} shed, p99 ${figure(within(shed, 0.99))}; ${other} others; ` +
      `a kept page p50 ${figure(within(kept, 0.5))}, p99 ${figure(within(kept, 0.99))}; ${memory().toFixed(0)} MB`,
  );
  hold(`${name}: the p99 of what is answered stays under 1 s`, p99 < 1000);
  hold(`${name}: some are shed`, shed.length > 0);
  hold(
    `${name}: all that are shed are told when to come back`,
    shed.every(({ retryAfter }) => Number(retryAfter) > 0),
  );
  hold(`${name}: nothing but 200 and 503 is answered`, other === 0);
  hold(
    `${name}: kept pages are answered, p99 under ${figure(keptWithin)}`,
    within(kept, 0.99) < keptWithin && kept.every(({ status }) => status === 200),
  );
  hold(
    `${name}: readiness is answered throughout`,
    ready.every(({ status }) => status === 200),
  );
  return good.length;
};

const probes = [openProbe("/"), openProbe("/health/ready")];
const tellAll = (word: "tell" | "end") => Promise.all(probes.map(({ tell }) => tell(word)));

try {
  await inTurn(2, 3); // the code becomes warm
  const calm = await inTurn(2, 5);
  const capacity = calm.length / 5;
  const before = memory();
  await tellAll("tell");
  await new Promise((resolve) => setTimeout(resolve, 2000));
  const [alone = []] = await tellAll("tell");
  say(
    `calm: ${capacity.toFixed(0)} new pages a second, p99 ${figure(within(calm, 0.99))}; ` +
      `a kept page p99 ${figure(within(alone, 0.99))}; ${before.toFixed(0)} MB`,
  );
  // A machine that has other work to do lets a kept page wait in calm already.
  const keptWithin = Math.max(100, 10 * within(alone, 0.99));
  const measure = async (name: string, load: Promise<readonly Answer[]>) => {
    const answers = await load;
    const [kept = [], ready = []] = await tellAll("tell");
    const good = judge(name, answers, kept, ready, keptWithin);
    hold(`${name}: a third of the capacity is still answered`, good / seconds > capacity / 3);
  };
  await measure("10 times the load", atRate(10 * capacity, seconds));
  await measure(`${connections} connections`, inTurn(connections, seconds));
  const after = await inTurn(1, 2);
  say(`after: p99 ${figure(within(after, 0.99))}, ${memory().toFixed(0)} MB`);
  hold(
    "after: all are answered",
    after.every(({ status }) => status === 200),
  );
  hold("after: answers are as fast as before", within(after, 0.5) < 3 * within(calm, 0.5));
  hold("memory grows by less than 400 MB", memory() - before < 400);
} finally {
  await tellAll("end");
  server.kill("SIGTERM");
  await new Promise((resolve) => server.once("exit", resolve));
  rmSync(folder, { recursive: true, force: true });
}
for (const rule of broken) say(`BROKEN: ${rule}`);
process.exit(broken.length === 0 ? 0 : 1);
