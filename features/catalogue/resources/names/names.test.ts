import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type {
  ListedResource,
  Resource,
  ResourceName,
} from "#features/catalogue/resources/contract.ts";
import type { SignInBrowser } from "#platform/server/identity/testing/sign-in-browser.ts";
import { openStaffApi } from "#apps/server/testing/staff-api.ts";

const list = "/api/it/resources/badges";
let api: Awaited<ReturnType<typeof openStaffApi>>;
let editor: SignInBrowser;
let badge: Resource;
beforeAll(async () => {
  api = await openStaffApi();
  editor = await api.signIn("editor");
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.db.deleteFrom("resource").where("kind", "=", "badges").execute();
  await api.db.updateTable("session").set({ countries: null }).execute();
  const json = { slug: "nuovo", name: "Nuovo" };
  badge = (await editor.send("POST", list, { json })).json<Resource>();
});

const names = async () =>
  (await editor.send("GET", `${list}/${badge.id}/names`)).json<ResourceName[]>();
const states = async () =>
  Object.fromEntries((await names()).map(({ country, state }) => [country, state]));
const saveName = (country: string, name: string, ifMatch?: number) =>
  editor.send("PUT", `${list}/${badge.id}/names/${country}`, {
    json: { name },
    ...(ifMatch !== undefined && { headers: { "if-match": `"${ifMatch}"` } }),
  });
const badgesOf = async (country: string) =>
  (await editor.send("GET", `/api/${country}/resources/badges`)).json<ListedResource[]>();

test("a missing name is added to its market's list, with a slug of its language and an audit entry there", async () => {
  expect(await states()).toMatchObject({ it: "filled", de: "missing", int: "missing" });
  const answer = await saveName("de", "Schön neu", 0);
  expect([answer.statusCode, answer.headers.etag]).toEqual([200, '"1"']);
  expect(answer.json()).toMatchObject({ country: "de", state: "filled", name: "Schön neu" });
  const [german] = await badgesOf("de");
  expect(german).toMatchObject({ slug: "schoen-neu", name: "Schön neu", order: 1 });
  expect(german?.changed).toMatchObject({ at: expect.any(String) });
  const trail = await api.db
    .selectFrom("audit")
    .select(["actor", "market", "action"])
    .where("subject_id", "=", german?.id ?? "")
    .execute();
  expect(trail).toEqual([{ actor: "editor@wayroam.test", market: "de-DE", action: "create" }]);
  const [italian] = await badgesOf("it");
  expect(italian?.names).toContainEqual({ country: "de", state: "filled" });
  expect(italian?.names).toContainEqual({ country: "fr", state: "missing" });
  expect(german?.names).toContainEqual({ country: "it", state: "filled" });
});

test("a name is older once the Italian one has changed, until it is changed or confirmed", async () => {
  await saveName("fr", "Nouveau");
  await saveName("de", "Neu");
  await editor.send("PUT", `${list}/${badge.id}`, { json: { slug: "nuovo", name: "Novità" } });
  expect(await states()).toMatchObject({ it: "filled", fr: "older", de: "older", es: "missing" });
  await saveName("fr", "Nouveauté");
  await saveName("de", "Neu");
  expect(await states()).toMatchObject({ fr: "filled", de: "filled" });
});

test("a name that somebody else saved or deleted meanwhile is not overwritten", async () => {
  await saveName("us", "New");
  expect((await saveName("us", "Newest", 0)).statusCode).toBe(412);
  expect((await saveName("us", "Newer", 1)).statusCode).toBe(200);
  expect((await saveName("us", "Newest", 1)).statusCode).toBe(412);
  expect((await saveName("es", "Nuevo", 1)).statusCode).toBe(412);
  expect((await names()).find(({ country }) => country === "us")?.name).toBe("Newer");
});

test("a badge of the same name that was alone is taken for the same, another keeps its own", async () => {
  const american = "/api/us/resources/badges";
  const made = await editor.send("POST", american, { json: { slug: "new", name: "New" } });
  await saveName("us", "New");
  expect(await names()).toContainEqual(
    expect.objectContaining({ country: "us", id: made.json<Resource>().id }),
  );
  const other = await editor.send("POST", list, { json: { slug: "fresco", name: "Fresco" } });
  badge = other.json<Resource>();
  await saveName("us", "New");
  expect((await badgesOf("us")).map(({ slug }) => slug)).toEqual(["new", "new-2"]);
});

test("names have their kind's limits, a market and a resource", async () => {
  const long = await saveName("es", "x".repeat(25));
  expect([long.statusCode, long.json().errors[0].path]).toEqual([422, "name"]);
  expect((await saveName("es", " ")).statusCode).toBe(422);
  expect((await saveName("xx", "New")).statusCode).toBe(404);
  const absent = `${list}/00000000-0000-4000-8000-000000000000/names`;
  expect((await editor.send("GET", absent)).statusCode).toBe(404);
  expect((await editor.send("PUT", `${absent}/es`, { json: { name: "A" } })).statusCode).toBe(404);
});

test("an account of some countries sees and writes the names of these alone", async () => {
  await saveName("fr", "Nouveau");
  const limited = await api.signIn("super");
  await api.db
    .updateTable("session")
    .set({ countries: ["it", "es"] })
    .execute();
  const path = `${list}/${badge.id}/names`;
  const seen = (await limited.send("GET", path)).json<ResourceName[]>();
  expect(seen.map(({ country }) => country)).toEqual(["it", "es"]);
  const listed = (await limited.send("GET", list)).json<ListedResource[]>();
  expect(listed[0]?.names.map(({ country }) => country)).toEqual(["it", "es"]);
  const put = (country: string) =>
    limited.send("PUT", `${path}/${country}`, { json: { name: "A" } });
  expect((await put("fr")).statusCode).toBe(403);
  expect((await put("es")).statusCode).toBe(200);
});
