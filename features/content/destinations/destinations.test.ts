import { afterAll, beforeAll, expect, test } from "vitest";
import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { blockSchemas } from "#blocks/schemas.ts";
import type { Owner, Page } from "#features/content/pages/contract.ts";
import { newPage } from "#features/content/pages/page-defaults.ts";
import type {
  DestinationRecord,
  ListedDestination,
} from "#features/content/destinations/contract.ts";
import { openTravelApi } from "#apps/server/testing/travel-api.ts";

const path = "/api/it/destinations";
let api: Awaited<ReturnType<typeof openTravelApi>>;
beforeAll(async () => {
  api = await openTravelApi();
  await api.db
    .insertInto("travel_destination")
    .values({ market: "it-IT", travel_id: api.travel.id, destination_id: api.destination.id })
    .execute();
});
afterAll(() => api.close());

const input = {
  kind: "place",
  code: "NP-pokhara",
  region: "NP",
  name: "Pokhara",
  slug: "pokhara",
  lead: "",
  text: "",
  isOffered: true,
};
const nepal = {
  ...input,
  kind: "country",
  code: "NP",
  region: "asia",
  name: "Nepal",
  slug: "nepal",
};
const put = (id: string, json: object, etag?: string) =>
  api.editor.send("PUT", `${path}/${id}`, {
    json,
    headers: etag === undefined ? {} : { "if-match": etag },
  });
const create = async (fields: object) => {
  const answer = await api.editor.send("POST", path, { json: { ...input, ...fields } });
  expect({ status: answer.statusCode, body: answer.body }).toMatchObject({ status: 201 });
  return answer.json<DestinationRecord>();
};
const namesOf = async (query: string) =>
  (await api.editor.send("GET", `${path}?${query}`))
    .json<{ items: readonly ListedDestination[] }>()
    .items.map(({ name }) => name);
const tagVersion = async (tag: string) =>
  (
    await api.db
      .selectFrom("cache_version")
      .select("version")
      .where("tag", "=", tag)
      .executeTakeFirst()
  )?.version ?? 0;

test("a new slug keeps the former one until another destination takes it", async () => {
  const { id } = await create({ slug: "first", code: "NP-first" });
  const renamed = await put(id, { ...input, code: "NP-first", slug: "second" });
  expect(renamed.json()).toMatchObject({ slug: "second", formerSlugs: ["first"] });
  const back = await put(id, { ...input, code: "NP-first", slug: "first" });
  expect(back.json()).toMatchObject({ slug: "first", formerSlugs: ["second"] });
  await create({ slug: "second", code: "NP-second" });
  const after = await api.editor.send("GET", `${path}/${id}`);
  expect(after.json()).toMatchObject({ formerSlugs: [] });
});

test("new words renew the pages that show them, and not the whole catalogue", async () => {
  const tags = ["destinations:it-IT", "catalogue:it-IT"] as const;
  const before = await Promise.all(tags.map(tagVersion));
  expect((await put(api.destination.id, { ...nepal, text: "Otto vette." })).statusCode).toBe(200);
  const after = await Promise.all(tags.map(tagVersion));
  expect(after[0]).toBeGreaterThan(before[0] ?? 0);
  expect(after[1]).toBe(before[1]);
  const moved = await put(api.destination.id, { ...nepal, slug: "nepal-e-himalaya" });
  expect(moved.statusCode).toBe(200);
  expect(await tagVersion(`travel:it-IT:${api.travel.id}`)).toBeGreaterThan(0);
  expect((await put(api.destination.id, nepal)).statusCode).toBe(200);
});

test("what is offered no more, or again, renews the catalogue", async () => {
  const { id } = api.destination;
  for (const isOffered of [false, true]) {
    const before = await tagVersion("catalogue:it-IT");
    expect((await put(id, { ...nepal, isOffered })).statusCode).toBe(200);
    expect(await tagVersion("catalogue:it-IT")).toBeGreaterThan(before);
  }
});

test("a new name renews the catalogue and the words by which travels are found", async () => {
  const { id } = api.destination;
  const versionsOf = async () =>
    (await api.editor.send("GET", `${path}/${id}/versions`)).json<{ total: number }>().total;
  expect((await put(id, { ...nepal, lead: "Le cime." })).statusCode).toBe(200);
  const before = await tagVersion("catalogue:it-IT");
  const versionsBefore = await versionsOf();
  const answer = await put(id, { ...nepal, name: "Himalaia", lead: "Le montagne." });
  expect(answer.statusCode).toBe(200);
  expect(await tagVersion("catalogue:it-IT")).toBeGreaterThan(before);
  const { words } = await api.db
    .selectFrom("travel")
    .select(sql<string>`words::text`.as("words"))
    .where("id", "=", api.travel.id)
    .executeTakeFirstOrThrow();
  expect(words).toContain("himal");
  expect(await versionsOf()).toBe(versionsBefore + 1);
  expect((await put(id, nepal, '"1"')).statusCode).toBe(412);
  expect((await put(id, nepal)).statusCode).toBe(200);
});

