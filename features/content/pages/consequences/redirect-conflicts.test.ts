import { afterAll, beforeAll, expect, test } from "vitest";
import type { AuditList } from "#features/records/audit/contract.ts";
import type { Page, PageInput } from "#features/content/pages/contract.ts";
import { newPage } from "#features/content/pages/page-defaults.ts";
import { listRedirects, redirectPermanently } from "#features/assets/redirects/store.ts";
import type { SignInBrowser } from "#platform/server/identity/testing/sign-in-browser.ts";
import { openStaffApi } from "#apps/server/testing/staff-api.ts";

let api: Awaited<ReturnType<typeof openStaffApi>>;
let editor: SignInBrowser;
beforeAll(async () => {
  api = await openStaffApi();
  editor = await api.signIn("editor");
});
afterAll(() => api.close());

let pageCount = 0;
const pages = "/api/it/custompages";
const market = "it-IT";
const page = (over: Partial<PageInput> = {}): PageInput => {
  pageCount += 1;
  return { ...newPage("space"), name: `Page ${pageCount}`, slug: `here-${pageCount}`, ...over };
};
/** Without its version, so that a later save is held to none. */
const create = async (over: Partial<PageInput>) => {
  const answer = await editor.send("POST", pages, { json: page(over) });
  const { version: _version, ...made } = answer.json<Page>();
  return made;
};
const redirect = (from: string, to = "/elsewhere") =>
  redirectPermanently(api.db, market, `/${from}`, to);
const disable = (from: string) =>
  api.db
    .updateTable("redirect")
    .set({ enabled: false })
    .where("from_path", "=", `/${from}`)
    .execute();
const redirectOf = async (from: string) =>
  (await listRedirects(api.db, market)).find((one) => one.from === `/${from}`) ?? null;

const force = { forceSave: true };

test("POST: a new page on an enabled redirect's path needs confirmation, which disables the redirect", async () => {
  const newPageInput = page({ isPublished: true });
  await redirect(newPageInput.slug);
  const unconfirmed = await editor.send("POST", pages, { json: newPageInput });
  expect(unconfirmed.statusCode).toBe(428);
  expect(unconfirmed.json()).toMatchObject({
    key: "ENABLED_REDIRECT_EXISTS",
    redirect: { from: `/${newPageInput.slug}`, to: "/elsewhere", enabled: true },
  });
  const other = { ...newPageInput, forceSaveDeleting: true, forceCreateMissing: true };
  expect((await editor.send("POST", pages, { json: other })).statusCode).toBe(428);
  const list = await editor.send("GET", `${pages}?search=${newPageInput.slug}`);
  expect(list.json()).toMatchObject({ total: 0 });
  const saved = await editor.send("POST", pages, { json: { ...newPageInput, ...force } });
  expect(saved.statusCode).toBe(201);
  expect(await redirectOf(newPageInput.slug)).toMatchObject({ enabled: false });
});

test("PUT: publishing on an enabled redirect's path needs confirmation, on a disabled one's none", async () => {
  const record = await create({});
  await redirect(record.slug);
  const published = { ...record, isPublished: true };
  const unconfirmed = await editor.send("PUT", `${pages}/${record.id}`, { json: published });
  expect(unconfirmed.json()).toMatchObject({ status: 428, key: "ENABLED_REDIRECT_EXISTS" });
  await disable(record.slug);
  const saved = await editor.send("PUT", `${pages}/${record.id}`, { json: published });
  expect(saved.statusCode).toBe(200);
});

test("PUT: unpublishing needs confirmation unless the path has a redirect, even a disabled one", async () => {
  const record = await create({ isPublished: true });
  const hidden = { ...record, isPublished: false };
  const path = `${pages}/${record.id}`;
  const unconfirmed = await editor.send("PUT", path, { json: hidden });
  expect(unconfirmed.json()).toMatchObject({ key: "DISABLED_REDIRECT_MISSING", redirect: null });
  expect((await editor.send("GET", path)).json()).toMatchObject({ isPublished: true });
  const forced = await editor.send("PUT", path, { json: { ...hidden, ...force } });
  expect(forced.statusCode).toBe(200);

  const other = await create({ isPublished: true });
  await redirect(other.slug);
  await disable(other.slug);
  const quiet = await editor.send("PUT", `${pages}/${other.id}`, {
    json: { ...other, isPublished: false },
  });
  expect(quiet.statusCode).toBe(200);
});

