import { afterAll, beforeAll, expect, test } from "vitest";
import { openBulkApi } from "#apps/server/testing/bulk/bulk-api.ts";
import { draftFrom, draftOn } from "#features/catalogue/tours/testing/tour-drafts.ts";
import { newPage } from "#features/content/pages/page-defaults.ts";

let api: Awaited<ReturnType<typeof openBulkApi>>;
beforeAll(async () => {
  api = await openBulkApi();
});
afterAll(() => api.close());

const fivePercentLess = {
  type: "price",
  change: { kind: "percent", percent: -5 },
  rounding: "nine",
};
const savedBySomebody = expect.stringMatching(/^Saved by .+ meanwhile\.$/) as string;
const departures = (from: number, until: number) => ({
  kind: "tour",
  filter: { leaveFrom: api.dayIn(from), leaveUntil: api.dayIn(until) },
});

test("a dry run says what becomes of each departure, and writes nothing", async () => {
  const tour = await api.create(draftOn(api.dayIn(200), { priceCents: 126_900 }));
  const full = await api.create(draftOn(api.dayIn(201), { status: "SOLD_OUT", seatsFree: 0 }));
  const request = { ...departures(200, 201), action: fivePercentLess };
  const before = await api.get(tour.id);
  const { rows, plan } = await api.plan(request);
  expect(rows).toMatchObject([
    { id: tour.id, outcome: "change", from: 126_900, to: 120_900, reason: null },
    { id: full.id, outcome: "refuse", reason: "Sold out." },
  ]);
  expect(plan).toMatchObject({ rows: 2, planned: 2, change: 1, none: 0, refuse: 1, noted: 0 });
  expect(plan?.facts).toMatchObject({
    prices: { low: -6000, high: -6000 },
    freeSeatsCents: -84_000,
  });
  expect(await api.get(tour.id)).toEqual(before);
});

test("a departure that somebody edits just now is left out, until they have gone", async () => {
  const tour = await api.create(draftOn(api.dayIn(210), { priceCents: 126_900 }));
  const request = { ...departures(210, 210), action: fivePercentLess };
  const session = crypto.randomUUID();
  const beat = await api.editor.send("PUT", `/api/it/tours/${tour.id}/presence`, {
    json: { session, focus: "priceCents", isEditing: true },
  });
  expect(beat.statusCode).toBe(200);
  expect((await api.plan(request)).rows).toMatchObject([
    { id: tour.id, outcome: "refuse", reason: expect.stringMatching(/ edits it\.$/) },
  ]);
  // Their browser has ended without a word, and nobody else is at work.
  await api.db
    .updateTable("record_presence")
    .set({ seen_at: new Date(Date.now() - 60_000) })
    .where("session", "=", session)
    .execute();
  expect((await api.plan(request)).rows).toMatchObject([{ id: tour.id, outcome: "change" }]);
});

test("a run writes each departure once, says so row by row, and is undone", async () => {
  const days = [300, 301, 302].map((day) => api.dayIn(day));
  const tours = [];
  for (const day of days) tours.push(await api.create(draftOn(day, { priceCents: 100_000 })));
  const run = await api.run({ ...departures(300, 302), action: fivePercentLess, reason: "Spring" });
  expect(run).toMatchObject({
    state: "done",
    reason: "Spring",
    actorName: expect.any(String) as string,
    counts: { changed: 3, waiting: 0, refused: 0 },
  });
  for (const { id, version } of tours)
    expect(await api.get(id)).toMatchObject({ priceCents: 94_900, version: version + 1 });
  expect(await api.rowsOf(run)).toMatchObject(
    days.map((day) => ({ day, state: "changed", from: 100_000, to: 94_900 })),
  );
  const one = await api.control(run, "undo", [0]);
  expect(one.counts).toMatchObject({ changed: 2, undone: 1 });
  const all = await api.control(run, "undo");
  expect(all).toMatchObject({ state: "done", counts: { undone: 3 } });
  for (const { id } of tours) expect((await api.get(id)).priceCents).toBe(100_000);
});

test("what somebody saved meanwhile is said and not overwritten, until somebody decides", async () => {
  const tour = await api.create(draftOn(api.dayIn(320), { priceCents: 100_000 }));
  const looked = [{ id: tour.id, version: tour.version }];
  const draft = { ...draftFrom(tour), priceCents: 80_000 };
  await api.send("PUT", `/api/it/tours/${tour.id}`, draft);
  const request = { ...departures(320, 320), action: fivePercentLess, rows: looked };
  const run = await api.run(request);
  expect(run.counts).toMatchObject({ stale: 1, changed: 0 });
  expect(await api.rowsOf(run)).toMatchObject([{ now: 80_000, reason: savedBySomebody }]);
  expect((await api.get(tour.id)).priceCents).toBe(80_000);
  const tried = await api.control(run, "retry", [0]);
  expect(tried.counts).toMatchObject({ stale: 0, changed: 1 });
  expect((await api.get(tour.id)).priceCents).toBe(75_900);
  await api.send("PUT", `/api/it/tours/${tour.id}`, { ...draft, priceCents: 70_000 });
  const undone = await api.control(run, "undo");
  expect(undone.counts).toMatchObject({ kept: 1, undone: 0 });
  expect(await api.rowsOf(undone)).toMatchObject([{ now: 70_000, reason: savedBySomebody }]);
  expect((await api.get(tour.id)).priceCents).toBe(70_000);
});

