import { afterAll, beforeAll, expect, test } from "vitest";
import { newPage } from "#features/content/pages/page-defaults.ts";
import type { Redirect } from "#features/assets/redirects/contract.ts";
import { insertDefaultSetting } from "#features/company/settings/store.ts";
import { redirectsPath, openRedirectApi } from "#apps/server/testing/redirect-api.ts";

let redirects: Awaited<ReturnType<typeof openRedirectApi>>;
beforeAll(async () => {
  redirects = await openRedirectApi();
});
afterAll(() => redirects.close());

test("a redirect is created, read, changed and deleted, each time with an audit entry", async () => {
  const created = await redirects.post({
    from: "/Vecchia/",
    to: "/nuova?a=b#c",
    status: 302,
    enabled: false,
  });
  expect(created.statusCode).toBe(201);
  const record = created.json<Redirect>();
  const { id } = record;
  expect(record).toEqual({
    id,
    from: "/Vecchia",
    to: "/nuova?a=b#c",
    status: 302,
    enabled: false,
  });
  const path = `${redirectsPath}/${id}`;
  expect(created.headers).toMatchObject({
    location: path,
    etag: '"1"',
    "cache-control": "no-store",
  });
  const read = await redirects.editor.send("GET", path);
  expect([read.json(), read.headers.etag]).toEqual([record, '"1"']);

  const gone = { ...record, to: null, status: 410, enabled: true };
  const saved = await redirects.put(id, gone, { "if-match": '"1"' });
  expect([saved.statusCode, saved.json(), saved.headers.etag]).toEqual([200, gone, '"2"']);
  const stale = await redirects.expectRefused(
    { ...gone, enabled: false },
    { id, headers: { "if-match": '"1"' } },
  );
  expect(stale.status).toBe(412);
  const del = { json: {}, headers: { "if-match": '"1"' } };
  expect((await redirects.editor.send("DELETE", path, del)).statusCode).toBe(412);
  expect((await redirects.editor.send("GET", path)).json()).toEqual(gone);
  const deleted = await redirects.editor.send("DELETE", path, { headers: { "if-match": '"2"' } });
  expect([deleted.statusCode, deleted.json()]).toEqual([200, gone]);
  expect((await redirects.editor.send("GET", path)).statusCode).toBe(404);
  expect((await redirects.put(id, gone)).statusCode).toBe(404);
  expect((await redirects.editor.send("DELETE", path)).statusCode).toBe(404);

  const trail = await redirects.db
    .selectFrom("audit")
    .select(["actor", "market", "action", "before", "after"])
    .where("subject", "=", "redirect")
    .where("subject_id", "=", id)
    .orderBy("at")
    .execute();
  const by = { actor: "editor@wayroam.test", market: "it-IT" };
  expect(trail).toEqual([
    { ...by, action: "create", before: null, after: { ...record, version: 1 } },
    { ...by, action: "update", before: { ...record, version: 1 }, after: { ...gone, version: 2 } },
    { ...by, action: "delete", before: { ...gone, version: 2 }, after: null },
  ]);
});

test("of two concurrent saves of one version the later is refused", async () => {
  const { id, ...redirect } = await redirects.create();
  const save = (to: string) => redirects.put(id, { ...redirect, to }, { "if-match": '"1"' });
  const answers = await Promise.all([save("/a-1"), save("/b-1")]);
  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 412]);
  const wrong = await redirects.expectRefused(
    { ...redirect, to: "/c" },
    { id, headers: { "if-match": "new" } },
  );
  expect(wrong.status).toBe(400);
});

test("with only from and to, a new redirect is permanent and enabled", async () => {
  const answer = await redirects.post({ from: "/short", to: "/long" });
  expect(answer.json()).toMatchObject({ status: 301, enabled: true });
  expect((await redirects.post({ from: "/short-gone", status: 410 })).json()).toMatchObject({
    to: null,
  });
});

