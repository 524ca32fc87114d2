import { afterAll, beforeAll, expect, test } from "vitest";
import { tripExample, type Stop, type TripInput } from "#features/catalogue/trips/contract.ts";
import type { TripPreview, TripUsers } from "#features/catalogue/trips/record-contract.ts";
import { openTravelApi } from "#apps/server/testing/travel-api.ts";

let api: Awaited<ReturnType<typeof openTravelApi>>;
beforeAll(async () => {
  api = await openTravelApi();
});
afterAll(() => api.close());

const path = "/api/it/trips";
const stop = (key: string, lat: number, lon: number): Stop => ({
  key,
  lat,
  lon,
  names: { all: key },
});
const route = [stop("kathmandu", 27.71, 85.32), stop("pokhara", 28.2, 83.98)];
const trip = (change: Partial<TripInput> = {}): TripInput => ({
  ...tripExample,
  code: "nepal",
  countries: ["NP"],
  continent: "asia",
  stops: route,
  airport: null,
  posterId: api.poster.id,
  ...change,
});
const save = async (json: TripInput, etag?: string) =>
  api.editor.send("PUT", `${path}/${api.trip.id}`, {
    json,
    headers: etag === undefined ? {} : { "if-match": etag },
  });
const versionOf = async (tag: string) =>
  (
    await api.db
      .selectFrom("cache_version")
      .select("version")
      .where("tag", "=", tag)
      .executeTakeFirst()
  )?.version ?? 0;

test("a moved stop renews what draws the route, and nothing of lists and search", async () => {
  await save(trip());
  const [facts, list] = [`trip-facts:${api.trip.id}`, "travels:it-IT"];
  const before = [await versionOf(facts), await versionOf(list)] as const;
  const moved = { ...route[1]!, lat: 28.3 };
  const answer = await save(trip({ stops: [route[0]!, moved] }));
  expect(answer.statusCode).toBe(200);
  expect(answer.json<TripInput>().stops[1]).toEqual(moved);
  expect(await versionOf(facts)).toBeGreaterThan(before[0]);
  expect(await versionOf(list)).toBe(before[1]);
  await save(trip({ stops: [route[0]!, moved], countries: ["NP", "CN"] }));
  expect(await versionOf(list)).toBeGreaterThan(before[1]);
});

test("a stale version is refused, and people of all markets share one trip and its versions", async () => {
  const first = await save(trip());
  const again = await save(trip({ airport: "KTM" }), first.headers.etag);
  expect(again.statusCode).toBe(200);
  expect((await save(trip({ airport: "PKR" }), first.headers.etag)).statusCode).toBe(412);
  const elsewhere = await api.editor.send("GET", `/api/fr/trips/${api.trip.id}/versions`);
  expect(elsewhere.json<{ items: { summary: string }[] }>().items[0]).toMatchObject({
    summary: "Airport",
  });
  const session = "5f0f6a52-6a0f-4c55-9a51-0c2f7f0f2f11";
  const beat = { session, focus: null, isEditing: false };
  await api.editor.send("PUT", `${path}/${api.trip.id}/presence`, { json: beat });
  const admin = await api.signIn("admin");
  const seen = await admin.send("PUT", `/api/fr/trips/${api.trip.id}/presence`, {
    json: { ...beat, session: "5f0f6a52-6a0f-4c55-9a51-0c2f7f0f2f12" },
  });
  expect(seen.json<{ others: { email: string }[] }>().others).toMatchObject([
    { email: "editor@wayroam.test" },
  ]);
});

const pokhara = stop("pokhara", 28.2, 83.98);
const invalid: readonly (readonly [string, Partial<TripInput>, string])[] = [
  ["a country that is none", { countries: ["MA", "ZZ"] }, "countries.1"],
  [
    "a place that lies elsewhere at its return",
    { stops: [...route, { ...route[0]!, lat: 1 }] },
    "stops.2",
  ],
  [
    "a place that lies on another meridian at its return",
    { stops: [...route, { ...route[0]!, lon: 1 }] },
    "stops.2",
  ],
  ["a way from a place to itself", { stops: [pokhara, pokhara] }, "stops.1"],
  [
    "a name in one language only",
    { stops: [{ ...pokhara, names: { it: "Pokhara" } }] },
    "stops.0.names",
  ],
  ["a country twice", { countries: ["NP", "NP"] }, "countries.1"],
  ["a country that is none", { countries: ["XQ"] }, "countries.0"],
  ["the code of another trip", { code: "mustang" }, "code"],
  ["a picture that is gone", { wideId: "5f0f6a52-6a0f-4c55-9a51-0c2f7f0f2f11" }, "wideId"],
];

