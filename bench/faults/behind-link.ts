import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { waysTo } from "../../journeys/product.ts";
import { staffSession } from "../../journeys/staff-session.ts";
import { endProcess, freePort, startProcess } from "./process.ts";

export type Told = Readonly<{
  status: number;
  ms: number;
  retryAfter: string | null;
  text: string;
}>;

/** Asks for an address, or posts to it; status 0 means that the line broke or that nothing came in ten seconds. */
export const timed = (
  address: string,
  headers: Readonly<Record<string, string>> = {},
  json?: object,
): Promise<Told> =>
  new Promise((resolve) => {
    const begun = performance.now();
    const { host, port, pathname, search } = new URL(address);
    const type = json ? { "content-type": "application/json" } : {};
    const asked = request({
      host: "127.0.0.1",
      port,
      path: pathname + search,
      method: json ? "POST" : "GET",
      headers: { host, ...type, ...headers },
    });
    let text = "";
    const tell = (status: number, retryAfter: string | null = null) => {
      clearTimeout(timer);
      resolve({ status, retryAfter, text, ms: Math.round(performance.now() - begun) });
    };
    const timer = setTimeout(() => asked.destroy(), 10_000);
    asked.on("error", () => tell(0));
    asked.on("response", (answer) => {
      answer.setEncoding("utf8");
      answer.on("data", (part: string) => (text += part));
      answer.on("error", () => tell(0));
      answer.on("end", () => tell(answer.statusCode ?? 0, answer.headers["retry-after"]));
    });
    asked.end(json && JSON.stringify(json));
  });

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
