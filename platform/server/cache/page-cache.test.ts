import { expect, test } from "vitest";
import { type CachedPage, createPageCache } from "./page-cache.ts";

const page = (text: string, over: Partial<CachedPage> = {}): CachedPage => ({
  status: 200,
  headers: [],
  body: Buffer.from(text),
  tags: ["trip"],
  endsAt: Infinity,
  ...over,
});
const open = (limit = 10) => {
  let now = 0;
  const cache = createPageCache(limit, () => now);
  const get = async (key: string, make: () => CachedPage | Promise<CachedPage>) => {
    const { page: made, age } = await cache.get(key, async () => make());
    return age === null ? made.body.toString() : `${made.body.toString()}, ${age} s old`;
  };
  return { ...cache, get, pass: (milliseconds: number) => (now += milliseconds) };
};

test("a page is made once and kept until one of its tags falls", async () => {
  const { get, forget, peek } = open();
  expect(await get("/", () => page("one"))).toBe("one");
  expect(await get("/", () => page("two"))).toBe("one");
  forget(["another"]);
  expect(peek("/")?.body.toString()).toBe("one");
  forget(["trip"]);
  expect(peek("/")).toBeUndefined();
  expect(await get("/", () => page("two"))).toBe("two");
});

test("it ends at the moment at which its content changes by the clock", async () => {
  const { get, pass } = open();
  await get("/", () => page("before", { endsAt: 1000 }));
  pass(999);
  expect(await get("/", () => page("after"))).toBe("before");
  pass(1);
  expect(await get("/", () => page("after"))).toBe("after");
});

test("a page whose time ends while it is made is made again", async () => {
  const { get, pass } = open();
  pass(900);
  const asked: string[] = [];
  const make = (): CachedPage => {
    asked.push("made");
    if (asked.length > 1) return page("after");
    pass(200);
    return page("before", { endsAt: 1000 });
  };
  expect(await get("/", make)).toBe("after");
  expect(await get("/", make)).toBe("after");
  expect(asked).toHaveLength(2);
});

test("many who ask at once wait for one making", async () => {
  const { get } = open();
  let made = 0;
  const make = async () => {
    made += 1;
    await Promise.resolve();
    return page("one");
  };
  const answers = await Promise.all(Array.from({ length: 20 }, () => get("/", make)));
  expect(new Set(answers)).toEqual(new Set(["one"]));
  expect(made).toBe(1);
});

test("a page whose tag falls while it is made is given to who asked, and not kept", async () => {
  const { get, forget } = open();
  const first = get("/", async () => {
    await Promise.resolve();
    forget(["trip"]);
    return page("old");
  });
  expect(await first).toBe("old");
  expect(await get("/", () => page("new"))).toBe("new");
});

test("when it cannot be made the outdated page is given with its age, and an error where there is none", async () => {
  const { get, forget, pass } = open();
  const fail = () => {
    throw new Error("the database is away");
  };
  await expect(get("/", fail)).rejects.toThrow("away");
  await get("/", () => page("kept"));
  forget(["trip"]);
  pass(5000);
  expect(await get("/", fail)).toBe("kept, 5 s old");
  expect(await get("/", () => page("broken", { status: 500 }))).toBe("kept, 5 s old");
  expect(await get("/", () => page("new"))).toBe("new");
});

test("an error page is never kept, and the page asked for longest ago leaves first", async () => {
  const { get, peek } = open(2);
  await get("/error", () => page("broken", { status: 500 }));
  expect(peek("/error")).toBeUndefined();
  await get("/a", () => page("a"));
  await get("/b", () => page("b"));
  await get("/a", () => page("never"));
  await get("/c", () => page("c"));
  expect([peek("/a"), peek("/b"), peek("/c")].map((kept) => kept !== undefined)).toEqual([
    true,
    false,
    true,
  ]);
});