test("departures move onto the days that others leave, with their codes", async () => {
  const days = [340, 347, 354].map((day) => api.dayIn(day));
  const tours = [];
  for (const day of days) tours.push(await api.create(draftOn(day)));
  const run = await api.run({ ...departures(340, 354), action: { type: "dates", days: 7 } });
  expect(run.counts).toMatchObject({ changed: 3 });
  for (const [index, { id }] of tours.entries()) {
    const moved = api.dayIn(347 + 7 * index);
    expect(await api.get(id)).toMatchObject({ departureDate: moved, code: moved });
  }
  await api.control(run, "undo");
  for (const [index, { id }] of tours.entries())
    expect(await api.get(id)).toMatchObject({ departureDate: days[index], code: days[index] });
});

test("travels and pages are published, unpublished and purged by their own saves", async () => {
  const json = {
    ...newPage("bulk"),
    name: "Bulk lantern",
    slug: "bulk-lantern",
    isPublished: true,
  };
  const page = (await api.editor.send("POST", "/api/it/custompages", { json })).json<{
    id: string;
  }>();
  const request = { kind: "page", filter: { search: "Bulk lantern" } };
  const hide = { ...request, action: { type: "publish", isPublished: false } };
  const { rows } = await api.plan(hide);
  expect(rows).toMatchObject([{ id: page.id, outcome: "change", from: true, to: false }]);
  expect(rows[0]?.notes[0]?.text).toMatch(/404/);
  expect((await api.run(hide)).counts).toMatchObject({ changed: 1 });
  const stored = async () =>
    (await api.editor.send("GET", `/api/it/custompages/${page.id}`)).json<{
      isPublished: boolean;
    }>();
  expect((await stored()).isPublished).toBe(false);
  const purge = await api.run({ ...request, action: { type: "purge" } });
  expect(purge).toMatchObject({ undoUntil: null, counts: { changed: 1 } });
  const travels = { kind: "travel", action: { type: "publish", isPublished: false } };
  const run = await api.run(travels);
  expect(run.counts).toMatchObject({ changed: 1 });
  // The catalogue's travel lacks what a published one needs.
  const undone = await api.control(run, "undo");
  expect(undone.counts).toMatchObject({ kept: 1 });
  expect((await api.rowsOf(undone))[0]?.reason).toMatch(/^A published travel needs /);
});

test("a filter by travel, continent, coordinator and age means the same as in the list", async () => {
  const leader = await api.addCoordinator("Ada");
  const led = await api.create(
    draftOn(api.dayIn(700), { coordinatorId: leader, ageRange: "35-49" }),
  );
  await api.create(draftOn(api.dayIn(720), { ageRange: "35-49" }));
  const days = { leaveFrom: api.dayIn(700), leaveUntil: api.dayIn(720) };
  const found = async (part: object) => {
    const filter = { ...days, ...part };
    return (await api.plan({ kind: "tour", filter, action: fivePercentLess })).rows.length;
  };
  expect(await found({ ageRange: "35-49" })).toBe(2);
  expect(await found({ ageRange: "25-35" })).toBe(0);
  expect(await found({ travelId: led.travel.id, continent: "asia" })).toBe(2);
  expect(await found({ continent: "africa" })).toBe(0);
  expect(await found({ coordinatorId: leader })).toBe(1);
  expect(await found({ types: ["on-foot"] })).toBe(0);
  expect(await found({ season: "spring" })).toBe(0);
});

test.each([
  ["a price of pages", { kind: "page", action: fivePercentLess }, "action"],
  ["a move by no day", { kind: "tour", action: { type: "dates", days: 0 } }, "action.days"],
  [
    "what finds nothing",
    { kind: "tour", filter: { search: "nowhere" }, action: fivePercentLess },
    "filter",
  ],
])("%s is refused at its field", async (_, request, field) => {
  const answer = await api.post("", request);
  expect({ status: answer.statusCode, body: answer.json<object>() }).toMatchObject({
    status: 422,
    body: { errors: [{ path: field }] },
  });
});

test("a result opens in a spreadsheet without running any of its cells", async () => {
  const json = { ...newPage("bulk"), name: "=1+1 lantern", slug: "formula" };
  await api.editor.send("POST", "/api/it/custompages", { json });
  const request = { kind: "page", filter: { search: "=1+1" }, action: { type: "purge" } };
  const { id } = await api.run(request);
  const file = await api.admin.send("GET", `/api/it/bulk-actions/${id}/result`);
  expect(file.headers["content-type"]).toContain("text/csv");
  expect(file.body).toContain("'=1+1 lantern;/formula");
});
