import { afterAll, beforeAll, expect, test } from "vitest";
import { openStaffApi } from "#apps/server/testing/staff-api.ts";
import { markets } from "#markets/markets.ts";
import { patternOf } from "#markets/paths.ts";
import { routeNames } from "#markets/routes.ts";
import type { SignInBrowser } from "#platform/server/identity/testing/sign-in-browser.ts";
import type { LayoutConsequences, MarketLayout } from "./record-contract.ts";
import { linkedRoutes } from "./rules.ts";

let api: Awaited<ReturnType<typeof openStaffApi>>;
let editor: SignInBrowser;
beforeAll(async () => {
  api = await openStaffApi();
  editor = await api.signIn("editor");
});
afterAll(() => api.close());

const shown = { enabled: true, awaitsLabel: false };
const headerOf = (...links: readonly (readonly [label: string, to: string])[]) => ({
  links: links.map(([label, to]) => ({ label, to, ...shown, entries: [] })),
});
const put = (area: string, json: unknown, { country = "it", version = "" } = {}) =>
  editor.send("PUT", `/api/${country}/layout/${area}`, {
    json: json as object,
    headers: version === "" ? {} : { "if-match": version },
  });
const errorsOf = async (area: string, json: unknown) => {
  const answer = await put(area, json);
  return [answer.statusCode, answer.json<{ errors?: { path: string }[] }>().errors?.[0]?.path];
};
const unscheduled = { ...shown, from: null, until: null };
const linkOf = (label: string, to: string, enabled = true) => ({
  label,
  to,
  ...shown,
  enabled,
});
const menuOf = (label: string, ...entries: readonly ReturnType<typeof linkOf>[]) => ({
  ...linkOf(label, "menu"),
  entries,
});

test("what was never written is the standard in the market's language, as version 0", async () => {
  const header = await editor.send("GET", "/api/us/layout/header");
  expect(header.headers.etag).toBe('"0"');
  const { id, links } = header.json<{ id: string; links: { to: string }[] }>();
  expect([id, links[0]?.to, links[1]?.to]).toEqual(["header", "travels", "tours"]);
  const german = await editor.send("GET", "/api/de/layout/footer");
  expect(german.json<{ groups: object[] }>().groups).toHaveLength(3);
  expect((await editor.send("GET", "/api/it/layout/sidebar")).statusCode).toBe(404);
  expect((await api.anonymous().send("GET", "/api/it/layout/header")).statusCode).toBe(401);
});

test("a save keeps a version, which is put back; a stale one is refused", async () => {
  const saved = await put("header", headerOf(["Partenze", "tours"]), { version: '"0"' });
  expect([saved.statusCode, saved.headers.etag]).toEqual([200, '"1"']);
  const other = headerOf(["Viaggi", "travels"]);
  expect((await put("header", other, { version: '"0"' })).statusCode).toBe(412);
  expect((await put("header", other, { version: '"1"' })).statusCode).toBe(200);
  const restored = await editor.send("POST", "/api/it/layout/header/versions/1/restore", {
    json: {},
    headers: { "if-match": '"2"' },
  });
  expect(restored.json()).toEqual({ id: "header", ...headerOf(["Partenze", "tours"]) });
  const spanish = await editor.send("GET", "/api/es/layout/header");
  expect(spanish.headers.etag).toBe('"0"');
});

test("what did not change keeps its version, and each change is audited", async () => {
  const admin = await api.signIn("admin");
  const contacts = { email: "", phone: "", hours: "9–17", address: "" };
  await put("contacts", contacts, { country: "fr" });
  const again = await put("contacts", contacts, { country: "fr" });
  expect(again.headers.etag).toBe('"1"');
  const audit = await admin.send("GET", "/api/fr/audit?entity=layout");
  expect(audit.json<{ total: number }>().total).toBe(1);
});

