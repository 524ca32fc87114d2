import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { afterEach, expect, test } from "vitest";
import { migrations } from "#migrations/list.ts";
import { folderStore } from "#platform/server/files/folder.ts";
import { freshDatabase } from "#platform/testing/database.ts";
import { createApp } from "../app.ts";
import { readConfig } from "../config/config.ts";
import { emptyBuild } from "../testing/empty-build.ts";

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end();
});

const started = async (environment: Readonly<Record<string, string>> = {}) => {
  const folder = await mkdtemp(join(tmpdir(), "metrics-"));
  const database = await freshDatabase(migrations);
  const app = await createApp({
    config: readConfig({ PORT: "3000", LOG_LEVEL: "silent", ...environment }),
    database,
    build: () => Promise.reject(new Error("No page is drawn here.")),
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
  return app;
};

const get = (
  app: FastifyInstance,
  path: string,
  headers: Readonly<Record<string, string>> = {},
) => {
  const address = app.server.address();
  const port = address && typeof address === "object" ? address.port : 0;
  return fetch(`http://127.0.0.1:${port}${path}`, { headers });
};

/** The value on the line of a metric; null when the text has no such line. */
const valueOf = (text: string, line: string): number | null => {
  const metricLine = text.split("\n").find((each) => each.startsWith(`${line} `));
  return metricLine === undefined ? null : Number(metricLine.split(" ").at(-1));
};

test("metrics count requests, cached bytes and queues, and contain no personal data", async () => {
  const app = await started();
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
  SESSION_SECRET: "x".repeat(32),
  SITE_HOSTS: "www.example.it=it-IT",
  BACKOFFICE_HOST: "office.example.com",
};

test("in production metrics need the configured token", async () => {
  expect((await get(await started(production), "/metrics")).status).toBe(404);
  const guarded = await started({ ...production, METRICS_TOKEN: "a-token-of-sixteen" });
  const statusWith = async (headers: Readonly<Record<string, string>>) =>
    (await get(guarded, "/metrics", headers)).status;
  expect(await statusWith({})).toBe(401);
  expect(await statusWith({ authorization: "Bearer a-token-of-sixteeN" })).toBe(401);
  expect(await statusWith({ authorization: "Bearer a-token-of-sixteen" })).toBe(200);
});
