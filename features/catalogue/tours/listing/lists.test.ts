import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { openTourApi } from "#apps/server/testing/tours/tour-api.ts";
import { draftOn } from "#features/catalogue/tours/testing/tour-drafts.ts";
import type { ListedTour } from "#features/catalogue/tours/listed-contract.ts";
import type { TourFacets } from "#features/catalogue/departure-filters/contract.ts";
import type { FreeCoordinator } from "#features/catalogue/tours/free-coordinators/free-contract.ts";
import { addDays } from "#markets/days.ts";

let api: Awaited<ReturnType<typeof openTourApi>>;
let leader: string;
beforeAll(async () => {
  api = await openTourApi();
});
beforeEach(async () => {
  await api.db.deleteFrom("tour").where("id", "not in", [api.coming.id, api.past.id]).execute();
  await api.db.updateTable("tour").set({ coordinator_id: null }).execute();
  await api.db.deleteFrom("coordinator").where("id", "<>", api.coordinator.id).execute();
  leader = await api.addCoordinator("Amina", ["it", "ne"]);
  await api.create(draftOn(api.dayIn(60), { coordinatorId: leader }));
  await api.create(draftOn(api.dayIn(150), { isPublished: false, priceCents: 99_900 }));
});
afterAll(() => api.close());

const list = async (query: string, path = "/api/it/tours") => {
  const answer = await api.send("GET", `${path}?${query}`);
  expect({ query, status: answer.statusCode }).toEqual({ query, status: 200 });
  return answer.json<{ items: readonly ListedTour[]; total: number }>();
};
const daysOf = async (query: string) =>
  (await list(query)).items.map(({ departureDate }) => departureDate);

test("a travel's list holds past and unpublished departures, the earliest first, in pages", async () => {
  const { items, total } = await list("pageSize=2", api.ofTravel);
  expect(total).toBe(4);
  expect(items.map(({ isPast }) => isPast)).toEqual([true, false]);
  const second = await list("pageSize=2&page=2", api.ofTravel);
  expect(second.items.map(({ departureDate }) => departureDate)).toEqual([
    api.dayIn(60),
    api.dayIn(150),
  ]);
});

test("filters find by status, days, coordinator, publication, minimum and words", async () => {
  const [soon, led, hidden] = [api.dayIn(40), api.dayIn(60), api.dayIn(150)];
  expect(await daysOf("status=ALMOST_FULL,CONFIRMED&when=upcoming")).toEqual([soon]);
  expect(await daysOf(`from=${addDays(soon, 11)}&to=${led}`)).toEqual([soon, led]);
  expect(await daysOf(`from=${addDays(soon, 12)}&to=${addDays(led, -1)}`)).toEqual([]);
  expect(await daysOf(`coordinator=${leader}`)).toEqual([led]);
  expect(await daysOf("published=0")).toEqual([hidden]);
  expect(await daysOf("below=minimum&sort=departure-desc")).toEqual([hidden, led]);
  expect(await daysOf(`below=minimum&decideUntil=${addDays(led, -31)}`)).toEqual([led]);
  expect(await daysOf("search=amin")).toEqual([led]);
  expect(await daysOf(`search=${soon.split("-").toReversed().join("/")}`)).toEqual([soon]);
  const dotted = soon.split("-").toReversed().join(".");
  expect(await daysOf(`search=${dotted}`)).toEqual([soon]);
  expect(await daysOf("sort=price&when=upcoming")).toEqual([hidden, led, soon]);
  expect(await daysOf("search=%25_")).toEqual([]);
});

