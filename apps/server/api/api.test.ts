import { afterAll, beforeAll, expect, test } from "vitest";
import type { PageInput } from "#features/content/pages/contract.ts";
import { newPage } from "#features/content/pages/page-defaults.ts";
import { redirectPermanently } from "#features/assets/redirects/store.ts";
import { insertDefaultSetting } from "#features/company/settings/store.ts";
import type { SignInBrowser } from "#platform/server/identity/testing/sign-in-browser.ts";
import { pathOf } from "#markets/paths.ts";
import { openStaffApi } from "../testing/staff-api.ts";

let api: Awaited<ReturnType<typeof openStaffApi>>;
let editor: SignInBrowser;
let admin: SignInBrowser;
beforeAll(async () => {
  api = await openStaffApi();
  editor = await api.signIn("editor");
  admin = await api.signIn("admin");
});
afterAll(() => api.close());

let pageCount = 0;
const page = (over: Partial<PageInput> = {}): PageInput => {
  pageCount += 1;
  return { ...newPage("space"), name: `Page ${pageCount}`, slug: `page-${pageCount}`, ...over };
};
const pages = "/api/it/custompages";
const create = async (over: Partial<PageInput> = {}) =>
  (await editor.send("POST", pages, { json: page(over) })).json<PageInput & { id: string }>();

test("a page is created, read, changed and deleted, with its ETag in each response", async () => {
  const created = await editor.send("POST", pages, { json: page({ name: "  Hello  " }) });
  expect(created.statusCode).toBe(201);
  const record = created.json<PageInput & { id: string }>();
  expect(created.headers.location).toBe(`${pages}/${record.id}`);
  expect(record).toMatchObject({
    name: "Hello",
    slug: page().slug.replace(/\d+/, `${pageCount - 1}`),
  });

  const read = await editor.send("GET", `${pages}/${record.id}`);
  expect(read.headers.etag).toBe('"1"');
  expect(read.json()).toEqual(record);

  const changed = await editor.send("PUT", `${pages}/${record.id}`, {
    json: { ...read.json<object>(), name: "Changed" },
    headers: { "if-match": '"1"' },
  });
  expect(changed.statusCode).toBe(200);
  expect(changed.headers.etag).toBe('"2"');

  const stale = await editor.send("PUT", `${pages}/${record.id}`, {
    json: { ...read.json<object>(), name: "Too late" },
    headers: { "if-match": '"1"' },
  });
  expect(stale.statusCode).toBe(412);
  expect((await editor.send("GET", `${pages}/${record.id}`)).json()).toMatchObject({
    name: "Changed",
  });

  expect((await editor.send("DELETE", `${pages}/${record.id}`, { json: {} })).statusCode).toBe(200);
  expect((await editor.send("GET", `${pages}/${record.id}`)).statusCode).toBe(404);
});

test("reads and writes need a session, and writes must come from the same origin", async () => {
  const anonymous = api.anonymous();
  for (const path of [pages, "/api/it/settings", "/api/it/page-composer-blocks"])
    expect((await anonymous.send("GET", path)).statusCode).toBe(401);
  expect((await anonymous.send("POST", pages, { json: page() })).statusCode).toBe(401);
  for (const requestOrigin of ["http://it.localhost:3000", "null", "http://evil.test"]) {
    const sent = { json: page(), headers: { origin: requestOrigin } };
    expect((await editor.send("POST", pages, sent)).statusCode).toBe(403);
  }
  expect((await editor.send("GET", "/api/xx/custompages")).statusCode).toBe(404);
});

test("every invalid field is named with its reason", async () => {
  const answer = await editor.send("POST", pages, {
    json: { ...page(), name: " ", slug: "Not A Slug/", isPublished: true, blocks: [] },
  });
  expect(answer.statusCode).toBe(422);
  expect(answer.headers["content-type"]).toContain("application/problem+json");
  const { errors } = answer.json<{ errors: { path: string; message: string }[] }>();
  expect(errors.map(({ path }) => path)).toEqual(expect.arrayContaining(["name", "slug"]));
  for (const { message } of errors) expect(message).not.toBe("");

  const block = { ...newPage("b").blocks[0], content: { spaceSize: "enormous" } };
  const wrongBlock = await editor.send("POST", pages, { json: { ...page(), blocks: [block] } });
  expect(wrongBlock.json<{ errors: { path: string }[] }>().errors[0]).toMatchObject({
    path: "blocks.0.content.spaceSize",
  });
});

test("all that is wrong with a page is answered at once", async () => {
  const { seo, blocks, ...rest } = newPage("b");
  const unknownBlock = { ...blocks[0], blockType: "wr-unknown" };
  const json = {
    ...rest,
    name: " ",
    slug: "no space",
    seo: { title: seo.title, description: seo.description, image: null, robots: "sometimes" },
    blocks: [unknownBlock, { ...blocks[0], id: "c", enabled: "yes" }],
  };
  const answer = await editor.send("POST", pages, { json });
  expect(answer.statusCode).toBe(422);
  const { errors } = answer.json<{ errors: { path: string; message: string }[] }>();
  expect(Object.fromEntries(errors.map(({ path, message }) => [path, message]))).toMatchObject({
    "seo.robots": expect.stringContaining("Choose one of"),
    name: "Missing page name. Write something.",
    slug: "Wrong slug. Use just a-z, A-Z, 0-9, or -/_.",
    "blocks.0.blockType": "There is no block wr-unknown.",
    "blocks.1.enabled": "This must be true or false.",
  });
});

