import { mkdtemp, rm } from "node:fs/promises";
import { request as ask } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { catalogueTag } from "#features/records/catalogue-tags/rules.ts";
import { marketById, markets } from "#markets/markets.ts";
import { translatorFor } from "#markets/translator.ts";
import { migrations } from "#migrations/list.ts";
import { invalidateTags, tagChannel } from "#platform/server/cache/invalidate-tags.ts";
import type { OpenDatabase } from "#platform/server/database/open-database.ts";
import { folderStore } from "#platform/server/files/folder.ts";
import { freshDatabase } from "#platform/testing/database.ts";
import { createApp } from "./app.ts";
import { readConfig } from "./config/config.ts";
import { emptyBuild } from "./testing/empty-build.ts";

let folder: string;
let database: OpenDatabase;
let app: FastifyInstance;
let port: number;
/**
 * Functions that end a running render each. A render goes on until its function is called, and then
 * fails.
 */
const finishRenders: (() => void)[] = [];
let renderCount = 0;
/** The timeouts of waiting requests. They fire only through `passTime`. */
const timeouts = new Set<() => void>();
const passTime = () => {
  for (const call of timeouts) call();
};
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "overload-"));
  database = await freshDatabase(migrations);
  app = await createApp({
    config: readConfig({ PORT: "3000", LOG_LEVEL: "silent" }),
    database,
    build() {
      renderCount += 1;
      return new Promise((_, reject) =>
        finishRenders.push(() => reject(new Error("No page is drawn here."))),
      );
    },
    buildDir: await emptyBuild(folder),
    files: folderStore(join(folder, "files")),
    now: () => new Date(),
    random: () => 0.5,
    waitClock: {
      elapsed: () => 0,
      timer(_milliseconds, call) {
        timeouts.add(call);
        return () => void timeouts.delete(call);
      },
    },
    development: null,
  });
  await app.listen({ port: 0, host: "127.0.0.1" });
  const address = app.server.address();
  port = address && typeof address === "object" ? address.port : 0;
});
/** Of the tests that are over. One that ran out of time must not go on in the next. */
let testCount = 0;
afterEach(() => {
  testCount += 1;
});
afterAll(async () => {
  await app.close();
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

const begin = (path: string, host = "it.localhost", form: string | null = null) => {
  const ofForm = {
    "content-type": "application/x-www-form-urlencoded",
    "sec-fetch-site": "same-origin",
  };
  const headers = { host: `${host}:3000`, ...(form === null ? {} : ofForm) };
  const method = form === null ? "GET" : "POST";
  const request = ask({ port, host: "127.0.0.1", method, path, headers });
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
  request.end(form ?? undefined);
  return { request, answer };
};
const read = (path: string, host?: string) => begin(path, host).answer;
const rendering = (count: number) => expect.poll(() => finishRenders.length).toBe(count);

/**
 * Ends running renders, and those that start after them, until all responses have arrived and
 * nothing waits any more for the next test.
 */
const endAll = async (answers: readonly Promise<unknown>[]) => {
  let isOver = false;
  const begun = testCount;
  const all = Promise.all(answers).then(() => (isOver = true));
  const isOpen = () => !isOver || finishRenders.length > 0 || timeouts.size > 0;
  while (testCount === begun && isOpen()) {
    for (const end of finishRenders.splice(0)) end();
    await new Promise((resolve) => setImmediate(resolve));
  }
  await all;
};

/** Starts as many renders as may run at once. */
const fillQueue = async () => {
  const busy = ["/busy-1", "/busy-2"].map((path) => read(path));
  await rendering(2);
  return busy;
};

/** The response to a request that waits longer than its limit. */
const readUntilTimeout = async (path: string, host?: string) => {
  const answer = read(path, host);
  await expect.poll(() => timeouts.size).toBe(1);
  passTime();
  return answer;
};

test("when the queue is full a new page is 503 in the market's language, and cached responses still work", async () => {
  expect((await read("/llms.txt")).status).toBe(200);
  const busy = await fillQueue();
  for (const market of markets) {
    const { status, headers, text } = await readUntilTimeout("/somewhere?q=x", market.hostDefault);
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
  for (const path of ["/sitemap.xml"]) {
    const { status, headers } = await readUntilTimeout(path);
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
  expect(finishRenders).toHaveLength(2);
  await endAll(busy);
});

test("when the queue is full an outdated page is served", async () => {
  const { headers } = await read("/llms.txt");
  const busy = await fillQueue();
  const notified = new Promise((resolve) => void database.listen(tagChannel, resolve, () => {}));
  await database.db.transaction().execute((trx) => invalidateTags(trx, [catalogueTag("it-IT")]));
  await notified;
  const outdated = await readUntilTimeout("/llms.txt");
  expect(outdated).toMatchObject({ status: 200, headers: { etag: headers["etag"] } });
  expect(Number(outdated.headers["age"])).not.toBeNaN();
  await endAll(busy);
  const renewed = await read("/llms.txt");
  expect(renewed.status).toBe(200);
  expect(renewed.headers["age"]).toBeUndefined();
});

test("forms that flood in from one address take one place among the pages", async () => {
  const refused: Awaited<ReturnType<typeof read>>[] = [];
  const posts = Array.from(
    { length: 60 },
    () => begin("/form", "it.localhost", "form=none").answer,
  );
  for (const post of posts)
    void post.then((answer) => (answer.status === 429 ? refused.push(answer) : null));
  await expect.poll(() => refused.length).toBe(39);
  await rendering(1);
  const t = translatorFor(marketById("it-IT"));
  expect(refused[0]?.text).toContain(t("error.flood"));
  expect(refused[0]?.headers).toMatchObject({
    "retry-after": "4",
    "cache-control": "no-store",
    "content-type": "text/html; charset=utf-8",
  });
  const page = read("/another-page");
  await rendering(2);
  await endAll([...posts, page]);
});

test("concurrent requests for one page share one render", async () => {
  const samePage = Array.from({ length: 20 }, () => read("/one"));
  const another = read("/another");
  await rendering(2);
  expect(timeouts.size).toBe(0);
  await endAll([...samePage, another]);
});

test("a page whose visitors have all disconnected is not rendered", async () => {
  const busy = await fillQueue();
  const gone = [begin("/gone"), begin("/gone")];
  const halfGone = [begin("/half"), begin("/half")];
  await expect.poll(() => timeouts.size).toBe(2);
  for (const { request } of [...gone, ...halfGone.slice(1)]) request.destroy();
  await expect.poll(() => timeouts.size).toBe(1);
  renderCount = 0;
  await endAll([...busy, ...halfGone.slice(0, 1).map(({ answer }) => answer)]);
  // Three pages fail, and the failing build is asked for the error page of those that failed at
  // once and of the one after them.
  expect(renderCount).toBe(5);
});