test.each([
  ["header", headerOf(["Nepal", "travels-travel"]), "links.0.to"],
  ["header", headerOf(["Script", "javascript:alert(1)"]), "links.0.to"],
  ["header", headerOf(["Elsewhere", "//evil.example"]), "links.0.to"],
  ["header", headerOf(["Elsewhere", "/\\evil.example"]), "links.0.to"],
  ["header", headerOf(["Tours", "tours"], ["Again", "tours"]), "links.1.to"],
  [
    "beans",
    {
      items: [
        { label: "A", to: "/a", from: "2027-01-02T00:00:00Z", until: "2027-01-01T00:00:00Z" },
      ],
    },
    "items.0.until",
  ],
  ["contacts", { email: "nobody", phone: "", hours: "", address: "" }, "email"],
  ["header", { links: [menuOf("Empty")] }, "links.0.to"],
  ["header", { links: [{ ...menuOf("A", linkOf("B", "tours")), to: "search" }] }, "links.0.to"],
  ["header", { links: [menuOf("A", linkOf("B", "menu"))] }, "links.0.entries.0.to"],
  [
    "header",
    { links: [menuOf("A", linkOf("B", "tours"), linkOf("C", "tours"))] },
    "links.0.entries.1.to",
  ],
  [
    "footer",
    { groups: [{ title: "A", links: [{ label: "B", to: "b c" }] }], company: "", legal: [] },
    "groups.0.links.0.to",
  ],
])("%s refuses %j at %s", async (area, content, path) => {
  expect(await errorsOf(area, content)).toEqual([422, path]);
});

test("a part takes no fields of another", async () => {
  expect((await put("beans", headerOf(["Partenze", "tours"]))).statusCode).toBe(400);
});

test("links that lead to a 404, and routes without a page in the market, are said before a save", async () => {
  const ask = async (content: object) =>
    (
      await editor.send("POST", "/api/it/layout/beans/consequences", { json: content })
    ).json<LayoutConsequences>();
  const item = (label: string, to: string) => ({ label, to, ...unscheduled });
  const found = await ask({
    items: [
      item("Tours", "tours"),
      item("Gone", "/non-esiste"),
      item("WeMeet", "wemeet"),
      item("Search", "/cerca?mood=nature"),
      item("Other", "https://example.com/"),
    ],
  });
  expect(found.dead).toEqual([{ label: "Gone", path: "items.1", to: "/non-esiste" }]);
  expect(found.hidden).toEqual([{ label: "WeMeet", path: "items.2", to: "wemeet" }]);
});

test("menus lead nowhere themselves; what is off is not looked at", async () => {
  const content = {
    links: [
      menuOf("About us", linkOf("Gone", "/non-esiste"), linkOf("Off", "/neanche", false)),
      menuOf("Trips", linkOf("Tours", "tours")),
      { ...linkOf("Old", "/vecchio", false), entries: [] },
    ],
  };
  const answer = await editor.send("POST", "/api/it/layout/header/consequences", { json: content });
  expect(answer.json()).toEqual({
    dead: [{ label: "Gone", path: "links.0.entries.0", to: "/non-esiste" }],
    hidden: [],
  });
  expect((await put("header", content, { country: "de" })).statusCode).toBe(200);
});

test("a part is purged from the pages' cache by who may write it, and audited", async () => {
  const answer = await editor.send("POST", "/api/int/layout/footer/purge", { json: {} });
  expect([answer.statusCode, answer.json()]).toEqual([200, { purged: ["layout:international"] }]);
  const admin = await api.signIn("admin");
  const audit = await admin.send("GET", "/api/int/audit?entity=layout&action=purge");
  expect(audit.json<{ total: number }>().total).toBe(1);
});

test("the standard links no route without a page in the market", async () => {
  for (const area of ["header", "footer"]) {
    const standard = await editor.send("GET", `/api/us/layout/${area}`);
    const { id: _, ...json } = standard.json<{ id: string }>();
    expect(JSON.stringify(json)).not.toContain('"wemeet"');
    const found = await editor.send("POST", `/api/us/layout/${area}/consequences`, { json });
    expect(found.json()).toEqual({ dead: [], hidden: [] });
  }
});

test("each market tells what it shows, and which routes have no page there", async () => {
  await put(
    "beans",
    { items: [{ label: "Mare", to: "/mare", ...unscheduled }] },
    { country: "us" },
  );
  const answer = await editor.send("GET", "/api/it/layout/beans/markets");
  const all = answer.json<readonly MarketLayout[]>();
  expect(all).toHaveLength(markets.length);
  const marketIn = (country: string) => all.find((each) => each.country === country);
  expect(marketIn("us")?.content).toMatchObject({ items: [{ label: "Mare" }] });
  expect(marketIn("de")?.updatedAt).toBeNull();
  expect(marketIn("it")?.paths).not.toHaveProperty("contacts");
  expect(marketIn("it")?.paths["tours"]).toBe("/partenze-confermate");
});

test("links lead to every route but those of one travel, departure, coordinator or event", () => {
  const isOfOne = (route: (typeof routeNames)[number]) =>
    markets.some(({ id }) => patternOf(id, route)?.includes(":"));
  expect(linkedRoutes).toEqual(routeNames.filter((route) => !isOfOne(route)));
});
