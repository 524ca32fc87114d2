import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { TravelInput } from "#features/catalogue/travels/contract.ts";
import type { TravelPreview, TravelRecord } from "#features/catalogue/travels/record-contract.ts";
import { travelExample } from "#features/catalogue/travels/record-contract.ts";
import { openTravelApi } from "#apps/server/testing/travel-api.ts";

let api: Awaited<ReturnType<typeof openTravelApi>>;
beforeAll(async () => {
  api = await openTravelApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.db.deleteFrom("redirect").execute();
  await api.save(api.travel.id, api.whole());
});

const paths = (answer: { json: () => unknown }) => api.errorsOf(answer).map(({ path }) => path);
const tags = async () =>
  Object.fromEntries(
    (await api.db.selectFrom("cache_version").select(["tag", "version"]).execute()).map(
      ({ tag, version }) => [tag, version],
    ),
  );

test("a save renews the travel's pages, its search words and its trail", async () => {
  const { id } = api.travel;
  const before = await tags();
  const { etag } = await api.read(id);
  const answer = await api.save(id, api.whole({ name: "Nepal, il santuario" }), etag);
  expect(answer.statusCode).toBe(200);
  expect(answer.json<TravelRecord>()).toMatchObject({
    name: "Nepal, il santuario",
    about: { path: "/viaggi/nepal-annapurna", departures: { total: 2, upcoming: 1 } },
  });
  const after = await tags();
  for (const tag of [`travel:it-IT:${id}`, "travels:it-IT", `trip:${api.trip.id}`])
    expect(after[tag] ?? 0).toBeGreaterThan(before[tag] ?? 0);
  const { words } = await api.db
    .selectFrom("travel")
    .select(sql<string>`words::text`.as("words"))
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  expect(words).toContain("santuar");
  const admin = await api.signIn("admin");
  const trail = (await admin.send("GET", `/api/it/audit?entity=travel&entityId=${id}`)).json();
  expect(trail.items[0]).toMatchObject({ action: "update", name: "Nepal, il santuario" });
});

test("a stale version is refused, and saving nothing new leaves no trace", async () => {
  const { id } = api.travel;
  const { etag } = await api.read(id);
  expect((await api.save(id, api.whole({ tagline: "A piedi" }), etag)).statusCode).toBe(200);
  const saved = await api.read(id);
  const before = await tags();
  const same = await api.save(id, api.whole({ tagline: "A piedi" }), saved.etag);
  expect(same.headers.etag).toBe(saved.etag);
  expect(await tags()).toEqual(before);
  expect((await api.save(id, api.whole({ days: 3 }), etag)).statusCode).toBe(412);
});

test("a place that is emptied is stored as none, and is no change where there was none", async () => {
  const { id } = api.travel;
  const whole = api.whole();
  const withPlaces = (place: string | null) => ({
    ...whole,
    itinerary: whole.itinerary.map((day) => ({ ...day, sleep: place })),
    flight: { ...whole.flight, returnCity: place },
  });
  await api.save(id, withPlaces(null));
  const { etag } = await api.read(id);
  const emptied = await api.save(id, withPlaces(" "), etag);
  expect(emptied.headers.etag).toBe(etag);
  expect((await api.save(id, withPlaces("Pokhara"))).json()).toMatchObject({
    flight: { returnCity: "Pokhara" },
  });
  const answer = (await api.save(id, withPlaces(""))).json<TravelRecord>();
  expect(answer.flight.returnCity).toBeNull();
  expect(answer.itinerary.map(({ sleep }) => sleep)).toEqual(whole.itinerary.map(() => null));
});

test("a day stored without lodging and activities has none, and keeps those that are saved", async () => {
  const { id } = api.travel;
  const older = sql`(select jsonb_agg(day - 'lodging' - 'activities') from jsonb_array_elements(itinerary) as day)`;
  await sql`update travel set itinerary = ${older} where id = ${id}`.execute(api.db);
  const whole = api.whole();
  const nights = async () =>
    (await api.read(id)).record.itinerary.map(({ lodging, activities }) => [lodging, activities]);
  expect(await nights()).toEqual(whole.itinerary.map(() => [null, []]));
  const activities = [{ name: "Hammam", cents: 2500 }];
  const days = whole.itinerary.map((day) => ({ ...day, lodging: "hut" as const, activities }));
  expect((await api.save(id, { ...whole, itinerary: days })).statusCode).toBe(200);
  expect(await nights()).toEqual(whole.itinerary.map(() => ["hut", activities]));
});

