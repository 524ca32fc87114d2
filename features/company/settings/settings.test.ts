import { afterAll, beforeAll, expect, test } from "vitest";
import { openStaffApi } from "#apps/server/testing/staff-api.ts";
import { newPage } from "#features/content/pages/page-defaults.ts";
import type { SignInBrowser } from "#platform/server/identity/testing/sign-in-browser.ts";
import type { Setting } from "./contract.ts";
import { settingsTag } from "./store.ts";

let api: Awaited<ReturnType<typeof openStaffApi>>;
let editor: SignInBrowser;
let admin: SignInBrowser;
beforeAll(async () => {
  api = await openStaffApi();
  editor = await api.signIn("editor");
  admin = await api.signIn("admin");
});
afterAll(() => api.close());

const defaultMaintenance = {
  site: false,
  customPage: false,
  message: "",
  staffMessage: "",
  from: null,
  until: null,
};
const put = (
  name: string,
  value: unknown,
  { country = "it", who = admin, headers = {} as Readonly<Record<string, string>> } = {},
) => who.send("PUT", `/api/${country}/settings/${name}`, { json: { value }, headers });
const listSettings = async (country: string) =>
  (await editor.send("GET", `/api/${country}/settings`)).json<Setting[]>();

test("administrators alone write settings, all staff read them, each market has its own", async () => {
  const value = { merchantId: "it-1" };
  for (const [who, status] of [
    [api.anonymous(), 401],
    [editor, 403],
  ] as const)
    expect((await put("review_settings", value, { who })).statusCode).toBe(status);
  expect(await listSettings("it")).toContainEqual({
    name: "review_settings",
    value: { merchantId: "" },
  });
  expect((await api.anonymous().send("GET", "/api/it/settings")).statusCode).toBe(401);

  const saved = await put("review_settings", value);
  expect([saved.statusCode, saved.json()]).toEqual([200, { name: "review_settings", value }]);
  expect(await listSettings("it")).toContainEqual({ name: "review_settings", value });
  expect(await listSettings("es")).not.toContainEqual({ name: "review_settings", value });
  const read = await editor.send("GET", "/api/it/settings/review_settings");
  expect([read.json(), read.headers.etag]).toEqual([saved.json(), '"1"']);
});

test("the list names every setting with its default, and a default is version 0", async () => {
  const names = [
    "available_currencies",
    "currencies",
    "installment_payments",
    "maintenance",
    "review_settings",
    "support_tags",
  ];
  const defaults = await listSettings("es");
  expect(defaults.map(({ name }) => name)).toEqual(names);
  for (const { name, value } of defaults) {
    const path = `/api/es/settings/${name}`;
    const read = await editor.send("GET", path);
    expect([read.json(), read.headers.etag]).toEqual([{ name, value }, '"0"']);
    const headers = { "if-match": '"0"' };
    const saved = await put(name, value, { country: "es", headers });
    expect([saved.statusCode, saved.json()]).toEqual([200, { name, value }]);
    expect((await put(name, value, { country: "es", headers })).statusCode).toBe(412);
  }
});

const rates = { EUR: 1, GBP: 0.86, USD: 1.12 };

test.each([
  ["maintenance", { customPage: true }, { ...defaultMaintenance, customPage: true }],
  [
    "maintenance",
    { ...defaultMaintenance, from: "2027-01-01T10:00:00Z", until: "2027-01-01T12:00:00+01:00" },
    { ...defaultMaintenance, from: "2027-01-01T10:00:00Z", until: "2027-01-01T12:00:00+01:00" },
  ],
  ["currencies", { rates, date: "2027-01-01" }],
  ["available_currencies", { currencies: ["GBP", "EUR"] }],
  ["review_settings", { merchantId: " fr-1 " }, { merchantId: "fr-1" }],
  ["review_settings", { merchantId: "" }],
  ["installment_payments", { enabled: true, installments: 3, minimumPrice: 50_000 }],
  ["support_tags", { tags: ["visa", "luggage"] }],
])("%s is stored as its schema parses it: %j", async (name, sent, stored: object = sent) => {
  const answer = await put(name, sent, { country: "fr" });
  expect([answer.statusCode, answer.json()]).toEqual([200, { name, value: stored }]);
  expect(await listSettings("fr")).toContainEqual({ name, value: stored });
});