test("filters find by travel, continent, age, type and season, in the list and in its file", async () => {
  const [soon, led, hidden] = [api.dayIn(40), api.dayIn(60), api.dayIn(150)];
  const market = "it-IT";
  const make = async (kind: "date-ranges" | "travel-type-primary", slug: string, facts: object) =>
    (
      await api.db
        .insertInto("resource")
        .values({ market, kind, slug, name: slug, position: 1, facts: JSON.stringify(facts) })
        .returning("id")
        .executeTakeFirstOrThrow()
    ).id;
  const typeId = await make("travel-type-primary", "on-foot", {});
  const ofTravel = api.db.updateTable("travel").where("id", "=", api.travel.id);
  await ofTravel.set({ type_id: typeId }).execute();
  await make("date-ranges", "spring", { from: soon, to: led, onTheRoad: null });
  // Only the night between two days counts: a group that comes home that day is not in it.
  await make("date-ranges", "new-year", { from: soon, to: led, onTheRoad: addDays(led, 10) });
  await make("date-ranges", "home-again", { from: soon, to: led, onTheRoad: addDays(led, 11) });
  const upcoming = (query: string) => daysOf(`when=upcoming&${query}`);
  expect(await upcoming("season=spring")).toEqual([soon, led]);
  expect(await upcoming("season=new-year")).toEqual([led]);
  expect(await upcoming("season=home-again")).toEqual([]);
  expect(await upcoming("season=unknown")).toEqual([]);
  expect(await upcoming("type=on-foot,by-boat")).toEqual([soon, led, hidden]);
  expect(await upcoming("type=by-boat")).toEqual([]);
  expect(await upcoming(`travel=${api.travel.id}&continent=asia`)).toEqual([soon, led, hidden]);
  expect(await upcoming(`travel=${crypto.randomUUID()}`)).toEqual([]);
  expect(await upcoming("age=ALL")).toEqual([soon, led, hidden]);
  expect(await upcoming("age=25-35")).toEqual([]);
  const { body } = await api.send("GET", "/api/it/tours/export?when=upcoming&season=new-year");
  expect(body.trim().split("\n")).toHaveLength(2);
  const facets = (await api.send("GET", "/api/it/tours/facets")).json<TourFacets>();
  expect(facets.types).toContainEqual({ value: "on-foot", label: "on-foot" });
  expect(facets.seasons.map(({ value }) => value)).toContain("new-year");
  expect(facets.coordinators).toContainEqual({ value: leader, label: "Amina", city: "Roma" });
  expect(facets.travels.map(({ value }) => value)).toContain(api.travel.id);
  await ofTravel.set({ type_id: null }).execute();
  await api.db.deleteFrom("resource").where("market", "=", market).execute();
});

test("without a coordinator are published departures of the next 90 days, and no others", async () => {
  const [soon, lastDay, dayLater] = [api.dayIn(40), api.dayIn(90), api.dayIn(91)];
  await api.create(draftOn(lastDay));
  await api.create(draftOn(dayLater));
  await api.create(draftOn(api.dayIn(85), { isPublished: false }));
  expect(await daysOf("without=coordinator")).toEqual([soon, lastDay]);
  const { items } = await list("");
  const flagged = items.filter(({ health }) =>
    health.some(({ kind }) => kind === "no-coordinator"),
  );
  expect(flagged.map(({ departureDate }) => departureDate)).toEqual([soon, lastDay]);
});

test("the file for spreadsheets holds every departure that the filters find, on all pages", async () => {
  const answer = await api.send("GET", "/api/it/tours/export?when=upcoming&pageSize=1");
  expect(answer.statusCode).toBe(200);
  expect(answer.headers["content-type"]).toContain("text/csv");
  const [head, ...rows] = answer.body.trim().split("\n");
  expect(head).toContain("travel;code;address;published;departure");
  const { total } = await list("when=upcoming");
  expect(rows).toHaveLength(total);
  expect(rows.find((row) => row.includes(api.dayIn(60)))).toContain("Amina");
  expect((await api.send("GET", "/api/it/tours/export?status=NONE")).statusCode).toBe(400);
});

test("departures are read by their ids, and say the continent of their trip", async () => {
  const { items } = await list("when=upcoming&sort=departure");
  const [first, second] = items;
  const ids = [first?.id, second?.id].join(",");
  const found = (await list(`ids=${ids}`)).items;
  expect(found.map(({ id }) => id)).toEqual([first?.id, second?.id]);
  expect(new Set(found.map(({ travel }) => travel.continent))).toEqual(new Set(["asia"]));
  expect((await api.send("GET", "/api/it/tours?ids=1,2")).statusCode).toBe(400);
});

