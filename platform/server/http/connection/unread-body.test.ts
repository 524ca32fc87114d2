import { once } from "node:events";
import { type AddressInfo, connect } from "node:net";
import fastify, { type FastifyInstance } from "fastify";
import { afterEach, beforeEach, expect, test } from "vitest";
import { answerError } from "../problem.ts";
import { answerBeforeClosing } from "./unread-body.ts";

let app: FastifyInstance;
beforeEach(async () => {
  app = fastify({ bodyLimit: 1000 });
  app.setErrorHandler(answerError);
  answerBeforeClosing(app);
  app.post("/", async () => ({ taken: true }));
  await app.listen({ port: 0, host: "127.0.0.1" });
});
afterEach(() => app.close());

/** Writes everything before it reads anything. @returns the statuses of all answers */
const send = async (...pieces: readonly string[]): Promise<readonly string[]> => {
  const socket = connect((app.server.address() as AddressInfo).port, "127.0.0.1");
  await once(socket, "connect");
  for (const piece of pieces)
    await new Promise<void>((resolve, reject) => {
      socket.write(piece, (error) => (error ? reject(error) : resolve()));
    });
  let text = "";
  for await (const part of socket.setEncoding("latin1")) {
    text += String(part);
    if (text.includes('{"taken":true}')) break;
  }
  return [...text.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status = ""]) => status);
};

const head = "POST / HTTP/1.1\r\nhost: any\r\ncontent-type: application/json\r\n";
const small = `${head}content-length: 2\r\nconnection: close\r\n\r\n{}`;
const megabytes = 8 * 1024 * 1024;

test("who sends too much is answered, and goes on with another request", async () => {
  const large = "x".repeat(megabytes);
  expect(await send(`${head}content-length: ${megabytes}\r\n\r\n`, large, small)).toEqual([
    "413",
    "200",
  ]);
});

test("so is who does not say how much it will be", async () => {
  const chunk = `${megabytes.toString(16)}\r\n${"x".repeat(megabytes)}\r\n`;
  const pieces = [`${head}transfer-encoding: chunked\r\n\r\n`, chunk, "0\r\n\r\n", small];
  expect(await send(...pieces)).toEqual(["413", "200"]);
});
