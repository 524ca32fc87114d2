import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { Random } from "#demo/random.ts";
import { wishlistSchema } from "#features/people/wishlist/contract.ts";
import { freePort } from "#platform/testing/free-port.mjs";
import { signIn } from "../saves/client.ts";
import { endProcess, startProcess, untilReady } from "../start/process.ts";
import { visit } from "./visit.ts";
import { onBothEngines } from "./both-engines.ts";

/** Departures that each of the three tabs turns on and off. */
const ofTab = 20;

/**
 * The demo's traveller, signed in by a password and the redirects that follow.
 * @returns the cookies of the session
 */
const signInVisitor = async (port: number): Promise<string> => {
  const jar = new Map<string, string>();
  const keep = (cookies: readonly string[]): void => {
    for (const cookie of cookies) jar.set(cookie.slice(0, cookie.indexOf("=")), cookie);
  };
  const { status, body, cookies } = await visit(port, {
    method: "POST",
    path: "/api/login/password",
    body: { email: "traveller@wayroam.test", password: "wayroam-traveller", returnTo: "/" },
  });
  if (status !== 200) throw new Error(`The traveller was not signed in: ${status}.`);
  keep(cookies);
  const first: Readonly<{ continueTo: string }> = JSON.parse(body);
  let next: string | null = first.continueTo;
  while (next !== null && next !== "/") {
    const { pathname, search } = new URL(next, "http://it.localhost");
    const answer = await visit(port, {
      method: "GET",
      path: `${pathname}${search}`,
      headers: { cookie: [...jar.values()].join("; ") },
    });
    keep(answer.cookies);
    next = answer.location;
  }
  return [...jar.values()].join("; ");
};

const openTours = async (port: number): Promise<readonly string[]> => {
  const send = await signIn(port, "admin@wayroam.test", "wayroam-admin");
  const { text } = await send("GET", `/api/it/tours?pageSize=${ofTab * 3}&when=upcoming`);
  const found: Readonly<{ items: readonly Readonly<{ id: string }>[] }> = JSON.parse(text);
  return found.items.map(({ id }) => id);
};

const killOnEngine = async (engine: string, url: string, kills: number, chance: Random) => {
  const folder = mkdtempSync(join(tmpdir(), "wayroam-hearts-"));
  const port = await freePort();
  const environment = { PORT: String(port), DATA_DIR: folder, DATABASE_URL: url };
  const failures: string[] = [];
  let server = await startProcess(environment);
  const cookie = await signInVisitor(port);
  const tours = await openTours(port);
  const set = (id: string, isOn: boolean) =>
    visit(port, {
      method: isOn ? "PUT" : "DELETE",
      path: `/api/wishlist/tours/${id}`,
      headers: { cookie },
    });
  const savedNow = async (): Promise<ReadonlySet<string>> => {
    const { body, status } = await visit(port, {
      method: "GET",
      path: "/api/wishlist",
      headers: { cookie },
    });
    if (status !== 200)
      throw new Error(`The wishlist was not read: ${status} ${body.slice(0, 200)}`);
    const { items } = wishlistSchema.parse(JSON.parse(body));
    return new Set(items.flatMap((item) => item.tours.map(({ tourId }) => tourId)));
  };
  /** By departure, what its last answer said. */
  const hearts = new Map<string, boolean>();
  let [answered, repeated, lost] = [0, 0, 0];
  for (let turn = 1; turn <= kills; turn += 1) {
    const open = new Map<string, boolean>();
    let isRunning = true;
    const press = async (ids: readonly string[]) => {
      for (let at = 0; isRunning; at = (at + 1) % ids.length) {
        const id = ids[at] ?? "";
        const isOn = !(hearts.get(id) ?? false);
        const { status, body } = await set(id, isOn);
        if (status === 204) {
          hearts.set(id, isOn);
          answered += 1;
        } else if (status === 0) {
          open.set(id, isOn);
          return;
        } else failures.push(`kill ${turn}: ${status} ${body.slice(0, 200)}`);
      }
    };
    const tabs = [0, 1, 2].map((tab) => press(tours.slice(tab * ofTab, (tab + 1) * ofTab)));
    await pause(Math.round(100 + chance() * 900));
    isRunning = false;
    await endProcess(server, "SIGKILL");
    await Promise.all(tabs);
    server = await startProcess(environment);
    await untilReady(port, 30_000);
    const saved = await savedNow();
    for (const [id, isOn] of hearts) if (!open.has(id) && saved.has(id) !== isOn) lost += 1;
    for (const [id, isOn] of open) {
      const { status } = await set(id, isOn);
      if (status === 204) {
        hearts.set(id, isOn);
        repeated += 1;
      } else failures.push(`kill ${turn}, sent again: ${status}`);
    }
  }
  const saved = await savedNow();
  for (const [id, isOn] of hearts) if (saved.has(id) !== isOn) lost += 1;
  if (lost > 0) failures.push(`${lost} hearts were not as their last answer said.`);
  await endProcess(server, "SIGTERM");
  rmSync(folder, { recursive: true, force: true });
  const row = { engine, kills, answered, repeated, lost, failures: failures.length };
  return { row, failures: failures.map((text) => `${engine}: ${text}`) };
};

/**
 * Kills (-9) the product while a visitor saves and removes departures in three tabs, on both
 * engines. Each heart has to be as its last answer said.
 */
export const killDuringHearts = async (kills = 50): Promise<readonly string[]> => {
  const results = await onBothEngines(killOnEngine, kills);
  console.table(results.map(({ row }) => row));
  return results.flatMap(({ failures }) => failures);
};
