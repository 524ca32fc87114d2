import { afterAll, beforeAll, expect, test } from "vitest";
import { openTourApi } from "#apps/server/testing/tours/tour-api.ts";
import { draftFrom, draftOn } from "#features/catalogue/tours/testing/tour-drafts.ts";
import { travelTag } from "#features/records/catalogue-tags/rules.ts";
import { addDays } from "#markets/days.ts";

let api: Awaited<ReturnType<typeof openTourApi>>;
beforeAll(async () => {
  api = await openTourApi();
});
afterAll(() => api.close());

const unknown = "/api/it/tours/5f0f6a52-6a0f-4c55-9a51-0c2f7f0f2f11";
const tagVersion = async () =>
  (
    await api.db
      .selectFrom("cache_version")
      .select("version")
      .where("tag", "=", travelTag("it-IT", api.travel.id))
      .executeTakeFirst()
  )?.version ?? 0;

test("a departure is made, read, saved and deleted, each time with an audit entry and fresh pages", async () => {
  const day = api.dayIn(200);
  const before = await tagVersion();
  const created = await api.send("POST", api.ofTravel, draftOn(day));
  expect(created.statusCode).toBe(201);
  const tour = created.json();
  const path = `/api/it/tours/${tour.id}`;
  expect(created.headers).toMatchObject({ location: path, etag: '"1"' });
  expect(tour).toMatchObject({ code: day, peopleIn: 0, peopleNeeded: 8, balanceCents: 129_900 });
  expect(tour.path).toBe(`/viaggi/nepal-annapurna/${day}`);
  const saved = await api.send(
    "PUT",
    path,
    { ...draftFrom(tour), priceCents: 139_900, fullPriceCents: 149_900 },
    { "if-match": '"1"' },
  );
  expect(saved.json()).toMatchObject({
    version: 2,
    priceToday: { cents: 139_900, wasCents: 149_900, percentOff: 7 },
  });
  expect(await api.get(tour.id)).toEqual(saved.json());
  const deleted = await api.send("DELETE", path, {}, { "if-match": '"2"' });
  expect(deleted.json()).toEqual(saved.json());
  expect((await api.send("GET", path)).statusCode).toBe(404);
  expect(await tagVersion()).toBe(before + 3);
  const audit = await api.db
    .selectFrom("audit")
    .select(["action", "name", "changes"])
    .where("subject_id", "=", tour.id)
    .orderBy("at")
    .execute();
  expect(audit.map(({ action }) => action)).toEqual(["create", "update", "delete"]);
  expect(audit[1]?.name).toMatch(/^Nepal, Annapurna, \d\d\/\d\d\/\d{4}$/);
  expect(audit[1]?.changes).toContainEqual({
    path: "priceCents",
    before: "149900",
    after: "139900",
  });
});

test("a save that changes nothing writes nothing", async () => {
  const tour = await api.create(draftOn(api.dayIn(201)));
  const answer = await api.sendUnwritten("PUT", `/api/it/tours/${tour.id}`, draftFrom(tour));
  expect(answer.json()).toEqual(tour);
});

test("a version that somebody else has replaced is refused, for a save and for a deletion", async () => {
  const tour = await api.create(draftOn(api.dayIn(202)));
  const path = `/api/it/tours/${tour.id}`;
  const draft = draftFrom(tour);
  await api.send("PUT", path, { ...draft, priceCents: 120_000 }, { "if-match": '"1"' });
  const stale = { ...draft, seatsFree: 5 };
  expect(await api.refused("PUT", path, stale, { "if-match": '"1"' })).toMatchObject({
    status: 412,
  });
  expect(await api.refused("DELETE", path, {}, { "if-match": '"1"' })).toMatchObject({
    status: 412,
  });
  const newest = { ...draft, priceCents: 120_000, seatsFree: 5 };
  expect((await api.send("PUT", path, newest)).json()).toMatchObject({ version: 3 });
});

test.each([
  [{ startDate: "2020-01-01" }, ["startDate"]],
  [{ status: "SOLD_OUT" }, ["status"]],
  [{ status: "CONFIRMED" }, ["status"]],
  [{ seatsFree: 15 }, ["seatsFree", "seatsFree"]],
  [{ peopleMinimum: 15 }, ["peopleMinimum"]],
  [{ fullPriceCents: 100 }, ["fullPriceCents"]],
  [{ deposit: { cents: 149_900, until: "2030-01-01" } }, ["deposit"]],
  [{ coordinatorId: "5f0f6a52-6a0f-4c55-9a51-0c2f7f0f2f11" }, ["coordinatorId"]],
  [{ code: "coming" }, ["code"]],
  [{ code: "itinerario" }, ["code"]],
  [{ endDate: "2100-01-01" }, ["endDate"]],
] as const)("a departure with %j is refused at its field", async (overrides, paths) => {
  const draft = { ...draftOn(api.dayIn(210)), ...overrides };
  expect(await api.refused("POST", api.ofTravel, draft)).toMatchObject({ status: 422, paths });
});

