import { expect, test } from "vitest";
import { createMemory } from "./memory.ts";

const counting = () => {
  let reads = 0;
  return { read: async () => ++reads, reads: () => reads };
};

test("a thing is read once and again after its tag fell", async () => {
  const memory = createMemory();
  const shelf = memory.shelf<number>(10);
  const { read } = counting();
  expect(await shelf.one("a", ["x"], read)).toBe(1);
  expect(await shelf.one("a", ["x"], read)).toBe(1);
  memory.forget(["y"]);
  expect(await shelf.one("a", ["x"], read)).toBe(1);
  memory.forget(["x"]);
  expect(await shelf.one("a", ["x"], read)).toBe(2);
  memory.clear();
  expect(await shelf.one("a", ["x"], read)).toBe(3);
});

test("what was read before a change is not kept after it", async () => {
  const memory = createMemory();
  const shelf = memory.shelf<number>(10);
  const { read } = counting();
  const old = shelf.one("a", ["x"], async () => {
    memory.forget(["x"]);
    return read();
  });
  expect(await old).toBe(1);
  expect(await shelf.one("a", ["x"], read)).toBe(2);
  const older = shelf.one("b", ["x"], async () => {
    memory.clear();
    return read();
  });
  expect(await older).toBe(3);
  expect(await shelf.one("b", ["x"], read)).toBe(4);
});

test("of many only the unknown are read, and the first leaves a full shelf", async () => {
  const memory = createMemory();
  const shelf = memory.shelf<string>(2);
  const asked: string[][] = [];
  const read = async (ids: readonly string[]) => {
    asked.push([...ids]);
    return new Map(ids.filter((id) => id !== "none").map((id) => [id, `${id}!`]));
  };
  expect([...(await shelf.many("it", ["a", "none"], () => ["x"], read)).values()]).toEqual(["a!"]);
  await shelf.many("it", ["a", "b"], () => ["x"], read);
  await shelf.many("de", ["a"], () => ["x"], read);
  await shelf.many("it", ["a"], () => ["x"], read);
  expect(asked).toEqual([["a", "none"], ["b"], ["a"], ["a"]]);
});
