import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import fastify, { type FastifyInstance } from "fastify";
import { afterEach, beforeEach, expect, test } from "vitest";
import { addBuiltFiles } from "./built-files.ts";

const script = Buffer.from("export const days = 7;");
const copies = { identity: script, gzip: gzipSync(script), br: brotliCompressSync(script) };
const font = Buffer.from("a font");

let buildDir: string;
let app: FastifyInstance;
let bytes: () => Readonly<Record<string, number>>;
beforeEach(() => {
  buildDir = mkdtempSync(join(tmpdir(), "wayroam-built-"));
  for (const folder of ["site/client/assets", "backoffice/backoffice-assets", "fonts"])
    mkdirSync(join(buildDir, folder), { recursive: true });
  const file = join(buildDir, "site/client/assets/main-x1.js");
  writeFileSync(file, copies.identity);
  writeFileSync(`${file}.gz`, copies.gzip);
  writeFileSync(`${file}.br`, copies.br);
  writeFileSync(join(buildDir, "fonts/hanken.woff2"), font);
  writeFileSync(join(buildDir, "secret.js"), "not for anybody");
  app = fastify();
  addBuiltFiles(app, { buildDir, watch: (read) => (bytes = read) });
});
afterEach(async () => {
  await app.close();
  rmSync(buildDir, { recursive: true, force: true });
});

const get = (url: string, headers: Record<string, string> = {}) =>
  app.inject({ method: "GET", url, headers });

test("a script is answered in the copies of the build, for ever", async () => {
  for (const encoding of ["br", "gzip", "identity"] as const) {
    const answer = await get("/assets/main-x1.js", { "accept-encoding": encoding });
    expect(answer.rawPayload.equals(copies[encoding])).toBe(true);
    expect(answer.headers["content-encoding"]).toBe(encoding === "identity" ? undefined : encoding);
    expect(answer.headers).toMatchObject({
      "content-type": "text/javascript; charset=utf-8",
      "cache-control": "public, max-age=31536000, immutable",
      vary: "accept-encoding",
    });
  }
});

test("a file without copies is answered as it is, also to pages of other origins", async () => {
  const answer = await get("/fonts/hanken.woff2", { "accept-encoding": "gzip, br" });
  expect(answer.rawPayload.equals(font)).toBe(true);
  expect(answer.headers).toMatchObject({
    "content-type": "font/woff2",
    "cache-control": "public, max-age=2592000",
    "access-control-allow-origin": "*",
  });
  expect(answer.headers["content-encoding"]).toBeUndefined();
  expect(answer.headers.vary).toBeUndefined();
});

test("what was asked for once is answered from memory, and counted there", async () => {
  expect(bytes()).toEqual({ assets: 0, "backoffice-assets": 0, fonts: 0 });
  const headers = { "accept-encoding": "br" };
  await get("/assets/main-x1.js", headers);
  rmSync(join(buildDir, "site"), { recursive: true });
  const again = await get("/assets/main-x1.js", headers);
  expect(again.rawPayload.equals(copies.br)).toBe(true);
  expect(bytes()).toEqual({ assets: copies.br.length, "backoffice-assets": 0, fonts: 0 });
});

test("a client that has a file gets 304, and one that only asks for the head no body", async () => {
  const { etag } = (await get("/fonts/hanken.woff2")).headers;
  const known = await get("/fonts/hanken.woff2", { "if-none-match": String(etag) });
  expect([known.statusCode, known.rawPayload.length]).toEqual([304, 0]);
  expect(known.headers).toMatchObject({ etag, "cache-control": "public, max-age=2592000" });
  const head = await app.inject({ method: "HEAD", url: "/fonts/hanken.woff2" });
  expect([head.statusCode, head.rawPayload.length]).toEqual([200, 0]);
  expect(head.headers["content-length"]).toBe(String(font.length));
});

test("nothing but the build's names is a file", async () => {
  for (const name of ["main-x2.js", "", "..%2f..%2f..%2fsecret.js", "%2e%2e/secret.js", "."])
    expect({ name, status: (await get(`/assets/${name}`)).statusCode }).toEqual({
      name,
      status: 404,
    });
});
