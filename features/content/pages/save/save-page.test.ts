import { afterAll, beforeAll, expect, test } from "vitest";
import { pageRules } from "#apps/server/api/pages/page-rules.ts";
import {
  disableRedirect,
  redirectFrom,
  redirectPermanently,
} from "#features/assets/redirects/store.ts";
import { migrations } from "#migrations/list.ts";
import type { OpenDatabase } from "#platform/server/database/open-database.ts";
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

const noFlags: ForceFlags = {
  forceSave: false,
  forceSaveDeleting: false,
  forceCreateMissing: false,
};
const market = "it-IT";
const context = (flags: Partial<ForceFlags> = {}) => ({
  db: database.db,
  market,
  actor: "editor@wayroam.test",
  role: "editor" as const,
  rules: pageRules("Wayroam"),
  flags: { ...noFlags, ...flags },
});
const page = (slug: string, overrides: Partial<PageInput> = {}): PageInput => ({
  ...newPage("a"),
  name: slug,
  slug,
  isPublished: true,
  ...overrides,
});
const problemOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) =>
      error instanceof Problem ? { status: error.status, key: error.extra["key"] } : error,
  );
const redirect = (path: string) => redirectFrom(database.db, market, path);

test("publishing at the path of an enabled redirect asks for confirmation, then disables it", async () => {
  await redirectPermanently(database.db, market, "/over", "/elsewhere");
  expect(await problemOf(createPage(context(), page("over")))).toEqual({
    status: 428,
    key: "ENABLED_REDIRECT_EXISTS",
  });
  await createPage(context({ forceSave: true }), page("over"));
  expect(await redirect("/over")).toMatchObject({ enabled: false });
});

test("unpublishing or deleting a page without a redirect asks for confirmation", async () => {
  const created = await createPage(context(), page("alone"));
  const hidden = page("alone", { isPublished: false });
  expect(
    await problemOf(savePage(context(), created.id, { page: hidden, unread: [] }, null)),
  ).toEqual({
    status: 428,
    key: "DISABLED_REDIRECT_MISSING",
  });
  expect(await problemOf(removePage(context(), created.id, null))).toEqual({
    status: 428,
    key: "REDIRECT_MISSING",
  });
  await removePage(context({ forceSave: true }), created.id, null);
  expect(await pageById(database.db, market, created.id)).toBeNull();
});

test("a new slug asks to confirm both redirects one by one, and writes nothing before that", async () => {
  const created = await createPage(context(), page("old"));
  await redirectPermanently(database.db, market, "/new", "/far");
  const moved = page("new");
  expect(
    await problemOf(savePage(context(), created.id, { page: moved, unread: [] }, null)),
  ).toEqual({
    status: 428,
    key: "NEW_SLUG_REDIRECT_EXISTS",
  });
  const first = { forceSave: true, forceSaveDeleting: true };
  expect(
    await problemOf(savePage(context(first), created.id, { page: moved, unread: [] }, null)),
  ).toEqual({
    status: 428,
    key: "OLD_NEW_SLUG_REDIRECT_MISSING",
  });
  expect(await redirect("/new")).toMatchObject({ to: "/far" });
  await savePage(
    context({ ...first, forceCreateMissing: true }),
    created.id,
    { page: moved, unread: [] },
    null,
  );
  expect(await redirect("/new")).toBeNull();
  expect(await redirect("/old")).toMatchObject({ to: "/new", status: 301, enabled: true });
});

test("a redirect from the old slug to the new one that is switched off still has to be confirmed", async () => {
  const created = await createPage(context(), page("from-here"));
  await redirectPermanently(database.db, market, "/from-here", "/to-there");
  const { id = "" } = (await redirect("/from-here")) ?? {};
  await disableRedirect(database.db, market, id);
  const moved = page("to-there");
  expect(
    await problemOf(savePage(context(), created.id, { page: moved, unread: [] }, null)),
  ).toEqual({
    status: 428,
    key: "OLD_NEW_SLUG_REDIRECT_MISSING",
  });
  const confirmed = { forceSave: true, forceCreateMissing: true };
  await savePage(context(confirmed), created.id, { page: moved, unread: [] }, null);
  expect(await redirect("/from-here")).toMatchObject({ to: "/to-there", enabled: true });
});

test("of two editors who save the same version the second is refused", async () => {
  const created = await createPage(context(), page("shared"));
  const save = (name: string) => {
    const sent = { page: page("shared", { name }), unread: [] };
    return savePage(context(), created.id, sent, created.version);
  };
  await save("First");
  expect(await problemOf(save("Second"))).toMatchObject({ status: 412 });
  expect(await pageById(database.db, market, created.id)).toMatchObject({ name: "First" });
});

test("a slug that differs from a taken one only in case is refused", async () => {
  await createPage(context(), page("Taken"));
  expect(await problemOf(createPage(context(), page("taken")))).toMatchObject({ status: 422 });
});
