import { expect, test } from "vitest";
import { createTaggedCache } from "./tagged-cache.ts";

const countReads = () => {
  let reads = 0;
  return { read: async () => ++reads, reads: () => reads };
};

test("a value is read once, and again after its tag was invalidated", async () => {
  const cache = createTaggedCache();
  const entities = cache.entities<number>(10);
  const { read } = countReads();
  expect(await entities.one("a", ["x"], read)).toBe(1);
  expect(await entities.one("a", ["x"], read)).toBe(1);
  cache.invalidate(["y"]);
  expect(await entities.one("a", ["x"], read)).toBe(1);
  cache.invalidate(["x"]);
  expect(await entities.one("a", ["x"], read)).toBe(2);
  cache.clear();
  expect(await entities.one("a", ["x"], read)).toBe(3);
});

test("a value whose tag is invalidated while it is read is not cached", async () => {
  const cache = createTaggedCache();
  const entities = cache.entities<number>(10);
  const { read } = countReads();
  const old = entities.one("a", ["x"], async () => {
    cache.invalidate(["x"]);
    return read();
  });
  expect(await old).toBe(1);
  expect(await entities.one("a", ["x"], read)).toBe(2);
  const older = entities.one("b", ["x"], async () => {
    cache.clear();
    return read();
  });
  expect(await older).toBe(3);
  expect(await entities.one("b", ["x"], read)).toBe(4);
});

/** A reader that finds every id but those beginning with "none". */
const batchReader = () => {
  const batches: string[][] = [];
  const read = async (ids: readonly string[]) => {
    batches.push([...ids]);
    return new Map(ids.filter((id) => !id.startsWith("none")).map((id) => [id, `${id}!`]));
  };
  return { asked: batches, read };
};

test("many() reads only the ids that are not cached, and a full cache evicts the oldest", async () => {
  const entities = createTaggedCache().entities<string>(2);
  const { asked: batches, read } = batchReader();
  await entities.many("it", ["a"], () => ["x"], read);
  await entities.many("it", ["a", "b"], () => ["x"], read);
  await entities.many("de", ["a"], () => ["x"], read);
  await entities.many("it", ["a"], () => ["x"], read);
  expect(batches).toEqual([["a"], ["b"], ["a"], ["a"]]);
});

test("a missing row is read once, until a tag of its own is invalidated", async () => {
  const cache = createTaggedCache();
  const entities = cache.entities<string>(10);
  const { asked: batches, read } = batchReader();
  const tagsOf = (_id: string, value: string | null) => [value === null ? "list" : "x"];
  const all = async () => [...(await entities.many("it", ["a", "none"], tagsOf, read)).keys()];
  expect(await all()).toEqual(["a"]);
  expect(await all()).toEqual(["a"]);
  cache.invalidate(["x"]);
  expect(await all()).toEqual(["a"]);
  cache.invalidate(["list"]);
  expect(await all()).toEqual(["a"]);
  expect(batches).toEqual([["a", "none"], ["a"], ["none"]]);
});

test("missing rows evict no existing one", async () => {
  const entities = createTaggedCache().entities<string | null>(2);
  const { read, reads } = countReads();
  const one = (key: string, value: string | null) =>
    entities.one(
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
