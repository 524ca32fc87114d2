import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Page, PageInput } from "#features/content/pages/contract.ts";
import { newPage } from "#features/content/pages/page-defaults.ts";
import type { SignInBrowser } from "#platform/server/identity/testing/sign-in-browser.ts";
import { openStaffApi } from "#apps/server/testing/staff-api.ts";

const pages = "/api/it/custompages";
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
let key = "";
beforeEach(() => {
  pageCount += 1;
  key = `key-${pageCount}`;
});
const page = (over: Partial<PageInput> = {}): PageInput => ({
  ...newPage("space"),
  name: `Page ${pageCount}`,
  slug: `once-${pageCount}`,
  ...over,
});

type Method = "POST" | "PUT" | "DELETE";
const send = (
  method: Method,
  path: string,
  json: object,
  { as = editor, headers = {} }: { as?: SignInBrowser; headers?: Record<string, string> } = {},
) => as.send(method, path, { json, headers: { "idempotency-key": key, ...headers } });
type Answer = Awaited<ReturnType<typeof send>>;

/** The parts of a response that a client can compare. */
const comparable = ({ statusCode, body, headers }: Answer) => ({
  statusCode,
  body,
  etag: headers.etag,
  location: headers.location,
  type: headers["content-type"],
  cache: headers["cache-control"],
});
const rows = async (table: "audit" | "custom_page" | "idempotency_key") =>
  (await api.db.selectFrom(table).select("id").execute()).length;

test("six concurrent creations with one key create one page and get the same response", async () => {
  const before = { pages: await rows("custom_page"), audit: await rows("audit") };
  const body = page();
  const answers = await Promise.all(Array.from({ length: 6 }, () => send("POST", pages, body)));
  const [first, ...others] = answers.map(comparable);
  expect(first).toMatchObject({ statusCode: 201, etag: '"1"', cache: "no-store" });
  expect(first?.location).toBe(`${pages}/${JSON.parse(first?.body ?? "").id}`);
  for (const other of others) expect(other).toEqual(first);
  expect(comparable(await send("POST", pages, body))).toEqual(first);
  expect(await rows("custom_page")).toBe(before.pages + 1);
  expect(await rows("audit")).toBe(before.audit + 1);
});

test("every write of the back-office is idempotent with a key", async () => {
  const created = (await editor.send("POST", pages, { json: page() })).json<Page>();
  const pagePath = `${pages}/${created.id}`;
  const redirect = { from: `/from-${pageCount}`, to: "/to", status: 301, enabled: true };
  const gone = await editor.send("POST", "/api/it/redirects", {
    json: { ...redirect, from: `/gone-${pageCount}` },
  });
  const moments = { publishAt: "2099-01-01T00:00:00Z", unpublishAt: null };
  const maintenance = { site: false, customPage: false, message: "", from: null, until: null };
  const writes: readonly (readonly [Method, string, object, SignInBrowser?])[] = [
    ["PUT", pagePath, { ...created, name: "Saved" }],
    ["POST", `${pagePath}/versions/1/restore`, {}],
    ["PUT", `${pagePath}/publication`, moments],
    ["POST", `${pagePath}/purge`, {}],
    ["POST", "/api/it/redirects", redirect],
    ["PUT", `/api/it/redirects/${gone.json<{ id: string }>().id}`, { ...redirect, from: "/moved" }],
    ["DELETE", `/api/it/redirects/${gone.json<{ id: string }>().id}`, {}],
    ["PUT", "/api/it/settings/maintenance", { value: maintenance }, admin],
    ["DELETE", pagePath, {}],
  ];
  for (const [method, path, json, as] of writes) {
    const audit = await rows("audit");
    const answers = await Promise.all([
      send(method, path, json, { as }),
      send(method, path, json, { as }),
    ]);
    const [first, second] = answers.map(comparable);
    expect({ path, status: first?.statusCode }).toEqual({
      path,
      status: method === "POST" && path.endsWith("redirects") ? 201 : 200,
    });
    expect(second).toEqual(first);
    expect(comparable(await send(method, path, json, { as }))).toEqual(first);
    expect(await rows("audit")).toBe(audit + 1);
  }
});

test("a save repeated after later saves gets its first response and writes nothing", async () => {
  const created = (await send("POST", pages, page())).json<Page>();
  const path = `${pages}/${created.id}`;
  const headers = { "if-match": '"1"' };
  const first = await send("PUT", path, { ...created, name: "First" }, { headers });
  await editor.send("PUT", path, {
    json: { ...created, version: undefined, updatedAt: undefined, name: "Newer" },
  });
  const again = await send("PUT", path, { ...created, name: "First" }, { headers });
  expect(comparable(again)).toEqual(comparable(first));
  expect((await editor.send("GET", path)).json()).toMatchObject({ name: "Newer", version: 3 });
});

