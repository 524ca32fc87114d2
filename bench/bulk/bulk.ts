import { copyDepartures, outcomes } from "./departures.ts";
import { begin, readRun, timed, until } from "./follow.ts";
import { startServer } from "./server.ts";
import { openStorage } from "./storage.ts";

// Lowers the price of many departures in one bulk action. The process is killed in the middle of it
// and started again: how long it takes, and whether a departure is left out or changed twice.
// node bench/bulk/bulk.ts [departures] [postgres]
const count = Number(process.argv[2] ?? 10_000);
const storage = await openStorage(process.argv[3] === "postgres");
const { folder, url } = storage;
const port = 3192;

const request = {
  kind: "tour",
  action: { type: "price", change: { kind: "percent", percent: -5 }, rounding: "unit" },
  filter: { leaveFrom: "2040-01-01", leaveUntil: "2041-12-31" },
};

try {
  const first = await startServer(port, folder, url);
  await first.end("SIGTERM");
  await storage.runSql(copyDepartures(count));

  const killed = await startServer(port, folder, url);
  const look = await timed(async () => {
    const { id } = await begin(killed.call, "?dryRun=1", request);
    return until(killed.call, id, ({ state }) => state !== "planning");
  });
  const run = look.result;
  const begun = await timed(() => begin(killed.call, `/${run.id}/run`, {}));
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

  const found = await storage.runSql(outcomes);
  console.log(`${count} departures on ${storage.name}`);
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
  await storage.remove();
}
