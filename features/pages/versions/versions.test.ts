import { afterAll, beforeAll, expect, test } from "vitest";
import { openStaffApi } from "#apps/server/testing/staff-api.ts";
import { redirectPermanently, redirectFrom } from "#features/redirects/store.ts";
import { insertDefaultSetting } from "#features/settings/store.ts";
import type { SignInBrowser } from "#platform/server/identity/testing/sign-in-browser.ts";
import type { Page, PageInput } from "../contract.ts";
import { newPage } from "../page-defaults.ts";
import { slugTag } from "../save/save-page.ts";
import { insertPage } from "../store.ts";
import type { StoredVersion, PageVersionList } from "../versions-contract.ts";
import { maxVersions, saveVersion } from "./store.ts";

let api: Awaited<ReturnType<typeof openStaffApi>>;
let editor: SignInBrowser;
beforeAll(async () => {
  api = await openStaffApi();
  editor = await api.signIn("editor");
});
afterAll(() => api.close());

const pages = "/api/it/custompages";
let made = 0;
const page = (over: Partial<PageInput> = {}): PageInput => {
  made += 1;
  return { ...newPage("space"), name: `Page ${made}`, slug: `page-${made}`, ...over };
};
const create = async (over: Partial<PageInput> = {}) =>
  (await editor.send("POST", pages, { json: page(over) })).json<Page>();
const save = async (record: Page, over: Partial<PageInput>) =>
  (
    await editor.send("PUT", `${pages}/${record.id}`, { json: { ...record, ...over } })
  ).json<Page>();
const versions = async (id: string, query = "") =>
  (await editor.send("GET", `${pages}/${id}/versions${query}`)).json<PageVersionList>();
const restore = (id: string, version: number, json: object = {}, match?: string) =>
  editor.send("POST", `${pages}/${id}/versions/${version}/restore`, {
    json,
    headers: match === undefined ? {} : { "if-match": match },
  });

test("each save is a version with who, when and what; the newest comes first, screen by screen", async () => {
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

test("a version tells the page as it was, also when the page is gone", async () => {
  const created = await create({ name: "First words" });
  await save(created, { name: "Other words" });
  await editor.send("DELETE", `${pages}/${created.id}`, { json: {} });
  const kept = (
    await editor.send("GET", `${pages}/${created.id}/versions/1`)
  ).json<StoredVersion>();
  const { version: _v, createdAt: _c, updatedAt: _u, ...content } = created;
  expect(kept).toMatchObject({ version: 1, content });
  expect((await versions(created.id)).total).toBe(2);
});

test("nothing is told of what is not there, of another market's pages, or to strangers", async () => {
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

test("restoring is a save of the old page as a new version", async () => {
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

test("a stale restore is refused", async () => {
  const created = await create();
  await save(created, { name: "Newer" });
  expect((await restore(created.id, 1, {}, '"1"')).statusCode).toBe(412);
  expect((await restore(created.id, 1, {}, "nonsense")).statusCode).toBe(400);
  expect((await versions(created.id)).total).toBe(2);
});

test("a deleted page comes back under its id, with its history, once", async () => {
  const created = await create({ name: "First" });
  await save(created, { name: "Second", isPublished: true });
  await editor.send("DELETE", `${pages}/${created.id}`, { json: { forceSave: true } });
  expect((await restore(created.id, 2, {}, '"1"')).statusCode).toBe(412);
  const path = `/${created.slug}`;
  await redirectPermanently(api.db, "it-IT", path, "/elsewhere");
  const asked = await restore(created.id, 2, {}, '"2"');
  expect(asked.json()).toMatchObject({ status: 428, key: "ENABLED_REDIRECT_EXISTS" });
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

test("a deleted page does not come back over another that took its slug", async () => {
  const created = await create({ slug: "contested" });
  await editor.send("DELETE", `${pages}/${created.id}`, { json: {} });
  await create({ slug: "contested" });
  const refused = await restore(created.id, 1);
  expect(refused.statusCode).toBe(422);
  expect(refused.json()).toMatchObject({ errors: [{ path: "slug" }] });
});

test("a restore meets the redirect conflicts of any save, and its flags answer them", async () => {
  const hidden = await create();
  await save(hidden, { isPublished: true });
  const asked = await restore(hidden.id, 1, {}, '"2"');
  expect(asked.statusCode).toBe(428);
  expect(asked.json()).toMatchObject({ key: "DISABLED_REDIRECT_MISSING" });
  expect((await versions(hidden.id)).total).toBe(2);
  expect((await restore(hidden.id, 1, { colour: "red" })).statusCode).toBe(400);
  const confirmed = await restore(hidden.id, 1, { forceSave: true }, '"2"');
  expect(confirmed.statusCode).toBe(200);
  expect(confirmed.json()).toMatchObject({ isPublished: false });
});

test("an old page that today's rules refuse is not restored", async () => {
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

test("maintenance locks restoring for all but administrators", async () => {
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

test("a page that came without a save keeps what it was at its first one", async () => {
  const loaded = await insertPage(api.db, "it-IT", page({ name: "From the demo" }));
  await save(loaded, { name: "Edited" });
  expect((await versions(loaded.id)).items).toMatchObject([
    { version: 2, summary: "Name", author: "Emma Clarke" },
    { version: 1, author: null },
  ]);
});

test(`the newest ${maxVersions} versions are kept`, async () => {
  const loaded = await insertPage(api.db, "it-IT", page());
  for (let version = 1; version <= maxVersions + 3; version += 1)
    await saveVersion(api.db, "it-IT", { ...loaded, version }, { author: null, summary: "" });
  const { total, items } = await versions(loaded.id, "?pageSize=100&page=2");
  expect(total).toBe(maxVersions);
  expect(items.at(-1)?.version).toBe(4);
});

test("a visitor who met a 404 at a deleted page's address meets the page once it is restored", async () => {
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
