import { statfs } from "node:fs/promises";
import { sql } from "kysely";
import type { HealthPart } from "../contract.ts";
import type { Database } from "#platform/server/database/tables.ts";
import type { Jobs } from "#platform/server/jobs/jobs.ts";
import { countMails } from "#platform/server/mail/outbox.ts";
import type { FileStore } from "#platform/server/files/file-store.ts";
import { counted } from "#platform/counted.ts";
import type { DeploymentSettings } from "./settings.ts";

type Check = () => Promise<Omit<HealthPart, "name">>;

const timeoutMs = 3000;

/** A part that fails or says nothing is wrong, with the reason. */
const check = async (name: string, run: Check): Promise<HealthPart> => {
  const late = new Promise<never>((_resolve, reject) => {
    setTimeout(() => reject(new Error("no answer within 3 seconds")), timeoutMs).unref();
  });
  try {
    return { name, ...(await Promise.race([run(), late])) };
  } catch (error) {
    return { name, state: "wrong", text: error instanceof Error ? error.message : "it failed" };
  }
};

const checkDatabase =
  (db: Database): Check =>
  async () => {
    const began = performance.now();
    await sql`select 1`.execute(db);
    return { state: "fine", text: `answers in ${Math.round(performance.now() - began)} ms` };
  };

const checkJobs =
  (counts: Jobs["counts"]): Check =>
  async () => {
    const all = await counts();
    const sum = (state: "ready" | "deferred" | "failed") =>
      all.reduce((total, each) => total + each[state], 0);
    const failed = sum("failed");
    const text = `${sum("ready") + sum("deferred")} waiting, ${failed} failed`;
    return { state: failed > 0 ? "warning" : "fine", text };
  };

const mailPlace = (config: DeploymentSettings): string => {
  if (config.smtpUrl !== null) return "mail server";
  return config.hasMailbox ? "demo’s mailbox" : "no mail server";
};

const checkMails =
  (db: Database, config: DeploymentSettings): Check =>
  async () => {
    const counts = new Map((await countMails(db)).map(({ state, number }) => [state, number]));
    const waiting = counts.get("waiting") ?? 0;
    const lost = (counts.get("refused") ?? 0) + (counts.get("unknown") ?? 0);
    const isOff = config.smtpUrl === null && !config.hasMailbox;
    return {
      state: lost > 0 || isOff ? "warning" : "fine",
      text: `${mailPlace(config)}, ${waiting} waiting${lost > 0 ? `, ${lost} refused or unknown` : ""}`,
    };
  };

const gigabyte = 1e9;

/** A file that nobody has: the answer tells more than that of one that is there. */
const unknownFile = "checks/health";

const checkFiles =
  (config: DeploymentSettings, files: FileStore): Check =>
  async () => {
    if (config.fileStore) {
      const began = performance.now();
      await files.read(unknownFile);
      const milliseconds = Math.round(performance.now() - began);
      return { state: "fine", text: `${files.place}, answers in ${milliseconds} ms` };
    }
    const { bavail, bsize, blocks } = await statfs(config.dataDir);
    const free = bavail * bsize;
    const all = blocks * bsize;
    return {
      state: free < gigabyte ? "warning" : "fine",
      text: `disk, ${(free / gigabyte).toFixed(1)} GB free of ${(all / gigabyte).toFixed(0)} GB`,
    };
  };

const checkProvider =
  ({ staffProvider }: DeploymentSettings): Check =>
  async () => {
    if (!staffProvider) return { state: "fine", text: "embedded, accounts of the database" };
    const { issuer } = staffProvider;
    const address = `${issuer.replace(/\/$/, "")}/.well-known/openid-configuration`;
    const answer = await fetch(address, { signal: AbortSignal.timeout(timeoutMs) });
    const host = new URL(issuer).host;
    return answer.ok
      ? { state: "fine", text: `${host} answers` }
      : { state: "wrong", text: `${host} answered ${answer.status}` };
  };

const checkRates =
  (config: DeploymentSettings, dayOfRates: () => Promise<string | null>, today: string): Check =>
  async () => {
    const date = await dayOfRates();
    if (date === null) return { state: "fine", text: "prices are not converted" };
    const days = Math.round((Date.parse(today) - Date.parse(date)) / 86_400_000);
    const source = config.ratesUrl === null ? "set by hand" : new URL(config.ratesUrl).host;
    const age = days <= 0 ? "of today" : `${counted(days, "day")} old`;
    return { state: days > 3 ? "warning" : "fine", text: `${source}, ${age}` };
  };

const checkCache =
  (figuresOf: FiguresOf, market: string): Check =>
  async () => {
    const { pages, answered, hits } = figuresOf(market);
    const kept = counted(pages, "page kept", "pages kept");
    if (answered === 0) return { state: "fine", text: `${kept}, no visitor yet` };
    const share = Number(((hits / answered) * 100).toFixed(1));
    return { state: "fine", text: `${share} % of ${counted(answered, "answer")}, ${kept}` };
  };

/** What this process keeps of a market's pages. */
type FiguresOf = (market: string) => Readonly<{ pages: number; answered: number; hits: number }>;

export type HealthSources = Readonly<{
  figuresOf: FiguresOf;
  /** The day of a market's exchange rates; null where its prices are not converted. */
  dayOfRates: (market: string) => Promise<string | null>;
  db: Database;
  config: DeploymentSettings;
  files: FileStore;
  counts: Jobs["counts"];
  now: () => Date;
}>;

/** Asks each part of the deployment, all at once. */
export const readHealth = (
  { db, config, files, counts, figuresOf, dayOfRates, now }: HealthSources,
  market: string,
): Promise<HealthPart[]> => {
  const today = now().toISOString().slice(0, 10);
  return Promise.all([
    check("Database", checkDatabase(db)),
    check("Jobs", checkJobs(counts)),
    check("Mail", checkMails(db, config)),
    check("Files", checkFiles(config, files)),
    check("Sign-in provider", checkProvider(config)),
    check("Cache", checkCache(figuresOf, market)),
    check(
      "Exchange rates",
      checkRates(config, () => dayOfRates(market), today),
    ),
  ]);
};