test("a field that is not sent is said to be missing", async () => {
  const { image: _image, robots: _robots, ...seo } = newPage("b").seo;
  const { isFixed: _isFixed, ...rest } = page();
  const answer = await editor.send("POST", pages, { json: { ...rest, seo } });
  const { errors } = answer.json<{ errors: { path: string; message: string }[] }>();
  expect(errors.filter(({ path }) => path !== "seo")).toEqual([
    { path: "seo.robots", message: "This is missing." },
    { path: "seo.image", message: "This is missing." },
    { path: "isFixed", message: "This is missing." },
  ]);
});

test("a key that a block does not know is named in our words", async () => {
  const [block] = newPage("b").blocks;
  const strange = { ...block, content: { spaceSize: "default", colour: "red" } };
  const answer = await editor.send("POST", pages, { json: { ...page(), blocks: [strange] } });
  const { errors } = answer.json<{ errors: { path: string; message: string }[] }>();
  expect(errors[0]).toEqual({ path: "blocks.0.content", message: "Unknown key colour." });
});

const deep = (levels: number): string => `${'{"a":'.repeat(levels)}1${"}".repeat(levels)}`;

test.each([
  ["broken JSON", 400, '{"name":', {}],
  ["a list", 400, "[]", {}],
  ["an unknown key", 400, JSON.stringify({ ...newPage("a"), colour: "red" }), {}],
  ["a page nested too deep", 400, `{"name":${deep(5000)}}`, {}],
  ["a poisoned prototype", 400, '{"__proto__":{"isAdmin":true}}', {}],
  ["another media type", 415, "<page/>", { "content-type": "application/xml" }],
  ["plain text", 415, JSON.stringify(newPage("a")), { "content-type": "text/plain" }],
  ["more than two megabytes", 413, JSON.stringify({ name: "x".repeat(2_200_000) }), {}],
  ["text that cannot be stored", 422, JSON.stringify({ ...newPage("a"), name: "a\u0000b" }), {}],
])("refused without writing anything: %s", async (_what, status, json, headers) => {
  const before = (await editor.send("GET", pages)).json<{ total: number }>().total;
  const answer = await editor.send("POST", pages, { json, headers });
  expect(answer.statusCode).toBe(status);
  expect(answer.json()).toMatchObject({ status });
  expect(answer.body).not.toMatch(/node_modules|select |at .*\.ts/);
  expect((await editor.send("GET", pages)).json<{ total: number }>().total).toBe(before);
});

test("a slug of a route or of another page is refused, whatever its case", async () => {
  const taken = await create();
  const route = pathOf("it-IT", "travels")?.slice(1) ?? "";
  for (const slug of [taken.slug.toUpperCase(), route, "api"]) {
    const answer = await editor.send("POST", pages, { json: page({ slug }) });
    expect({ slug, status: answer.statusCode }).toEqual({ slug, status: 422 });
  }
});

test("a redirect conflict names its key, and only the matching flag confirms it", async () => {
  const record = await create({ isPublished: true });
  const path = `${pages}/${record.id}`;
  const moved = { ...record, slug: `${record.slug}-new` };
  await redirectPermanently(api.db, "it-IT", `/${moved.slug}`, "/elsewhere");

  const first = await editor.send("PUT", path, { json: moved });
  expect(first.statusCode).toBe(428);
  expect(first.json()).toMatchObject({ key: "NEW_SLUG_REDIRECT_EXISTS" });
  const half = { ...moved, forceSave: true, forceSaveDeleting: true };
  const second = await editor.send("PUT", path, { json: half });
  expect(second.json()).toMatchObject({ key: "OLD_NEW_SLUG_REDIRECT_MISSING" });
  expect((await editor.send("GET", path)).json()).toMatchObject({ slug: record.slug });
  const whole = await editor.send("PUT", path, { json: { ...half, forceCreateMissing: true } });
  expect(whole.statusCode).toBe(200);

  const unconfirmed = await editor.send("DELETE", path, { json: {} });
  expect(unconfirmed.json()).toMatchObject({ status: 428, key: "REDIRECT_MISSING" });
  const gone = await editor.send("DELETE", path, { json: { forceSave: true } });
  expect(gone.statusCode).toBe(200);
});

test("during maintenance only administrators may write", async () => {
  await insertDefaultSetting(api.db, "de-DE", "maintenance", {
    site: false,
    customPage: true,
    message: "Back at noon.",
    from: null,
    until: null,
  });
  const locked = await editor.send("POST", "/api/de/custompages", { json: page() });
  expect(locked.statusCode).toBe(423);
  expect(locked.json()).toMatchObject({ detail: "Back at noon." });
  const open = await admin.send("POST", "/api/de/custompages", { json: page() });
  expect(open.statusCode).toBe(201);
});

test("the list is searched, sorted and paged, and refuses unknown parameters", async () => {
  await create({ name: "Zebra crossing" });
  const searchAnswer = await editor.send("GET", `${pages}?search=zebra&sort=name&pageSize=1`);
  expect(searchAnswer.json()).toMatchObject({ total: 1, page: 1, pageSize: 1 });
  for (const query of ["sort=colour", "page=0", "pageSize=1000", "colour=red"]) {
    const { statusCode } = await editor.send("GET", `${pages}?${query}`);
    expect({ query, statusCode }).toEqual({ query, statusCode: 400 });
  }
  expect((await editor.send("GET", `${pages}/not-an-id`)).statusCode).toBe(404);
});

test("pages belong to their market, and another market's page is read by naming it", async () => {
  const { id } = await create();
  expect((await editor.send("GET", `/api/fr/custompages/${id}`)).statusCode).toBe(404);
  expect((await editor.send("GET", `/api/fr/custompages/${id}?country=it`)).statusCode).toBe(200);
});
