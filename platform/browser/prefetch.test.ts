import { expect, test } from "vitest";
import { createPrefetch } from "./prefetch.ts";

const start = () => {
  const asked: string[] = [];
  let clock = 0;
  const ahead = createPrefetch(
    (path) => {
      asked.push(path);
      return path === "/broken"
        ? Promise.reject(new Error("no line"))
        : Promise.resolve(Response.json(path));
    },
    () => clock,
  );
  return { ahead, asked, pass: (ms: number) => (clock += ms) };
};

test("an answer asked for ahead is taken once", async () => {
  const { ahead, asked } = start();
  ahead.ask("/a");
  expect(asked).toEqual(["/a"]);
  expect(await (await ahead.take("/a"))?.json()).toBe("/a");
  expect(ahead.take("/a")).toBeNull();
  expect(ahead.take("/b")).toBeNull();
});

test("an answer that nobody took in time is old, and is not given", () => {
  const { ahead, pass } = start();
  ahead.ask("/a");
  pass(10_001);
  expect(ahead.take("/a")).toBeNull();
});

test("what could not be asked is said to whoever takes it, and to nobody else", async () => {
  const { ahead } = start();
  ahead.ask("/broken");
  await expect(ahead.take("/broken")).rejects.toThrow("no line");
});
