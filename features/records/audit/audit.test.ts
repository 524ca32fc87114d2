import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openStaffApi } from "#apps/server/testing/staff-api.ts";
import type { Page } from "#features/content/pages/contract.ts";
import { newPage } from "#features/content/pages/page-defaults.ts";
import type { SignInBrowser } from "#platform/server/identity/testing/sign-in-browser.ts";
import type { AuditList } from "./contract.ts";
import { recordAudits } from "./store.ts";

let api: Awaited<ReturnType<typeof openStaffApi>>;
let editor: SignInBrowser;
let admin: SignInBrowser;
let page: Page;

beforeAll(async () => {
  api = await openStaffApi();
  editor = await api.signIn("editor");
  admin = await api.signIn("admin");
  const draft = { ...newPage("space"), name: "Summer", slug: "summer" };
  page = (await editor.send("POST", "/api/it/custompages", { json: draft })).json<Page>();
  const path = `/api/it/custompages/${page.id}`;
  await admin.send("PUT", path, {
    json: { ...page, name: "Autumn", seo: { ...page.seo, title: "A" } },
  });
  await editor.send("POST", "/api/fr/custompages", { json: { ...draft, name: "Été" } });
  await recordAudits(api.db, [
    {
      actor: "robot",
      market: null,
      action: "update",
      subject: "currency",
      subjectId: "GBP",
      before: { rate: 1 },
      after: { rate: 1.2, text: "x".repeat(5000) },
    },
  ]);
});
afterAll(() => api.close());

const audit = async (query = "", country = "it") =>
  (await admin.send("GET", `/api/${country}/audit${query}`)).json<AuditList>();

test("entries name who did it, where their account is kept here", async () => {
  const { items } = await audit();
  expect(items.map(({ actor, actorName }) => [actor, actorName])).toEqual([
    ["robot", null],
    ["admin@wayroam.test", "Sofia Greco"],
    ["editor@wayroam.test", "Emma Clarke"],
  ]);
});

test("the audit is for administrators alone", async () => {
  expect((await editor.send("GET", "/api/it/audit")).statusCode).toBe(403);
  expect((await api.anonymous().send("GET", "/api/it/audit")).statusCode).toBe(401);
  expect((await admin.send("GET", "/api/xx/audit")).statusCode).toBe(404);
  expect((await admin.send("GET", "/api/it/audit")).statusCode).toBe(200);
});

test("the audit lists actor, action and changed paths of one market and the company, newest first", async () => {
  const { items, total } = await audit();
  expect(total).toBe(3);
  expect(items).toMatchObject([
    {
      actor: "robot",
      market: null,
      version: null,
      entity: "currency",
      entityId: "GBP",
      changes: [
        { path: "rate", before: "1", after: "1.2" },
        { path: "text", before: null },
      ],
    },
    {
      actor: "admin@wayroam.test",
      action: "update",
      entity: "custompage",
      entityId: page.id,
      name: "Autumn",
      version: 2,
      changeCount: 2,
      changes: [
        { path: "name", before: "Summer", after: "Autumn" },
        { path: "seo.title", before: "", after: "A" },
      ],
    },
    { actor: "editor@wayroam.test", action: "create", name: "Summer", changes: [] },
  ]);
  expect(items[0]?.changes[1]?.after?.length).toBeLessThan(500);
});

test.each([
  ["?entity=custompage", 2],
  ["?entity=custompage&action=create", 1],
  ["?actor=ADMIN@", 1],
  ["?actor=%25", 0],
  ["?actor=sofia", 1],
  ["?search=autumn", 1],
  ["?search=sofia%20AUTUMN", 1],
  ["?search=emma%20autumn", 0],
  ["?search=gbp", 1],
  ["?search=%25", 0],
  ["?from=2999-01-01T00:00:00Z", 0],
  ["?to=2000-01-01T00:00:00Z", 0],
  ["?from=2000-01-01T00:00:00Z&to=2999-01-01T00:00:00%2B02:00", 3],
  ["?pageSize=2&page=2", 3],
])("the audit filtered by %s has %i entries", async (query, total) => {
  expect((await audit(query)).total).toBe(total);
});

