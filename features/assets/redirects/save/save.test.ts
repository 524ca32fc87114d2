import { afterAll, beforeAll, expect, test } from "vitest";
import { migrations } from "#migrations/list.ts";
import type { OpenDatabase } from "#platform/server/database/open-database.ts";
import { Problem } from "#platform/server/http/problem.ts";
import { freshDatabase } from "#platform/testing/database.ts";
import { createRedirect, saveRedirect } from "./save.ts";
import {
  insertRedirect,
  listRedirects,
  redirectPermanently,
  redirectFrom,
} from "#features/assets/redirects/store.ts";

let database: OpenDatabase;
beforeAll(async () => {
  database = await freshDatabase(migrations);
});
afterAll(() => database.close());

const market = "it-IT";
const context = () => ({
  db: database.db,
  market,
  actor: "editor@wayroam.test",
  reservedBy: () => null,
  ownersAt: async () => new Map(),
});
const redirect = (from: string, to: string | null, overrides: object = {}) => ({
  from,
  to,
  status: to === null ? (410 as const) : (301 as const),
  enabled: true,
  ...overrides,
});
const add = (from: string, to: string | null, overrides: object = {}) =>
  createRedirect(context(), redirect(from, to, overrides));
const redirectForever = (from: string, to: string) =>
  redirectPermanently(database.db, market, from, to);
const outcome = (work: Promise<unknown>) =>
  work.then(
    () => 200,
    (error: unknown) => (error instanceof Problem ? error.status : error),
  );
const sorted = (outcomes: readonly unknown[]) => outcomes.map(String).toSorted();
const read = (from: string) => redirectFrom(database.db, market, from);

test.each(Array.from({ length: 10 }, (_, run) => run))(
  "of two redirects written at once that would form a chain one is refused (%i)",
  async (run) => {
    const path = (name: string) => `/race-${run}-${name}`;
    const chain = [add(path("a"), path("b")), add(path("b"), path("c"))];
    expect(sorted(await Promise.all(chain.map(outcome)))).toEqual(["200", "422"]);
    const sameSource = [add(path("x"), path("y")), add(path("X"), path("z"))];
    expect(sorted(await Promise.all(sameSource.map(outcome)))).toEqual(["200", "422"]);
  },
);

test("of two simultaneous saves of one version one is refused with 412", async () => {
  const { id } = await add("/shared", "/one");
  const save = (to: string) => saveRedirect(context(), id, redirect("/shared", to), 1);
  const saves = [save("/two"), save("/three")].map(outcome);
  expect(sorted(await Promise.all(saves))).toEqual(["200", "412"]);
});

test("renaming pages and writing redirects at once neither leaves a chain nor deadlocks", async () => {
  const rename = (index: number) =>
    database.db
      .transaction()
      .execute((trx) => redirectPermanently(trx, market, `/page-${index}`, `/page-${index + 1}`));
  const writes = Array.from({ length: 12 }, (_, index) => [
    rename(index),
    outcome(add(`/page-${index + 1}`, `/away-${index}`)),
  ]);
  await Promise.all(writes.flat());
  const enabled = (await listRedirects(database.db, market)).filter((each) => each.enabled);
  const sources = new Set(enabled.map(({ from }) => from));
  const targets = enabled.filter(({ from }) => from.startsWith("/page-")).map(({ to }) => to ?? "");
  expect(targets.filter((to) => sources.has(to))).toEqual([]);
});

test("a permanent redirect retargets redirects to its source, keeping their suffix, and disables one from its target", async () => {
  const fromTarget = await add("/good-new", "/good-far");
  const toSource = await add("/good-flyer", "/GOOD-old?a=/b#c");
  const disabled = await add("/good-off", "/good-old/", { enabled: false });
  await add("/good-other", "/good-older?good-old");
  await redirectForever("/good-old", "/good-new");
  expect(await read("/good-new")).toMatchObject({
    id: fromTarget.id,
    to: "/good-far",
    enabled: false,
  });
  expect(await read("/good-old")).toMatchObject({ to: "/good-new", status: 301, enabled: true });
  expect(await read("/good-flyer")).toMatchObject({ id: toSource.id, to: "/good-new?a=/b#c" });
  expect(await read("/good-off")).toMatchObject({
    id: disabled.id,
    to: "/good-new",
    enabled: false,
  });
  expect(await read("/good-other")).toMatchObject({ to: "/good-older?good-old" });

  await redirectForever("/good-new", "/good-old");
  expect(await read("/good-new")).toMatchObject({
    id: fromTarget.id,
    to: "/good-old",
    enabled: true,
  });
  expect(await read("/good-old")).toMatchObject({ to: "/good-new", enabled: false });
  expect(await read("/good-flyer")).toMatchObject({ to: "/good-old?a=/b#c" });
});

test("a permanent redirect from a path to itself in another case is not stored", async () => {
  await redirectForever("/Same", "/same");
  expect(await read("/same")).toBeNull();
});

test.each([
  ["to itself in another case", redirect("/stored", "/Stored/?a#b")],
  ["nowhere without being gone", redirect("/stored", null, { status: 301 })],
  ["somewhere though it is gone", redirect("/stored", "/there", { status: 410 })],
  ["from no path", redirect("stored", "/there")],
  ["with a broken line", redirect("/stored", "/there\r\n")],
])("the database itself refuses a redirect %s", async (_what, invalid) => {
  await expect(insertRedirect(database.db, market, invalid)).rejects.toThrow(/redirect_/);
});

test("the database itself refuses a second redirect from a path in another case", async () => {
  await insertRedirect(database.db, market, redirect("/Twice", "/a"));
  const second = insertRedirect(database.db, market, redirect("/twice/", "/b"));
  await expect(second).rejects.toThrow(/redirect_from_key/);
});
