import { afterAll, beforeAll, expect, test } from "vitest";
import { openStaffApi } from "#apps/server/testing/staff-api.ts";
import { newPage } from "#features/content/pages/page-defaults.ts";
import type { SignInBrowser } from "#platform/server/identity/testing/sign-in-browser.ts";
import type { ContentConsequences, ListedContent } from "../fixed-contract.ts";

let api: Awaited<ReturnType<typeof openStaffApi>>;
let editor: SignInBrowser;
beforeAll(async () => {
  api = await openStaffApi();
  editor = await api.signIn("editor");
});
afterAll(() => api.close());

const textOf = (title: string, text = "Si parte.") => ({
  title,
  lead: "",
  sections: [{ heading: "", text }],
  seo: { title: "", description: "" },
});
const path = (country: string, route = "") => `/api/${country}/page-contents/fixed${route}`;
const put = (country: string, route: string, json: object, version = "") =>
  editor.send("PUT", path(country, `/${route}`), {
    json,
    headers: version === "" ? {} : { "if-match": version },
  });
const rowOf = async (country: string, id: string) => {
  const answer = await editor.send("GET", path(country));
  return answer.json<{ items: readonly ListedContent[] }>().items.find((row) => row.id === id);
};

test("a text is written, changed and put back; a stale version is refused", async () => {
  expect((await editor.send("GET", path("it", "/age-groups"))).statusCode).toBe(404);
  const first = await put("it", "age-groups", textOf("Fasce d’età"), '"0"');
  expect([first.statusCode, first.headers.etag]).toEqual([200, '"1"']);
  expect((await put("it", "age-groups", textOf("Età"), '"0"')).statusCode).toBe(412);
  expect((await put("it", "age-groups", textOf("Età"), '"1"')).statusCode).toBe(200);
  const restored = await editor.send("POST", path("it", "/age-groups/versions/1/restore"), {
    json: {},
    headers: { "if-match": '"2"' },
  });
  expect(restored.json()).toMatchObject({ id: "age-groups", title: "Fasce d’età" });
  expect((await put("it", "tours", textOf("Partenze"))).statusCode).toBe(404);
});

test("the list says which markets lack a text or have an older one, and who wrote it", async () => {
  await put("es", "our-values", textOf("Valores"));
  await put("it", "our-values", textOf("Valori"));
  await put("it", "our-values", textOf("I nostri valori"));
  const row = await rowOf("it", "our-values");
  const states = new Map(row?.markets.map(({ country, state }) => [country, state]));
  expect([states.get("it"), states.get("es"), states.get("fr")]).toEqual([
    "filled",
    "older",
    "missing",
  ]);
  expect(row).toMatchObject({ title: "I nostri valori", author: "Emma Clarke" });
  expect(await rowOf("fr", "our-values")).toMatchObject({ title: null, updatedAt: null });
  const found = await editor.send("GET", `${path("it")}?search=nostri`);
  expect(found.json<{ total: number }>().total).toBe(1);
  const named = await editor.send("GET", `${path("it")}?search=privacy%20policy`);
  const { items } = named.json<{ items: readonly { id: string }[] }>();
  expect(items.map(({ id }) => id)).toEqual(["legal-privacy-policy"]);
});

test("the home page is a row; blocks of a custom page are counted beside a text", async () => {
  const admin = await api.signIn("admin");
  const makeFixed = async (routingKey: string) => {
    const page = { ...newPage("space"), name: routingKey, slug: routingKey, routingKey };
    const json = { ...page, isFixed: true, isPublished: true };
    const made = await admin.send("POST", "/api/de/custompages", { json });
    expect(made.statusCode).toBe(201);
    return made.json<{ id: string }>().id;
  };
  const before = await rowOf("de", "index");
  expect(before).toMatchObject({ path: "/", page: null, updatedAt: null });
  const home = await makeFixed("index");
  const values = await makeFixed("our-values");
  expect((await rowOf("de", "index"))?.page).toEqual({ id: home, blocks: 1 });
  expect((await rowOf("de", "our-values"))?.page).toEqual({ id: values, blocks: 1 });
  expect((await rowOf("fr", "index"))?.page).toBeNull();
});

test("links to a 404 are said before a save, and counted in the list", async () => {
  const text = textOf("Contatti", "[Qui](/non-esiste), [là](/cerca), [fuori](https://a.example/)");
  const asked = await editor.send("POST", path("it", "/contacts/consequences"), { json: text });
  expect(asked.json<ContentConsequences>()).toMatchObject({
    isNew: true,
    dead: [{ path: "sections.0.text", to: "/non-esiste" }],
  });
  await put("it", "contacts", text);
  expect(await rowOf("it", "contacts")).toMatchObject({ deadLinks: 1 });
});