test("a key reused with another body is refused", async () => {
  await send("POST", pages, page());
  const other = await send("POST", pages, page({ name: "Other", slug: `other-${pageCount}` }));
  expect(other.statusCode).toBe(422);
  expect(other.json()).toMatchObject({ detail: expect.stringContaining("Idempotency-Key") });
  const both = await Promise.all(
    ["a", "b"].map((slug) => {
      key = `both-${pageCount}`;
      return send("POST", pages, page({ slug: `${slug}-${pageCount}` }));
    }),
  );
  const statuses = both.map(({ statusCode }) => statusCode);
  expect(new Set(statuses)).toEqual(new Set([201, 422]));
});

test("a key counts per person, country, operation and record", async () => {
  const [one, two] = [
    await send("POST", pages, page()),
    await send("POST", "/api/fr/custompages", page()),
  ];
  expect([one.statusCode, two.statusCode]).toEqual([201, 201]);
  const three = await send("POST", pages, page({ slug: `three-${pageCount}` }), { as: admin });
  expect(three.statusCode).toBe(201);
  const page1 = one.json<Page>();
  expect((await send("PUT", `${pages}/${page1.id}`, page1)).statusCode).toBe(200);
  expect((await send("PUT", `${pages}/${three.json<Page>().id}`, three.json())).statusCode).toBe(
    200,
  );
});

test("a refused request does not use up its key", async () => {
  const keys = await rows("idempotency_key");
  await editor.send("POST", "/api/it/redirects", {
    json: { from: `/once-${pageCount}`, to: "/there", status: 301, enabled: true },
  });
  const body = page({ isPublished: true });
  expect((await send("POST", pages, { ...body, slug: "a b" })).statusCode).toBe(422);
  expect((await send("POST", pages, body)).statusCode).toBe(428);
  expect((await send("POST", pages, body)).statusCode).toBe(428);
  expect(await rows("idempotency_key")).toBe(keys);
  const confirmed = await send("POST", pages, { ...body, forceSave: true });
  expect(confirmed.statusCode).toBe(201);
  expect(comparable(await send("POST", pages, { ...body, forceSave: true }))).toEqual(
    comparable(confirmed),
  );
});

test.each([
  ["empty", ""],
  ["over 100 characters", "x".repeat(101)],
  ["with a tab", "a\tb"],
  ["with a control character", "a\u0001b"],
])("a key that is %s is refused, and nothing is done", async (_what, sent) => {
  key = sent;
  const before = await rows("custom_page");
  expect((await send("POST", pages, page())).statusCode).toBe(400);
  expect(await rows("custom_page")).toBe(before);
});

test("a key may have 100 characters, and keys of anonymous requests are ignored", async () => {
  key = "x".repeat(100);
  expect((await send("POST", pages, page())).statusCode).toBe(201);
  const anonymous = await send("POST", pages, page(), { as: api.anonymous() });
  expect(anonymous.statusCode).toBe(401);
});

test("keys expire after a day and are deleted with the next write", async () => {
  const first = await send("POST", pages, page());
  await api.db
    .updateTable("idempotency_key")
    .set({ kept_at: new Date(Date.now() - 24 * 3_600_000 - 1000) })
    .execute();
  const again = await send("POST", pages, page({ slug: `another-${pageCount}` }));
  expect(again.statusCode).toBe(201);
  expect(again.json()).not.toMatchObject({ id: first.json<Page>().id });
  expect(await rows("idempotency_key")).toBeLessThanOrEqual(1);
});

test("a large response is stored compressed", async () => {
  const block = { ...newPage("space").blocks[0]!, blockType: "wr-text" };
  const content = { title: "", text: "Breakfast by the harbour. ".repeat(180), customCss: "" };
  const blocks = Array.from({ length: 400 }, (_, index) => ({ ...block, id: `${index}`, content }));
  const answer = await send("POST", pages, page({ blocks }));
  expect(answer.statusCode).toBe(201);
  const { size } = await api.db
    .selectFrom("idempotency_key")
    .select((eb) => eb.fn.max(eb.fn<number>("octet_length", ["body"])).as("size"))
    .executeTakeFirstOrThrow();
  expect(Number(size)).toBeLessThan(answer.body.length / 10);
  expect(comparable(await send("POST", pages, page({ blocks })))).toEqual(comparable(answer));
});

test("a write and its key are committed together or not at all", async () => {
  await sql`alter table idempotency_key add constraint never check (digest = '') not valid`.execute(
    api.db,
  );
  const before = [await rows("custom_page"), await rows("audit")];
  expect((await send("POST", pages, page())).statusCode).toBe(500);
  expect([await rows("custom_page"), await rows("audit")]).toEqual(before);
  await sql`alter table idempotency_key drop constraint never`.execute(api.db);
  expect((await send("POST", pages, page())).statusCode).toBe(201);
});
