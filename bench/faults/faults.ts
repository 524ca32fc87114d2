import { parseArgs } from "node:util";

// What the product does when something breaks around it: docs/how-to/try-faults.md.
// npm run bench -- faults                  every fault
// node bench/faults/faults.ts kill 50      one fault, after a build, with its count or its seconds

/** Does the harm, prints what it saw, and returns the promises that broke. */
type Fault = (amount?: number) => Promise<readonly string[]>;

const faults: Readonly<Record<string, Fault>> = {
  stop: async () => (await import("./stop.ts")).stop(),
  clients: async (seconds) => (await import("./clients.ts")).clients(seconds),
  away: async (seconds) => (await import("./away.ts")).away(seconds),
  disk: async () => (await import("./disk.ts")).disk(),
  restart: async (times) => (await import("./restart.ts")).restart(times),
  kill: async (times) => (await import("./kill.ts")).kill(times),
  workers: async (times) => (await import("./kill-workers.ts")).killWorkersOften(times),
  bot: async (count) => (await import("./bot.ts")).bot(count),
  overload: async () => (await import("./overload.ts")).overload(),
  slow: async (seconds) => (await import("./slow.ts")).slow(seconds),
};

const fail = (reason: string): never => {
  console.error(reason);
  process.exit(1);
};

const [chosen, word] = parseArgs({ allowPositionals: true }).positionals;
const amount = word === undefined ? undefined : Number(word);
if (chosen !== undefined && !faults[chosen])
  fail(`There is no fault "${chosen}". There are: ${Object.keys(faults).join(", ")}.`);
if (amount !== undefined && !(amount > 0)) fail(`"${word}" is no count above 0.`);

let broken = 0;
for (const [name, fault] of Object.entries(faults)) {
  if (chosen !== undefined && name !== chosen) continue;
  console.log(`\n## ${name}`);
  const failures = await fault(amount).catch((error: unknown) => [
    `It ended with ${String(error)}`,
  ]);
  for (const failure of failures) console.log(`BROKEN  ${failure}`);
  if (failures.length === 0) console.log("No promise broke.");
  broken += failures.length;
}
process.exit(broken === 0 ? 0 : 1);
