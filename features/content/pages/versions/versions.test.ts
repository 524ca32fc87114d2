import { afterAll, beforeAll, expect, test } from "vitest";
import { openStaffApi } from "#apps/server/testing/staff-api.ts";
import { redirectPermanently, redirectFrom } from "#features/assets/redirects/store.ts";
import { insertDefaultSetting } from "#features/company/settings/store.ts";
import type { SignInBrowser } from "#platform/server/identity/testing/sign-in-browser.ts";
import type { Page, PageInput } from "../contract.ts";
import { newPage } from "../page-defaults.ts";
import { insertPage, slugTag } from "../store.ts";
import type { StoredVersion, PageVersionList } from "./contract.ts";
import { maxVersions } from "#features/records/versions/store.ts";
import { saveVersion } from "./store.ts";

let api: Awaited<ReturnType<typeof openStaffApi>>;
let editor: SignInBrowser;
beforeAll(async () => {
  api = await openStaffApi();
  editor = await api.signIn("editor");
});
afterAll(() => api.close());

const pages = "/api/it/custompages";
let pageCount = 0;
const page = (overrides: Partial<PageInput> = {}): PageInput => {
  pageCount += 1;
  return {
    ...newPage("space"),
    name: `Page ${pageCount}`,
    slug: `page-${pageCount}`,
    ...overrides,
  };
};
const create = async (overrides: Partial<PageInput> = {}) =>
  (await editor.send("POST", pages, { json: page(overrides) })).json<Page>();
const save = async (record: Page, overrides: Partial<PageInput>) =>
  (
    await editor.send("PUT", `${pages}/${record.id}`, { json: { ...record, ...overrides } })
  ).json<Page>();
const versions = async (id: string, query = "") =>
  (await editor.send("GET", `${pages}/${id}/versions${query}`)).json<PageVersionList>();
const restore = (id: string, version: number, json: object = {}, match?: string) =>
  editor.send("POST", `${pages}/${id}/versions/${version}/restore`, {
    json,
    headers: match === undefined ? {} : { "if-match": match },
  });

test("each save adds a version with author, time and summary; the list is paged, newest first", async () => {
  const created = await create();
  const named = await save(created, { name: "Second" });
  await save(named, {
    isPublished: true,
    blocks: [...named.blocks, { ...named.blocks[0]!, id: "b" }],
  });

  const all = await versions(created.id);
  expect(all).toMatchObject({ total: 3, page: 1, pageSize: 25 });
  expect(all.items).toMatchObject([
    { version: 3, summary: "Published; 1 block added", blockCount: 2, isPublished: true },
    { version: 2, summary: "Name", blockCount: 1, isPublished: false },
    { version: 1, summary: "Created" },
  ]);
  for (const { author, savedAt } of all.items) {
    expect(author).toBe("Emma Clarke");
    expect(Date.now() - Date.parse(savedAt)).toBeLessThan(60_000);
  }
  const second = await versions(created.id, "?page=2&pageSize=2");
  expect(second.items.map(({ version }) => version)).toEqual([1]);
  for (const query of ["?page=0", "?pageSize=101", "?colour=red"])
    expect((await editor.send("GET", `${pages}/${created.id}/versions${query}`)).statusCode).toBe(
      400,
    );
});

test("a version holds the page as it was, also after the page was deleted", async () => {
  const created = await create({ name: "First words" });
  await save(created, { name: "Other words" });
  await editor.send("DELETE", `${pages}/${created.id}`, { json: {} });
  const stored = (
    await editor.send("GET", `${pages}/${created.id}/versions/1`)
  ).json<StoredVersion>();
  const { version: _v, createdAt: _c, updatedAt: _u, ...content } = created;
  expect(stored).toMatchObject({ version: 1, content });
  expect((await versions(created.id)).total).toBe(2);
});

