import { afterAll, beforeAll, expect, test } from "vitest";
import { redirectPermanently, redirectFrom } from "#features/redirects/store.ts";
import { migrations } from "#migrations/list.ts";
import type { OpenDatabase } from "#platform/server/database/open.ts";
import { Problem } from "#platform/server/http/problem.ts";
import { freshDatabase } from "#platform/testing/database.ts";
import type { ForceFlags } from "../contract.ts";
import type { PageInput } from "../contract.ts";
import { newPage } from "../page-defaults.ts";
import { createPage, removePage, savePage } from "./save-page.ts";
import { pageById } from "../store.ts";

let database: OpenDatabase;
beforeAll(async () => {
  database = await freshDatabase(migrations);
});
afterAll(() => database.close());

const none: ForceFlags = { forceSave: false, forceSaveDeleting: false, forceCreateMissing: false };
const market = "it-IT";
const context = (flags: Partial<ForceFlags> = {}) => ({
  db: database.db,
  market,
  actor: "editor@wayroam.test",
  flags: { ...none, ...flags },
});
const page = (slug: string, over: Partial<PageInput> = {}): PageInput => ({
  ...newPage("a"),
  name: slug,
  slug,
  isPublished: true,
  ...over,
});
const problem = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) =>
      error instanceof Problem ? { status: error.status, key: error.extra["key"] } : error,
  );
const redirect = (path: string) => redirectFrom(database.db, market, path);

test("publishing over an enabled redirect asks, then disables it", async () => {
  await redirectPermanently(database.db, market, "/over", "/elsewhere");
  expect(await problem(createPage(context(), page("over")))).toEqual({
    status: 428,
    key: "ENABLED_REDIRECT_EXISTS",
  });
  await createPage(context({ forceSave: true }), page("over"));
  expect(await redirect("/over")).toMatchObject({ enabled: false });
});

test("unpublishing and deleting without a redirect ask", async () => {
  const made = await createPage(context(), page("alone"));
  const hidden = page("alone", { isPublished: false });
  expect(await problem(savePage(context(), made.id, hidden, null))).toEqual({
    status: 428,
    key: "DISABLED_REDIRECT_MISSING",
  });
  expect(await problem(removePage(context(), made.id, null))).toEqual({
    status: 428,
    key: "REDIRECT_MISSING",
  });
  await removePage(context({ forceSave: true }), made.id, null);
  expect(await pageById(database.db, market, made.id)).toBeNull();
});

test("a new slug asks about both redirects, one after the other, and nothing is written before", async () => {
  const made = await createPage(context(), page("old"));
  await redirectPermanently(database.db, market, "/new", "/far");
  const moved = page("new");
  expect(await problem(savePage(context(), made.id, moved, null))).toEqual({
    status: 428,
    key: "NEW_SLUG_REDIRECT_EXISTS",
  });
  const first = { forceSave: true, forceSaveDeleting: true };
  expect(await problem(savePage(context(first), made.id, moved, null))).toEqual({
    status: 428,
    key: "OLD_NEW_SLUG_REDIRECT_MISSING",
  });
  expect(await redirect("/new")).toMatchObject({ to: "/far" });
  await savePage(context({ ...first, forceCreateMissing: true }), made.id, moved, null);
  expect(await redirect("/new")).toBeNull();
  expect(await redirect("/old")).toMatchObject({ to: "/new", status: 301, enabled: true });
});

test("two editors on one version: the second is refused and nothing is lost", async () => {
  const made = await createPage(context(), page("shared"));
  await savePage(context(), made.id, page("shared", { name: "First" }), made.version);
  expect(
    await problem(savePage(context(), made.id, page("shared", { name: "Second" }), made.version)),
  ).toMatchObject({
    status: 412,
  });
  expect(await pageById(database.db, market, made.id)).toMatchObject({ name: "First" });
});

test("a slug is taken whatever its case", async () => {
  await createPage(context(), page("Taken"));
  expect(await problem(createPage(context(), page("taken")))).toMatchObject({ status: 422 });
});
