import { afterAll, beforeAll, expect, test } from "vitest";
import type { ListedCoordinator } from "#features/catalogue/coordinators/contract.ts";
import { newPage } from "#features/content/pages/page-defaults.ts";
import { catalogueTag } from "#features/records/catalogue-tags/rules.ts";
import { redirectPermanently } from "#features/assets/redirects/store.ts";
import type { SignInBrowser } from "#platform/server/identity/testing/sign-in-browser.ts";
import { seedSmallCatalogue } from "#apps/server/testing/small-catalogue.ts";
import { openStaffApi } from "#apps/server/testing/staff-api.ts";

const path = "/api/it/coordinators";
let api: Awaited<ReturnType<typeof openStaffApi>>;
let editor: SignInBrowser;
beforeAll(async () => {
  api = await openStaffApi();
  const { coordinator } = await seedSmallCatalogue(api.db, new Date());
  await api.db.updateTable("tour").set({ coordinator_id: coordinator.id }).execute();
  editor = await api.signIn("editor");
});
afterAll(() => api.close());

const input = {
  name: "Luca",
  slug: "luca",
  city: "Torino",
  bio: "Cammino piano.",
  languages: ["it", "fr"],
  since: 2021,
  tripsLed: 7,
  portraitId: null,
  isShown: true,
};
const create = async (fields: object) => {
  const answer = await editor.send("POST", path, { json: { ...input, ...fields } });
  expect({ status: answer.statusCode, body: answer.body }).toMatchObject({ status: 201 });
  return answer.headers.location ?? "";
};
const list = async (query = "") =>
  (await editor.send("GET", `${path}${query}`)).json<{
    total: number;
    items: readonly ListedCoordinator[];
  }>();
const namesOf = async (query: string) => (await list(query)).items.map(({ name }) => name);
const formerSlugs = async () =>
  (
    await api.db
      .selectFrom("former_slug")
      .select("slug")
      .where("kind", "=", "coordinator")
      .execute()
  ).map(({ slug }) => slug);

test("a new slug keeps the former one, until somebody else takes that", async () => {
  const location = await create({ slug: "first" });
  const rename = (slug: string) =>
    editor.send("PUT", location, { json: { ...input, slug, name: "Renamed" } });
  expect((await rename("second")).json()).toMatchObject({ formerSlugs: ["first"] });
  expect(await formerSlugs()).toEqual(["first"]);
  await create({ slug: "first" });
  expect(await formerSlugs()).toEqual([]);
  const taken = await rename("first");
  expect([taken.statusCode, taken.json<{ errors: object[] }>().errors[0]]).toEqual([
    422,
    { path: "slug", message: "“Luca” has this slug." },
  ]);
});

test("whoever is hidden or shown renews the catalogue, where their address stands; new words do not", async () => {
  const version = async () =>
    (
      await api.db
        .selectFrom("cache_version")
        .select("version")
        .where("tag", "=", catalogueTag("it-IT"))
        .executeTakeFirst()
    )?.version ?? 0;
  const location = await create({ slug: "seen" });
  const renews = async (fields: object) => {
    const before = await version();
    const json = { ...input, slug: "seen", ...fields };
    expect((await editor.send("PUT", location, { json })).statusCode).toBe(200);
    return (await version()) > before;
  };
  expect(await renews({ bio: "Cammino e basta." })).toBe(false);
  expect(await renews({ bio: "Cammino e basta.", isShown: false })).toBe(true);
  expect(await renews({ bio: "Cammino e basta.", isShown: true })).toBe(true);
});

test("nobody gets an address from which a redirect leaves, or at which a page stands", async () => {
  const address = (slug: string) => `/coordinatori/${slug}`;
  await redirectPermanently(api.db, "it-IT", address("gone"), "/");
  const page = { ...newPage("space"), name: "Here", slug: "here" };
  expect((await editor.send("POST", "/api/it/custompages", { json: page })).statusCode).toBe(201);
  // No page gets such an address any more, but older ones keep theirs.
  await api.db
    .updateTable("custom_page")
    .set({ slug: address("here").slice(1) })
    .where("slug", "=", "here")
    .execute();
  const location = await create({ slug: "free" });
  for (const slug of ["gone", "here"])
    for (const [method, at] of [
      ["POST", path],
      ["PUT", location],
    ] as const) {
      const answer = await editor.send(method, at, { json: { ...input, slug } });
      expect({ slug, method, status: answer.statusCode }).toEqual({ slug, method, status: 422 });
      expect(answer.json()).toMatchObject({ errors: [{ path: "slug" }] });
      const checked = await editor.send("GET", `${path}/slug-check?slug=${slug}`);
      expect(checked.json()).toEqual({ problem: answer.json<{ detail: string }>().detail });
    }
  const others = await editor.send("POST", "/api/fr/coordinators", {
    json: { ...input, slug: "gone" },
  });
  expect(others.statusCode).toBe(201);
});

test("the list is filtered, sorted and says what each leads next", async () => {
  await create({ name: "Zoe", slug: "zoe", city: "Bari", tripsLed: 90, isShown: false });
  expect((await namesOf(""))[0]).toBe("Zoe");
  expect(await namesOf("?search=bar")).toEqual(["Zoe"]);
  expect(await namesOf("?shown=false")).toEqual(["Zoe"]);
  expect(await namesOf("?leading=true")).toEqual(["Mei Rossi"]);
  expect(await namesOf("?search=zoe&language=de")).toEqual([]);
  expect((await namesOf("?sort=next"))[0]).toBe("Mei Rossi");
  const [mei] = (await list("?search=mei")).items;
  expect(mei).toMatchObject({ upcoming: 1, next: { travel: "Nepal, Annapurna" } });
});

test("who leads a departure is not deleted, and the answer says what names them", async () => {
  const [mei] = (await list("?search=mei")).items;
  const refused = await editor.send("DELETE", `${path}/${mei?.id}`);
  expect(refused.statusCode).toBe(409);
  expect(refused.json()).toMatchObject({
    detail: expect.stringMatching(/^Still named by 2 departures/),
    users: { upcoming: { total: 1 }, pastDepartures: 1 },
  });
  const location = await create({ slug: "short" });
  expect((await editor.send("DELETE", location)).statusCode).toBe(200);
  expect((await editor.send("GET", location)).statusCode).toBe(404);
});

test.each([
  [{ slug: "Not a slug" }, "slug"],
  [{ slug: "a-b", languages: [] }, "languages"],
  [{ slug: "a-b", languages: ["it", "it"] }, "languages"],
  [{ slug: "a-b", name: "Two\nlines" }, "name"],
  [{ slug: "a-b", since: 1800 }, "since"],
  [{ slug: "a-b", portraitId: "5f0f6a52-6a0f-4c55-9a51-0c2f7f0f2f11" }, "portraitId"],
])("%j is refused at its field", async (fields, field) => {
  const answer = await editor.send("POST", path, { json: { ...input, ...fields } });
  const { errors } = answer.json<{ errors: { path: string }[] }>();
  expect([answer.statusCode, errors[0]?.path]).toEqual([422, field]);
});

test("a save of an older version is refused, and one that changes nothing leaves no trace", async () => {
  const location = await create({ slug: "twice" });
  const send = (fields: object, version: number) =>
    editor.send("PUT", location, {
      json: { ...input, slug: "twice", ...fields },
      headers: { "if-match": `"${version}"` },
    });
  expect((await send({}, 1)).headers.etag).toBe('"1"');
  expect((await send({ city: "Asti" }, 1)).headers.etag).toBe('"2"');
  expect((await send({ city: "Cuneo" }, 1)).statusCode).toBe(412);
});