test("the list is filtered by text and by enabled, sorted by path and paged", async () => {
  const send = (query: string, country = "us") =>
    redirects.editor.send("GET", `/api/${country}/redirects?${query}`);
  const list = async (query: string, country?: string) => {
    const { items, ...rest } = (await send(query, country)).json<{ items: Redirect[] }>();
    return { ...rest, from: items.map(({ from }) => from) };
  };
  for (const json of [
    { from: "/c", to: "/100" },
    { from: "/a_1", to: "/winter", enabled: false },
    { from: "/Winter-sale", to: "/b" },
    { from: "/a11", to: "/z" },
  ]) {
    expect((await redirects.editor.send("POST", "/api/us/redirects", { json })).statusCode).toBe(
      201,
    );
  }
  const screen = { page: 1, pageSize: 25 };
  expect(await list("")).toEqual({
    ...screen,
    total: 4,
    from: ["/a_1", "/a11", "/c", "/Winter-sale"],
  });
  expect(await list("search=WINTER")).toMatchObject({ total: 2, from: ["/a_1", "/Winter-sale"] });
  expect(await list("search=a_1")).toMatchObject({ total: 1, from: ["/a_1"] });
  expect(await list("search=winter&enabled=true")).toMatchObject({ from: ["/Winter-sale"] });
  expect(await list("enabled=false")).toMatchObject({ total: 1, from: ["/a_1"] });
  expect(await list("pageSize=1&page=4")).toMatchObject({ total: 4, from: ["/Winter-sale"] });
  expect(await list("", "de")).toMatchObject({ total: 0, from: [] });
  const [first] = (await send("pageSize=1")).json<{ items: Redirect[] }>().items;
  expect(Object.keys(first ?? {}).toSorted()).toEqual([
    "enabled",
    "from",
    "hits30Days",
    "id",
    "lastUsedAt",
    "madeBy",
    "problem",
    "status",
    "to",
    "version",
  ]);
  for (const query of [
    "page=0",
    "page=x",
    "pageSize=101",
    "enabled=perhaps",
    "colour=red",
    `search=${"x".repeat(201)}`,
  ]) {
    const { statusCode } = await send(query);
    expect({ query, statusCode }).toEqual({ query, statusCode: 400 });
  }
});

test("redirects need a session and access to their market, and writes the same origin", async () => {
  const { id, ...redirect } = await redirects.create();
  const french = `/api/fr/redirects/${id}`;
  expect((await redirects.editor.send("GET", french)).statusCode).toBe(404);
  expect((await redirects.editor.send("PUT", french, { json: redirect })).statusCode).toBe(404);
  expect((await redirects.editor.send("DELETE", french)).statusCode).toBe(404);
  expect((await redirects.editor.send("GET", "/api/xx/redirects")).statusCode).toBe(404);
  const foreign = await redirects.expectRefused(
    { from: "/foreign", to: "/there" },
    { headers: { origin: "http://it.localhost:3000" } },
  );
  expect(foreign.status).toBe(403);
  const anonymous = redirects.anonymous();
  const path = `${redirectsPath}/${id}`;
  expect((await anonymous.send("GET", redirectsPath)).statusCode).toBe(401);
  expect((await anonymous.send("GET", path)).statusCode).toBe(401);
  expect((await anonymous.send("POST", redirectsPath, { json: redirect })).statusCode).toBe(401);
  expect((await anonymous.send("PUT", path, { json: redirect })).statusCode).toBe(401);
  expect((await anonymous.send("DELETE", path)).statusCode).toBe(401);
});

test("maintenance of custom pages does not lock redirects", async () => {
  await insertDefaultSetting(redirects.db, "es-ES", "maintenance", { customPage: true });
  const json = { from: "/viejo", to: "/nuevo" };
  expect((await redirects.editor.send("POST", "/api/es/redirects", { json })).statusCode).toBe(201);
});

test("renaming a page shortens staff's redirects to its old path", async () => {
  const page = { ...newPage("a"), name: "Moving", slug: "moving", isPublished: true };
  const created = await redirects.editor.send("POST", "/api/it/custompages", { json: page });
  const { id } = created.json<{ id: string }>();
  const flyer = await redirects.create({ from: "/flyer", to: "/Moving/?from=flyer#prices" });
  const flags = { forceSave: true, forceSaveDeleting: true, forceCreateMissing: true };
  const rename = (slug: string) =>
    redirects.editor.send("PUT", `/api/it/custompages/${id}`, {
      json: { ...page, slug, ...flags },
    });
  expect((await rename("moved")).statusCode).toBe(200);
  const after = await redirects.editor.send("GET", `${redirectsPath}/${flyer.id}`);
  expect(after.json()).toMatchObject({ to: "/moved?from=flyer#prices" });
  expect(after.headers.etag).toBe('"2"');
  const late = await redirects.put(flyer.id, flyer, { "if-match": '"1"' });
  expect(late.statusCode).toBe(412);
  const sameInCapitals = { ...page, slug: "MOVED" };
  const caseChange = await redirects.editor.send("PUT", `/api/it/custompages/${id}`, {
    json: sameInCapitals,
  });
  expect(caseChange.statusCode).toBe(200);
  const from = (await redirects.all()).map((each) => each.from.toLowerCase());
  expect(from).not.toContain("/moved");
});