const invalid: readonly (readonly [string, Partial<TravelInput>, string])[] = [
  ["days that are not those of the itinerary", { days: 5 }, "days"],
  ["more nights than days", { nights: 3 }, "nights"],
  [
    "a money pot that ends below its beginning",
    { moneyPot: { lowCents: 200, highCents: 100, items: [] } },
    "moneyPot.highCents",
  ],
  ["a private room without a price", { privateRoom: true }, "privateRoomCents"],
  ["a blank name", { name: "  " }, "name"],
  ["no story", { story: " " }, "story"],
  ["no days", { itinerary: [] }, "itinerary"],
  ["an inclusion without words", { included: ["Guida", " "] }, "included.1"],
  ["a highlight without words", { highlights: [""] }, "highlights.0"],
  ["no destination", { destinationIds: [] }, "destinationIds"],
  ["a destination that is not there", { destinationIds: [randomUUID()] }, "destinationIds"],
  ["a type that is not there", { typeId: randomUUID() }, "typeId"],
  ["a badge that is not there", { badgeIds: [randomUUID()] }, "badgeIds"],
  ["a picture that is not there", { photoIds: [randomUUID()] }, "photoIds.0"],
  [
    "a shared picture that is not there",
    { seo: { ...travelExample.seo, image: randomUUID() } },
    "seo.image",
  ],
  ["another trip", { tripId: randomUUID() }, "tripId"],
];

test.each(invalid)(
  "a published travel with %s is refused at its field",
  async (_is, change, at) => {
    const answer = await api.save(api.travel.id, api.whole(change));
    expect(answer.statusCode).toBe(422);
    expect(paths(answer)).toContain(at);
  },
);

test("an unpublished travel may be unfinished", async () => {
  const unfinished = { story: "", itinerary: [], destinationIds: [], included: [] };
  const answer = await api.save(api.travel.id, api.whole({ ...unfinished, isPublished: false }));
  expect(answer.statusCode).toBe(200);
  expect((await api.save(api.travel.id, api.whole())).statusCode).toBe(200);
});

test("the former address leads on, and so do redirects to it", async () => {
  const { id } = api.travel;
  const redirect = { from: "/vecchio-nepal", to: "/viaggi/nepal-annapurna?ref=1" };
  const made = await api.editor.send("POST", "/api/it/redirects", { json: redirect });
  const preview = (await api.preview(id, api.whole({ slug: "nepal" }))).json<TravelPreview>();
  expect(preview).toMatchObject({
    errors: [],
    isChanged: true,
    consequences: {
      address: { from: "/viaggi/nepal-annapurna", to: "/viaggi/nepal", redirects: 1 },
      publication: null,
      departures: 1,
      peopleIn: 13,
      pages: 3,
    },
  });
  expect((await api.read(id)).record.slug).toBe("nepal-annapurna");
  expect((await api.save(id, api.whole({ slug: "nepal" }))).statusCode).toBe(200);
  const kept = await api.editor.send("GET", made.headers.location ?? "");
  expect(kept.json()).toMatchObject({ to: "/viaggi/nepal?ref=1" });
  const walk = await api.editor.send("GET", "/api/it/redirects/test?path=/viaggi/nepal-annapurna");
  expect(walk.json()).toMatchObject({ hops: [{ to: "/viaggi/nepal", reason: "moved" }] });
  expect((await api.save(id, api.whole())).statusCode).toBe(200);
});

test("an address of another travel, a redirect or a page is refused", async () => {
  const copies = `${api.path}/copies`;
  const copy = await api.editor.send("POST", copies, {
    json: { country: "it", id: api.travel.id },
  });
  const { id } = copy.json<TravelRecord>();
  const { record } = await api.read(id);
  const move = (slug: string) =>
    api.save(id, api.whole({ tripId: record.tripId, slug, isPublished: false }));
  await api.editor.send("POST", "/api/it/redirects", {
    json: { from: "/viaggi/mustang", to: "/viaggi" },
  });
  for (const slug of ["nepal-annapurna", "mustang"])
    expect(paths(await move(slug))).toEqual(["slug"]);
  expect((await move("dolpo")).statusCode).toBe(200);
});

