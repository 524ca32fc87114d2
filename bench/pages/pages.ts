import { spawn, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { startNginx } from "./nginx.ts";

// How many pages a second one core gives: kept ones beside nginx with the same bytes, and new ones.
// node bench/pages/pages.ts (after a build); needs taskset, wrk and, for the floor, nginx.
const [serverCore, clientCore] = [0, 1];
const port = 3190;
const host = "it.localhost";
const pages = { home: "/", search: "/cerca?mood=nature" } as const;

const folder = mkdtempSync(join(tmpdir(), "bench-pages-"));
const begun = performance.now();
const server = spawn(
  "taskset",
  ["-c", String(serverCore), process.execPath, "build/site/server/index.js"],
  {
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: folder,
      DATABASE_URL: "",
      LOG_LEVEL: "silent",
      MODE: "demo",
      NODE_ENV: "production",
      WARM: "0",
    },
    stdio: ["ignore", "pipe", "inherit"],
  },
);
await new Promise<void>((resolve) => {
  server.stdout.on("data", (text: Buffer) => {
    if (text.includes("back-office")) resolve();
  });
});
const first = (performance.now() - begun) / 1000;

const read = (path: string): Promise<Buffer> =>
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

/** Requests a second, with 32 connections; wrk reads faster than a program in this language can. */
const perSecond = (url: string, headers: Readonly<Record<string, string>>): number => {
  const named = Object.entries(headers).flatMap(([name, value]) => ["-H", `${name}: ${value}`]);
  const args = ["-c", String(clientCore), "wrk", "-t1", "-c32", "-d5s", ...named, url];
  const run = () => spawnSync("taskset", args, { encoding: "utf8" }).stdout;
  run();
  const said = run();
  if (said.includes("Non-2xx")) throw new Error(`${url} gives no pages:\n${said}`);
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(said)?.[1]);
};

/** Renders pages that nobody has asked for: each search differs in a word that finds nothing more. */
const uncached = async (): Promise<number> => {
  const until = performance.now() + 5000;
  let count = 0;
  for (; performance.now() < until; count += 1)
    await read(`/cerca?mood=nature&priceMin=${count % 40}&priceMax=${9000 + count}`);
  return count / 5;
};

const say = (text: string) => process.stdout.write(`${text}\n`);

const measurePage = async (name: string, path: string): Promise<void> => {
  const body = await read(path);
  const own = perSecond(`http://127.0.0.1:${port}${path}`, { Host: host, "accept-encoding": "br" });
  const floor = await startNginx(body, port + 1, serverCore);
  const peer = floor && perSecond(floor.origin, { "accept-encoding": "br" });
  await floor?.stop();
  const html = brotliDecompressSync(body).length;
  say(
    `${name}: kept ${own.toFixed(0)}/s, nginx ${peer?.toFixed(0) ?? "not here"}/s, ratio ${peer ? (own / peer).toFixed(2) : "-"}; ` +
      `${(body.length / 1024).toFixed(1)} KB brotli of ${(html / 1024).toFixed(0)} KB`,
  );
};

say(`first start with the demo: ${first.toFixed(1)} s on one core`);
try {
  for (const [name, path] of Object.entries(pages)) await measurePage(name, path);
  say(`search, rendered anew, one after the other: ${(await uncached()).toFixed(0)}/s`);
  const memory = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.pid}/status`, "utf8"));
  say(`memory: ${Math.round(Number(memory?.[1] ?? 0) / 1024)} MB`);
} finally {
  server.kill("SIGTERM");
  await new Promise((resolve) => server.once("exit", resolve));
  rmSync(folder, { recursive: true, force: true });
}
