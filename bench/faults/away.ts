import { setTimeout as pause } from "node:timers/promises";
import { type FragileLink, fragileLink } from "../../journeys/fragile-link.ts";
import { startPostgres } from "../../scripts/postgres.mjs";
import {
  type ClusterBehindLink,
  startBehindLink,
  timedRequest,
  type TimedAnswer,
} from "./behind-link.ts";

const outages: Readonly<Record<string, (link: FragileLink) => void | Promise<void>>> = {
  cut: (link) => link.cut(),
  refused: (link) => link.refuse(),
  hushed: (link) => link.stall(),
};

/**
 * Whether a call needs the database; "maybe" is for pages that the process can build from its
 * caches.
 */
type DatabaseUse = "always" | "maybe" | "never";
type WatchedCall = Readonly<{
  name: string;
  databaseUse: DatabaseUse;
  ask: () => Promise<TimedAnswer>;
}>;

let searchCount = 0;
const callsOf = (
  { site, office }: ClusterBehindLink["processes"][number],
  staff: ClusterBehindLink["staff"],
  picture: string,
): readonly WatchedCall[] => {
  const newPriceRange = () => `priceMin=${(searchCount += 1) % 900}&priceMax=${1000 + searchCount}`;
  return [
    { name: "kept page", databaseUse: "never", ask: () => timedRequest(site("/")) },
    {
      name: "new page",
      databaseUse: "maybe",
      ask: () => timedRequest(site(`/cerca?${newPriceRange()}`)),
    },
    {
      name: "search count",
      databaseUse: "maybe",
      ask: () => timedRequest(site(`/api/it/search-count?${newPriceRange()}`)),
    },
    { name: "share picture", databaseUse: "always", ask: () => timedRequest(site(picture)) },
    { name: "/api/me", databaseUse: "always", ask: () => timedRequest(office("/api/me"), staff) },
    {
      name: "staff list",
      databaseUse: "always",
      ask: () => timedRequest(office("/api/it/custompages"), staff),
    },
  ];
};

const isExpected = ({ databaseUse }: WatchedCall, { status, retryAfter }: TimedAnswer): boolean => {
  const isShed = status === 503 && Number(retryAfter) > 0;
  if (databaseUse === "never") return status === 200;
  return isShed || (databaseUse === "maybe" && status === 200);
};

const untilAllAnswer = async (calls: readonly WatchedCall[]): Promise<number> => {
  const startedAt = performance.now();
  while (performance.now() - startedAt < 20_000) {
    const answers = await Promise.all(calls.map(({ ask }) => ask()));
    if (answers.every(({ status }) => status === 200))
      return Math.round(performance.now() - startedAt);
    await pause(50);
  }
  return Infinity;
};

type Row = { answers: Map<string, number>; slowest: number };

/** Repeats every call until the time is over; each waits for its answer before it is sent again. */
const repeatCalls = async (
  calls: readonly WatchedCall[],
  seconds: number,
  afterAnswer: () => void,
) => {
  const rows = new Map<string, Row>();
  const unexpected = new Set<string>();
  const end = performance.now() + seconds * 1000;
  const repeatCall = async (call: WatchedCall) => {
    const row: Row = rows.get(call.name) ?? { answers: new Map(), slowest: 0 };
    rows.set(call.name, row);
    while (performance.now() < end) {
      const answer = await call.ask();
      const outcome =
        answer.status === 503 && !answer.retryAfter
          ? "503 without Retry-After"
          : `${answer.status}`;
      row.answers.set(outcome, (row.answers.get(outcome) ?? 0) + 1);
      row.slowest = Math.max(row.slowest, answer.ms);
      if (!isExpected(call, answer)) unexpected.add(`${call.name} was answered ${outcome}`);
      afterAnswer();
      await pause(100);
    }
  };
  await Promise.all(calls.map(repeatCall));
  return { rows, unexpected };
};

/**
 * Makes PostgreSQL unreachable for two processes in three ways: its connections are cut, new
 * connections are refused, or it no longer answers.
 */
export const databaseOutage = async (seconds = 60): Promise<readonly string[]> => {
  const postgres = await startPostgres();
  if (!postgres) {
    console.log("Skipped, because this machine has no PostgreSQL.");
    return [];
  }
  const failures: string[] = [];
  const link = await fragileLink(Number(new URL(postgres.url).port));
  const cluster = await startBehindLink(postgres.url, link.port, 2);
  const home = await timedRequest(cluster.processes[0]?.site("/") ?? "");
  const picture = /\/media\/share\/[^"?]+\.jpeg/.exec(home.text)?.[0] ?? "";
  const calls = cluster.processes.flatMap((process) => callsOf(process, cluster.staff, picture));
  for (const [name, startOutage] of Object.entries(outages)) {
    await untilAllAnswer(calls);
    const before = {
      files: cluster.openFiles(),
      memory: cluster.memoryMb(),
      tried: link.connectionAttempts(),
    };
    let files = 0;
    await startOutage(link);
    // Requests that are in progress when the connection falls silent run into their timeout; later
    // requests fail at once.
    const { rows, unexpected } = await repeatCalls(calls, seconds, () => {
      files = Math.max(files, cluster.openFiles());
    });
    const tries = link.connectionAttempts() - before.tried;
    const memory = cluster.memoryMb();
    await link.restore();
    const recoveryMs = await untilAllAnswer(calls);
    console.log(`${name} for ${seconds} s`);
    for (const [callName, { answers, slowest }] of rows)
      console.log(
        `  ${callName.padEnd(14)} ${[...answers].map(([outcome, count]) => `${outcome}: ${count}`).join(", ")}; slowest ${slowest} ms`,
      );
    console.log(
      `  ${name === "cut" ? "attempts not seen" : `${tries} attempts`}, open files ${before.files} to ${files}, memory ${before.memory} to ${memory} MB, all well after ${recoveryMs} ms`,
    );
    const check = (rule: string, holds: boolean) => {
      if (!holds) failures.push(`${name}: ${rule}`);
    };
    for (const each of unexpected) check(`${each}.`, false);
    for (const [callName, { slowest }] of rows)
      check(`${callName} took ${slowest} ms, more than 6 s.`, slowest <= 6000);
    check(`${tries} attempts in ${seconds} s.`, tries <= 30 + 2 * 4 * seconds);
    check(`open files rose from ${before.files} to ${files}.`, files <= before.files + 60);
    check(`memory rose from ${before.memory} to ${memory} MB.`, memory <= before.memory + 200);
    check(`all well after ${recoveryMs} ms only.`, recoveryMs <= 5000);
  }
  await cluster.stop();
  await link.cut();
  await postgres.stop();
  return failures;
};
