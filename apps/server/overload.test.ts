import { mkdtemp, rm } from "node:fs/promises";
import { request as ask } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { catalogueTag } from "#features/travels/store.ts";
import { markets } from "#markets/markets.ts";
import { translatorFor } from "#markets/translator.ts";
import { migrations } from "#migrations/list.ts";
import { invalidateTags, tagChannel } from "#platform/server/cache/invalidate-tags.ts";
import type { OpenDatabase } from "#platform/server/database/open.ts";
import { folderStore } from "#platform/server/files/folder.ts";
import { freshDatabase } from "#platform/testing/database.ts";
import { createApp } from "./app.ts";
import { readConfig } from "./config/config.ts";
import { emptyBuild } from "./testing/empty-build.ts";

let folder: string;
let database: OpenDatabase;
let app: FastifyInstance;
let port: number;
/** Ends of the renders that have begun: each goes on until it is called, and draws nothing then. */
const renders: (() => void)[] = [];
let begun = 0;
/** Calls of those who wait, by when they have waited too long. Time goes on only when it is told to. */
const waits = new Set<() => void>();
const passTime = () => {
  for (const call of waits) call();
};
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "overload-"));
  database = await freshDatabase(migrations);
  app = await createApp({
    config: readConfig({ PORT: "3000", LOG_LEVEL: "silent" }),
    database,
    build() {
      begun += 1;
      return new Promise((_, reject) =>
        renders.push(() => reject(new Error("No page is drawn here."))),
      );
    },
    buildDir: await emptyBuild(folder),
    files: folderStore(join(folder, "files")),
    now: () => new Date(),
    random: () => 0.5,
    waitClock: {
      elapsed: () => 0,
      timer(_milliseconds, call) {
        waits.add(call);
        return () => void waits.delete(call);
      },
    },
    development: null,
  });
  await app.listen({ port: 0, host: "127.0.0.1" });
  const address = app.server.address();
  port = address && typeof address === "object" ? address.port : 0;
});
afterAll(async () => {
  await app.close();
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

const begin = (path: string, host = "it.localhost") => {
  const request = ask({ port, host: "127.0.0.1", path, headers: { host: `${host}:3000` } });
  request.on("error", () => {});
  const answer = new Promise<{ status: number; headers: Record<string, unknown>; text: string }>(
    (resolve) =>
      request.on("response", (response) => {
        let text = "";
        response.setEncoding("utf8");
        response.on("data", (part: string) => (text += part));
        response.on("end", () =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers, text }),
        );
      }),
  );
  request.end();
  return { request, answer };
};
const read = (path: string, host?: string) => begin(path, host).answer;
const rendering = (count: number) => expect.poll(() => renders.length).toBe(count);

/** Ends what is being made, and what is begun after it, until all these are answered. */
const endAll = async (answers: readonly Promise<unknown>[]) => {
  let isOver = false;
  const all = Promise.all(answers).then(() => (isOver = true));
  while (!isOver) {
    for (const end of renders.splice(0)) end();
    await new Promise((resolve) => setImmediate(resolve));
  }
  await all;
};

/** Takes all places in which pages are made. */
const crowd = async () => {
  const busy = ["/busy-1", "/busy-2"].map((path) => read(path));
  await rendering(2);
  return busy;
};

/** What is answered to who waits too long. */
const readTooLong = async (path: string, host?: string) => {
  const answer = read(path, host);
  await expect.poll(() => waits.size).toBe(1);
  passTime();
  return answer;
};

test("with all places taken a new page is 503 in the market's words, and what needs none is answered", async () => {
  expect((await read("/llms.txt")).status).toBe(200);
  const busy = await crowd();
  for (const market of markets) {
    const { status, headers, text } = await readTooLong("/somewhere?q=x", market.hostDefault);
    const t = translatorFor(market);
    expect({ market: market.id, status }).toEqual({ market: market.id, status: 503 });
    expect(headers).toMatchObject({
      "retry-after": "4",
      "cache-control": "no-store",
      "content-type": "text/html; charset=utf-8",
      "x-content-type-options": "nosniff",
    });
    expect(headers["content-security-policy"]).toContain("script-src 'self';");
    expect(text).toContain(`<html lang="${market.htmlLang}"`);
    for (const key of ["error.busy", "error.busyText", "error.retry"] as const)
      expect(text).toContain(t(key));
  }
  for (const path of ["/somewhere.data", "/sitemap.xml"]) {
    const { status, headers } = await readTooLong(path);
    expect({ path, status }).toEqual({ path, status: 503 });
    expect(headers).toMatchObject({
      "retry-after": "4",
      "content-type": "text/plain; charset=utf-8",
    });
  }
  for (const path of ["/health/live", "/health/ready", "/robots.txt", "/llms.txt"])
    expect({ path, status: (await read(path)).status }).toEqual({ path, status: 200 });
  expect((await read("/api/it/suggestions?q=a")).status).toBe(200);
  expect((await read("/login", "backoffice.localhost")).status).toBe(303);
  expect((await read("/api/it/custompages", "backoffice.localhost")).status).toBe(401);
  expect(renders).toHaveLength(2);
  await endAll(busy);
});

test("an outdated page is given where the new one finds no place", async () => {
  const { headers } = await read("/llms.txt");
  const busy = await crowd();
  const isHeard = new Promise((heard) => void database.listen(tagChannel, heard, () => {}));
  await database.db.transaction().execute((trx) => invalidateTags(trx, [catalogueTag("it-IT")]));
  await isHeard;
  const outdated = await readTooLong("/llms.txt");
  expect(outdated).toMatchObject({ status: 200, headers: { etag: headers["etag"] } });
  expect(Number(outdated.headers["age"])).not.toBeNaN();
  await endAll(busy);
  const renewed = await read("/llms.txt");
  expect(renewed.status).toBe(200);
  expect(renewed.headers["age"]).toBeUndefined();
});

test("all who ask for one page together hold one place", async () => {
  const many = Array.from({ length: 20 }, () => read("/one"));
  const another = read("/another");
  await rendering(2);
  expect(waits.size).toBe(0);
  await endAll([...many, another]);
});

test("a page is not made for visitors who have all gone away while it waited", async () => {
  const busy = await crowd();
  const gone = [begin("/gone"), begin("/gone")];
  const half = [begin("/half"), begin("/half")];
  await expect.poll(() => waits.size).toBe(2);
  for (const { request } of [...gone, ...half.slice(1)]) request.destroy();
  await expect.poll(() => waits.size).toBe(1);
  begun = 0;
  await endAll([...busy, ...half.slice(0, 1).map(({ answer }) => answer)]);
  // Each that failed brings a page that says so: two of the crowd, and the other page twice.
  expect(begun).toBe(4);
});
