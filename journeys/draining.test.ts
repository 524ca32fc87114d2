import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestClock } from "#platform/testing/test-clock.ts";
import { emptyProduct } from "./empty-product.ts";
import { askOnce, isFree, openConnection, requestHead } from "./raw-connection.ts";
import { openWithin } from "./within.ts";

let empty: Awaited<ReturnType<typeof emptyProduct>>;
beforeAll(async () => {
  empty = await emptyProduct();
});
afterAll(() => empty?.remove());

const open = async () => {
  const clock = createTestClock();
  const product = await openWithin({ ...empty.environment, DRAIN_SECONDS: "300" }, clock);
  const pass = (seconds: number) => clock.goTo(clock.now().getTime() + seconds * 1000);
  return { ...product, pass };
};

test("a server that is told to end is not ready, answers for as long as it drains, and then is gone", async () => {
  const { port, end, pass } = await open();
  const silent = await openConnection(port);
  const idle = await openConnection(port);
  idle.socket.write(requestHead("GET", "/health/live"));
  await new Promise((resolve) => idle.socket.once("data", resolve));

  const ended = end();
  expect(await askOnce(port, "/health/ready")).toMatch(/^HTTP\/1.1 503 /);
  expect(await askOnce(port, "/health/live")).toMatch(/^HTTP\/1.1 200 /);
  const page = await askOnce(port, "/coordinatori");
  expect(page).toMatch(/^HTTP\/1.1 200 /);
  expect(page).toMatch(/\r\nconnection: close\r\n/i);
  pass(300);
  await ended;
  expect(await isFree(port)).toBe(true);
  await Promise.all([silent.ended, idle.ended]);
});

test("requests in flight are answered to their end; one that never ends is cut three seconds later", async () => {
  const { port, server, end, pass } = await open();
  let arrived = 0;
  server.on("request", () => (arrived += 1));
  const body = JSON.stringify({ name: "n".repeat(5000) });
  const type = "content-type: application/json";
  const length = `content-length: ${body.length}`;
  const post = requestHead(
    "POST",
    "/api/it/custompages",
    type,
    length,
    "origin: http://it.localhost",
  );
  const write = await openConnection(port);
  write.socket.write(post);
  write.socket.write(body.slice(0, 1000));
  const endless = await openConnection(port);
  endless.socket.write(post);
  const page = await openConnection(port);
  page.socket.pause();
  page.socket.write(requestHead("GET", "/"));
  await expect.poll(() => arrived).toBe(3);

  const ended = end();
  pass(300);
  await expect.poll(() => isFree(port)).toBe(true); // it accepts no new connection
  write.socket.write(body.slice(1000));
  page.socket.resume();
  expect(await write.ended).toMatch(/^HTTP\/1.1 401 [\s\S]*"Sign in first\."/);
  const all = await page.ended;
  const [, size] = /\r\ncontent-length: (\d+)\r\n/i.exec(all) ?? [];
  expect(all.length - all.indexOf("\r\n\r\n") - 4).toBe(Number(size));
  pass(3);
  expect(await endless.ended).not.toMatch(/^HTTP\/1.1 2/);
  await ended;
});