test("a new departure leaves after today, and a past one stays where it is", async () => {
  expect(await api.refused("POST", api.ofTravel, draftOn(api.dayIn(0)))).toMatchObject({
    status: 422,
    paths: ["departureDate"],
  });
  const past = draftFrom(await api.get(api.past.id));
  const path = `/api/it/tours/${api.past.id}`;
  const moved = { ...past, departureDate: addDays(past.departureDate, -7) };
  expect((await api.refused("PUT", path, moved)).paths).toContain("departureDate");
  expect((await api.send("PUT", path, { ...past, priceCents: 99_900 })).statusCode).toBe(200);
});

test.each([
  [{ priceCents: 0 }, 422],
  [{ priceCents: 10.5 }, 422],
  [{ departureDate: "2027-02-30" }, 422],
  [{ departureDate: "20/03/2027" }, 422],
  [{ code: "A b" }, 422],
  [{ seatsTotal: 61 }, 422],
  [{ interested: 5000 }, 400],
  [{ peopleIn: 14 }, 400],
  [{ travelId: "5f0f6a52-6a0f-4c55-9a51-0c2f7f0f2f11" }, 400],
] as const)("a departure with %j is answered with %i and not stored", async (overrides, status) => {
  const draft = { ...draftOn(api.dayIn(220)), ...overrides };
  expect(await api.refused("POST", api.ofTravel, draft)).toMatchObject({ status });
});

test.each(["0000-01-01", "9999-12-31"])("nobody leads a group on %s", async (day) => {
  const coordinatorId = await api.addCoordinator(`Bruno of ${day}`);
  const days = { departureDate: day, startDate: day, endDate: day };
  const draft = { ...draftOn(api.dayIn(220)), ...days, coordinatorId };
  const { status, paths } = await api.refused("POST", api.ofTravel, draft);
  expect({ status, paths }).toEqual({ status: 422, paths: Object.keys(days) });
});

test("departures of other markets and unknown ones are not found", async () => {
  const draft = draftOn(api.dayIn(230));
  const french = api.ofTravel.replace("/it/", "/fr/");
  for (const path of [french, "/api/it/travels/5f0f6a52-6a0f-4c55-9a51-0c2f7f0f2f11/tours"]) {
    expect(await api.refused("POST", path, draft)).toMatchObject({ status: 404 });
    expect((await api.send("GET", path)).statusCode).toBe(404);
    expect(
      (await api.send("PUT", path, { rows: [{ id: null, version: null, input: draft }] }))
        .statusCode,
    ).toBe(404);
  }
  expect(await api.refused("PUT", unknown, draft)).toMatchObject({ status: 404 });
  expect(await api.refused("DELETE", unknown, {})).toMatchObject({ status: 404 });
  expect((await api.send("GET", `/api/fr/tours/${api.coming.id}`)).statusCode).toBe(404);
});

test("a departure in which people are is not deleted, and the refusal says how many", async () => {
  const path = `/api/it/tours/${api.coming.id}`;
  await api.db.updateTable("tour").set({ people_in: 13 }).where("id", "=", api.coming.id).execute();
  expect(await api.refused("DELETE", path, {})).toMatchObject({
    status: 409,
    detail: "13 people are in this departure. Move them to another date first.",
  });
});

test("a contradiction that stood there before does not hinder another change", async () => {
  const path = `/api/it/tours/${api.coming.id}`;
  await api.db
    .updateTable("tour")
    .set({ people_in: 7, people_minimum: 8, people_needed: 1 })
    .where("id", "=", api.coming.id)
    .execute();
  const draft = draftFrom(await api.get(api.coming.id));
  const [row] = (
    await api.preview([
      { id: api.coming.id, version: null, input: { ...draft, priceCents: 140_000 } },
    ])
  ).rows;
  expect(row).toMatchObject({
    action: "update",
    errors: [],
    suggestion: { status: "ALMOST_CONFIRMED" },
  });
  expect(row?.warnings.map((each) => each.path)).toContain("status");
  const confirmed = { ...draft, status: "CONFIRMED" };
  expect(await api.refused("PUT", path, confirmed)).toMatchObject({
    status: 422,
    paths: ["status"],
  });
});

test("two people who save one departure at once: one of them is told", async () => {
  const tour = await api.create(draftOn(api.dayIn(240)));
  const save = (priceCents: number) =>
    api.send(
      "PUT",
      `/api/it/tours/${tour.id}`,
      { ...draftFrom(tour), priceCents },
      {
        "if-match": '"1"',
      },
    );
  const answers = await Promise.all([save(100_000), save(110_000)]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(expect.arrayContaining([200, 412]));
});
