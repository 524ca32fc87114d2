import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { connect, createServer, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { startPostgres } from "../../scripts/postgres.mjs";
import { ask, endProcess, freePort, startProcess, untilReady } from "./process.ts";

type State = "whole" | "refusing" | "silent";

/** A line to PostgreSQL that counts who connects, and may refuse everybody or swallow everything. */
const openLine = async (target: number) => {
  const sockets = new Set<Socket>();
  const line = { state: "whole" as State, attempts: 0 };
  const server = createServer((near) => {
    line.attempts += 1;
    const far = connect(target, "127.0.0.1");
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(socket);
      socket.on("data", (bytes) => line.state === "silent" || other.write(bytes));
      socket.on("error", () => socket.destroy());
      socket.on("close", () => {
        sockets.delete(socket);
        other.destroy();
      });
    }
    if (line.state === "refusing") near.resetAndDestroy();
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  const cut = () => sockets.forEach((socket) => socket.destroy());
  return {
    port,
    line,
    turn(state: State) {
      line.state = state;
      line.attempts = 0;
      if (state !== "silent") cut();
    },
    close() {
      server.close();
      cut();
    },
  };
};

const memoryOf = (pid: number | undefined): number =>
  Math.round(
    Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / 1024,
  );

/** PostgreSQL is away: once the line refuses everybody, once it swallows everything. */
export const away = async (seconds = 60): Promise<readonly string[]> => {
  const broken: string[] = [];
  const postgres = await startPostgres();
  if (!postgres) return ["Skipped: this machine has no PostgreSQL."];
  const direct = new URL(postgres.url);
  const way = await openLine(Number(direct.port));
  direct.port = String(way.port);
  const folder = mkdtempSync(join(tmpdir(), "wayroam-faults-"));
  const port = await freePort();
  const server = await startProcess({
    PORT: String(port),
    DATA_DIR: folder,
    DATABASE_URL: direct.href,
  });
  const files = () => readdirSync(`/proc/${server.pid}/fd`).length;
  for (const state of ["refusing", "silent"] as const) {
    await ask(port, "/");
    const before = { files: files(), memory: memoryOf(server.pid) };
    way.turn(state);
    const seen = new Map<string, number>();
    let [most, slowest, turn] = [0, 0, 0];
    for (const end = performance.now() + seconds * 1000; performance.now() < end; turn += 1) {
      const kept = await ask(port, "/");
      const others = await Promise.all([
        ask(port, `/cerca?q=${state}${turn}`),
        ask(port, "/api/me", "backoffice.localhost"),
      ]);
      if (kept.status !== 200) seen.set(`kept ${kept.status}`, 1);
      for (const { status, ms, retryAfter } of others) {
        const answer = `${status}${status === 503 && !retryAfter ? " without Retry-After" : ""}`;
        seen.set(answer, (seen.get(answer) ?? 0) + 1);
        slowest = Math.max(slowest, ms);
      }
      most = Math.max(most, files());
      await pause(200);
    }
    const { attempts } = way.line;
    const memory = memoryOf(server.pid);
    way.turn("whole");
    const back = await untilReady(port, 30_000);
    console.log(
      `${state} ${seconds} s: ${JSON.stringify(Object.fromEntries(seen))}, slowest ${slowest} ms`,
    );
    console.log(
      `  ${attempts} attempts, open files ${before.files} to ${most}, memory ${before.memory} to ${memory} MB, well after ${back} ms`,
    );
    for (const answer of seen.keys())
      if (!["503", "200", "401"].includes(answer)) broken.push(`${state}: answered ${answer}.`);
    if (slowest > 6000) broken.push(`${state}: an answer took ${slowest} ms, more than 6 s.`);
    if (attempts > 5 * seconds) broken.push(`${state}: ${attempts} attempts in ${seconds} s.`);
    if (most > before.files + 40) broken.push(`${state}: open files rose to ${most}.`);
    if (back > 5000) broken.push(`${state}: well again after ${back} ms only.`);
  }
  await endProcess(server, "SIGKILL");
  way.close();
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
  return broken;
};
