import { connect } from "node:net";
import { PassThrough } from "node:stream";
import fastify, { type FastifyInstance } from "fastify";
import { afterEach, beforeEach, expect, test } from "vitest";
import { answerError } from "../http/problem.ts";
import { queueCalls } from "./queue-calls.ts";
import { createQueue, type Queue } from "./request-queue.ts";

// Timeouts never fire here: a call waits until a slot is free.
const clock = { elapsed: () => 0, timer: () => () => {}, turn: setImmediate };

let queue: Queue;
let app: FastifyInstance;
let resolvers: (() => void)[];
beforeEach(() => {
  queue = createQueue({ running: 1, waiting: 1, maxWaitMs: 500 }, clock);
  resolvers = [];
  app = fastify();
  app.setErrorHandler(answerError);
  queueCalls(app, ({ url }) => (url === "/free" ? null : queue));
  app.get("/free", async () => "free");
  app.get("/work", async () => {
    await new Promise<void>((resolve) => resolvers.push(resolve));
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
  for (const open of resolvers) open();
  await app.close();
});

const status = async (url: string) => (await app.inject({ url })).statusCode;
const working = (count: number) => expect.poll(() => resolvers.length).toBe(count);
/** Whether a slot is free; does not wait when none is. */
const isFree = async () => {
  const release = await Promise.race([
    queue.enter(),
    new Promise((resolve) => setImmediate(resolve)),
  ]);
  if (typeof release === "function") release();
  return typeof release === "function";
};
const openRawClient = async () => {
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

test("one call runs, one waits, a third is refused, and calls without a queue are answered", async () => {
  const first = status("/work");
  await working(1);
  const second = status("/work");
  const third = await app.inject({ url: "/work" });
  expect(third.statusCode).toBe(503);
  expect(third.headers["content-type"]).toContain("application/problem+json");
  expect(third.json()).toMatchObject({ status: 503 });
  expect(await status("/free")).toBe(200);
  resolvers[0]?.();
  expect(await first).toBe(200);
  await working(2);
  resolvers[1]?.();
  expect(await second).toBe(200);
  expect(await isFree()).toBe(true);
});

test("a call that fails releases its slot", async () => {
  expect(await status("/broken")).toBe(500);
  expect(await isFree()).toBe(true);
});

test("a stream releases its slot once it has begun", async () => {
  const send = await openRawClient();
  const socket = send("GET /stream HTTP/1.1\r\nhost: a\r\n\r\n");
  await new Promise((resolve) => socket.once("data", resolve));
  expect(await isFree()).toBe(true);
  socket.destroy();
});

test("a client that sends its body slowly holds no slot", async () => {
  const send = await openRawClient();
  const begun = new Promise((resolve) => app.server.once("request", resolve));
  const socket = send("POST /work HTTP/1.1\r\nhost: a\r\ncontent-length: 9\r\n\r\n{");
  await begun;
  expect(await isFree()).toBe(true);
  socket.destroy();
});

test("a client that disconnects while waiting leaves the queue", async () => {
  const send = await openRawClient();
  const first = status("/work");
  await working(1);
  const text = "GET /work HTTP/1.1\r\nhost: a\r\n\r\n";
  const waitingSocket = send(text);
  const isFull = () => {
    try {
      queue.refuseIfFull();
      return false;
    } catch {
      return true;
    }
  };
  await expect.poll(isFull).toBe(true);
  waitingSocket.destroy();
  await expect.poll(isFull).toBe(false);
  resolvers[0]?.();
  expect(await first).toBe(200);
  await expect.poll(isFree).toBe(true);
  expect(resolvers).toHaveLength(1);
});