test("PUT: both slug conflicts are asked one after the other, and earlier confirmations still count", async () => {
  const record = await create({ isPublished: true });
  const moved = { ...record, slug: `${record.slug}-new` };
  await redirect(moved.slug);
  const path = `${pages}/${record.id}`;
  const keyFor = async (flags: object) => {
    const answer = await editor.send("PUT", path, { json: { ...moved, ...flags } });
    return answer.json<{ key?: string }>().key ?? answer.statusCode;
  };
  expect(await keyFor({})).toBe("NEW_SLUG_REDIRECT_EXISTS");
  expect(await keyFor(force)).toBe("NEW_SLUG_REDIRECT_EXISTS");
  const deleting = { ...force, forceSaveDeleting: true };
  expect(await keyFor(deleting)).toBe("OLD_NEW_SLUG_REDIRECT_MISSING");
  expect(await redirectOf(moved.slug)).not.toBeNull();
  expect(await keyFor({ ...deleting, forceCreateMissing: true })).toBe(200);
  expect(await redirectOf(moved.slug)).toBeNull();
  expect(await redirectOf(record.slug)).toMatchObject({ to: `/${moved.slug}`, enabled: true });
});

test("PUT: renaming back leaves no redirect loop, and renaming twice no chain", async () => {
  const first = await create({ isPublished: true });
  const all = { ...force, forceSaveDeleting: true, forceCreateMissing: true };
  const rename = async (slug: string) => {
    const answer = await editor.send("PUT", `${pages}/${first.id}`, {
      json: { ...first, version: undefined, updatedAt: undefined, slug, ...all },
    });
    expect(answer.statusCode).toBe(200);
  };
  const [second, third] = [`${first.slug}-b`, `${first.slug}-c`];
  await rename(second);
  await rename(third);
  expect(await redirectOf(first.slug)).toMatchObject({ to: `/${third}` });
  expect(await redirectOf(second)).toMatchObject({ to: `/${third}` });
  await rename(first.slug);
  expect(await redirectOf(first.slug)).toBeNull();
  expect(await redirectOf(second)).toMatchObject({ to: `/${first.slug}` });
  expect(await redirectOf(third)).toMatchObject({ to: `/${first.slug}` });
});

test("every redirect that a page's save writes leaves an audit entry", async () => {
  const admin = await api.signIn("admin");
  const trail = async () => {
    const answer = await admin.send("GET", "/api/it/audit?entity=redirect&pageSize=100");
    return answer.json<AuditList>().items;
  };
  const record = await create({ isPublished: true });
  const [from, to] = [`/${record.slug}`, `/${record.slug}-moved`];
  await redirect(to.slice(1));
  await redirectPermanently(api.db, market, "/leads-here", from);
  const countBefore = (await trail()).length;
  const all = { ...force, forceSaveDeleting: true, forceCreateMissing: true };
  const moved = { ...record, slug: to.slice(1), ...all };
  expect((await editor.send("PUT", `${pages}/${record.id}`, { json: moved })).statusCode).toBe(200);
  const written = (await trail()).slice(0, -countBefore || undefined);
  const byAction = (wanted: string) => written.filter(({ action }) => action === wanted);
  expect(written.every(({ actor }) => actor === "editor@wayroam.test")).toBe(true);
  expect(written).toHaveLength(3);
  expect(byAction("update")).toMatchObject([
    { changes: [{ path: "to", before: from, after: to }] },
  ]);
  expect(byAction("create")).toMatchObject([{ entityId: (await redirectOf(record.slug))?.id }]);
  expect(byAction("delete")).toHaveLength(1);

  const created = page({ isPublished: true });
  await redirect(created.slug);
  await editor.send("POST", pages, { json: { ...created, ...force } });
  expect((await trail()).slice(0, -countBefore - 3)).toMatchObject([
    { action: "update", changes: [{ path: "enabled", before: "yes", after: "no" }] },
  ]);
});

test("DELETE: only a published page without a redirect needs confirmation", async () => {
  const record = await create({ isPublished: true });
  const path = `${pages}/${record.id}`;
  const unconfirmed = await editor.send("DELETE", path, { json: {} });
  expect(unconfirmed.json()).toMatchObject({
    status: 428,
    key: "REDIRECT_MISSING",
    redirect: null,
  });
  const wrong = await editor.send("DELETE", path, { json: { forceCreateMissing: true } });
  expect(wrong.statusCode).toBe(428);
  expect((await editor.send("GET", path)).statusCode).toBe(200);
  expect((await editor.send("DELETE", path, { json: force })).statusCode).toBe(200);

  const covered = await create({ isPublished: true });
  await redirect(covered.slug);
  await disable(covered.slug);
  expect((await editor.send("DELETE", `${pages}/${covered.id}`, { json: {} })).statusCode).toBe(
    200,
  );
  const draft = await create({});
  expect((await editor.send("DELETE", `${pages}/${draft.id}`, { json: {} })).statusCode).toBe(200);
});

test("the redirect on a page's path is read, or 404", async () => {
  const record = await create({});
  const path = `${pages}/${record.id}/redirect`;
  expect((await editor.send("GET", path)).statusCode).toBe(404);
  await redirect(record.slug);
  expect((await editor.send("GET", path)).json()).toMatchObject({ from: `/${record.slug}` });
});