test.each([
  ["a slug that another has", { slug: "nepal" }, "slug"],
  ["a code that another has", { kind: "country", code: "NP", region: "asia" }, "code"],
  ["a country that is none", { kind: "country", code: "XQ", region: "asia" }, "code"],
  ["a country of no continent", { kind: "country", code: "IN", region: "" }, "region"],
  ["a region that is none", { kind: "region", code: "atlantis", region: "" }, "code"],
  ["a place of no country", { region: "XQ" }, "region"],
])("a destination with %s is refused at its field", async (_is, fields, at) => {
  const json = { ...input, code: "NP-new", slug: "new", ...fields };
  const answer = await api.editor.send("POST", path, { json });
  expect(answer.statusCode).toBe(422);
  expect(api.errorsOf(answer).map((error) => error.path)).toContain(at);
});

test("what a travel goes to stays, and keeps what other markets know it by", async () => {
  const { id } = api.destination;
  const used = await api.editor.send("DELETE", `${path}/${id}`);
  expect([used.statusCode, used.json().detail]).toEqual([409, "1 travel goes there."]);
  const other = await put(id, { ...nepal, code: "IN" });
  expect(api.errorsOf(other)).toMatchObject([{ path: "code" }]);
  const free = await create({ code: "NP-free", slug: "free" });
  expect((await api.editor.send("DELETE", `${path}/${free.id}`)).statusCode).toBe(200);
});

test("a destination has one page of its own, and is deleted only after it", async () => {
  const { id } = await create({ code: "NP-own", slug: "own" });
  const ownerOf = async (place: string) =>
    (await api.editor.send("GET", `/api/it/page-owners/destination/${place}`)).json<Owner>();
  expect(await ownerOf(id)).toEqual({ name: "Pokhara", path: "/cerca?where=own", pageId: null });
  const owner = { kind: "destination", id };
  const make = (json: object) =>
    api.editor.send("POST", "/api/it/custompages", {
      json: { ...newPage("space"), name: "Pokhara", owner, ...json },
    });
  const tag = `page-on:it-IT:destination:${id}`;
  const begun = await make({
    blocks: [
      {
        id: "trips",
        blockType: "wr-place-trips",
        content: blockSchemas["wr-place-trips"].start,
        enabled: true,
        schedule: null,
      },
    ],
  });
  expect({ status: begun.statusCode, body: begun.body }).toMatchObject({ status: 201 });
  expect(await tagVersion(tag)).toBeGreaterThan(0);
  const page = begun.json<Page>();
  expect(page.owner).toEqual(owner);
  expect((await ownerOf(id)).pageId).toBe(page.id);
  expect(api.errorsOf(await make({}))).toMatchObject([{ path: "owner" }]);
  const elsewhere = await make({ owner: { kind: "destination", id: randomUUID() } });
  expect(api.errorsOf(elsewhere)).toMatchObject([{ path: "owner" }]);
  const kept = await api.editor.send("DELETE", `${path}/${id}`);
  expect([kept.statusCode, kept.json().detail]).toEqual([
    409,
    "It has a page of its own: delete that page first.",
  ]);
  const gone = await api.editor.send("DELETE", `/api/it/custompages/${page.id}`, { json: {} });
  expect(gone.statusCode).toBe(200);
  expect((await api.editor.send("DELETE", `${path}/${id}`)).statusCode).toBe(200);
});

test("the page contents answer the same, by id or by slug", async () => {
  const { id } = await create({ code: "NP-key", slug: "by-key" });
  const contents = "/api/it/page-contents/destination";
  const listed = await api.editor.send("GET", `${contents}?search=by-key`);
  expect(listed.json()).toMatchObject({ total: 1, items: [{ id }] });
  const json = { ...input, code: "NP-key", slug: "by-key", lead: "Un lago." };
  const saved = await api.editor.send("PUT", `${contents}/by-key`, {
    json,
    headers: { "if-match": '"1"' },
  });
  expect([saved.statusCode, saved.headers.etag]).toEqual([200, '"2"']);
  for (const key of [id, "by-key"]) {
    const read = await api.editor.send("GET", `${contents}/${key}`);
    expect(read.json()).toMatchObject({ id, lead: "Un lago." });
  }
  expect((await api.editor.send("GET", `${contents}/by-nobody`)).statusCode).toBe(404);
  const stale = await api.editor.send("PUT", `${contents}/${id}`, {
    json,
    headers: { "if-match": '"1"' },
  });
  expect(stale.statusCode).toBe(412);
  await api.editor.send("DELETE", `${path}/${id}`);
});

test("the list finds by name, kind, words, offer and travels", async () => {
  const { id } = await create({
    code: "NP-lo",
    slug: "lo-manthang",
    name: "Lo Manthang",
    lead: "Mura.",
    isOffered: false,
  });
  const other = await create({ code: "NP-mustang", slug: "mustang", name: "Mustang" });
  expect(await namesOf("search=manth")).toEqual(["Lo Manthang"]);
  expect(await namesOf("words=true")).toEqual(["Lo Manthang"]);
  expect(await namesOf("offered=false")).toEqual(["Lo Manthang"]);
  expect(await namesOf("travels=true")).toEqual(["Nepal"]);
  const places = await namesOf("kind=place");
  expect(places).toEqual(expect.arrayContaining(["Lo Manthang", "Mustang"]));
  expect(places).not.toContain("Nepal");
  for (const each of [id, other.id]) await api.editor.send("DELETE", `${path}/${each}`);
});
