import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { ListedTravel, TravelFacets } from "#features/catalogue/travels/list-contract.ts";
import type { TravelRecord } from "#features/catalogue/travels/record-contract.ts";
import { addDays } from "#markets/days.ts";
import { dayAt } from "#markets/format.ts";
import { marketById } from "#markets/markets.ts";
import { openTravelApi } from "#apps/server/testing/travel-api.ts";

let api: Awaited<ReturnType<typeof openTravelApi>>;
beforeAll(async () => {
  api = await openTravelApi();
});
afterAll(() => api.close());

type List = Readonly<{ items: readonly ListedTravel[]; total: number }>;
const list = async (query = "") =>
  (await api.editor.send("GET", `${api.path}?${query}`)).json<List>();
const names = async (query: string) => (await list(query)).items.map(({ name }) => name);
/** Not that of UTC, in the hours in which Italy is a day ahead. */
const today = () => dayAt(new Date(), marketById("it-IT"));
const dayIn = (days: number) => addDays(today(), days);
const setTour = (values: object) =>
  api.db.updateTable("tour").set(values).where("id", "=", api.coming.id).execute();
const copy = async () => {
  const json = { country: "it", id: api.travel.id };
  const answer = await api.editor.send("POST", `${api.path}/copies`, { json });
  return answer.json<TravelRecord>();
};

beforeEach(async () => {
  await api.db.deleteFrom("travel").where("id", "<>", api.travel.id).execute();
  await api.db.updateTable("travel").set({ style_id: null }).execute();
  await setTour({
    coordinator_id: null,
    status: "ALMOST_FULL",
    people_needed: 0,
    decision_date: null,
  });
  await api.save(api.travel.id, api.whole());
});

test("a row tells the coming departures, the price of the site and what is missing", async () => {
  const { items, total } = await list();
  expect(total).toBe(1);
  expect(items[0]).toMatchObject({
    name: "Nepal, Annapurna",
    path: "/viaggi/nepal-annapurna",
    code: "nepal",
    country: "NP",
    days: 2,
    isPublished: true,
    picture: { alt: "Una valle" },
    departures: {
      total: 1,
      byStatus: { ALMOST_FULL: 1, CONFIRMED: 0 },
      next: { id: api.coming.id, day: dayIn(40), coordinator: null },
      price: { cents: 150_000, wasCents: null },
      peopleIn: 13,
      seats: 15,
    },
  });
  expect(items[0]?.health).toEqual([
    {
      kind: "coordinator",
      tone: "incomplete",
      count: 1,
      of: null,
      day: null,
      path: `/travels/${api.travel.id}/tours?without=coordinator`,
    },
    expect.objectContaining({ kind: "seo", path: `/travels/${api.travel.id}?tab=seo` }),
  ]);
});

test("health goes away where it is mended, and comes back", async () => {
  const seo = { title: "", description: "Dodici giorni.", robots: "index,follow", image: null };
  await api.save(api.travel.id, api.whole({ seo: { ...seo, robots: "index,follow" } }));
  await setTour({ coordinator_id: api.coordinator.id });
  expect((await list()).items[0]).toMatchObject({
    health: [],
    departures: { next: { coordinator: "Mei Rossi" } },
  });
  expect((await list("health=any")).total).toBe(0);
  await setTour({ status: "PLANNED", people_needed: 2, decision_date: today() });
  expect(await names("health=minimum")).toEqual(["Nepal, Annapurna"]);
  expect((await list()).items[0]?.health).toMatchObject([
    { kind: "minimum", tone: "incomplete", count: 1, day: today() },
  ]);
  await setTour({ decision_date: dayIn(-1) });
  expect((await list()).items[0]?.health).toMatchObject([{ kind: "minimum", tone: "wrong" }]);
  await setTour({ status: "ALMOST_FULL", people_needed: 0, decision_date: null });
  await api.save(api.travel.id, api.whole({ seo, photoIds: [api.bare.id] } as never));
  expect((await list("health=pictures")).items[0]?.health).toMatchObject([
    { kind: "pictures", tone: "information", count: 1, of: 2 },
  ]);
});

