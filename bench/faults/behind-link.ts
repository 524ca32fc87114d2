import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { clientOf } from "../../journeys/product.ts";
import { staffSession } from "../../journeys/staff-session.ts";
import { freePort } from "#platform/testing/free-port.mjs";
import { endProcess, startProcess } from "../start/process.ts";

export type TimedAnswer = Readonly<{
  status: number;
  ms: number;
  retryAfter: string | null;
  text: string;
}>;

/** Status 0 means that the connection broke or that no answer came in ten seconds. */
export const timedRequest = (
  address: string,
  headers: Readonly<Record<string, string>> = {},
  json?: object,
): Promise<TimedAnswer> =>
  new Promise((resolve) => {
    const startedAt = performance.now();
    const { host, port, pathname, search } = new URL(address);
    const type = json ? { "content-type": "application/json" } : {};
    const outgoing = request({
      host: "127.0.0.1",
      port,
      path: pathname + search,
      method: json ? "POST" : "GET",
      headers: { host, ...type, ...headers },
    });
    let text = "";
    const finish = (status: number, retryAfter: string | null = null) => {
      clearTimeout(timer);
      resolve({ status, retryAfter, text, ms: Math.round(performance.now() - startedAt) });
    };
    const timer = setTimeout(() => outgoing.destroy(), 10_000);
    outgoing.on("error", () => finish(0));
    outgoing.on("response", (answer) => {
      answer.setEncoding("utf8");
      answer.on("data", (part: string) => (text += part));
      answer.on("error", () => finish(0));
      answer.on("end", () => finish(answer.statusCode ?? 0, answer.headers["retry-after"]));
    });
    outgoing.end(json && JSON.stringify(json));
  });

/**
 * Starts processes of the product whose database connections pass through the link, and signs an editor in.
 */
export const startBehindLink = async (database: string, linkPort: number, count: number) => {
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
  const { headers } = await staffSession(clientOf(first?.port ?? 0));
  const pids = started.map(({ server }) => server.pid);
  const residentMb = (pid: number | undefined) =>
    Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / 1024;
  return {
    processes: started.map(({ port }) => ({
      site: (path: string) => `http://it.localhost:${port}${path}`,
      office: (path: string) => `http://backoffice.localhost:${port}${path}`,
    })),
    staff: headers,
    /** Number of open file descriptors, sockets included, of the process that has the most. */
    openFiles: () => Math.max(...pids.map((pid) => readdirSync(`/proc/${pid}/fd`).length)),
    /** Memory of the largest process in megabytes. */
    memoryMb: () => Math.round(Math.max(...pids.map(residentMb))),
    async stop() {
      await Promise.all(started.map(({ server }) => endProcess(server, "SIGKILL")));
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

export type ClusterBehindLink = Awaited<ReturnType<typeof startBehindLink>>;
