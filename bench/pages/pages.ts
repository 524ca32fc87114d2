import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { startNginx } from "./nginx.ts";
import { endProcess, startProcess } from "../start/process.ts";
import { serverArguments } from "../../scripts/server-process.mjs";

// Measures pages per second on one core: cached pages compared with nginx that serves the same
// bytes, and uncached pages.
// node bench/pages/pages.ts (after a build); it needs taskset and wrk, and nginx for the
// comparison.
const [serverCore, clientCore] = [0, 1];
const port = 3190;
const host = "it.localhost";
const pages = { home: "/", search: "/cerca?mood=nature" } as const;

const folder = mkdtempSync(join(tmpdir(), "bench-pages-"));
const startedAt = performance.now();
const server = await startProcess({ PORT: String(port), DATA_DIR: folder, LOG_LEVEL: "silent" }, [
  "taskset",
  "-c",
  String(serverCore),
  process.execPath,
  ...serverArguments,
]);
const startSeconds = (performance.now() - startedAt) / 1000;

const fetchBody = (path: string): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const headers = { host, "accept-encoding": "br" };
    request({ host: "127.0.0.1", port, path, headers }, (answer) => {
      const parts: Buffer[] = [];
      answer.on("data", (part: Buffer) => parts.push(part));
      answer.on("end", () => resolve(Buffer.concat(parts)));
    })
      .on("error", reject)
      .end();
  });

/**
 * Requests a second over 32 connections, measured by wrk because a client in JavaScript would be
 * the bottleneck.
 */
const perSecond = (url: string, headers: Readonly<Record<string, string>>): number => {
  const headerArgs = Object.entries(headers).flatMap(([name, value]) => [
    "-H",
    `${name}: ${value}`,
  ]);
  const args = ["-c", String(clientCore), "wrk", "-t1", "-c32", "-d5s", ...headerArgs, url];
  const run = () => spawnSync("taskset", args, { encoding: "utf8" }).stdout;
  run();
  const output = run();
  if (output.includes("Non-2xx")) throw new Error(`${url} gives no pages:\n${output}`);
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(output)?.[1]);
};

/** Pages per second that must be rendered: each search differs in its price limits. */
const uncachedPerSecond = async (): Promise<number> => {
  const deadline = performance.now() + 5000;
  let count = 0;
  for (; performance.now() < deadline; count += 1)
    await fetchBody(`/cerca?mood=nature&priceMin=${count % 40}&priceMax=${9000 + count}`);
  return count / 5;
};

const printLine = (text: string) => process.stdout.write(`${text}\n`);

const measurePage = async (name: string, path: string): Promise<void> => {
  const body = await fetchBody(path);
  const ours = perSecond(`http://127.0.0.1:${port}${path}`, {
    Host: host,
    "accept-encoding": "br",
  });
  const nginx = await startNginx(body, port + 1, serverCore);
  const nginxPerSecond = nginx && perSecond(nginx.origin, { "accept-encoding": "br" });
  await nginx?.stop();
  const html = brotliDecompressSync(body).length;
  printLine(
    `${name}: kept ${ours.toFixed(0)}/s, nginx ${nginxPerSecond?.toFixed(0) ?? "not here"}/s, ratio ${nginxPerSecond ? (ours / nginxPerSecond).toFixed(2) : "-"}; ` +
      `${(body.length / 1024).toFixed(1)} KB brotli of ${(html / 1024).toFixed(0)} KB`,
  );
};

printLine(`first start with the demo: ${startSeconds.toFixed(1)} s on one core`);
try {
  for (const [name, path] of Object.entries(pages)) await measurePage(name, path);
  printLine(
    `search, rendered anew, one after the other: ${(await uncachedPerSecond()).toFixed(0)}/s`,
  );
  const memory = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.pid}/status`, "utf8"));
  printLine(`memory: ${Math.round(Number(memory?.[1] ?? 0) / 1024)} MB`);
} finally {
  await endProcess(server, "SIGTERM");
  rmSync(folder, { recursive: true, force: true });
}
