import { mkdtemp, rm } from "node:fs/promises";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { afterEach, expect, test } from "vitest";
import { newPage } from "#features/content/pages/page-defaults.ts";
import { publicationTag, replacePlan } from "#features/content/pages/publication/store.ts";
import { pageRules } from "../api/pages/page-rules.ts";
import { createPage } from "#features/content/pages/save/save-page.ts";
import { settingsTag } from "#features/company/settings/store.ts";
import { migrations } from "#migrations/list.ts";
import { invalidateTags } from "#platform/server/cache/invalidate-tags.ts";
import type { Database } from "#platform/server/database/tables.ts";
import { folderStore } from "#platform/server/files/folder.ts";
import { freshDatabase } from "#platform/testing/database.ts";
import { createApp } from "../app.ts";
import { readConfig } from "../config/config.ts";
import type { SiteBuild } from "../site/render.ts";
import { emptyBuild, failingBuild } from "../testing/empty-build.ts";
import { onePageBuild } from "../testing/one-page-build.ts";

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end();
});

const openServer = async (
  environment: Readonly<Record<string, string>> = {},
  build: SiteBuild = failingBuild,
) => {
  const folder = await mkdtemp(join(tmpdir(), "metrics-"));
  const database = await freshDatabase(migrations);
  const app = await createApp({
    config: readConfig({ PORT: "3000", LOG_LEVEL: "silent", ...environment }),
    database,
    build,
    buildDir: await emptyBuild(folder),
    files: folderStore(join(folder, "files")),
    now: () => new Date(),
    development: null,
    includeProcessMetrics: true,
  });
  ends.push(
    () => rm(folder, { recursive: true, force: true }),
    () => database.close(),
    () => app.close(),
  );
  await app.listen({ port: 0, host: "127.0.0.1" });
  return { app, db: database.db };
};

const portOf = ({ server }: FastifyInstance): number => {
  const address = server.address();
  return address && typeof address === "object" ? address.port : 0;
};

const get = (app: FastifyInstance, path: string, headers: Readonly<Record<string, string>> = {}) =>
  fetch(`http://127.0.0.1:${portOf(app)}${path}`, { headers });

/** Requests a page as a visitor of a host; `fetch` sends no other host than the address's. */
const visitHost = (app: FastifyInstance, host: string, path: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const options = { host: "127.0.0.1", port: portOf(app), path, headers: { host } };
    request(options, (answer) => {
      answer.resume().on("end", () => resolve(answer.statusCode ?? 0));
    })
      .on("error", reject)
      .end();
  });

/** The value on the line of a metric; null when the text has no such line. */
const valueOf = (text: string, line: string): number | null => {
  const metricLine = text.split("\n").find((each) => each.startsWith(`${line} `));
  return metricLine === undefined ? null : Number(metricLine.split(" ").at(-1));
};

test("metrics count requests, cached bytes and queues, and contain no personal data", async () => {
  const { app } = await openServer();
  for (let time = 0; time < 3; time += 1) await (await get(app, "/health/live")).text();
  await (await get(app, "/api/it/nothing?email=ada@example.com")).text();
  const answer = await get(app, "/metrics");
  const text = await answer.text();
  expect(answer.headers.get("content-type")).toContain("text/plain");
  expect(answer.headers.get("cache-control")).toBe("no-store");
  expect(valueOf(text, 'http_requests_total{kind="health",status="200"}')).toBe(3);
  expect(valueOf(text, 'http_requests_total{kind="api",status="404"}')).toBe(1);
  expect(valueOf(text, 'http_request_duration_seconds_count{kind="health"}')).toBe(3);
  for (const room of ["pages", "combinations"])
    expect(valueOf(text, `page_cache_bytes{room="${room}"}`)).toBe(0);
  for (const folder of ["assets", "backoffice-assets", "fonts"])
    expect(valueOf(text, `built_file_bytes{folder="${folder}"}`)).toBe(0);
  for (const queue of ["pages", "calls", "staff", "signIn", "provider", "pictures"])
    for (const count of ["running", "waiting", "refused"])
      expect(valueOf(text, `queue_${count}{queue="${queue}"}`)).toBe(0);
  for (const state of ["ready", "deferred", "active", "failed"])
    expect(valueOf(text, `jobs{job="page-publication",state="${state}"}`)).toBe(0);
  for (const state of ["waiting", "sending", "handed-over", "refused", "unknown"])
    expect(valueOf(text, `outbox_mails{state="${state}"}`)).toBe(0);
  expect(valueOf(text, 'database_connections{state="open"}')).toBeGreaterThan(0);
  expect(valueOf(text, "process_resident_memory_bytes")).toBeGreaterThan(1_000_000);
  expect(text).not.toMatch(/ada@|127\.0\.0\.1|localhost/);
});

