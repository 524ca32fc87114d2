import { connect } from "node:net";
import fastify from "fastify";
import { expect, test } from "vitest";
import { holdPort } from "./port.ts";

/** What comes of a connection: the answer to a request, or the code of the error. */
const ask = (port: number): Promise<string> =>
  new Promise((resolve) => {
    let text = "";
    const socket = connect(port, "127.0.0.1");
    socket.on("error", (error: NodeJS.ErrnoException) => resolve(error.code ?? ""));
    socket.on("data", (part) => (text += part.toString()));
    socket.on("close", () => resolve(text));
    socket.write("GET / HTTP/1.1\r\nhost: test\r\nconnection: close\r\n\r\n");
  });

test("a port is taken by its first holder, and answers from when the server listens until it closes", async () => {
  const held = await holdPort(0);
  expect(held.port).toBeGreaterThan(0);
  await expect(holdPort(held.port)).rejects.toThrow(
    `Port ${held.port} is in use; choose another with PORT.`,
  );
  expect(await ask(held.port)).toBe("ECONNRESET");

  const app = fastify();
  app.get("/", async () => "answered");
  const closing: string[] = [];
  app.addHook("onClose", async () => void closing.push(await ask(held.port)));
  await held.listen(app);
  expect(await ask(held.port)).toMatch(/^HTTP\/1.1 200 [\s\S]*answered$/);
  await app.close();
  expect(closing).toEqual(["ECONNREFUSED"]);
  const again = await holdPort(held.port);
  again.release();
  (await holdPort(held.port)).release();
});
