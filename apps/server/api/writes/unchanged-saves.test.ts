import { afterAll, beforeAll, expect, test } from "vitest";
import type { AuditList } from "#features/records/audit/contract.ts";
import type { SignInBrowser } from "#platform/server/identity/testing/sign-in-browser.ts";
import { openStaffApi } from "#apps/server/testing/staff-api.ts";

let api: Awaited<ReturnType<typeof openStaffApi>>;
let admin: SignInBrowser;
beforeAll(async () => {
  api = await openStaffApi();
  admin = await api.signIn("admin");
});
afterAll(() => api.close());

const badges = "/api/it/resources/badges";
const createdAt = async (path: string, json: object) =>
  String((await admin.send("POST", path, { json })).headers.location);
const badge = { slug: "nuovo", name: "Nuovo" };
const redirect = { from: "/a", to: "/b", status: 301, enabled: true };
const tags = { value: { tags: ["a", "b"] } };

test.each<[string, string, () => Promise<string>, object, object]>([
  ["resource", "resource", () => createdAt(badges, badge), badge, { ...badge, name: "Novità" }],
  [
    "redirect",
    "redirect",
    () => createdAt("/api/it/redirects", redirect),
    redirect,
    { ...redirect, to: "/c" },
  ],
  [
    "setting",
    "setting",
    async () => {
      await admin.send("PUT", "/api/it/settings/support_tags", { json: tags });
      return "/api/it/settings/support_tags";
    },
    tags,
    { value: { tags: ["b", "a"] } },
  ],
])("a %s saved as it is stays as it is", async (_what, entity, create, input, changed) => {
  const path = await create();
  const trail = async () =>
    (await admin.send("GET", `/api/it/audit?entity=${entity}`)).json<AuditList>().total;
  const written = await trail();
  const before = await admin.send("GET", path);
  const headers = { "if-match": String(before.headers.etag) };
  const same = await admin.send("PUT", path, { json: input, headers });
  expect([same.statusCode, same.json(), same.headers.etag]).toEqual([
    200,
    before.json(),
    before.headers.etag,
  ]);
  expect(await trail()).toBe(written);
  expect((await admin.send("PUT", path, { json: changed, headers })).headers.etag).toBe('"2"');
  expect(await trail()).toBe(written + 1);
  expect((await admin.send("PUT", path, { json: changed, headers })).statusCode).toBe(412);
});

test("a list saved in its own order stays as it is", async () => {
  for (const slug of ["a", "b"])
    await admin.send("POST", badges, { json: { slug, name: slug.toUpperCase() } });
  const before = await admin.send("GET", badges);
  const same = await admin.send("PUT", badges, { json: before.json() });
  expect([same.statusCode, same.json(), same.headers.etag]).toEqual([
    200,
    before.json(),
    before.headers.etag,
  ]);
  const audit = await admin.send("GET", "/api/it/audit?entity=resource-order");
  expect(audit.json()).toMatchObject({ total: 0 });
});

test("the audit names every record, and lists what was created and deleted", async () => {
  const path = await createdAt("/api/es/redirects", redirect);
  await admin.send("DELETE", path);
  const styles = "/api/es/resources/travel-styles";
  for (const slug of ["x", "y"])
    await admin.send("POST", styles, { json: { slug, name: slug.toUpperCase() } });
  const order = (await admin.send("GET", styles)).json<{ order: number }[]>();
  await admin.send("PUT", styles, {
    json: order.map((each) => ({ ...each, order: 3 - each.order })),
  });
  await admin.send("PUT", "/api/es/settings/support_tags", { json: tags });
  const answer = await admin.send("GET", "/api/es/audit");
  const entries = answer.json<AuditList>().items;
  expect(entries.map(({ action, entity, name }) => `${action} ${entity} ${name}`)).toEqual([
    "create setting support tags",
    "update resource-order travel styles",
    "create resource Y",
    "create resource X",
    "delete redirect /a",
    "create redirect /a",
  ]);
  const fields = [
    { path: "enabled", value: "yes" },
    { path: "from", value: "/a" },
    { path: "status", value: "301" },
    { path: "to", value: "/b" },
  ];
  expect(entries.slice(-2).map(({ changes }) => changes)).toEqual([
    fields.map(({ path: field, value }) => ({ path: field, before: value, after: null })),
    fields.map(({ path: field, value }) => ({ path: field, before: null, after: value })),
  ]);
});
