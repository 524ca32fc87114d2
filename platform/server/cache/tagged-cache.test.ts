import { expect, test } from "vitest";
import { createTaggedCache } from "./tagged-cache.ts";

const counting = () => {
  let reads = 0;
  return { read: async () => ++reads, reads: () => reads };
};

test("a thing is read once and again after its tag fell", async () => {
  const memory = createTaggedCache();
  const shelf = memory.entities<number>(10);
  const { read } = counting();
  expect(await shelf.one("a", ["x"], read)).toBe(1);
  expect(await shelf.one("a", ["x"], read)).toBe(1);
  memory.invalidate(["y"]);
  expect(await shelf.one("a", ["x"], read)).toBe(1);
  memory.invalidate(["x"]);
  expect(await shelf.one("a", ["x"], read)).toBe(2);
  memory.clear();
  expect(await shelf.one("a", ["x"], read)).toBe(3);
});

test("what was read before a change is not kept after it", async () => {
  const memory = createTaggedCache();
  const shelf = memory.entities<number>(10);
  const { read } = counting();
  const old = shelf.one("a", ["x"], async () => {
    memory.invalidate(["x"]);
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

/** Reads of a shelf of which "none" never has anything. */
const readingMany = () => {
  const asked: string[][] = [];
  const read = async (ids: readonly string[]) => {
    asked.push([...ids]);
    return new Map(ids.filter((id) => !id.startsWith("none")).map((id) => [id, `${id}!`]));
  };
  return { asked, read };
};

test("of many only the unknown are read, and the first leaves a full shelf", async () => {
  const shelf = createTaggedCache().entities<string>(2);
  const { asked, read } = readingMany();
  await shelf.many("it", ["a"], () => ["x"], read);
  await shelf.many("it", ["a", "b"], () => ["x"], read);
  await shelf.many("de", ["a"], () => ["x"], read);
  await shelf.many("it", ["a"], () => ["x"], read);
  expect(asked).toEqual([["a"], ["b"], ["a"], ["a"]]);
});

test("that there is none is asked once, until a tag of its own falls", async () => {
  const memory = createTaggedCache();
  const shelf = memory.entities<string>(10);
  const { asked, read } = readingMany();
  const tagsOf = (_id: string, value: string | null) => [value === null ? "list" : "x"];
  const all = async () => [...(await shelf.many("it", ["a", "none"], tagsOf, read)).keys()];
  expect(await all()).toEqual(["a"]);
  expect(await all()).toEqual(["a"]);
  memory.invalidate(["x"]);
  expect(await all()).toEqual(["a"]);
  memory.invalidate(["list"]);
  expect(await all()).toEqual(["a"]);
  expect(asked).toEqual([["a", "none"], ["a"], ["none"]]);
});

test("what is not there pushes out nothing that is", async () => {
  const shelf = createTaggedCache().entities<string | null>(2);
  const { read, reads } = counting();
  const one = (key: string, value: string | null) =>
    shelf.one(
      key,
      () => ["x"],
      async () => {
        await read();
        return value;
      },
    );
  await one("a", "there");
  for (let name = 0; name < 100; name++) await one(`made up ${name}`, null);
  expect(reads()).toBe(101);
  expect(await one("a", null)).toBe("there");
  expect(await one("made up 99", "there")).toBeNull();
  expect(reads()).toBe(101);
  await one("made up 1", null);
  expect(reads()).toBe(102);
});