test.each([
  ["maintenance", { ...defaultMaintenance, customPage: "yes" }, "value.customPage"],
  ["maintenance", { ...defaultMaintenance, message: "x".repeat(501) }, "value.message"],
  ["maintenance", { ...defaultMaintenance, from: "tomorrow" }, "value.from"],
  [
    "maintenance",
    { ...defaultMaintenance, from: "2027-01-01T10:00:00Z", until: "2027-01-01T10:30:00+01:00" },
    "value.until",
  ],
  ["maintenance", undefined, "value"],
  ["maintenance", [], "value"],
  ["currencies", { rates: { EUR: 1, GBP: 0.86 }, date: "2027-01-01" }, "value.rates.USD"],
  ["currencies", { rates: { ...rates, GBP: 0 }, date: "2027-01-01" }, "value.rates.GBP"],
  ["currencies", { rates: { ...rates, EUR: 2 }, date: "2027-01-01" }, "value.rates.EUR"],
  ["currencies", { rates, date: "01/01/2027" }, "value.date"],
  ["available_currencies", { currencies: [] }, "value.currencies"],
  ["available_currencies", { currencies: ["EUR", "EUR"] }, "value.currencies"],
  ["available_currencies", { currencies: ["CHF"] }, "value.currencies.0"],
  ["review_settings", { merchantId: 7 }, "value.merchantId"],
  [
    "installment_payments",
    { enabled: true, installments: 1, minimumPrice: 0 },
    "value.installments",
  ],
  ["support_tags", { tags: [" "] }, "value.tags.0"],
])("%s refuses %j and names the invalid field", async (name, value, path) => {
  const before = await listSettings("us");
  const answer = await put(name, value, { country: "us" });
  expect(answer.statusCode).toBe(422);
  expect(answer.json<{ errors: unknown[] }>().errors).toContainEqual({
    path,
    message: expect.stringMatching(/\w+.*\.$/) as string,
  });
  expect(await listSettings("us")).toEqual(before);
});

test("unknown names are 404, unknown keys and malformed bodies 400, foreign origins 403", async () => {
  for (const name of ["colour", "constructor", "__proto__", "demo_catalogue", "Maintenance"])
    expect((await put(name, {})).statusCode).toBe(404);
  expect((await put("maintenance", defaultMaintenance, { country: "xx" })).statusCode).toBe(404);
  expect((await put("maintenance", { ...defaultMaintenance, colour: 1 })).statusCode).toBe(400);
  expect(
    (await put("currencies", { rates: { ...rates, CHF: 1 }, date: "2027-01-01" })).statusCode,
  ).toBe(400);
  const path = "/api/it/settings/maintenance";
  for (const json of [{ value: defaultMaintenance, colour: 1 }, [defaultMaintenance], "{"])
    expect((await admin.send("PUT", path, { json })).statusCode).toBe(400);
  const renamed = { value: defaultMaintenance, name: "currencies" };
  expect((await admin.send("PUT", path, { json: renamed })).statusCode).toBe(422);
  const headers = { origin: "http://it.localhost:3000" };
  expect((await put("maintenance", defaultMaintenance, { headers })).statusCode).toBe(403);
  expect(await listSettings("it")).toContainEqual({
    name: "maintenance",
    value: defaultMaintenance,
  });
});

