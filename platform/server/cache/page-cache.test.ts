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
const plenty = 1024 * 1024;
const open = (rooms = { pages: plenty, combinations: plenty }) => {
  let now = 0;
  const isPage = (key: string) => !key.includes("?");
  const cache = createPageCache({ rooms, isPage, now: () => now });
  const get = async (key: string, make: () => CachedPage | Promise<CachedPage>) => {
    const { page: made, age } = await cache.get(key, async () => make());
    return age === null ? made.body.toString() : `${made.body.toString()}, ${age} s old`;
  };
  return { ...cache, get, pass: (milliseconds: number) => (now += milliseconds) };
};

test("a page is made once and kept until one of its tags falls", async () => {
  const { get, invalidate, peek } = open();
  expect(await get("/", () => page("one"))).toBe("one");
  expect(await get("/", () => page("two"))).toBe("one");
  invalidate(["another"]);
  expect(peek("/")?.body.toString()).toBe("one");
  invalidate(["trip"]);
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
  const { get, invalidate } = open();
  const first = get("/", async () => {
    await Promise.resolve();
    invalidate(["trip"]);
    return page("old");
  });
  expect(await first).toBe("old");
  expect(await get("/", () => page("new"))).toBe("new");
});

test("when it cannot be made the outdated page is given with its age, and an error where there is none", async () => {
  const { get, invalidate, pass } = open();
  const fail = () => {
    throw new Error("the database is away");
  };
  await expect(get("/", fail)).rejects.toThrow("away");
  await get("/", () => page("kept"));
  invalidate(["trip"]);
  pass(5000);
  expect(await get("/", fail)).toBe("kept, 5 s old");
  expect(await get("/", () => page("broken", { status: 500 }))).toBe("kept, 5 s old");
  expect(await get("/", () => page("new"))).toBe("new");
});

test("an error page is never kept, and the page asked for longest ago leaves first", async () => {
  const { get, peek } = open({ pages: 7000, combinations: 0 });
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

test("combinations never push out pages, and what is kept stays within its bytes", async () => {
  const rooms = { pages: 40_000, combinations: 20_000 };
  const { get, peek, bytes } = open(rooms);
  for (let n = 0; n < 8; n++) await get(`/${n}`, () => page("page"));
  for (let n = 0; n < 1000; n++) await get(`/?q=${n}`, () => page("x".repeat(n)));
  for (let n = 0; n < 8; n++) expect(peek(`/${n}`)?.body.toString()).toBe("page");
  expect(peek("/?q=0")).toBeUndefined();
  expect(peek("/?q=999")).toBeDefined();
  expect(bytes().combinations).toBeGreaterThan(rooms.combinations / 2);
  expect(bytes().combinations).toBeLessThanOrEqual(rooms.combinations);
});

test("bytes count the body, the headers, the tags and the key; what is larger than the room is not kept", async () => {
  const { get, peek, bytes } = open({ pages: 60_000, combinations: 0 });
  const before = bytes().pages;
  const long = "y".repeat(10_000);
  await get(`/${long}`, () => page(long, { headers: [["link", long]], tags: [long] }));
  expect(bytes().pages - before).toBeGreaterThan(50_000);
  await get("/large", () => page("z".repeat(60_000)));
  expect(peek("/large")).toBeUndefined();
  expect(peek(`/${long}`)).toBeDefined();
});
