import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { waysTo } from "../../journeys/product.ts";
import { read } from "../../journeys/read.ts";
import { staffSession } from "../../journeys/staff-session.ts";
import { endProcess, freePort, startProcess } from "./process.ts";

export type Told = Readonly<{ status: number; ms: number; retryAfter: string | null }>;

/** Asks for an address; status 0 means that the line broke or that nothing came in ten seconds. */
export const timed = async (
  address: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<Told & Readonly<{ text: string }>> => {
  const begun = performance.now();
  let timer: NodeJS.Timeout | undefined;
  const none = { status: 0, headers: {} as Record<string, string>, text: "" };
  const answer = await Promise.race([
    read(address, headers).catch(() => none),
    new Promise<typeof none>((resolve) => {
      timer = setTimeout(() => resolve(none), 10_000);
    }),
  ]);
  clearTimeout(timer);
  const ms = Math.round(performance.now() - begun);
  const { status, text } = answer;
  return { status, ms, text, retryAfter: answer.headers["retry-after"] ?? null };
};

/** So many processes of the product on a database behind a line, and a signed-in editor of all. */
export const startBehind = async (database: string, linkPort: number, count: number) => {
  const url = new URL(database);
  url.port = String(linkPort);
  const folder = mkdtempSync(join(tmpdir(), "wayroam-faults-"));
  const started: Readonly<{ port: number; server: Awaited<ReturnType<typeof startProcess>> }>[] =
    [];
  for (let number = 0; number < count; number += 1) {
    const port = await freePort();
    const environment = { PORT: String(port), DATA_DIR: folder, DATABASE_URL: url.href };
    started.push({ port, server: await startProcess(environment) });
  }
  const [first] = started;
  const { headers } = await staffSession(waysTo(first?.port ?? 0));
  const pids = started.map(({ server }) => server.pid);
  const memory = (pid: number | undefined) =>
    Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / 1024;
  return {
    processes: started.map(({ port }) => ({
      site: (path: string) => `http://it.localhost:${port}${path}`,
      office: (path: string) => `http://backoffice.localhost:${port}${path}`,
    })),
    staff: headers,
    /** Open files of the process that has most, sockets among them. */
    files: () => Math.max(...pids.map((pid) => readdirSync(`/proc/${pid}/fd`).length)),
    /** Megabytes of the largest process. */
    memory: () => Math.round(Math.max(...pids.map(memory))),
    async stop() {
      await Promise.all(started.map(({ server }) => endProcess(server, "SIGKILL")));
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

export type Behind = Awaited<ReturnType<typeof startBehind>>;