test("departures whose coordinator has another group too near are found", async () => {
  const other = await api.addCoordinator("Carlo");
  const [first, near, far] = [api.dayIn(200), api.dayIn(214), api.dayIn(300)];
  for (const day of [first, near, far]) await api.create(draftOn(day, { coordinatorId: other }));
  expect(await daysOf("inConflict=1")).toEqual([first, near]);
  expect(await daysOf(`inConflict=0&coordinator=${other}`)).toEqual([far]);
  const { items } = await list(`coordinator=${other}`);
  expect(items.map(({ conflicts }) => conflicts.map(({ kind, days }) => [kind, days]))).toEqual([
    [["home", 2]],
    [["home", 2]],
    [],
  ]);
});

test.each(["status=LOST", "from=soon", "pageSize=501", "sort=name", "coordinator=1", "page=0"])(
  "%s is refused",
  async (query) => {
    expect((await api.send("GET", `/api/it/tours?${query}`)).statusCode).toBe(400);
  },
);

test("each departure tells what has to be looked at, and where it is mended", async () => {
  const [, soon] = (await list("", api.ofTravel)).items;
  expect(soon?.health).toMatchObject([
    { kind: "no-coordinator", level: "amber", path: "coordinatorId" },
  ]);
  const [led] = (await list(`coordinator=${leader}`)).items;
  expect(led).toMatchObject({ coordinator: { name: "Amina" }, conflicts: [] });
  expect(led?.health).toMatchObject([{ kind: "undecided", level: "amber", path: "status" }]);
});

const free = async (query: string) =>
  (await api.send("GET", `/api/it/coordinators/free?${query}`)).json<{
    items: readonly FreeCoordinator[];
  }>().items;

test("who is free comes first, then who has led the travel and who speaks its language", async () => {
  const veteran = await api.addCoordinator("Bea");
  await api.addCoordinator("Carlo");
  await api.db
    .updateTable("tour")
    .set({ coordinator_id: veteran })
    .where("id", "=", api.past.id)
    .execute();
  const days = `from=${api.dayIn(65)}&to=${api.dayIn(70)}&travel=${api.travel.id}`;
  const ranked = await free(days);
  expect(ranked.map(({ name, isFree }) => [name, isFree])).toEqual([
    ["Bea", true],
    ["Mei Rossi", true],
    ["Carlo", true],
    ["Amina", false],
  ]);
  expect(ranked[0]).toMatchObject({ timesLed: 1, lacks: ["ne"] });
  expect(ranked[0]?.reasons).toEqual(["free", "led it once", "speaks no Nepali"]);
  expect(ranked[3]).toMatchObject({ conflicts: [{ kind: "same-days" }], speaks: ["ne"] });
  const [own] = (await list(`coordinator=${leader}`)).items;
  const withoutOwn = await free(`${days}&tour=${own?.id}`);
  expect(withoutOwn.find(({ name }) => name === "Amina")).toMatchObject({ isFree: true });
  const after = await free(`from=${api.dayIn(73)}&to=${api.dayIn(80)}`);
  expect(after.find(({ name }) => name === "Amina")).toMatchObject({
    isFree: false,
    isHome: true,
    daysAtHome: { before: 1, after: null },
    conflicts: [{ kind: "home", days: 1 }],
  });
  const reasons = (items: readonly FreeCoordinator[]) =>
    items.find(({ name }) => name === "Amina")?.reasons[0];
  expect(reasons(after)).toBe("home 1 day after Nepal, Annapurna");
  const before = await free(`from=${api.dayIn(50)}&to=${api.dayIn(57)}`);
  expect(reasons(before)).toBe("home 2 days before Nepal, Annapurna");
  const rested = await free(`from=${api.dayIn(75)}&to=${api.dayIn(80)}`);
  expect(rested.find(({ name }) => name === "Amina")).toMatchObject({ isFree: true });
});

test.each([
  "from=2027-01-01",
  "from=2027-01-02&to=2027-01-01",
  "from=2027-01-01&to=2029-01-01",
  "from=9999-12-31&to=9999-12-31",
])("nobody is looked for with %s", async (query) => {
  expect((await api.send("GET", `/api/it/coordinators/free?${query}`)).statusCode).toBe(400);
});
