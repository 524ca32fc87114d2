import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { Random } from "#demo/random.ts";
import type { ListedRequest } from "#features/people/requests/desk/desk-contract.ts";
import { freePort } from "#platform/testing/free-port.mjs";
import { signIn } from "../saves/client.ts";
import { endProcess, startProcess, untilReady } from "../start/process.ts";
import { visit, type VisitorAnswer } from "./visit.ts";
import { onBothEngines } from "./both-engines.ts";

/** Asks for a seat as one person, who sends the same again until an answer comes. */
const createAskers = (port: number, tourId: string) => {
  let count = 0;
  const ask = async (number: number): Promise<VisitorAnswer> =>
    visit(port, {
      method: "POST",
      path: `/api/tours/${tourId}/requests`,
      // Each from an address of their own, because one may ask five times an hour.
      headers: {
        "idempotency-key": `kill-${number}`,
        "x-forwarded-for": `198.51.${Math.floor(number / 250) % 250}.${number % 250}`,
      },
      body: {
        kind: "seat",
        seats: 1,
        room: "shared",
        flexible: false,
        name: `Killed ${number}`,
        email: `killed-${number}@example.com`,
        question: "",
      },
    });
  return { ask, next: () => (count += 1) };
};

const killOnEngine = async (engine: string, url: string, kills: number, chance: Random) => {
  const folder = mkdtempSync(join(tmpdir(), "wayroam-requests-"));
  const port = await freePort();
  const environment = {
    PORT: String(port),
    DATA_DIR: folder,
    DATABASE_URL: url,
    TRUST_PROXY: "127.0.0.1",
  };
  const failures: string[] = [];
  let server = await startProcess(environment);
  const send = await signIn(port, "admin@wayroam.test", "wayroam-admin");
  const list = async (query: string) => {
    const { text } = await send("GET", `/api/it/requests?${query}`);
    const found: Readonly<{ items: readonly ListedRequest[]; total: number }> = JSON.parse(text);
    return found;
  };
  const [first] = (await list("state=new")).items;
  if (!first) throw new Error("The demo has no request, whose departure could be asked for.");
  const askers = createAskers(port, first.tourId);
  const paths: string[] = [];
  let [answered, repeated] = [0, 0];
  for (let turn = 1; turn <= kills; turn += 1) {
    const open = new Set<number>();
    let isRunning = true;
    const work = async () => {
      while (isRunning) {
        const number = askers.next();
        const { status, body } = await askers.ask(number);
        if (status === 201) {
          answered += 1;
          paths.push(new URL(JSON.parse(body).url).pathname);
        } else if (status === 0) {
          open.add(number);
          return;
        } else failures.push(`kill ${turn}: ${status} ${body.slice(0, 200)}`);
      }
    };
    const working = [work(), work(), work()];
    await pause(Math.round(100 + chance() * 900));
    isRunning = false;
    await endProcess(server, "SIGKILL");
    await Promise.all(working);
    server = await startProcess(environment);
    await untilReady(port, 30_000);
    for (const number of open) {
      const { status, body } = await askers.ask(number);
      if (status === 201) {
        repeated += 1;
        paths.push(new URL(JSON.parse(body).url).pathname);
      } else failures.push(`kill ${turn}, sent again: ${status} ${body.slice(0, 200)}`);
    }
  }
  let lost = 0;
  for (const path of paths)
    if ((await visit(port, { method: "GET", path: `/api${path}` })).status !== 200) lost += 1;
  const { total: stored } = await list("search=killed-&pageSize=1");
  if (lost > 0) failures.push(`${lost} requests were lost.`);
  if (stored !== paths.length)
    failures.push(`${paths.length} were answered, ${stored} are stored.`);
  await endProcess(server, "SIGTERM");
  rmSync(folder, { recursive: true, force: true });
  const row = { engine, kills, answered, repeated, lost, stored, failures: failures.length };
  return { row, failures: failures.map((text) => `${engine}: ${text}`) };
};

/**
 * Kills (-9) the product while visitors ask for seats, on both engines. Each request that was
 * answered has to be there, and one that is sent again has to be one request.
 */
export const killDuringRequests = async (kills = 50): Promise<readonly string[]> => {
  const results = await onBothEngines(killOnEngine, kills);
  console.table(results.map(({ row }) => row));
  return results.flatMap(({ failures }) => failures);
};