const production = {
  MODE: "production",
  SESSION_SECRET: "of one process, 32 and more letters",
  SITE_HOSTS: "www.example.it=it-IT",
  BACKOFFICE_HOST: "office.example.com",
};

test("in production metrics need the configured token", async () => {
  expect((await get((await openServer(production)).app, "/metrics")).status).toBe(404);
  const { app: guarded } = await openServer({ ...production, METRICS_TOKEN: "a-token-of-sixteen" });
  const statusWith = async (headers: Readonly<Record<string, string>>) =>
    (await get(guarded, "/metrics", headers)).status;
  expect(await statusWith({})).toBe(401);
  expect(await statusWith({ authorization: "Bearer a-token-of-sixteeN" })).toBe(401);
  expect(await statusWith({ authorization: "Bearer a-token-of-sixteen" })).toBe(200);
});

const readMetrics = async (app: FastifyInstance) => (await get(app, "/metrics")).text();

test("answers of the page cache are counted by market and result, and renders are timed", async () => {
  let status = 200;
  const { app, db } = await openServer(
    {},
    onePageBuild(() => ({ status, html: "<p>A page</p>" })),
  );
  const visit = (host: string, path: string) => visitHost(app, host, path);
  const counted = async (market: string) => {
    const text = await readMetrics(app);
    return ["rendered", "fresh", "stale", "not-kept"].map((result) =>
      valueOf(text, `page_cache_answers_total{market="${market}",result="${result}"}`),
    );
  };
  expect(await visit("it.localhost", "/viaggi")).toBe(200);
  expect(await counted("it-IT")).toEqual([1, null, null, null]);
  // The fast path answers the second request, and the full server the third one.
  expect(await visit("it.localhost", "/viaggi")).toBe(200);
  await invalidateTags(db, ["of-no-page"]);
  expect(await visit("it.localhost", "/viaggi")).toBe(200);
  expect(await counted("it-IT")).toEqual([1, 2, null, null]);
  const kept = await readMetrics(app);
  expect(valueOf(kept, `page_cache_bytes{room="pages"}`)).toBeGreaterThan(3000);
  expect(valueOf(kept, `page_cache_bytes{room="combinations"}`)).toBe(0);

  await invalidateTags(db, [settingsTag("it-IT")]);
  status = 500;
  // The notice of PostgreSQL takes a moment, in which the page is still fresh.
  const staleAfterVisit = async () => {
    expect(await visit("it.localhost", "/viaggi")).toBe(200);
    return (await counted("it-IT"))[2];
  };
  await expect.poll(staleAfterVisit).toBe(1);
  const [, fresh] = await counted("it-IT");
  expect(await visit("it.localhost", "/never-seen")).toBe(500);
  expect(await counted("it-IT")).toEqual([1, fresh, 1, 1]);
  status = 200;
  expect(await visit("de.localhost", "/suchen?where=peru")).toBe(200);
  expect(await counted("it-IT")).toEqual([1, fresh, 1, 1]);
  expect(await counted("de-DE")).toEqual([1, null, null, null]);
  const text = await readMetrics(app);
  expect(valueOf(text, `page_cache_bytes{room="combinations"}`)).toBeGreaterThan(3000);
  expect(valueOf(text, "page_render_duration_seconds_count")).toBe(4);
  expect(valueOf(text, "page_render_duration_seconds_sum")).toBeGreaterThan(0);
});

/** Plans a page to be published a second ago, so that a job is due. */
const planDuePage = async (db: Database) => {
  const market = "it-IT";
  const flags = { forceSave: false, forceSaveDeleting: false, forceCreateMissing: false };
  const draft = { ...newPage("a"), name: "Punctual", slug: "punctual" };
  const context = { db, market, actor: "editor", role: null, rules: pageRules("Wayroam"), flags };
  const page = await createPage(context, draft);
  const due = new Date(Date.now() - 1000);
  await db.transaction().execute(async (trx) => {
    const plan = { publishAt: due.toISOString(), unpublishAt: null, confirmed: [] };
    await replacePlan(trx, market, page.id, { ...plan, setBy: "editor", setAt: due });
    await invalidateTags(trx, [publicationTag]);
  });
};

test("attempts at jobs are counted and timed", async () => {
  const { app, db } = await openServer();
  const job = `job="page-publication"`;
  expect(valueOf(await readMetrics(app), `job_duration_seconds_count{${job}}`)).toBeNull();
  await planDuePage(db);
  const countAttempts = async () =>
    valueOf(await readMetrics(app), `job_attempts_total{${job},outcome="done"}`);
  await expect.poll(countAttempts).toBe(1);
  const text = await readMetrics(app);
  expect(valueOf(text, `job_duration_seconds_count{${job}}`)).toBe(1);
  expect(valueOf(text, `job_duration_seconds_sum{${job}}`)).toBeGreaterThan(0);
});
