import { parseArgs } from "node:util";

// Tries what the product does when something around it breaks: docs/how-to/try-faults.md.
// npm run bench -- faults                  every fault
// node bench/faults/faults.ts kill 50      one fault, after a build, with its count or its seconds

/** Causes the fault, prints what it measured, and returns the rules that were broken. */
type FaultTest = (amount?: number) => Promise<readonly string[]>;

const faults: Readonly<Record<string, FaultTest>> = {
  stop: async () => (await import("./stop.ts")).gracefulStop(),
  clients: async (seconds) => (await import("./clients.ts")).slowClients(seconds),
  readers: async (count) => (await import("./readers.ts")).silentReaders(count),
  away: async (seconds) => (await import("./away.ts")).databaseOutage(seconds),
  disk: async () => (await import("./disk.ts")).fullDisk(),
  restart: async (times) => (await import("./restart.ts")).databaseRestarts(times),
  kill: async (times) => (await import("./kill.ts")).killDuringSaves(times),
  requests: async (times) => (await import("./kill-requests.ts")).killDuringRequests(times),
  hearts: async (times) => (await import("./kill-hearts.ts")).killDuringHearts(times),
  alerts: async (times) => (await import("./kill-alerts.ts")).killDuringAlerts(times),
  workers: async (times) => (await import("./kill-workers.ts")).killWorkersOnBothEngines(times),
  bot: async (count) => (await import("./bot.ts")).botTraffic(count),
  overload: async () => (await import("./overload.ts")).overload(),
  slow: async (seconds) => (await import("./slow.ts")).slowDatabaseLine(seconds),
};

const fail = (reason: string): never => {
  console.error(reason);
  process.exit(1);
};

const [requested, argument] = parseArgs({ allowPositionals: true }).positionals;
const amount = argument === undefined ? undefined : Number(argument);
if (requested !== undefined && !faults[requested])
  fail(`There is no fault "${requested}". There are: ${Object.keys(faults).join(", ")}.`);
if (amount !== undefined && !(amount > 0)) fail(`"${argument}" is no count above 0.`);

let failureCount = 0;
for (const [name, fault] of Object.entries(faults)) {
  if (requested !== undefined && name !== requested) continue;
  console.log(`\n## ${name}`);
  const failures = await fault(amount).catch((error: unknown) => [
    `It ended with ${String(error)}`,
  ]);
  for (const failure of failures) console.log(`BROKEN  ${failure}`);
  if (failures.length === 0) console.log("No promise broke.");
  failureCount += failures.length;
}
process.exit(failureCount === 0 ? 0 : 1);
