import { type ChildProcess, spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { request } from "node:http";
import { setTimeout } from "node:timers/promises";
import { allocatorLimits, serverArguments } from "../../scripts/server-process.mjs";

/** Seconds from the start of the process. */
type Moment = Readonly<{
  wall: number;
  /** Of all threads of the process; null where the machine does not tell. PostgreSQL's are not in it. */
  cpu: number | null;
}>;

export type TimedStart = Readonly<{
  /** When the modules are loaded and the database is about to be opened. */
  loaded: Moment;
  /** When the database is open and migrated. */
  opened: Moment;
  listening: Moment;
  /** When the first page has come. */
  answered: Moment;
}>;

const port = 3196;
const ticksPerSecond = 100;

/** Reads user and system time, which Linux counts in ticks. */
const cpuOf = ({ pid }: ChildProcess): number | null => {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
    return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
  } catch {
    return null;
  }
};

/** @returns the status of a market's home page; 0 where nothing listens */
const askHome = (): Promise<number> =>
  new Promise((resolve) => {
    const headers = { host: "it.localhost", "accept-encoding": "br" };
    request({ host: "127.0.0.1", port, path: "/", headers }, (answer) => {
      answer.resume();
      answer.on("end", () => resolve(answer.statusCode ?? 0));
    })
      .on("error", () => resolve(0))
      .end();
  });

const steps = {
  loaded: /^Opening (?:PostgreSQL|the embedded database)/m,
  opened: /^Schema is up to date/m,
  listening: /^Listening on port/m,
} as const;

/**
 * Starts the built product, asks for its first page as soon as anything listens, and ends it.
 * @param url null for the embedded database
 */
export const timeStart = async (folder: string, url: string | null): Promise<TimedStart> => {
  const startedAt = performance.now();
  const server = spawn(process.execPath, serverArguments, {
    env: {
      ...allocatorLimits,
      ...process.env,
      PORT: String(port),
      DATA_DIR: folder,
      DATABASE_URL: url ?? "",
      LOG_LEVEL: "silent",
      MODE: "demo",
      NODE_ENV: "production",
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const exited = new Promise<never>((_, reject) =>
    server.on("exit", (code) => reject(new Error(`The product ended with ${code}.`))),
  );
  exited.catch(() => undefined);
  const now = (): Moment => ({
    wall: (performance.now() - startedAt) / 1000,
    cpu: cpuOf(server),
  });
  const reached = new Map<string, Moment>();
  server.stdout.on("data", (text: Buffer) => {
    for (const [name, line] of Object.entries(steps))
      if (!reached.has(name) && line.test(String(text))) reached.set(name, now());
  });
  const untilAnswered = async (): Promise<Moment> => {
    while ((await askHome()) !== 200) await setTimeout(10);
    return now();
  };
  const answered = await Promise.race([untilAnswered(), exited]);
  const ended = new Promise((resolve) => server.once("exit", resolve));
  server.kill("SIGTERM");
  await ended;
  const at = (name: keyof typeof steps): Moment => reached.get(name) ?? answered;
  return { loaded: at("loaded"), opened: at("opened"), listening: at("listening"), answered };
};