test.each([
  "colour=red",
  "page=0",
  "pageSize=101",
  "from=yesterday",
  "entity=",
  `actor=${"x".repeat(201)}`,
])("an unknown or invalid query parameter is refused: %s", async (query) => {
  expect((await admin.send("GET", `/api/it/audit?${query}`)).statusCode).toBe(400);
});

test("an administrator of some countries reads no entry of the whole company", async () => {
  const limited = await api.signIn("admin");
  await api.db
    .updateTable("session")
    .set({ countries: ["it", "us"] })
    .execute();
  const read = async (path: string) => (await limited.send("GET", path)).json<AuditList>();
  const list = await read("/api/it/audit");
  expect(list.total).toBe(2);
  expect(list.items.map(({ market }) => market)).toEqual(["it-IT", "it-IT"]);
  expect(await read("/api/it/audit?entity=currency")).toMatchObject({ total: 0, items: [] });
  expect(await read("/api/us/audit")).toMatchObject({ total: 0, items: [] });
  expect((await limited.send("GET", "/api/fr/audit")).statusCode).toBe(403);
  await api.db.updateTable("session").set({ countries: null }).execute();
  expect((await read("/api/it/audit")).total).toBe(3);
});

test("any member of staff reads the audit of one page", async () => {
  const answer = await editor.send("GET", `/api/it/custompages/${page.id}/audit?pageSize=1`);
  expect(answer.json()).toMatchObject({ total: 2, items: [{ action: "update", name: "Autumn" }] });
  const ofOtherMarket = await editor.send("GET", `/api/fr/custompages/${page.id}/audit`);
  expect(ofOtherMarket.statusCode).toBe(404);
  expect((await editor.send("GET", `/api/it/custompages/${page.id}/audit?page=0`)).statusCode).toBe(
    400,
  );
});

const readNewestRow = async (subjectId: string) => {
  const { rows } = await sql<{ bytes: number; before: object | null; after: object | null }>`
    select pg_column_size(audit.*)::int as bytes, before, after from audit
    where subject_id = ${subjectId} order by at desc limit 1`.execute(api.db);
  return rows[0];
};

test("of a large record the audit stores the truncated changes and not the record itself", async () => {
  const large = { name: "Large", version: 2, text: "a".repeat(1_000_000), list: [1] };
  const many = Object.fromEntries(Array.from({ length: 5000 }, (_, index) => [`f${index}`, index]));
  await recordAudits(api.db, [
    {
      actor: "robot",
      market: "de-DE",
      action: "update",
      subject: "large",
      subjectId: "large",
      before: { ...large, version: 1 },
      after: { ...large, ...many, text: "b".repeat(1_000_000) },
    },
  ]);
  expect(await readNewestRow("large")).toMatchObject({ before: null, after: null });
  expect((await readNewestRow("large"))?.bytes).toBeLessThan(30_000);
  const { items } = await audit("?entity=large", "de");
  expect(items).toMatchObject([{ name: "Large", version: 2, changeCount: 5001 }]);
  expect(items[0]?.changes).toHaveLength(30);
  expect(items[0]?.changes[0]).toEqual({ path: "f0", before: null, after: "0" });
});

test("a small record is stored whole, so that what was deleted can be read", async () => {
  const deleted = { from: "/a", to: "/b", version: 3 };
  await recordAudits(api.db, [
    {
      actor: "robot",
      market: "de-DE",
      action: "delete",
      subject: "small",
      subjectId: "small",
      before: deleted,
      after: null,
    },
  ]);
  expect(await readNewestRow("small")).toMatchObject({ before: deleted, after: null });
  expect((await audit("?entity=small", "de")).items).toMatchObject([{ version: 3, changes: [] }]);
});

test("rows written before summaries were stored get their changes computed when read", async () => {
  await api.db
    .insertInto("audit")
    .values({
      actor: "robot",
      market: "de-DE",
      action: "update",
      subject: "older",
      subject_id: "older",
      before: JSON.stringify({ name: "Was", version: 1 }),
      after: JSON.stringify({ name: "Is", version: 2 }),
    })
    .execute();
  expect((await audit("?entity=older", "de")).items).toMatchObject([
    {
      name: "Is",
      version: 2,
      changes: [{ path: "name", before: "Was", after: "Is" }],
      changeCount: 1,
    },
  ]);
});
