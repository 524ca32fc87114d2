import { afterAll, beforeAll, expect, test } from "vitest";
import { openStaffApi } from "#apps/server/testing/staff-api.ts";
import type { AuditList } from "#features/records/audit/contract.ts";
import type { SignInBrowser } from "#platform/server/identity/testing/sign-in-browser.ts";
import type { Page } from "../contract.ts";
import { newPage } from "../page-defaults.ts";

let api: Awaited<ReturnType<typeof openStaffApi>>;
let editor: SignInBrowser;
beforeAll(async () => {
  api = await openStaffApi();
  editor = await api.signIn("editor");
});
afterAll(() => api.close());

const pages = "/api/it/custompages";
const create = async (slug: string) => {
  const json = { ...newPage("space"), name: slug, slug };
  return (await editor.send("POST", pages, { json })).json<Page>();
};
const cacheVersion = async (tag: string) => {
  const row = await api.db
    .selectFrom("cache_version")
    .select("version")
    .where("tag", "=", tag)
    .executeTakeFirst();
  return row?.version ?? 0;
};

test("a purge invalidates all cache tags of one page, and of no other", async () => {
  const [purgedPage, otherPage] = [await create("one"), await create("other")];
  const tags = [`page:it-IT:${purgedPage.id}`, "page-at:it-IT:one"];
  const before = await Promise.all(tags.map(cacheVersion));
  const otherBefore = await cacheVersion(`page:it-IT:${otherPage.id}`);
  const answer = await editor.send("POST", `${pages}/${purgedPage.id}/purge`, { json: {} });
  expect(answer.json()).toEqual({ purged: tags });
  expect(await Promise.all(tags.map(cacheVersion))).toEqual(before.map((version) => version + 1));
  expect(await cacheVersion(`page:it-IT:${otherPage.id}`)).toBe(otherBefore);
});

test("a purge leaves an audit entry of its page, once for each idempotency key", async () => {
  const page = await create("audited");
  const headers = { "idempotency-key": "purge-once" };
  const purge = () => editor.send("POST", `${pages}/${page.id}/purge`, { json: {}, headers });
  expect((await purge()).statusCode).toBe(200);
  expect((await purge()).statusCode).toBe(200);
  const { items, total } = (
    await editor.send("GET", `${pages}/${page.id}/audit`)
  ).json<AuditList>();
  expect(total).toBe(2);
  expect(items).toMatchObject([
    {
      actor: "editor@wayroam.test",
      market: "it-IT",
      action: "purge",
      entity: "custompage",
      entityId: page.id,
      name: "audited",
      version: 1,
      changes: [],
    },
    { action: "create" },
  ]);
});

test("strangers, unknown keys, other markets and malformed ids are refused", async () => {
  const page = await create("kept");
  const status = async (path: string, json: object = {}, who = editor) =>
    (await who.send("POST", path, { json })).statusCode;
  expect(await status(`${pages}/${page.id}/purge`, {}, api.anonymous())).toBe(401);
  expect(await status(`${pages}/${page.id}/purge`, { all: true })).toBe(400);
  expect(await status(`/api/us/custompages/${page.id}/purge`)).toBe(404);
  expect(await status(`${pages}/new'--/purge`)).toBe(404);
});
