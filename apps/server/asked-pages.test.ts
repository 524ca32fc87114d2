import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FastifyInstance, InjectOptions } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { markets } from "#markets/markets.ts";
import { translatorFor } from "#markets/translator.ts";
import { migrations } from "#migrations/list.ts";
import type { OpenDatabase } from "#platform/server/database/open.ts";
import { folderStore } from "#platform/server/files/folder.ts";
import { freshDatabase } from "#platform/testing/database.ts";
import { createApp } from "./app.ts";
import { readConfig } from "./config/config.ts";
import { failingBuild, emptyBuild } from "./testing/empty-build.ts";

let folder: string;
let database: OpenDatabase;
let app: FastifyInstance;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "asked-pages-"));
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
/** A page would be drawn, and none can be here. */
const drawn = 500;

test.each(markets)("in $id an address that holds NUL or no text is 400", async (market) => {
  const host = `${market.hostDefault}:3000`;
  const paths = ["/%00", "/x%00y", "/x%00y.data", "/feed/%00.xml", "/a/b%00", "/?q=%00"];
  for (const path of [...paths, "/?where=%C0%AF"]) {
    const { statusCode, body } = await ask(path, {}, host);
    expect({ path, statusCode }).toEqual({ path, statusCode: 400 });
    expect(body).toContain(translatorFor(market)("error.address"));
  }
  for (const path of ["/%ED%A0%80", "/%C0%AF"])
    expect((await ask(path, {}, host)).statusCode).toBe(400);
});

test("calls refuse NUL and what is no text", async () => {
  for (const call of ["suggestions", "search-count", "search-dates"])
    for (const query of ["q=%00", "q=%E0%A4", "q=a%"]) {
      const { statusCode } = await ask(`/api/it/${call}?${query}`);
      expect({ call, query, statusCode }).toEqual({ call, query, statusCode: 400 });
    }
  for (const url of ["/api/it%00/suggestions", "/media/share/it/%00.jpeg", "/fonts/%00"])
    expect([400, 403, 404]).toContain((await ask(url)).statusCode);
});

test("a cookie that is no currency changes nothing", async () => {
  for (const cookie of ["currency=%00", "currency=%ED%A0%80", "currency=\u00ff"])
    expect((await ask("/robots.txt", { headers: { cookie } })).statusCode).toBe(200);
});

test("pages are read and nothing else", async () => {
  for (const method of ["POST", "PUT", "PATCH", "DELETE", "OPTIONS"] as const)
    for (const url of ["/", "/viaggi", "/login"]) {
      const { statusCode, headers } = await ask(url, { method });
      expect({ method, url, statusCode }).toEqual({ method, url, statusCode: 405 });
      expect(headers.allow).toBe("GET, HEAD");
    }
});

test("where staff sign in there is a page like any other on the public hosts", async () => {
  for (const url of ["/login", "/login/redirect", "/login/done", "/oauth2/auth"])
    expect({ url, status: (await ask(url)).statusCode }).toEqual({ url, status: drawn });
  expect((await ask("/login", {}, "backoffice.localhost:3000")).statusCode).toBe(303);
});

test("programs that ask for the icon at its old address are answered, for long", async () => {
  const { statusCode, headers } = await ask("/favicon.ico");
  expect(statusCode).toBe(204);
  expect(headers["cache-control"]).toMatch(/max-age=\d{6}/);
});

test("who has a page by any tag is not sent it again", async () => {
  const { headers } = await ask("/llms.txt");
  const tag = String(headers.etag);
  for (const held of ["*", tag, `W/${tag}`, `"old", ${tag}`]) {
    const { statusCode } = await ask("/llms.txt", { headers: { "if-none-match": held } });
    expect({ held, statusCode }).toEqual({ held, statusCode: 304 });
  }
  const other = await ask("/llms.txt", { headers: { "if-none-match": '"old"' } });
  expect(other.statusCode).toBe(200);
});