test.each(invalid)("a trip with %s is refused at its field", async (_is, change, at) => {
  const answer = await save(trip(change));
  expect(answer.statusCode).toBe(422);
  expect(api.errorsOf(answer).map((error) => error.path)).toContain(at);
});

test("a trip that a market offers stays; another goes", async () => {
  const used = await api.editor.send("DELETE", `${path}/${api.trip.id}`);
  expect(used.statusCode).toBe(409);
  const made = await api.editor.send("POST", path, { json: trip({ code: "new-trip" }) });
  const { id } = made.json<{ id: string }>();
  expect((await api.editor.send("DELETE", `${path}/${id}`)).statusCode).toBe(200);
  expect((await api.editor.send("GET", `${path}/${id}`)).statusCode).toBe(404);
});

test("the dry run says what moves, how far, and which pages show it, and writes nothing", async () => {
  await save(trip());
  const { headers } = await api.editor.send("GET", `${path}/${api.trip.id}`);
  await api.editor.send("POST", "/api/it/custompages", {
    json: {
      name: "Map of Nepal",
      slug: "map-of-nepal",
      routingKey: null,
      seo: { title: "", description: "", robots: "index,follow", image: null },
      customHtmlClasses: [],
      customCss: "",
      isPublished: false,
      isFixed: false,
      attributes: { transparentHeader: false, hideLayout: false },
      blocks: [
        {
          id: "map",
          blockType: "wr-map",
          enabled: true,
          schedule: null,
          content: { title: "", points: [], travel: api.travel.id, customCss: "" },
        },
      ],
    },
  });
  const stops = [{ ...route[0]!, lat: 27.72 }, pokhara, stop("lo", 29.18, 83.97)];
  const preview = (
    await api.editor.send("POST", `${path}/preview`, {
      json: { id: api.trip.id, trip: trip({ stops }) },
    })
  ).json<TripPreview>();
  expect(preview.consequences).toMatchObject({
    moved: [{ key: "kathmandu", metres: 1112 }],
    added: 1,
    removed: 0,
    isReordered: false,
    users: {
      travels: [{ country: "it" }],
      pages: [{ country: "it", name: "Map of Nepal" }],
    } satisfies Partial<{ [K in keyof TripUsers]: unknown }>,
  });
  expect((await api.editor.send("GET", `${path}/${api.trip.id}`)).headers.etag).toBe(headers.etag);
});

test("places are found by their name in any language, and land is drawn within a frame", async () => {
  await save(
    trip({
      stops: [
        {
          ...pokhara,
          names: {
            ...Object.fromEntries(["en", "es", "fr", "de"].map((each) => [each, "Pokhara"])),
            it: "Pocara",
          },
        },
      ],
    }),
  );
  const found = await api.editor.send("GET", `${path}/places?search=pocar`);
  expect(found.json()).toMatchObject([{ key: "pokhara", country: "Nepal", lat: 28.2 }]);
  const drawn = await api.editor.send("GET", `${path}/outlines?west=78&south=24&east=92&north=32`);
  const { land, countries } = drawn.json<{ land: string; countries: { name: string }[] }>();
  expect(land).toMatch(/^M/);
  expect(countries.map(({ name }) => name)).toContain("Nepal");
  const turned = await api.editor.send("GET", `${path}/outlines?west=9&south=2&east=8&north=3`);
  expect(turned.statusCode).toBe(422);
});

test("a free trip says which destinations of the market are its countries", async () => {
  const { id } = await api.db
    .insertInto("destination")
    .values({
      market: "it-IT",
      kind: "country",
      code: "SI",
      region: "europe",
      slug: "slovenia",
      name: "Slovenia",
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const made = await api.editor.send("POST", path, {
    json: { ...tripExample, code: "soca", countries: ["SI", "AQ"] },
  });
  expect(made.statusCode).toBe(201);
  const free = await api.editor.send("GET", "/api/it/travels/free-trips");
  const trips = free.json<readonly { code: string; destinationIds: readonly string[] }[]>();
  expect(trips.find(({ code }) => code === "soca")).toMatchObject({ destinationIds: [id] });
});
