import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { type AddressInfo, connect, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fastify, { type FastifyInstance } from "fastify";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { folderStore } from "#platform/server/files/folder.ts";
import { s3Store } from "#platform/server/files/s3/s3-store.ts";
import { openS3Server, type S3Server } from "#platform/testing/s3/s3-server.ts";
import { letGoOfSilentReaders } from "../connection/silent-readers.ts";
import { answerError } from "../problem.ts";
import { Content } from "./content.ts";
import { sendContent } from "./send-content.ts";

/** More than the buffers of both ends take. */
const film = randomBytes(20 * 1024 * 1024);
const clip = film.subarray(0, 2_000_000);
const small = Buffer.from("0123456789");
const etag = '"small"';

let folder: string;
let server: S3Server;
const open = async (patienceMs: number) => {
  const app = fastify();
  app.setErrorHandler(answerError);
  letGoOfSilentReaders(app, patienceMs);
  const stores = { folder: folderStore(folder), bucket: s3Store(server.bucket) };
  for (const [place, files] of Object.entries(stores))
    for (const [name, bytes] of Object.entries({ film, clip, small, empty: Buffer.alloc(0) })) {
      await files.write(name, bytes);
      const content = new Content(bytes.length, `"${name}"`, (part) => files.open(name, part));
      app.get(`/${place}/${name}`, (request, reply) =>
        sendContent(request, reply, content, { absent: "Gone.", headers: { "x-of": "it" } }),
      );
    }
  const gone = new Content(5, '"gone"', (part) => stores.folder.open("gone", part));
  app.get("/gone", (request, reply) => sendContent(request, reply, gone, { absent: "Gone." }));
  return app;
};

let app: FastifyInstance;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "content-"));
  server = await openS3Server();
  app = await open(60_000);
});
afterAll(async () => {
  await app.close();
  await server.close();
  await rm(folder, { recursive: true });
});
beforeEach(() => server.treat("answers"));

const places = ["folder", "bucket"] as const;

test.each(places)("a file of a %s comes whole, in parts and as its head alone", async (place) => {
  const whole = await app.inject(`/${place}/clip`);
  expect([whole.statusCode, whole.rawPayload.equals(clip)]).toEqual([200, true]);
  expect(whole.headers).toMatchObject({
    "accept-ranges": "bytes",
    "content-length": String(clip.length),
    etag: '"clip"',
    "x-of": "it",
  });
  const head = await app.inject({ method: "HEAD", url: `/${place}/clip` });
  expect([head.statusCode, head.rawPayload.length]).toEqual([200, 0]);
  expect(head.headers["content-length"]).toBe(String(clip.length));
  const range = `bytes=1000000-${clip.length - 2}`;
  const part = await app.inject({ url: `/${place}/clip`, headers: { range } });
  expect(part.statusCode).toBe(206);
  expect(part.rawPayload.equals(clip.subarray(1_000_000, -1))).toBe(true);
  expect((await app.inject(`/${place}/empty`)).headers["content-length"]).toBe("0");
});

test.each([
  ["bytes=0-3", 206, "0123", "bytes 0-3/10"],
  ["bytes=7-", 206, "789", "bytes 7-9/10"],
  ["bytes=-4", 206, "6789", "bytes 6-9/10"],
  ["bytes=-40", 206, "0123456789", "bytes 0-9/10"],
  ["bytes=9-99", 206, "9", "bytes 9-9/10"],
  ["bytes=3-1", 200, "0123456789", undefined],
  ["bytes=0-1,4-5", 200, "0123456789", undefined],
  ["lines=0-1", 200, "0123456789", undefined],
  ["bytes=a-b", 200, "0123456789", undefined],
])("%s is answered %i with %s", async (range, status, body, place) => {
  const answer = await app.inject({ url: "/folder/small", headers: { range } });
  expect([answer.statusCode, answer.headers["content-range"]]).toEqual([status, place]);
  expect([answer.body, answer.headers["content-length"]]).toEqual([body, `${body.length}`]);
});

test.each(["bytes=10-", "bytes=-0"])("%s lies behind the end", async (range) => {
  const answer = await app.inject({ url: "/folder/small", headers: { range } });
  expect([answer.statusCode, answer.headers["content-range"]]).toEqual([416, "bytes */10"]);
  expect(answer.headers["content-type"]).toMatch("application/problem+json");
});

test("a part is sent only of the content that the reader has begun", async () => {
  const ask = (headers: Record<string, string>, method: "GET" | "HEAD" = "GET") =>
    app.inject({ method, url: "/folder/small", headers: { range: "bytes=0-3", ...headers } });
  expect((await ask({ "if-range": etag })).statusCode).toBe(206);
  for (const other of ['"other"', `W/${etag}`, "Sun, 29 Nov 2026 12:00:00 GMT"])
    expect((await ask({ "if-range": other })).body).toBe("0123456789");
  const unchanged = await ask({ "if-none-match": `"other", ${etag}` });
  expect([unchanged.statusCode, unchanged.body, unchanged.headers.etag]).toEqual([304, "", etag]);
  const head = await ask({}, "HEAD");
  expect([head.statusCode, head.headers["content-length"]]).toEqual([200, "10"]);
});

test("what is gone is 404, and a store that is away 503, without the headers of a file", async () => {
  const gone = await app.inject("/gone");
  expect([gone.statusCode, gone.json().detail, gone.headers.etag]).toEqual([
    404,
    "Gone.",
    undefined,
  ]);
  server.treat("is busy");
  const away = await app.inject("/bucket/small");
  expect([away.statusCode, away.headers["x-of"]]).toEqual([503, undefined]);
});

/** Connects to a server that listens, and asks. */
const ask = async (listening: FastifyInstance, path: string): Promise<Socket> => {
  const { port } = listening.server.address() as AddressInfo;
  const socket = connect(port, "127.0.0.1");
  await once(socket, "connect");
  socket.write(`GET ${path} HTTP/1.1\r\nhost: any\r\nconnection: close\r\n\r\n`);
  return socket;
};

test.each(places)(
  "who takes nothing of a file of a %s is let go and holds no more than a slice",
  async (place) => {
    const impatient = await open(40);
    await impatient.listen({ port: 0, host: "127.0.0.1" });
    const ended: number[] = [];
    impatient.server.on("connection", (socket: Socket) => {
      socket.once("close", () => ended.push(socket.bytesWritten));
    });
    const silent = await ask(impatient, `/${place}/film`); // and is never read
    await expect.poll(() => ended.length).toBe(1);
    expect(ended[0]).toBeLessThan(film.length / 2);
    silent.destroy();
    await impatient.close();
  },
);

test("who reads gets all of it", async () => {
  await app.listen({ port: 0, host: "127.0.0.1" });
  const reader = await ask(app, "/bucket/clip");
  let bytes = 0;
  for await (const piece of reader) bytes += (piece as Buffer).length;
  expect(bytes).toBeGreaterThan(clip.length);
});
