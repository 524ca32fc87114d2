import { brotliDecompressSync, gunzipSync } from "node:zlib";
import fastify from "fastify";
import { afterAll, expect, test } from "vitest";
import { compressAnswer } from "./compress-response.ts";
import { Problem } from "../problem.ts";

const app = fastify();
app.addHook("onSend", compressAnswer);
const days = Object.fromEntries(Array.from({ length: 300 }, (_, day) => [`day ${day}`, day]));
app.get("/days", async (_request, reply) =>
  reply.header("cache-control", "max-age=120").send(days),
);
app.get("/few", async () => ({ few: true }));
app.get("/wrong", async () => {
  throw new Problem(404, "There is nothing.");
});
afterAll(() => app.close());

const get = (url: string, headers: Record<string, string> = {}) =>
  app.inject({ method: "GET", url, headers });

const plain = { br: brotliDecompressSync, gzip: gunzipSync, identity: (bytes: Buffer) => bytes };

test("an answer is compressed as the client accepts, and each encoding has its own ETag", async () => {
  const tags = new Set<unknown>();
  for (const encoding of ["br", "gzip", "identity"] as const) {
    const { headers, rawPayload } = await get("/days", { "accept-encoding": encoding });
    expect(headers["content-encoding"]).toBe(encoding === "identity" ? undefined : encoding);
    expect(headers["content-length"]).toBe(String(rawPayload.length));
    expect(headers.vary).toBe("accept-encoding");
    expect(JSON.parse(plain[encoding](rawPayload).toString())).toEqual(days);
    tags.add(headers.etag);
  }
  expect(tags.size).toBe(3);
  const refusing = await get("/days", { "accept-encoding": "br;q=0, gzip" });
  expect(refusing.headers["content-encoding"]).toBe("gzip");
});

test("a client that has the answer in this encoding gets 304 with the same cache-control", async () => {
  const headers = { "accept-encoding": "br" };
  const { etag } = (await get("/days", headers)).headers;
  const again = await get("/days", { ...headers, "if-none-match": `W/${String(etag)}` });
  expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
  expect(again.headers).toMatchObject({ etag, "cache-control": "max-age=120" });
  const other = await get("/days", { "accept-encoding": "gzip", "if-none-match": String(etag) });
  expect(other.statusCode).toBe(200);
});

test("small answers and errors are not compressed", async () => {
  const few = await get("/few", { "accept-encoding": "br" });
  expect(few.headers["content-encoding"]).toBeUndefined();
  expect(few.json()).toEqual({ few: true });
  const wrong = await get("/wrong", { "accept-encoding": "br" });
  expect(wrong.headers.etag).toBeUndefined();
});
