import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { type Random, seededRandom } from "#demo/random.ts";
import { newPage } from "#features/content/pages/page-defaults.ts";
import { openSmtpServer } from "#platform/testing/smtp-server.ts";
import { startPostgres } from "../../scripts/postgres.mjs";
import { ask, signIn } from "../saves/client.ts";
import { freePort } from "#platform/testing/free-port.mjs";
import { endProcess, startProcess, untilReady } from "../start/process.ts";
import { checkOutcomes } from "./outcomes.ts";

export type KillOptions = Readonly<{
  engine: "embedded" | "postgres";
  /** URL of the PostgreSQL database; an empty string for the embedded database. */
  url: string;
  /** Data folder, with or without the demo loaded. */
  folder: string;
  kills: number;
  chance: Random;
}>;

type Send = Awaited<ReturnType<typeof signIn>>;

const signInsPerTurn = 3;
const pagesPerTurn = 3;
/** Covers the retry delays after a broken attempt and the time until a dead worker is noticed. */
const settleTimeoutMs = 150_000;

const credentials = (turn: number) => {
  const name = ["admin", "super", "editor"][turn % 3] ?? "editor";
  return [`${name}@wayroam.test`, `wayroam-${name}`] as const;
};

let pageCount = 0;
/**
 * Creates a page whose plan publishes it within two seconds.
 * @returns the page's id
 */
const planPage = async (send: Send, chance: Random): Promise<string> => {
  pageCount += 1;
  const slug = `killed-${Date.now()}-${pageCount}`;
  const content = { title: slug, text: "", customCss: "" };
  const block = { id: crypto.randomUUID(), blockType: "wr-text", content, enabled: true };
  const page = { ...newPage("a"), name: slug, slug, blocks: [{ ...block, schedule: null }] };
  const created = await send("POST", "/api/it/custompages", page);
  if (created.status !== 201) throw new Error(`A page was answered ${created.status}.`);
  const { id } = JSON.parse(created.text) as { id: string };
  const publishAt = new Date(Date.now() + 1000 + chance() * 1000).toISOString();
  const plan = { publishAt, unpublishAt: null };
  const planned = await send("PUT", `/api/it/custompages/${id}/publication`, plan);
  if (planned.status !== 200) throw new Error(`A plan was answered ${planned.status}.`);
  return id;
};

const countOpenMails = async (port: number): Promise<number> => {
  const { text } = await ask(port, "it.localhost", "/metrics");
  const lines = text.matchAll(/^outbox_mails\{state="(waiting|sending|handed-over)"\} (\d+)$/gm);
  return [...lines].reduce((sum, [, , number]) => sum + Number(number), 0);
};

const countUnpublished = async (send: Send, ids: ReadonlySet<string>): Promise<number> => {
  let open = 0;
  for (const id of ids) {
    const { text } = await send("GET", `/api/it/custompages/${id}`);
    if (!(JSON.parse(text) as { isPublished: boolean }).isPublished) open += 1;
  }
  return open;
};

/**
 * Kills the process that runs the jobs repeatedly, while sign-ins queue mails and plans publish
 * pages. On PostgreSQL a second process keeps serving requests.
 */
export const killWorkers = async ({ engine, url, folder, kills, chance }: KillOptions) => {
  const smtp = await openSmtpServer();
  const port = await freePort();
  const workerPort = url ? await freePort() : port;
  const shared = {
    DATA_DIR: folder,
    DATABASE_URL: url,
    SMTP_URL: smtp.url,
    MAIL_FROM: "Faults <faults@wayroam.test>",
    LOG_LEVEL: "silent",
  };
  const webProcess = url
    ? await startProcess({ ...shared, PORT: String(port), ROLE: "web" })
    : null;
  const startWorker = () =>
    startProcess({ ...shared, PORT: String(workerPort), ROLE: url ? "worker" : "both" });
  let worker = await startWorker();
  const send = await signIn(port, ...credentials(0));
  let signIns = 1;
  const pages = new Set<string>();
  const rejected: string[] = [];
  for (let turn = 1; turn <= kills; turn += 1) {
    smtp.treat(chance() < 0.5 ? "is slow" : "accepts");
    const causes = [
      ...Array.from({ length: signInsPerTurn }, async (_each, index) => {
        const sendAs = await signIn(port, ...credentials(turn + index));
        if ((await sendAs("GET", "/api/me")).status === 200) signIns += 1;
      }),
      ...Array.from({ length: pagesPerTurn }, async () => pages.add(await planPage(send, chance))),
    ];
    // The kill comes after these requests: a sign-in that the kill interrupts counts as a failed
    // sign-in, and five failures lock an account. The fault `kill` interrupts requests.
    for (const cause of await Promise.allSettled(causes))
      if (cause.status === "rejected") rejected.push(String(cause.reason));
    await pause(Math.round(chance() * 2000));
    await endProcess(worker, "SIGKILL");
    worker = await startWorker();
    await untilReady(workerPort, 30_000);
    if (turn % 10 === 0 || turn === kills) console.log(`${engine}: ${turn} of ${kills} kills`);
  }
  smtp.treat("accepts");
  const startedAt = performance.now();
  let openCount = Infinity;
  while (openCount > 0 && performance.now() - startedAt < settleTimeoutMs) {
    await pause(1000);
    openCount = (await countOpenMails(port)) + (await countUnpublished(send, pages));
  }
  const settledAfter = Math.round((performance.now() - startedAt) / 1000);
  await endProcess(worker, "SIGTERM");
  if (webProcess) await endProcess(webProcess, "SIGTERM");
  await smtp.close();
  const outcomes = await checkOutcomes(url ? { url } : { folder }, smtp.received, signIns, pages);
  const failures = [...rejected, ...outcomes.failures].map((each) => `${engine}: ${each}`);
  if (openCount > 0)
    failures.push(`${engine}: ${openCount} mails or pages are open after ${settledAfter} s.`);
  const row = {
    engine,
    kills,
    signIns,
    ...outcomes.row,
    pages: pages.size,
    failures: failures.length,
  };
  return { failures, row: { ...row, settledAfter } };
};

/** Kills (-9) workers at random moments while jobs and mails are in progress, on both engines. */
export const killWorkersOnBothEngines = async (kills = 50): Promise<readonly string[]> => {
  const seed = process.env["SEED"] ?? String(Date.now() % 1_000_000);
  console.log(`The moments come from SEED=${seed}.`);
  const folders = [0, 1].map(() => mkdtempSync(join(tmpdir(), "wayroam-faults-")));
  const [first = "", second = ""] = folders;
  const postgres = await startPostgres();
  if (!postgres) console.log("PostgreSQL: skipped, because this machine has none.");
  const results = [];
  try {
    if (postgres) {
      const target = { engine: "postgres", url: postgres.url, folder: first } as const;
      results.push(await killWorkers({ ...target, kills, chance: seededRandom(seed) }));
    }
  } finally {
    await postgres?.stop();
  }
  const target = { engine: "embedded", url: "", folder: second } as const;
  results.push(await killWorkers({ ...target, kills, chance: seededRandom(seed) }));
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  console.table(results.map(({ row }) => row));
  return results.flatMap(({ failures }) => failures);
};
