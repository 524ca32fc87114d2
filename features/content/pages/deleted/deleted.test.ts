import { afterAll, beforeAll, expect, test } from "vitest";
import { openStaffApi } from "#apps/server/testing/staff-api.ts";
import type { SignInBrowser } from "#platform/server/identity/testing/sign-in-browser.ts";
import type { DeletedPage, Page, PageInput } from "../contract.ts";
import { newPage } from "../page-defaults.ts";

let api: Awaited<ReturnType<typeof openStaffApi>>;
let editor: SignInBrowser;
beforeAll(async () => {
  api = await openStaffApi();
  editor = await api.signIn("editor");
});
afterAll(() => api.close());

const pages = "/api/it/custompages";
const create = async (slug: string, over: Partial<PageInput> = {}, browser = editor) => {
  const json = { ...newPage("space"), name: `Page ${slug}`, slug, ...over };
  return (await browser.send("POST", pages, { json })).json<Page>();
};
const remove = async ({ id }: Page, browser = editor) => {
  const answer = await browser.send("DELETE", `${pages}/${id}`, { json: { forceSave: true } });
  expect(answer.statusCode).toBe(200);
};
const deleted = async (query = "") =>
  (await editor.send("GET", `${pages}?deleted=1${query}`)).json<{
    items: readonly DeletedPage[];
    total: number;
  }>();
const recover = ({ id }: Pick<Page, "id">, json: object = {}) =>
  editor.send("POST", `${pages}/${id}/recovery`, { json });

test("deleted pages are listed with name, who and when, the last first, in their market", async () => {
  const { total: earlier } = await deleted();
  const [first, second] = [await create("first", { name: "Città" }), await create("second")];
  await create("kept");
  const admin = await api.signIn("admin");
  const template = await create("", { owner: { kind: "template" } }, admin);
  const list = await create("", { owner: { kind: "block-list" } }, admin);
  await remove(first);
  await remove(second);
  for (const each of [template, list]) await remove(each, admin);
  const { items, total } = await deleted();
  expect(total).toBe(earlier + 2);
  expect(items.slice(0, 2)).toMatchObject([
    { id: second.id, name: "Page second", slug: "second", deletedBy: "Emma Clarke", version: 1 },
    { id: first.id, name: "Città" },
  ]);
  expect(Date.now() - Date.parse(items[0]?.deletedAt ?? "")).toBeLessThan(60_000);
  for (const words of ["FIRST", "citta", "Citta\u0300"])
    expect(await deleted(`&search=${encodeURIComponent(words)}`)).toMatchObject({
      items: [{ id: first.id }],
      total: 1,
    });
  const elsewhere = await editor.send("GET", "/api/fr/custompages?deleted=1");
  expect(elsewhere.json()).toMatchObject({ items: [], total: 0 });
});

test("a page comes back unpublished, as it was, and leaves the list", async () => {
  const page = await create("season", { isPublished: true });
  await remove(page);
  const back = await recover(page);
  expect(back.statusCode).toBe(200);
  const { version: _version, createdAt: _created, updatedAt: _updated, ...content } = page;
  expect(back.json()).toMatchObject({ ...content, isPublished: false, version: 2 });
  expect((await deleted("&search=season")).total).toBe(0);
  expect((await recover(page)).json()).toMatchObject({ status: 409, title: "The page is there" });
});

test("a slug that is taken is asked for, and the page comes back with another", async () => {
  const page = await create("contested");
  await remove(page);
  await create("contested");
  const refused = await recover(page);
  expect(refused.json()).toMatchObject({ status: 422, errors: [{ path: "slug" }] });
  expect((await recover(page, { slug: "login" })).statusCode).toBe(422);
  expect((await recover(page, { slug: "contested-2" })).json()).toMatchObject({
    id: page.id,
    slug: "contested-2",
  });
});

test("what was never there, or in another market, is 404", async () => {
  const page = await create("here");
  await remove(page);
  const unknown = "00000000-0000-4000-8000-000000000000";
  expect((await recover({ id: unknown })).statusCode).toBe(404);
  const elsewhere = await editor.send("POST", `/api/fr/custompages/${page.id}/recovery`, {
    json: {},
  });
  expect(elsewhere.statusCode).toBe(404);
});