test("travels are found by name, place and code, and filtered", async () => {
  const made = await copy();
  const both = ["Nepal, Annapurna", "Nepal, Annapurna (copy)"];
  expect(await names("search=annap")).toEqual(both);
  expect(await names("search=nepal")).toEqual(both);
  expect(await names(`search=${made.about.trip.code}`)).toEqual([both[1]]);
  expect(await names("search=annap+copy")).toEqual([both[1]]);
  expect(await names("search=%25")).toEqual([]);
  expect(await names("published=false")).toEqual([both[1]]);
  expect(await names("destination=nepal&published=true")).toEqual([both[0]]);
  expect(await names(`nextUntil=${dayIn(40)}`)).toEqual([both[0]]);
  expect(await names(`nextUntil=${dayIn(39)}`)).toEqual([]);
  expect(await names(`next=${dayIn(40)}`)).toEqual([both[0]]);
  expect(await names(`next=${dayIn(41)}`)).toEqual([]);
  expect(await names("status=ALMOST_FULL")).toEqual([both[0]]);
  expect(await names("status=PLANNED")).toEqual([]);
  expect(await names(`createdFrom=${dayIn(2)}`)).toEqual([]);
  expect(await names(`ids=${made.id}`)).toEqual([both[1]]);
  expect(await names("type=safari,discovery")).toEqual([]);
  expect(await names("sort=name&page=2&pageSize=1")).toEqual([both[1]]);
  for (const wrong of ["health=ill", "type=A%20b", "ids=1", "next=tomorrow", "sort=price", "x=1"])
    expect((await api.editor.send("GET", `${api.path}?${wrong}`)).statusCode).toBe(400);
});

test("travels are found by a resource of any kind that they have", async () => {
  const resources = "/api/it/resources/travel-styles";
  const json = { slug: "lento", name: "Lento" };
  const { id } = (await api.editor.send("POST", resources, { json })).json<{ id: string }>();
  await api.db
    .updateTable("travel")
    .set({ style_id: id })
    .where("id", "=", api.travel.id)
    .execute();
  expect(await names("resource=travel-styles.lento")).toEqual(["Nepal, Annapurna"]);
  expect(await names("resource=travel-formats.lento")).toEqual([]);
  expect(await names("resource=durations.lento")).toEqual([]);
  for (const wrong of ["lento", "trips.lento", "travel-styles.", "travel-styles.A"])
    expect((await api.editor.send("GET", `${api.path}?resource=${wrong}`)).statusCode).toBe(400);
});

test("facets count the travels, and the file has what the search finds", async () => {
  await copy();
  const facets = (await api.editor.send("GET", `${api.path}/facets`)).json<TravelFacets>();
  expect(facets.destinations).toEqual([{ value: "nepal", label: "Nepal", count: 2 }]);
  const answer = await api.editor.send("GET", `${api.path}/export?published=true`);
  expect(answer.headers["content-disposition"]).toContain("travels-it.csv");
  const [head, row, ...rest] = answer.body.trim().split("\r\n");
  expect(head).toContain("name;code;address");
  expect(row).toContain("Nepal, Annapurna;nepal;/viaggi/nepal-annapurna;yes;2;NP");
  expect(rest).toEqual([]);
});

test("a name that a spreadsheet would calculate is exported as a text", async () => {
  await api.save(api.travel.id, api.whole({ name: "=cmd()" }));
  const answer = await api.editor.send("GET", `${api.path}/export?published=true`);
  expect(answer.body.trim().split("\r\n")[1]).toMatch(/^'=cmd\(\);nepal;/);
});

test("days that are laid out and not written are missing, in the row as in the filter", async () => {
  const kinds = async () => (await list()).items[0]?.health.map(({ kind }) => kind);
  expect(await kinds()).not.toContain("itinerary");
  expect(await names("health=itinerary")).toEqual([]);
  const [first, second] = api.whole().itinerary;
  if (!first || !second) throw new Error("The travel has two days.");
  const itinerary = [first, { ...second, title: "", text: "" }];
  await api.save(api.travel.id, api.whole({ itinerary, isPublished: false }));
  expect(await kinds()).toContain("itinerary");
  expect(await names("health=itinerary")).toEqual(["Nepal, Annapurna"]);
});