test("maintenance of custom pages locks them for editors, not for administrators, until it ends", async () => {
  const create = (who: SignInBrowser, slug: string, country = "de") =>
    who.send("POST", `/api/${country}/custompages`, {
      json: { ...newPage("space"), name: slug, slug },
    });
  const created = await create(editor, "before");
  const path = `/api/de/custompages/${created.json<{ id: string }>().id}`;
  const save = (who: SignInBrowser) => who.send("PUT", path, { json: created.json() });
  const setMaintenance = (customPage: boolean) =>
    put(
      "maintenance",
      { ...defaultMaintenance, customPage, message: "Back at noon." },
      { country: "de" },
    );

  expect((await setMaintenance(true)).statusCode).toBe(200);
  const locked = await save(editor);
  expect([locked.statusCode, locked.json()]).toMatchObject([423, { detail: "Back at noon." }]);
  expect((await create(editor, "during")).statusCode).toBe(423);
  expect((await editor.send("DELETE", path, { json: {} })).statusCode).toBe(423);
  expect((await save(admin)).statusCode).toBe(200);
  expect((await create(editor, "elsewhere", "es")).statusCode).toBe(201);

  expect((await setMaintenance(false)).statusCode).toBe(200);
  expect((await save(editor)).statusCode).toBe(200);
});

test("a stale version is refused with 412, also when six clients write at once", async () => {
  const putTag = (tag: string, version?: number) =>
    put(
      "support_tags",
      { tags: [tag] },
      {
        country: "int",
        headers: version === undefined ? {} : { "if-match": `"${version}"` },
      },
    );
  expect((await putTag("none to match", 1)).statusCode).toBe(412);
  const putSixAtOnce = (version?: number) =>
    Promise.all(["a", "b", "c", "d", "e", "f"].map((tag) => putTag(`${tag}${version}`, version)));
  const first = await putSixAtOnce();
  expect(
    first.map(({ headers }) => headers.etag).toSorted((a, b) => `${a}`.localeCompare(`${b}`)),
  ).toEqual([1, 2, 3, 4, 5, 6].map((version) => `"${version}"`));
  const audit = await admin.send("GET", "/api/int/audit?entity=setting&action=create");
  expect(audit.json()).toMatchObject({ total: 1 });

  const second = await putSixAtOnce(6);
  const accepted = second.filter(({ statusCode }) => statusCode === 200);
  expect(second.filter(({ statusCode }) => statusCode === 412).length).toBe(5);
  expect(accepted.map(({ headers }) => headers.etag)).toEqual(['"7"']);
  for (const answer of accepted) expect(await listSettings("int")).toContainEqual(answer.json());
  const headers = { "if-match": "newest" };
  const malformed = await put("support_tags", { tags: [] }, { country: "int", headers });
  expect(malformed.statusCode).toBe(400);
});

test("a change is audited and invalidates the market's pages, a refused one does neither", async () => {
  const readCacheVersion = async () => {
    const row = await api.db
      .selectFrom("cache_version")
      .select("version")
      .where("tag", "=", settingsTag("en-WE"))
      .executeTakeFirst();
    return Number(row?.version ?? 0);
  };
  const value = (GBP: number) => ({ rates: { ...rates, GBP }, date: "2027-01-01" });
  const inUk = { country: "we" };
  await put("currencies", value(0.86), inUk);
  const firstVersion = await readCacheVersion();
  expect(firstVersion).toBeGreaterThan(0);
  await put("currencies", value(0.87), inUk);
  expect(await readCacheVersion()).toBe(firstVersion + 1);
  await put("currencies", value(0), inUk);
  await put("currencies", value(0.9), { ...inUk, headers: { "if-match": '"1"' } });
  await put("currencies", value(0.9), { ...inUk, who: editor });
  expect(await readCacheVersion()).toBe(firstVersion + 1);

  const audit = await admin.send("GET", "/api/we/audit?entity=setting");
  const entry = { actor: "admin@wayroam.test", entityId: "currencies", name: "currencies" };
  expect(audit.json()).toMatchObject({
    total: 2,
    items: [
      {
        ...entry,
        action: "update",
        version: 2,
        changes: [{ path: "value.rates.GBP", before: "0.86", after: "0.87" }],
      },
      { ...entry, action: "create", version: 1 },
    ],
  });
});