test("a changed length says how many departures do not have it", async () => {
  const change = { days: 3, nights: 2, itinerary: [] };
  const answer = await api.preview(api.travel.id, api.whole({ ...change, isPublished: false }));
  expect(answer.json()).toMatchObject({
    consequences: {
      length: { from: 2, to: 3, departures: 1 },
      publication: "unpublished",
      missing: expect.arrayContaining(["itinerary", "seo"]),
    },
  });
  const refused = await api.preview(api.travel.id, api.whole(change));
  expect(refused.json()).toMatchObject({ errors: [{ path: "itinerary" }], consequences: null });
});

test("a copy is unpublished, has a trip of its own and may be deleted; one in use may not", async () => {
  const json = { country: "it", id: api.travel.id };
  const made = await api.editor.send("POST", `${api.path}/copies`, { json });
  expect(made.statusCode).toBe(201);
  const copy = made.json<TravelRecord>();
  expect(copy).toMatchObject({ name: "Nepal, Annapurna (copy)", isPublished: false });
  expect(copy.tripId).not.toBe(api.trip.id);
  expect(copy.about.trip.code).toMatch(/^nepal-\d$/);
  const redirect = { from: "/vecchio-nepal", to: "/viaggi/nepal-annapurna" };
  await api.editor.send("POST", "/api/it/redirects", { json: redirect });
  const guarded = await api.editor.send("DELETE", `${api.path}/${api.travel.id}`);
  expect(guarded.statusCode).toBe(409);
  expect(guarded.json()).toMatchObject({
    detail: "This is still used: 2 departures, 1 link.",
    users: [{ kind: "tour" }, { kind: "tour" }, { kind: "redirect", name: "/vecchio-nepal" }],
  });
  expect((await api.editor.send("DELETE", `${api.path}/${copy.id}`)).statusCode).toBe(200);
  expect((await api.editor.send("GET", `${api.path}/${copy.id}`)).statusCode).toBe(404);
});

test("another market starts from the Italian one: facts are there, texts are to be written", async () => {
  const json = { country: "it", id: api.travel.id };
  const made = await api.editor.send("POST", "/api/fr/travels/copies", { json });
  expect(made.statusCode).toBe(201);
  const travel = made.json<TravelRecord>();
  expect(travel).toMatchObject({
    tripId: api.trip.id,
    days: 2,
    story: "",
    itinerary: [{ title: "" }, { title: "" }],
    isPublished: false,
    destinationIds: [],
  });
  expect(travel.about.missing).toEqual(
    expect.arrayContaining(["name", "tagline", "story", "itinerary", "seo"]),
  );
  const italian = (await api.read(api.travel.id)).record.about.alternates;
  expect(italian.find(({ country }) => country === "fr")).toMatchObject({ id: travel.id });
  const again = await api.editor.send("POST", "/api/fr/travels/copies", { json });
  expect(paths(again)).toEqual(["tripId"]);
  const foreign = await api.editor.send("POST", `${api.path}/copies`, {
    json: { country: "it", id: travel.id },
  });
  expect(foreign.statusCode).toBe(404);
});

test("a copy takes amounts along into a market of the same currency alone", async () => {
  const { id } = api.travel;
  const priced = { privateRoom: true, privateRoomCents: 30_000 };
  const flight = { ...api.whole().flight, directCents: 70_000, stopsCents: 50_000 };
  const moneyPot = { ...api.whole().moneyPot, lowCents: 9_000, highCents: 12_000 };
  await api.save(id, api.whole({ ...priced, flight, moneyPot }));
  const copyIn = async (country: string) =>
    (
      await api.editor.send("POST", `/api/${country}/travels/copies`, {
        json: { country: "it", id },
      })
    ).json<TravelRecord>();
  expect(await copyIn("es")).toMatchObject({ ...priced, flight: { directCents: 70_000 } });
  expect(await copyIn("us")).toMatchObject({
    privateRoom: false,
    privateRoomCents: null,
    flight: { directCents: null, stopsCents: null },
    moneyPot: { lowCents: 0, highCents: 0 },
  });
});

test("a travel of a trip that nobody offers is made; hostile bodies are refused", async () => {
  const json = api.whole({ tripId: api.freeTrip.id, slug: "upper-mustang" });
  const made = await api.editor.send("POST", api.path, { json });
  expect(made.statusCode).toBe(201);
  for (const wrong of [
    { ...json, slug: "../admin" },
    { ...json, version: 3 },
    { ...json, name: "n".repeat(81) },
    { ...json, itinerary: "[]" },
  ])
    expect([400, 422]).toContain(
      (await api.editor.send("POST", api.path, { json: wrong })).statusCode,
    );
});