test("versions of unknown pages and other markets are 404, and strangers get 401", async () => {
  const { id } = await create();
  const unknown = "00000000-0000-4000-8000-000000000000";
  const paths = [
    `${pages}/${unknown}/versions`,
    `${pages}/${id}/versions/2`,
    `${pages}/${id}/versions/0`,
    `${pages}/${id}/versions/one`,
    `${pages}/not-an-id/versions`,
    `/api/fr/custompages/${id}/versions`,
    `/api/xx/custompages/${id}/versions`,
  ];
  for (const path of paths)
    expect({ path, status: (await editor.send("GET", path)).statusCode }).toEqual({
      path,
      status: 404,
    });
  for (const path of [
    `${pages}/${id}/versions`,
    `${pages}/${id}/versions/1`,
    `${pages}/${id}/audit`,
  ])
    expect((await api.anonymous().send("GET", path)).statusCode).toBe(401);
  expect((await restore(id, 9)).statusCode).toBe(404);
  const stranger = api.anonymous().send("POST", `${pages}/${id}/versions/1/restore`, { json: {} });
  expect((await stranger).statusCode).toBe(401);
});

test("restoring saves the old page as a new version", async () => {
  const created = await create({ name: "Old name" });
  await save(created, { name: "New name", blocks: [] });
  const answer = await restore(created.id, 1, {}, '"2"');
  expect(answer.statusCode).toBe(200);
  expect(answer.headers.etag).toBe('"3"');
  expect(answer.json()).toMatchObject({ name: "Old name", version: 3, blocks: created.blocks });
  const { items } = await versions(created.id);
  expect(items[0]).toMatchObject({ version: 3, summary: "Restored version 1" });
  const audit = (await editor.send("GET", `${pages}/${created.id}/audit`)).json<object>();
  expect(audit).toMatchObject({
    total: 3,
    items: [{ action: "restore" }, { action: "update" }, { action: "create" }],
  });
});

test("a restore with a stale version is refused with 412", async () => {
  const created = await create();
  await save(created, { name: "Newer" });
  expect((await restore(created.id, 1, {}, '"1"')).statusCode).toBe(412);
  expect((await restore(created.id, 1, {}, "nonsense")).statusCode).toBe(400);
  expect((await versions(created.id)).total).toBe(2);
});

test("a deleted page is restored once, with its id and history", async () => {
  const created = await create({ name: "First" });
  await save(created, { name: "Second", isPublished: true });
  await editor.send("DELETE", `${pages}/${created.id}`, { json: { forceSave: true } });
  expect((await restore(created.id, 2, {}, '"1"')).statusCode).toBe(412);
  const path = `/${created.slug}`;
  await redirectPermanently(api.db, "it-IT", path, "/elsewhere");
  const unconfirmed = await restore(created.id, 2, {}, '"2"');
  expect(unconfirmed.json()).toMatchObject({ status: 428, key: "ENABLED_REDIRECT_EXISTS" });
  const back = await restore(created.id, 2, { forceSave: true }, '"2"');
  expect(back.statusCode).toBe(200);
  expect(back.json()).toMatchObject({ id: created.id, name: "Second", version: 3 });
  expect(await redirectFrom(api.db, "it-IT", path)).toMatchObject({ enabled: false });
  expect((await editor.send("GET", `${pages}/${created.id}`)).headers.etag).toBe('"3"');
  const { items } = await versions(created.id);
  expect(items.map(({ summary }) => summary)).toEqual([
    "Brought back as it was in version 2",
    "Name, published",
    "Created",
  ]);
  expect((await restore(created.id, 2, {}, '"2"')).statusCode).toBe(412);
});

test("a deleted page whose slug was taken since is not restored", async () => {
  const created = await create({ slug: "contested" });
  await editor.send("DELETE", `${pages}/${created.id}`, { json: {} });
  await create({ slug: "contested" });
  const refused = await restore(created.id, 1);
  expect(refused.statusCode).toBe(422);
  expect(refused.json()).toMatchObject({ errors: [{ path: "slug" }] });
});

