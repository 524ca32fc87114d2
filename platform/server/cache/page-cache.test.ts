import { expect, test } from "vitest";
import { type CachedPage, createPageCache } from "./page-cache.ts";

const page = (text: string, overrides: Partial<CachedPage> = {}): CachedPage => ({
  status: 200,
  headers: [],
  body: Buffer.from(text),
  tags: ["trip"],
  endsAt: Infinity,
  ...overrides,
});
const plenty = 1024 * 1024;
const openCache = (limits = { pages: plenty, combinations: plenty }) => {
  let now = 0;
  const isPage = (key: string) => !key.includes("?");
  const cache = createPageCache({ limits, isPage, now: () => now });
  return { cache, pass: (milliseconds: number) => (now += milliseconds) };
};
const setUp = (limits = { pages: plenty, combinations: plenty }) => {
  const { cache, pass } = openCache(limits);
  const get = async (key: string, make: () => CachedPage | Promise<CachedPage>) => {
    const { page: rendered, age } = await cache.get(key, async () => make());
    return age === null ? rendered.body.toString() : `${rendered.body.toString()}, ${age} s old`;
  };
  return { ...cache, get, pass };
};

test("a page is rendered once and cached until one of its tags is invalidated", async () => {
  const { get, invalidate, peek } = setUp();
  expect(await get("/", () => page("one"))).toBe("one");
  expect(await get("/", () => page("two"))).toBe("one");
  invalidate(["another"]);
  expect(peek("/")?.body.toString()).toBe("one");
  invalidate(["trip"]);
  expect(peek("/")).toBeUndefined();
  expect(await get("/", () => page("two"))).toBe("two");
});

test("a page is rendered again from the moment named by endsAt", async () => {
  const { get, pass: advance } = setUp();
  await get("/", () => page("before", { endsAt: 1000 }));
  advance(999);
  expect(await get("/", () => page("after"))).toBe("before");
  advance(1);
  expect(await get("/", () => page("after"))).toBe("after");
});

test("a page that expires while it is rendered is rendered again", async () => {
  const { get, pass: advance } = setUp();
  advance(900);
  const renders: string[] = [];
  const make = (): CachedPage => {
    renders.push("made");
    if (renders.length > 1) return page("after");
    advance(200);
    return page("before", { endsAt: 1000 });
  };
  expect(await get("/", make)).toBe("after");
  expect(await get("/", make)).toBe("after");
  expect(renders).toHaveLength(2);
});

test("concurrent requests share one rendering", async () => {
  const { get } = setUp();
  let rendered = 0;
  const make = async () => {
    rendered += 1;
    await Promise.resolve();
    return page("one");
  };
  const answers = await Promise.all(Array.from({ length: 20 }, () => get("/", make)));
  expect(new Set(answers)).toEqual(new Set(["one"]));
  expect(rendered).toBe(1);
});

test("a page invalidated while it is rendered is returned but not cached", async () => {
  const { get, invalidate } = setUp();
  const first = get("/", async () => {
    await Promise.resolve();
    invalidate(["trip"]);
    return page("old");
  });
  expect(await first).toBe("old");
  expect(await get("/", () => page("new"))).toBe("new");
});

test("a change of something else leaves a rendering to all who wait for it", async () => {
  const { get, invalidate } = setUp();
  const drawn = Promise.withResolvers<CachedPage>();
  const first = get("/", () => drawn.promise);
  invalidate(["another"]);
  const second = get("/", () => page("needless"));
  drawn.resolve(page("one"));
  expect(await Promise.all([first, second])).toEqual(["one", "one"]);
  expect(await get("/", () => page("needless"))).toBe("one");
});

test("who asks after a change of it gets no page that was begun before, and all share the new one", async () => {
  const { get, invalidate, clear } = setUp();
  for (const change of [() => void invalidate(["trip"]), clear]) {
    const drawn = Promise.withResolvers<CachedPage>();
    const first = get("/", () => drawn.promise);
    change();
    let rendered = 0;
    const make = () => {
      rendered += 1;
      return page("new");
    };
    const later = [get("/", make), get("/", make)];
    drawn.resolve(page("old"));
    expect([await first, ...(await Promise.all(later))]).toEqual(["old", "new", "new"]);
    expect(rendered).toBe(1);
    clear();
  }
});

test("when rendering fails the outdated page is served with its age, and an error where there is none", async () => {
  const { get, invalidate, pass: advance } = setUp();
  const fail = () => {
    throw new Error("the database is away");
  };
  await expect(get("/", fail)).rejects.toThrow("away");
  await get("/", () => page("kept"));
  invalidate(["trip"]);
  advance(5000);
  expect(await get("/", fail)).toBe("kept, 5 s old");
  expect(await get("/", () => page("broken", { status: 500 }))).toBe("kept, 5 s old");
  expect(await get("/", () => page("new"))).toBe("new");
});

test("an answer says whether it was fresh, stale, rendered or not kept", async () => {
  const { cache, pass: advance } = openCache({ pages: 10_000, combinations: 0 });
  const resultOf = async (key: string, make: () => CachedPage | Promise<CachedPage>) =>
    (await cache.get(key, async () => make())).result;
  const broken = () => page("broken", { status: 500 });
  expect(await resultOf("/", broken)).toBe("not-kept");
  const both = [resultOf("/", () => page("one")), resultOf("/", () => page("two"))];
  expect(await Promise.all(both)).toEqual(["rendered", "rendered"]);
  expect(await resultOf("/", broken)).toBe("fresh");
  cache.invalidate(["trip"]);
  advance(1000);
  expect(await resultOf("/", broken)).toBe("stale");
  const invalidated = await resultOf("/", async () => {
    await Promise.resolve();
    cache.invalidate(["trip"]);
    return page("old");
  });
  expect(invalidated).toBe("not-kept");
  expect(await resultOf("/large", () => page("z".repeat(10_000)))).toBe("not-kept");
});

test("an error page is never cached, and the least recently used page is evicted first", async () => {
  const { get, peek } = setUp({ pages: 7000, combinations: 0 });
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

test("combinations never evict pages, and each cache stays within its byte limit", async () => {
  const limits = { pages: 40_000, combinations: 20_000 };
  const { get, peek, bytes } = setUp(limits);
  for (let n = 0; n < 8; n++) await get(`/${n}`, () => page("page"));
  for (let n = 0; n < 1000; n++) await get(`/?q=${n}`, () => page("x".repeat(n)));
  for (let n = 0; n < 8; n++) expect(peek(`/${n}`)?.body.toString()).toBe("page");
  expect(peek("/?q=0")).toBeUndefined();
  expect(peek("/?q=999")).toBeDefined();
  expect(bytes().combinations).toBeGreaterThan(limits.combinations / 2);
  expect(bytes().combinations).toBeLessThanOrEqual(limits.combinations);
});

test("bytes count the body, the headers, the tags and the key; a page over the limit is not cached", async () => {
  const { get, peek, bytes } = setUp({ pages: 60_000, combinations: 0 });
  const before = bytes().pages;
  const long = "y".repeat(10_000);
  await get(`/${long}`, () => page(long, { headers: [["link", long]], tags: [long] }));
  expect(bytes().pages - before).toBeGreaterThan(50_000);
  await get("/large", () => page("z".repeat(60_000)));
  expect(peek("/large")).toBeUndefined();
  expect(peek(`/${long}`)).toBeDefined();
});
