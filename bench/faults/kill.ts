import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { type Office, openOffice } from "../../journeys/office.ts";
import { openBrowser, waysTo } from "../../journeys/product.ts";
import { startPostgres } from "../../scripts/postgres.mjs";
import { endProcess, freePort, startProcess, untilReady } from "./process.ts";

type Saved = Readonly<{ kind: "custompages" | "redirects"; id: string }>;

/** Saves pages and redirects, one after another, until the line breaks; what was acknowledged. */
const saveOn = async (office: Office, saved: Saved[]): Promise<void> => {
  for (;;) {
    const { id } = await office.create({ isPublished: true });
    saved.push({ kind: "custompages", id });
    const from = `/fault-${crypto.randomUUID()}`;
    const { status, body } = await office.call("POST", "it/redirects", { from, to: "/" });
    if (status !== 201) throw new Error(`The redirect was answered ${status}.`);
    saved.push({ kind: "redirects", id: (body as { id: string }).id });
  }
};

const killOften = async (engine: string, url: string, count: number) => {
  const broken: string[] = [];
  const folder = mkdtempSync(join(tmpdir(), "wayroam-faults-"));
  const port = await freePort();
  const environment = { PORT: String(port), DATA_DIR: folder, DATABASE_URL: url };
  let server = await startProcess(environment);
  const browser = await openBrowser(["--host-resolver-rules=MAP *.localhost 127.0.0.1"]);
  const office = await openOffice(browser, waysTo(port));
  let [slowest, total] = [0, 0];
  for (let turn = 1; turn <= count; turn += 1) {
    const saved: Saved[] = [];
    const ended = saveOn(office, saved).catch((error: unknown) => String(error));
    const moment = Math.round(200 + Math.random() * 1500);
    await pause(moment);
    await endProcess(server, "SIGKILL");
    const why = String(await ended);
    const begun = performance.now();
    server = await startProcess(environment);
    await untilReady(port, 30_000);
    const ms = Math.round(performance.now() - begun);
    slowest = Math.max(slowest, ms);
    total += saved.length;
    for (const { kind, id } of saved) {
      const { status } = await office.call("GET", `it/${kind}/${id}`);
      if (status !== 200) broken.push(`${engine}, kill ${turn}: ${kind} ${id} is ${status}.`);
    }
    console.log(
      `${engine} ${turn}/${count}: killed at ${moment} ms, ${saved.length} saved, ready after ${ms} ms (${why.slice(0, 60)})`,
    );
  }
  console.log(
    `${engine}: ${total} acknowledged, ${broken.length} lost, slowest start ${slowest} ms`,
  );
  if (slowest > 5000) broken.push(`${engine}: ready after ${slowest} ms only, more than 5 s.`);
  await browser.close();
  await endProcess(server, "SIGTERM");
  rmSync(folder, { recursive: true, force: true });
  return broken;
};

/** Kills (-9) at random moments while staff save, on both engines. */
export const kill = async (count = 50): Promise<readonly string[]> => {
  const broken = await killOften("embedded", "", count);
  const postgres = await startPostgres();
  if (!postgres) return [...broken, "PostgreSQL was skipped: this machine has none."];
  broken.push(...(await killOften("postgres", postgres.url, count)));
  await postgres.stop();
  return broken;
};
