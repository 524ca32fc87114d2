import { connect } from "node:net";
import { PassThrough } from "node:stream";
import fastify, { type FastifyInstance } from "fastify";
import { afterEach, beforeEach, expect, test } from "vitest";
import { answerError } from "../http/problem.ts";
import { admitCalls } from "./calls.ts";
import { createQueue, type Queue } from "./queue.ts";

// Timers are never called here: who waits does so until a place is free.
const clock = { elapsed: () => 0, timer: () => () => {}, turn: setImmediate };

let queue: Queue;
let app: FastifyInstance;
let opened: (() => void)[];
beforeEach(() => {
  queue = createQueue({ running: 1, waiting: 1, patience: 500 }, clock);
  opened = [];
  app = fastify();
  app.setErrorHandler(answerError);
  admitCalls(app, ({ url }) => (url === "/free" ? null : queue));
  app.get("/free", async () => "free");
  app.get("/work", async () => {
    await new Promise<void>((resolve) => opened.push(resolve));
    return "done";
  });
  app.post("/work", async () => "done");
  app.get("/stream", async (_request, reply) => {
    const stream = new PassThrough();
    stream.write("begun");
    return reply.send(stream);
  });
  app.get("/broken", async () => {
    throw new Error("broken");
  });
});
afterEach(async () => {
  for (const open of opened) open();
  await app.close();
});

const status = async (url: string) => (await app.inject({ url })).statusCode;
const working = (count: number) => expect.poll(() => opened.length).toBe(count);
/** Whether the place is free: who finds it taken would wait for ever. */
const isFree = async () => {
  const leave = await Promise.race([
    queue.enter(),
    new Promise((resolve) => setImmediate(resolve)),
  ]);
  if (typeof leave === "function") leave();
  return typeof leave === "function";
};
const listen = async () => {
  await app.listen({ port: 0, host: "127.0.0.1" });
  const address = app.server.address();
  const port = address && typeof address === "object" ? address.port : 0;
  return (text: string) => {
    const socket = connect(port, "127.0.0.1");
    socket.on("error", () => {});
    socket.write(text);
    return socket;
  };
};

test("of the calls one works, one waits, the third is refused, and others are free", async () => {
  const first = status("/work");
  await working(1);
  const second = status("/work");
  const third = await app.inject({ url: "/work" });
  expect(third.statusCode).toBe(503);
  expect(third.headers["content-type"]).toContain("application/problem+json");
  expect(third.json()).toMatchObject({ status: 503 });
  expect(await status("/free")).toBe(200);
  opened[0]?.();
  expect(await first).toBe(200);
  await working(2);
  opened[1]?.();
  expect(await second).toBe(200);
  expect(await isFree()).toBe(true);
});

test("a call that fails gives its place back", async () => {
  expect(await status("/broken")).toBe(500);
  expect(await isFree()).toBe(true);
});

test("a stream holds no place once it has begun", async () => {
  const send = await listen();
  const socket = send("GET /stream HTTP/1.1\r\nhost: a\r\n\r\n");
  await new Promise((resolve) => socket.once("data", resolve));
  expect(await isFree()).toBe(true);
  socket.destroy();
});

test("who sends slowly holds no place", async () => {
  const send = await listen();
  const begun = new Promise((resolve) => app.server.once("request", resolve));
  const socket = send("POST /work HTTP/1.1\r\nhost: a\r\ncontent-length: 9\r\n\r\n{");
  await begun;
  expect(await isFree()).toBe(true);
  socket.destroy();
});

test("who goes away while waiting leaves room for another", async () => {
  const send = await listen();
  const first = status("/work");
  await working(1);
  const text = "GET /work HTTP/1.1\r\nhost: a\r\n\r\n";
  const gone = send(text);
  const isFull = () => {
    try {
      queue.turnAway();
      return false;
    } catch {
      return true;
    }
  };
  await expect.poll(isFull).toBe(true);
  gone.destroy();
  await expect.poll(isFull).toBe(false);
  opened[0]?.();
  expect(await first).toBe(200);
  await expect.poll(isFree).toBe(true);
  expect(opened).toHaveLength(1);
});