test("a restore asks to confirm redirect conflicts like any save", async () => {
  const hidden = await create();
  await save(hidden, { isPublished: true });
  const unconfirmed = await restore(hidden.id, 1, {}, '"2"');
  expect(unconfirmed.statusCode).toBe(428);
  expect(unconfirmed.json()).toMatchObject({ key: "DISABLED_REDIRECT_MISSING" });
  expect((await versions(hidden.id)).total).toBe(2);
  expect((await restore(hidden.id, 1, { colour: "red" })).statusCode).toBe(400);
  const confirmed = await restore(hidden.id, 1, { forceSave: true }, '"2"');
  expect(confirmed.statusCode).toBe(200);
  expect(confirmed.json()).toMatchObject({ isPublished: false });
});

test("a version that today's rules refuse is not restored", async () => {
  const created = await create({ slug: "once-free" });
  const moved = await save(created, { slug: "moved-away" });
  await create({ slug: "once-free" });
  const taken = await restore(created.id, 1);
  expect(taken.statusCode).toBe(422);
  expect(taken.json()).toMatchObject({ errors: [{ path: "slug" }] });

  const broken = {
    ...moved,
    version: 7,
    blocks: [{ ...created.blocks[0]!, blockType: "wr-gone" }],
  };
  await saveVersion(api.db, "it-IT", broken, { author: null, summary: "" });
  const refused = await restore(created.id, 7);
  expect(refused.statusCode).toBe(422);
  expect(refused.json<{ errors: object[] }>().errors).toContainEqual({
    path: "blocks.0.blockType",
    message: "There is no block wr-gone.",
  });
});

test("during maintenance only administrators can restore", async () => {
  const admin = await api.signIn("admin");
  await insertDefaultSetting(api.db, "de-DE", "maintenance", {
    site: false,
    customPage: true,
    message: "Back at noon.",
    from: null,
    until: null,
  });
  const path = "/api/de/custompages";
  const { id } = (await admin.send("POST", path, { json: page() })).json<Page>();
  const locked = await editor.send("POST", `${path}/${id}/versions/1/restore`, { json: {} });
  expect(locked.statusCode).toBe(423);
  expect(locked.json()).toMatchObject({ detail: "Back at noon." });
  expect((await editor.send("GET", `${path}/${id}/versions`)).statusCode).toBe(200);
  const open = await admin.send("POST", `${path}/${id}/versions/1/restore`, { json: {} });
  expect(open.statusCode).toBe(200);
});

test("the first save of a page inserted without a version stores its earlier state too", async () => {
  const loaded = await insertPage(api.db, "it-IT", page({ name: "From the demo" }));
  await save(loaded, { name: "Edited" });
  expect((await versions(loaded.id)).items).toMatchObject([
    { version: 2, summary: "Name", author: "Emma Clarke" },
    { version: 1, author: null },
  ]);
});

test(`only the newest ${maxVersions} versions of a page are stored`, async () => {
  const loaded = await insertPage(api.db, "it-IT", page());
  for (let version = 1; version <= maxVersions + 3; version += 1)
    await saveVersion(api.db, "it-IT", { ...loaded, version }, { author: null, summary: "" });
  const { total, items } = await versions(loaded.id, "?pageSize=100&page=2");
  expect(total).toBe(maxVersions);
  expect(items.at(-1)?.version).toBe(4);
});

test("a cached 404 at a deleted page's address is invalidated by its restore", async () => {
  const { id, slug } = await create({ isPublished: true });
  const raised = async () => {
    const row = await api.db
      .selectFrom("cache_version")
      .select("version")
      .where("tag", "=", slugTag("it-IT", slug))
      .executeTakeFirst();
    return row?.version ?? 0;
  };
  const flags = { forceSave: true };
  expect((await editor.send("DELETE", `${pages}/${id}`, { json: flags })).statusCode).toBe(200);
  const before = await raised();
  expect((await restore(id, 1, flags)).statusCode).toBe(200);
  expect(await raised()).toBe(before + 1);
});
