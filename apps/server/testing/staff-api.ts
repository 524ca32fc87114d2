import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import cookie from "@fastify/cookie";
import fastify from "fastify";
import { processTimer } from "#platform/server/load/timer.ts";
import { ensureDemoStaff } from "#features/company/staff/first-accounts.ts";
import { addStaffRoutes } from "#features/company/staff/routes.ts";
import { signInBrowser } from "#platform/server/identity/testing/sign-in-browser.ts";
import { migrations } from "#migrations/list.ts";
import type { Database } from "#platform/server/database/tables.ts";
import type { FileStore } from "#platform/server/files/file-store.ts";
import { folderStore } from "#platform/server/files/folder.ts";
import { answerError } from "#platform/server/http/problem.ts";
import type { OpenDatabase } from "#platform/server/database/open-database.ts";
import type { JobHandler } from "#platform/server/jobs/job.ts";
import { createQueue } from "#platform/server/load/request-queue.ts";
import { freshDatabase } from "#platform/testing/database.ts";
import { openWorker } from "#platform/testing/worker.ts";
import { addApi, type ApiOptions } from "../api/api.ts";
import { backofficeOrigin, readConfig } from "../config/config.ts";

/** For records that are older than a rule: what is answered of them is not as calls declare it. */
export const unchecked: NodeJS.ProcessEnv = { MODE: "demo", NODE_ENV: "production" };

/** The parts of the public site that some API routes need. */
export type SiteParts = Pick<ApiOptions, "preview" | "search" | "cache" | "deployment" | "mailer">;

/**
 * The back-office API on a fresh database with the demo's staff accounts. The caller closes it.
 * @param handlers of a job worker; without any, no worker runs
 * @param siteParts without them their routes are missing
 * @param existing a database to use instead of a fresh one; it stays open
 * @param variables of the environment, besides the port
 * @param store of files instead of a folder of its own
 */
export const openStaffApi = async (
  handlers: readonly JobHandler[] = [],
  siteParts: (db: Database) => SiteParts = () => ({}),
  existing: OpenDatabase | null = null,
  variables: NodeJS.ProcessEnv = {},
  store: FileStore | null = null,
) => {
  const config = readConfig({ PORT: "3000", ...variables });
  const origin = backofficeOrigin(config);
  const now = () => new Date();
  const database = existing ?? (await freshDatabase(migrations));
  const { db } = database;
  await ensureDemoStaff(db);
  const app = fastify({ bodyLimit: 2 * 1024 * 1024 });
  app.setErrorHandler(answerError);
  const { secret } = config;
  await app.register(cookie);
  await addStaffRoutes(app, {
    db,
    origin,
    product: "Example",
    secret,
    provider: null,
    secureCookies: false,
    now,
  });
  const worker = handlers.length > 0 ? await openWorker(database, handlers, now) : null;
  const routes: string[] = [];
  app.addHook("onRoute", ({ method, url, constraints }) => {
    // Those of the hosts of markets are in documents of their own.
    if (constraints?.["market"]) return;
    for (const each of [method].flat()) routes.push(`${each} ${url}`);
  });
  const folder = await mkdtemp(join(tmpdir(), "staff-api-"));
  const files = store ?? folderStore(folder);
  const clock = { elapsed: () => performance.now(), timer: processTimer, turn: setImmediate };
  const openQueue = () => createQueue({ running: 2, waiting: 50, maxWaitMs: 10_000 }, clock);
  const upload = { files, uploads: openQueue(), pictures: openQueue() };
  await addApi(app, {
    config,
    db,
    now,
    upload,
    ...(worker ? { jobs: worker } : {}),
    ...siteParts(db),
  });
  return {
    db,
    /** For a second API on the same database. */
    database,
    /** `GET /api/…` of all routes, with parameters as Fastify writes them. */
    routes,
    worker,
    /** StoredRecords pictures. */
    files,
    anonymous: () => signInBrowser(app, origin),
    signIn: async (name: "admin" | "super" | "editor") => {
      const browser = signInBrowser(app, origin);
      await browser.signIn(`${name}@wayroam.test`, `wayroam-${name}`);
      return browser;
    },
    async close() {
      await app.close();
      await worker?.stop();
      if (!existing) await database.close();
      await rm(folder, { recursive: true });
    },
  };
};
