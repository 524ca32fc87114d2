import { afterAll, beforeAll, expect, test } from "vitest";
import type { SignInBrowser } from "#platform/server/identity/testing/sign-in-browser.ts";
import type { ChoiceList } from "#platform/choices/choice.ts";
import { seedSmallCatalogue } from "../testing/small-catalogue.ts";
import { openStaffApi } from "../testing/staff-api.ts";

const kinds = [
  "media",
  "travels",
  "tours",
  "coordinators",
  "destinations",
  "event-cities",
  "pages",
  "date-ranges",
  "travel-type-primary",
] as const;
type Kind = (typeof kinds)[number];

let office: Awaited<ReturnType<typeof openStaffApi>>;
let editor: SignInBrowser;
let seeded: Awaited<ReturnType<typeof seedSmallCatalogue>>;
beforeAll(async () => {
  office = await openStaffApi();
  editor = await office.signIn("editor");
  seeded = await seedSmallCatalogue(office.db, new Date());
});
afterAll(() => office.close());

const ask = async (kind: Kind, query: string, country = "it") =>
  (await editor.send("GET", `/api/${country}/choices/${kind}?${query}`)).json<ChoiceList>();
const labels = async (kind: Kind, query: string, country = "it") =>
  (await ask(kind, query, country)).items.map(({ label }) => label);

test.each(kinds)("the choices of %s need a session and valid parameters", async (kind) => {
  const anonymous = office.anonymous();
  expect((await anonymous.send("GET", `/api/it/choices/${kind}`)).statusCode).toBe(401);
  const wrong = [
    "colour=red",
    "page=0",
    "page=one",
    "pageSize=101",
    `search=${"x".repeat(201)}`,
    `ids=${Array.from({ length: 101 }, (_, each) => each).join(",")}`,
    `ids=${"x".repeat(101)}`,
    `ids=a&search=b`,
  ];
  for (const query of wrong) {
    const { statusCode } = await editor.send("GET", `/api/it/choices/${kind}?${query}`);
    expect({ query, statusCode }).toEqual({ query, statusCode: 400 });
  }
  expect((await editor.send("GET", `/api/xx/choices/${kind}`)).statusCode).toBe(404);
});

test.each([
  ["media", "nepal poster", "nepal-poster.avif"],
  ["travels", "ANNA nepal", "Nepal, Annapurna"],
  ["tours", "annapurna coming", "Nepal, Annapurna"],
  ["coordinators", "bologna", "Mei Rossi"],
  ["destinations", "country nep", "Nepal"],
] as const)(
  "a search of %s for %s finds entries that contain every word",
  async (kind, words, label) => {
    expect(await labels(kind, `search=${encodeURIComponent(words)}`)).toEqual([label]);
    expect(await labels(kind, `search=${encodeURIComponent(`${words} elsewhere`)}`)).toEqual([]);
  },
);

test.each(["travels", "tours", "coordinators", "destinations"] as const)(
  "%s belong to their market",
  async (kind) => {
    const { id } = {
      travels: seeded.travel,
      tours: seeded.coming,
      coordinators: seeded.coordinator,
      destinations: seeded.destination,
    }[kind];
    expect((await ask(kind, "")).items.map((choice) => choice.id)).toContain(id);
    expect(await labels(kind, "", "fr")).toEqual([]);
    expect(await labels(kind, `ids=${id}`)).toHaveLength(1);
    expect(await labels(kind, `ids=${id}`, "fr")).toEqual([]);
  },
);

