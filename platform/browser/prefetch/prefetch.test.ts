import { expect, test } from "vitest";
import { createPrefetch } from "./prefetch.ts";

const setUp = () => {
  const requested: string[] = [];
  let clock = 0;
  const prefetch = createPrefetch(
    (path) => {
      requested.push(path);
      return path === "/broken"
        ? Promise.reject(new Error("no line"))
        : Promise.resolve(Response.json(path));
    },
    () => clock,
  );
  return { ahead: prefetch, asked: requested, pass: (ms: number) => (clock += ms) };
};

test("a prefetched answer is handed out once", async () => {
  const { ahead: prefetch, asked: requested } = setUp();
  prefetch.request("/a");
  expect(requested).toEqual(["/a"]);
  expect(await (await prefetch.take("/a"))?.json()).toBe("/a");
  expect(prefetch.take("/a")).toBeNull();
  expect(prefetch.take("/b")).toBeNull();
});

test("an answer that waited longer than ten seconds is not handed out", () => {
  const { ahead: prefetch, pass: advance } = setUp();
  prefetch.request("/a");
  advance(10_001);
  expect(prefetch.take("/a")).toBeNull();
});

test("a failed request rejects for whoever takes it, and is no unhandled rejection", async () => {
  const { ahead: prefetch } = setUp();
  prefetch.request("/broken");
  await expect(prefetch.take("/broken")).rejects.toThrow("no line");
});
