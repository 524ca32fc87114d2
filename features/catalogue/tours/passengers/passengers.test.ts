import { afterAll, beforeAll, expect, test } from "vitest";
import { openTourApi } from "#apps/server/testing/tours/tour-api.ts";
import { draftOn } from "#features/catalogue/tours/testing/tour-drafts.ts";
import type {
  Passenger,
  Passengers,
} from "#features/catalogue/tours/passengers/passenger-contract.ts";

let api: Awaited<ReturnType<typeof openTourApi>>;
beforeAll(async () => {
  api = await openTourApi();
});
afterAll(() => api.close());

const unknown = { id: null, firstTimer: null, previousTrips: null, gender: null, ageBand: null };
const woman = { ...unknown, firstTimer: true, previousTrips: 0, gender: "woman", ageBand: "30-34" };
const people = (count: number) => Array.from({ length: count }, () => unknown);
const open = async (days: number, overrides: Parameters<typeof draftOn>[1] = {}) => {
  const tour = await api.create(draftOn(api.dayIn(days), overrides));
  const path = `/api/it/tours/${tour.id}/passengers`;
  const put = async (items: readonly unknown[]) =>
    (await api.send("PUT", path, { items })).json<Passengers>();
  return { tour, path, put };
};

test("people_in is the number of passengers; who is needed and free seats follow, the status stays", async () => {
  const { tour, path, put } = await open(90);
  expect(await put([woman, unknown])).toMatchObject({
    peopleIn: 2,
    peopleNeeded: 6,
    seatsFree: 12,
    suggestion: null,
  });
  const enough = await put(people(8));
  expect(enough).toMatchObject({ peopleNeeded: 0, suggestion: { status: "CONFIRMED" } });
  expect(await api.get(tour.id)).toMatchObject({ status: "PLANNED", peopleIn: 8, seatsFree: 6 });
  const full = await put(people(14));
  expect(full).toMatchObject({ seatsFree: 0, suggestion: { status: "WAITING_LIST" } });
  expect(await put(people(5))).toMatchObject({ suggestion: { status: "ALMOST_CONFIRMED" } });
  const answer = await api.send("GET", path);
  expect(answer.headers.etag).toBe('"5"');
  expect(answer.json<Passengers>().items).toHaveLength(5);
});

test("a dry run tells the numbers of before and after by the rules of the save, and writes nothing", async () => {
  const { tour, path, put } = await open(92);
  const { items } = await put(people(5));
  const before = { peopleIn: 5, peopleNeeded: 3, seatsFree: 9 };
  const preview = await api.send("POST", `${path}/preview`, { items: [...items, ...people(3)] });
  expect(preview.json()).toMatchObject({
    before,
    after: { peopleIn: 8, peopleNeeded: 0, seatsFree: 6 },
    suggestion: { status: "CONFIRMED" },
  });
  expect(await api.get(tour.id)).toMatchObject(before);
  expect(
    await api.refused("POST", `${path}/preview`, { items: [...items, ...people(10)] }),
  ).toMatchObject({ status: 422, paths: ["items"] });
});

test("a seat that becomes free on a waiting list is not offered by itself", async () => {
  const { tour, put } = await open(95, { seatsFree: 0, status: "WAITING_LIST" });
  await put(people(14));
  expect(await put(people(13))).toMatchObject({
    seatsFree: 0,
    suggestion: { status: "ALMOST_FULL", reason: expect.stringContaining("1 seat left") as string },
  });
  expect((await api.get(tour.id)).health).toMatchObject([{ kind: "status" }]);
});

test("who keeps the id keeps the account, and the audit keeps numbers alone", async () => {
  const { tour, put } = await open(100);
  const [first] = (await put([woman])).items;
  const account = "5f0f6a52-6a0f-4c55-9a51-0c2f7f0f2f11";
  await api.db
    .updateTable("passenger")
    .set({ account_id: account })
    .where("id", "=", first?.id ?? "")
    .execute();
  const { items } = await put([unknown, { ...first, ageBand: "35-39" }]);
  expect(items[1]).toEqual({ ...first, ageBand: "35-39" });
  const rows = await api.db
    .selectFrom("passenger")
    .select("account_id")
    .where("tour_id", "=", tour.id)
    .orderBy("position")
    .execute();
  expect(rows.map(({ account_id }) => account_id)).toEqual([null, account]);
  const audit = await api.db
    .selectFrom("audit")
    .selectAll()
    .where("subject_id", "=", tour.id)
    .execute();
  expect(JSON.stringify(audit)).not.toMatch(/35-39"|woman|firstTimer|first_timer/);
  expect(JSON.stringify(audit)).toContain("peopleIn");
});

test.each([
  [people(15), 422, "items"],
  [people(61), 422, "items"],
  [[{ ...woman, previousTrips: 2 }], 422, "items.0.previousTrips"],
  [[{ ...woman, id: "5f0f6a52-6a0f-4c55-9a51-0c2f7f0f2f11" }], 422, "items.0.id"],
  [[{ ...woman, gender: "F" }], 422, "items.0.gender"],
  [[{ ...woman, previousTrips: -1 }], 422, "items.0.previousTrips"],
] as const)("the list %j is refused with %i", async (items, status, field) => {
  const { path } = await open(105);
  expect(await api.refused("PUT", path, { items })).toMatchObject({ status, paths: [field] });
});

test("a row may not name a person, and nobody may be in twice", async () => {
  const { path, put } = await open(106);
  const named = [{ ...woman, name: "Anna" }];
  expect((await api.refused("PUT", path, { items: named })).status).toBe(400);
  const { items } = await put([woman]);
  const twice = [items[0], items[0]] as readonly Passenger[];
  expect((await api.refused("PUT", path, { items: twice })).paths).toEqual(["items.1.id"]);
});

test("a list that somebody else has changed in the meantime is not overwritten", async () => {
  const { path, put } = await open(107);
  await put([woman]);
  const stale = await api.refused("PUT", path, { items: [] }, { "if-match": '"1"' });
  expect(stale.status).toBe(412);
  expect((await api.send("GET", path.replace("/it/", "/fr/"))).statusCode).toBe(404);
});

test("a list that is sent again as it is writes nothing", async () => {
  const { path, put } = await open(108);
  const { items } = await put([woman, unknown]);
  const answer = await api.sendUnwritten("PUT", path, { items });
  expect(answer.json<Passengers>().items).toEqual(items);
});
