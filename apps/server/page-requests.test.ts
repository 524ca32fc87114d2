import { mkdtemp, rm } from "node:fs/promises";
import { type AddressInfo, connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import type { FastifyInstance, InjectOptions } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { markets } from "#markets/markets.ts";
import { translatorFor } from "#markets/translator.ts";
import { migrations } from "#migrations/list.ts";
import type { OpenDatabase } from "#platform/server/database/open-database.ts";
import { folderStore } from "#platform/server/files/folder.ts";
import { freshDatabase } from "#platform/testing/database.ts";
import { createApp } from "./app.ts";
import { readConfig } from "./config/config.ts";
import { failingBuild, emptyBuild } from "./testing/empty-build.ts";

let folder: string;
let database: OpenDatabase;
let app: FastifyInstance;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "page-requests-"));
  database = await freshDatabase(migrations);
  app = await createApp({
    config: readConfig({ PORT: "3000", LOG_LEVEL: "silent" }),
    database,
    build: failingBuild,
    buildDir: await emptyBuild(folder),
    files: folderStore(join(folder, "files")),
    now: () => new Date(),
    development: null,
  });
});
afterAll(async () => {
  await app.close();
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

const ask = (url: string, over: InjectOptions = {}, host = "it.localhost:3000") =>
  app.inject({ url, ...over, headers: { host, ...over.headers } });
/** The build of this test fails to render, so a request that reaches a page gets 500. */
const renderFails = 500;

test.each(markets)("in $id a URL with NUL or with invalid UTF-8 is 400", async (market) => {
  const host = `${market.hostDefault}:3000`;
  const paths = ["/%00", "/x%00y", "/feed/%00.xml", "/a/b%00", "/?q=%00"];
  for (const path of [...paths, "/?where=%C0%AF"]) {
    const { statusCode, body } = await ask(path, {}, host);
    expect({ path, statusCode }).toEqual({ path, statusCode: 400 });
    expect(body).toContain(translatorFor(market)("error.address"));
  }
  for (const path of ["/%ED%A0%80", "/%C0%AF"])
    expect((await ask(path, {}, host)).statusCode).toBe(400);
});

/** The status of the answer to a request as it is written here. */
const statusOf = async (...head: readonly string[]): Promise<string> => {
  if (!app.server.listening) await app.listen({ port: 0, host: "127.0.0.1" });
  const socket = connect((app.server.address() as AddressInfo).port, "127.0.0.1");
  socket.write(`${[...head, "connection: close"].join("\r\n")}\r\n\r\n`);
  return (await text(socket)).slice(9, 12);
};

test("a request that names two hosts is 400, also for what is kept", async () => {
  const [ask, host] = ["GET /robots.txt HTTP/1.1", "host: it.localhost"];
  expect(await statusOf(ask, host)).toBe("200");
  expect(await statusOf(ask, host, "Host: fr.localhost")).toBe("400");
  expect(await statusOf(ask, host, host)).toBe("400");
  const askWhole = (asked: string) => `GET http://${asked}/robots.txt HTTP/1.1`;
  expect(await statusOf(askWhole("it.localhost"), host)).toBe("200");
  expect(await statusOf(askWhole("fr.localhost"), host)).toBe("400");
});

test("a body that is compressed or in foreign letters is 415", async () => {
  const post = (headers: Record<string, string>) =>
    ask("/api/it/redirects", { method: "POST", payload: "{}", headers });
  const json = "application/json";
  const compressed = await post({ "content-type": json, "content-encoding": "gzip" });
  expect([compressed.statusCode, compressed.headers["accept-encoding"]]).toEqual([415, "identity"]);
  for (const charset of ["iso-8859-1", '"UTF-16"', "windows-1252"])
    expect((await post({ "content-type": `${json}; charset=${charset}` })).statusCode).toBe(415);
  for (const charset of ["utf-8", '"UTF-8"', "us-ascii"])
    expect((await post({ "content-type": `${json}; charset=${charset}` })).statusCode).not.toBe(
      415,
    );
  const identity = await post({ "content-type": json, "content-encoding": "identity" });
  expect(identity.statusCode).not.toBe(415);
});

test("API calls refuse NUL and invalid UTF-8", async () => {
  for (const call of ["suggestions", "search-count", "search-dates"])
    for (const query of ["q=%00", "q=%E0%A4", "q=a%"]) {
      const { statusCode } = await ask(`/api/it/${call}?${query}`);
      expect({ call, query, statusCode }).toEqual({ call, query, statusCode: 400 });
    }
  for (const url of ["/api/it%00/suggestions", "/media/share/it/%00.jpeg", "/fonts/%00"])
    expect([400, 403, 404]).toContain((await ask(url)).statusCode);
});

test("an invalid currency cookie is ignored", async () => {
  for (const cookie of ["currency=%00", "currency=%ED%A0%80", "currency=\u00ff"])
    expect((await ask("/robots.txt", { headers: { cookie } })).statusCode).toBe(200);
});

test("pages accept GET and HEAD only", async () => {
  for (const method of ["POST", "PUT", "PATCH", "DELETE", "OPTIONS"] as const)
    for (const url of ["/", "/viaggi", "/login"]) {
      const { statusCode, headers } = await ask(url, { method });
      expect({ method, url, statusCode }).toEqual({ method, url, statusCode: 405 });
      expect(headers.allow).toBe("GET, HEAD");
    }
});

test("on public hosts the back-office's sign-in does not answer", async () => {
  const answers = [];
  for (const url of ["/login", "/login/redirect", "/login/done", "/oauth2/auth"])
    answers.push([url, (await ask(url)).statusCode]);
  expect(Object.fromEntries(answers)).toEqual({
    "/login": renderFails,
    "/login/redirect": 410,
    "/login/done": renderFails,
    "/oauth2/auth": 400,
  });
  expect((await ask("/login", {}, "backoffice.localhost:3000")).statusCode).toBe(303);
});

test("each market has a manifest with its language and icons", async () => {
  const { statusCode, headers, body } = await ask("/manifest.webmanifest");
  expect(statusCode).toBe(200);
  expect(headers["content-type"]).toMatch(/^application\/manifest\+json/);
  expect(JSON.parse(body)).toMatchObject({
    name: "Wayroam",
    lang: "it-IT",
    start_url: "/",
    icons: [{ type: "image/svg+xml" }, { sizes: "512x512", type: "image/png" }],
  });
});

test("/favicon.ico gets an empty response that is cached for long", async () => {
  const { statusCode, headers } = await ask("/favicon.ico");
  expect(statusCode).toBe(204);
  expect(headers["cache-control"]).toMatch(/max-age=\d{6}/);
});

test("a matching If-None-Match gets 304", async () => {
  const { headers } = await ask("/llms.txt");
  const tag = String(headers.etag);
  for (const ifNoneMatch of ["*", tag, `W/${tag}`, `"old", ${tag}`]) {
    const { statusCode } = await ask("/llms.txt", { headers: { "if-none-match": ifNoneMatch } });
    expect({ ifNoneMatch, statusCode }).toEqual({ ifNoneMatch, statusCode: 304 });
  }
  const other = await ask("/llms.txt", { headers: { "if-none-match": '"old"' } });
  expect(other.statusCode).toBe(200);
});
