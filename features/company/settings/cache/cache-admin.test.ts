import { afterEach, beforeEach, expect, test } from "vitest";
import { openStaffApi } from "#apps/server/testing/staff-api.ts";
import type { CacheList, PurgeCost, Purged } from "#features/company/settings/cache-contract.ts";
import { migrations } from "#migrations/list.ts";
import {
  invalidateTags,
  readTagChange,
  tagChannel,
} from "#platform/server/cache/invalidate-tags.ts";
import { createPageCache } from "#platform/server/cache/page-cache.ts";
import { createTaggedCache } from "#platform/server/cache/tagged-cache.ts";
import type { OpenDatabase } from "#platform/server/database/open-database.ts";
import type { SignInBrowser } from "#platform/server/identity/testing/sign-in-browser.ts";
import { openProcessBoard } from "#platform/server/processes/process-board.ts";
import { freshDatabase } from "#platform/testing/database.ts";
import type { RenderedPage } from "#platform/server/pages/rendered-page.ts";
import { createCacheAdmin } from "./cache-admin.ts";
import { createCacheFigures } from "#platform/server/pages/cache-figures.ts";

const now = () => new Date();
const heard: string[] = [];

/** The caches of one process of several on a database. */
const openProcess = async (database: OpenDatabase, name: string) => {
  const cache = createPageCache<RenderedPage>({
    limits: { pages: 1024 * 1024, combinations: 1024 * 1024 },
    isPage: () => true,
    now: () => Date.now(),
  });
  const figures = createCacheFigures(now);
  const board = await openProcessBoard({
    db: database.db,
    listen: (...args) => database.listen(...args),
    process: name,
    elapsed: () => performance.now(),
    report: (error) => {
      throw error;
    },
  });
  const fastPath = { clear: () => undefined };
  const caches = { all: [createTaggedCache()] };
  const admin = createCacheAdmin({ board, caches, pageCache: { cache, fastPath }, figures, now });
  const visit = async (key: string, tags: readonly string[] = []) => {
    const { result } = await cache.get(key, async () => ({
      status: 200,
      headers: [],
      body: Buffer.from("page"),
      tags: [...tags],
      endsAt: Infinity,
      canonical: "",
      hash: "",
    }));
    figures.count({ market: key.split(" ")[0] ?? "", result, milliseconds: 1 });
    return result;
  };
  await database.listen(
    tagChannel,
    (payload) => {
      const { tags, writtenAt } = readTagChange(payload);
      heard.push([name, ...tags].join(" "));
      if (writtenAt !== null) figures.noteChange(writtenAt);
    },
    () => undefined,
  );
  return { admin, visit };
};

let database: OpenDatabase;
let here: Awaited<ReturnType<typeof openProcess>>;
let there: Awaited<ReturnType<typeof openProcess>>;
let api: Awaited<ReturnType<typeof openStaffApi>>;
let admin: SignInBrowser;
beforeEach(async () => {
  heard.length = 0;
  database = await freshDatabase(migrations);
  here = await openProcess(database, "web-1");
  there = await openProcess(database, "web-2");
  api = await openStaffApi([], () => ({ cache: here.admin }), database);
  admin = await api.signIn("admin");
});
afterEach(async () => {
  await api.close();
  await database.close();
});

const keys = {
  home: "it-IT own /",
  usd: "it-IT USD /",
  trips: "it-IT own /viaggi",
  es: "es-ES own /",
};
const visitAll = async () => {
  for (const process of [here, there])
    for (const [name, key] of Object.entries(keys))
      await process.visit(key, [`tag:${name}`, "all"]);
};
const list = async (query = "") =>
  (await admin.send("GET", `/api/it/cache?${query}`)).json<CacheList>();
const purge = async (json: object) => {
  const answer = await admin.send("POST", "/api/it/cache/purge", { json });
  return [answer.statusCode, answer.json<Purged>().processes] as const;
};

test("the list has the market's pages with their tags, and how often each was answered", async () => {
  await visitAll();
  await here.visit(keys.trips);
  const { items, total, figures, tags } = await list();
  expect(items.map(({ address, currency, asked }) => [address, currency, asked])).toEqual([
    ["/viaggi", null, 2],
    ["/", null, 1],
    ["/", "USD", 1],
  ]);
  expect([total, figures.pages, figures.answered, figures.hits]).toEqual([3, 3, 4, 1]);
  expect(tags[0]).toEqual({ tag: "all", pages: 3 });
  expect((await list("search=viaggi")).total).toBe(1);
  expect((await list("tag=tag:usd")).items).toMatchObject([{ currency: "USD" }]);
  expect((await list("pageSize=1&page=2&sort=address")).items).toHaveLength(1);
});

test("a purge says what it costs before, and drops in every process what it names alone", async () => {
  await visitAll();
  const cost = await admin.send("POST", "/api/it/cache/purge/cost", { json: { page: "/" } });
  expect(cost.json<PurgeCost>().pages).toBe(2);
  const [status, processes] = await purge({ page: "/" });
  expect([
    status,
    processes.map(({ process, isThis, dropped }) => [process, isThis, dropped]),
  ]).toEqual([
    200,
    [
      ["web-1", true, 2],
      ["web-2", false, 2],
    ],
  ]);
  for (const process of [here, there]) {
    expect(await process.visit(keys.home)).toBe("rendered");
    expect(await process.visit(keys.trips)).toBe("fresh");
    expect(await process.visit(keys.es)).toBe("fresh");
  }
});

test("a tag and all pages are purged in their market, everything in all", async () => {
  const dropped = async (json: object) => (await purge(json))[1].map((each) => each.dropped);
  await visitAll();
  expect(await dropped({ tag: "tag:trips" })).toEqual([1, 1]);
  expect(await dropped({ tag: "tag:es" })).toEqual([0, 0]);
  await visitAll();
  expect(await dropped({ all: "market" })).toEqual([3, 3]);
  expect(await there.visit(keys.es)).toBe("fresh");
  await visitAll();
  expect(await dropped({ all: "everything" })).toEqual([4, 4]);
  const audit = await admin.send("GET", "/api/it/audit?entity=cache");
  expect(audit.json()).toMatchObject({
    items: [{ action: "purge", name: "all markets" }, {}, {}, {}],
  });
});

test("administrators alone see and purge the cache, and name one thing", async () => {
  const editor = await api.signIn("editor");
  expect((await editor.send("GET", "/api/it/cache")).statusCode).toBe(403);
  const asEditor = await editor.send("POST", "/api/it/cache/purge", { json: { all: "market" } });
  expect(asEditor.statusCode).toBe(403);
  expect((await purge({}))[0]).toBe(422);
  expect((await purge({ page: "/", tag: "all" }))[0]).toBe(422);
  expect((await purge({ page: "viaggi" }))[0]).toBe(422);
  expect((await purge({ page: "/", colour: 1 }))[0]).toBe(400);
});

test("how long the newest change took to be heard is told of all processes", async () => {
  const read = async () => (await list()).lastChange;
  expect(await read()).toBeNull();
  await database.db.transaction().execute((trx) => invalidateTags(trx, ["b", "a"]));
  await expect.poll(read).toMatchObject({ processes: 2, all: 2 });
  expect(new Set(heard)).toEqual(new Set(["web-1 a b", "web-2 a b"]));
  // A process of an earlier version says nothing of the time.
  expect(readTagChange('["a"]')).toEqual({ tags: ["a"], writtenAt: null });
});
