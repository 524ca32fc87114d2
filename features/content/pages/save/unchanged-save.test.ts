import { afterAll, beforeAll, expect, test } from "vitest";
import { openStaffApi } from "#apps/server/testing/staff-api.ts";
import type { AuditRecord } from "#features/records/audit/contract.ts";
import { redirectFrom, redirectPermanently } from "#features/assets/redirects/store.ts";
import type { SignInBrowser } from "#platform/server/identity/testing/sign-in-browser.ts";
import type { Page } from "../contract.ts";
import { newPage } from "../page-defaults.ts";
import type { PageVersionList } from "../versions/contract.ts";

let api: Awaited<ReturnType<typeof openStaffApi>>;
let editor: SignInBrowser;
beforeAll(async () => {
  api = await openStaffApi();
  editor = await api.signIn("editor");
});
afterAll(() => api.close());

const pages = "/api/it/custompages";
const create = async (slug: string) =>
  (
    await editor.send("POST", pages, {
      json: { ...newPage("space"), name: slug, slug, isPublished: true },
    })
  ).json<Page>();
const put = async (page: object, id: string) => {
  const answer = await editor.send("PUT", `${pages}/${id}`, { json: page });
  expect(answer.statusCode).toBe(200);
  return answer.json<Page>();
};
const traceOf = async (id: string) => ({
  versions: (await editor.send("GET", `${pages}/${id}/versions`)).json<PageVersionList>().total,
  audit: (await editor.send("GET", `${pages}/${id}/audit`)).json<{ items: AuditRecord[] }>().items
    .length,
  invalidations: await api.db.selectFrom("cache_version").selectAll().orderBy("tag").execute(),
});

test("a save without changes makes no version, no audit entry and no invalidation", async () => {
  const created = await create("unchanged");
  const before = await traceOf(created.id);
  expect(await put(created, created.id)).toEqual(created);
  const spaced = { ...created, name: ` ${created.name} `, slug: `${created.slug} ` };
  expect(await put(spaced, created.id)).toEqual(created);
  const { id: _id, ...withoutId } = created;
  expect(await put(withoutId, created.id)).toEqual(created);
  expect(await traceOf(created.id)).toEqual(before);

  const changed = await put({ ...created, name: "Other" }, created.id);
  expect(changed).toMatchObject({ name: "Other", version: created.version + 1 });
  expect((await traceOf(created.id)).versions).toBe(before.versions + 1);
});

test("restoring the version that the page already is makes no version", async () => {
  const created = await create("restored");
  const before = await traceOf(created.id);
  const answer = await editor.send("POST", `${pages}/${created.id}/versions/1/restore`, {
    json: {},
  });
  expect(answer.json()).toEqual(created);
  expect(await traceOf(created.id)).toEqual(before);
});

test("an unchanged page's redirect is still asked about, and disabled on confirmation", async () => {
  const created = await create("covered");
  await redirectPermanently(api.db, "it-IT", "/covered", "/elsewhere");
  const asked = await editor.send("PUT", `${pages}/${created.id}`, { json: created });
  expect(asked.statusCode).toBe(428);
  expect(await put({ ...created, forceSave: true }, created.id)).toEqual(created);
  expect(await redirectFrom(api.db, "it-IT", "/covered")).toMatchObject({ enabled: false });
});

test("planning what is planned already leaves who planned it and when", async () => {
  const { id } = await create("planned");
  const plan = (unpublishAt: string) =>
    editor.send("PUT", `${pages}/${id}/publication`, {
      json: { publishAt: null, unpublishAt, forceSave: true },
    });
  const first = await plan("2099-12-03T09:00:00+01:00");
  expect(first.statusCode).toBe(200);
  const before = await traceOf(id);
  expect((await plan("2099-12-03T08:00:00Z")).json()).toEqual(first.json());
  expect(await traceOf(id)).toEqual(before);
});