test("choices by id include past departures and leave out unknown and malformed ids", async () => {
  const gone = "3f0e9f6c-58c4-4a0e-9d6e-2a9b5a0f4a11";
  const ids = (id: string) => `ids=${id},${gone},not-an-id,${id}`;
  expect(await labels("media", ids(seeded.poster.id))).toEqual(["nepal-poster.avif"]);
  expect(await labels("travels", ids(seeded.travel.id))).toEqual(["Nepal, Annapurna"]);
  expect(await labels("coordinators", ids(seeded.coordinator.id))).toEqual(["Mei Rossi"]);
  expect(await labels("destinations", ids(seeded.destination.id))).toEqual(["Nepal"]);
  expect(await labels("destinations", "ids=nepal,atlantis")).toEqual(["Nepal"]);
  expect(await labels("travels", "ids=nepal-annapurna,nowhere")).toEqual(["Nepal, Annapurna"]);
  expect(await labels("coordinators", "ids=mei,nobody")).toEqual(["Mei Rossi"]);
  const past = await ask("tours", ids(seeded.past.id));
  expect(past.items[0]?.detail).toContain("past");
  expect(await ask("travels", "ids=")).toMatchObject({ items: [], total: 0 });
});

test("a choice has enough text in the market's language to be recognised", async () => {
  const [travel] = (await ask("travels", "")).items;
  expect(travel).toEqual({
    id: seeded.travel.id,
    slug: "nepal-annapurna",
    label: "Nepal, Annapurna",
    detail: "12 days · nepal-annapurna",
    picture: { base: `/media/${seeded.poster.id}/1-`, alt: "Una valle", width: 2400, height: 3000 },
  });
  const [tour] = (await ask("tours", "")).items;
  expect(tour?.detail).toMatch(/^\d\d\/\d\d\/\d{4} to \d\d\/\d\d\/\d{4} · almost full · coming$/);
  const french = await ask("media", `ids=${seeded.poster.id}`, "fr");
  expect(french.items[0]?.picture?.alt).toBe("A valley");
});

test("characters with a meaning in SQL patterns are searched literally", async () => {
  expect(await labels("media", `search=${encodeURIComponent("100%_")}`)).toEqual([
    "100%_bare.avif",
  ]);
  expect(await labels("media", `search=${encodeURIComponent("%")}`)).toHaveLength(1);
});

test("a long list is paged without repeating or losing an entry", async () => {
  const first = await ask("media", "pageSize=1");
  const second = await ask("media", "pageSize=1&page=2");
  expect([first.total, first.page, second.page, second.pageSize]).toEqual([2, 1, 2, 1]);
  expect(new Set([...first.items, ...second.items].map(({ id }) => id)).size).toBe(2);
  expect((await ask("media", "pageSize=1&page=3")).items).toEqual([]);
});

test("travels are found by the names of their destinations in the market's language", async () => {
  const market = "it-IT";
  const { id: destination_id } = await office.db
    .insertInto("destination")
    .values({ market, kind: "country", code: "JO", slug: "jo", name: "Giordania", region: null })
    .returning("id")
    .executeTakeFirstOrThrow();
  await office.db
    .insertInto("travel_destination")
    .values({ market, travel_id: seeded.travel.id, destination_id })
    .execute();
  expect(await labels("travels", "search=GIORDANIA%20anna")).toEqual(["Nepal, Annapurna"]);
  expect(await labels("travels", "search=giordania%20mustang")).toEqual([]);
  const found = await editor.send("GET", "/api/it/found-records?search=giordania");
  const items = found.json<{ items: { group: string; label: string }[] }>().items;
  expect(items.map(({ group, label }) => [group, label])).toContainEqual([
    "Travels",
    "Nepal, Annapurna",
  ]);
});

test("names that begin with what is searched come first, then those of which a word does", async () => {
  const values = ["Crisolandia", "Grande Isola", "Isola Bella"].map((name, index) => ({
    market: "it-IT",
    kind: "place" as const,
    code: `I${index}`,
    slug: `island-${index}`,
    name,
    region: null,
  }));
  await office.db.insertInto("destination").values(values).execute();
  const found = ["Isola Bella", "Grande Isola", "Crisolandia"];
  expect(await labels("destinations", "search=isol")).toEqual(found);
  expect(await labels("destinations", "search=isol&pageSize=2&page=2")).toEqual(found.slice(2));
  expect(await labels("destinations", "search=island-")).toEqual(found.toReversed());
});
