import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { openTourApi } from "#apps/server/testing/tours/tour-api.ts";
import { draftFrom, draftOn } from "#features/catalogue/tours/testing/tour-drafts.ts";
import type { TourDraft } from "#features/catalogue/tours/contract.ts";
import type { ListedTour } from "#features/catalogue/tours/listed-contract.ts";
import type { SeriesReport } from "#features/catalogue/tours/planning/plan-contract.ts";
import { addDays, weekdayOf } from "#markets/days.ts";

let api: Awaited<ReturnType<typeof openTourApi>>;
beforeAll(async () => {
  api = await openTourApi();
});
afterAll(() => api.close());
beforeEach(() =>
  api.db.deleteFrom("tour").where("id", "not in", [api.coming.id, api.past.id]).execute(),
);

const row = (tour: ListedTour, overrides: Partial<TourDraft> = {}) => ({
  id: tour.id,
  version: tour.version,
  input: { ...draftFrom(tour), ...overrides },
});
const newRow = (draft: TourDraft) => ({ id: null, version: null, input: draft });

test("a preview tells what a save does, writes nothing, and the save does just that", async () => {
  const leader = await api.addCoordinator("Dario");
  const tour = await api.create(
    draftOn(api.dayIn(100), { priceCents: 90_000, fullPriceCents: 100_000 }),
  );
  const rows = [
    row(tour, { priceCents: 80_000, coordinatorId: leader, openingDate: api.dayIn(10) }),
    newRow(draftOn(api.dayIn(120), { priceCents: 70_000 })),
    newRow(draftOn(api.dayIn(130), { seatsFree: 15 })),
  ];
  const { rows: planned, consequences } = await api.preview(rows);
  expect(planned.map(({ action }) => action)).toEqual(["update", "create", "refuse"]);
  expect(planned[2]?.errors[0]).toMatchObject({ path: "seatsFree" });
  expect(consequences).toMatchObject({ created: 1, updated: 1, refused: 1, mails: null });
  expect(consequences.prices).toMatchObject([
    { row: 0, fromCents: 90_000, toCents: 80_000, wasCents: 100_000, percentOff: 20 },
  ]);
  expect(consequences.startingPrices).toMatchObject([
    {
      name: "Nepal, Annapurna",
      before: { cents: 90_000, departureDate: api.dayIn(100) },
      after: { cents: 70_000, departureDate: api.dayIn(120) },
    },
  ]);
  expect(consequences.statuses).toMatchObject([{ row: 1, from: null, to: "PLANNED" }]);
  expect(consequences.coordinators).toMatchObject([
    { row: 0, before: null, after: { name: "Dario" }, conflicts: [] },
  ]);
  expect(consequences.openings).toMatchObject([{ row: 0, from: null, to: api.dayIn(10) }]);
  expect(consequences.pages.items.map(({ path }) => path)).toEqual(
    expect.arrayContaining([
      "/viaggi/nepal-annapurna",
      `/viaggi/nepal-annapurna/${api.dayIn(100)}`,
      `/viaggi/nepal-annapurna/${api.dayIn(120)}`,
      "/coordinatori/dario",
      "/cerca",
    ]),
  );
  const saved = await api.save(rows);
  expect(saved.consequences).toEqual(consequences);
  expect(saved.rows.map(({ version }) => version)).toEqual([2, 1, null]);
  expect(await api.get(tour.id)).toMatchObject({ priceCents: 80_000, coordinatorId: leader });
});

test("people in who paid more or less are counted by departure", async () => {
  const [cheaper, dearer] = [
    await api.create(draftOn(api.dayIn(140))),
    await api.create(draftOn(api.dayIn(141))),
  ];
  await api.db.updateTable("tour").set({ people_in: 5 }).where("id", "=", cheaper.id).execute();
  await api.db.updateTable("tour").set({ people_in: 2 }).where("id", "=", dearer.id).execute();
  const { consequences } = await api.preview([
    row(cheaper, { seatsFree: 9, priceCents: 140_000 }),
    row(dearer, { seatsFree: 9, priceCents: 160_000 }),
  ]);
  expect(consequences).toMatchObject({ paidMore: 5, paidLess: 2 });
});

test("rows with an error stay as they are, the others are saved", async () => {
  const [one, two] = [
    await api.create(draftOn(api.dayIn(150))),
    await api.create(draftOn(api.dayIn(151))),
  ];
  await api.send("PUT", `/api/it/tours/${two.id}`, { ...draftFrom(two), priceCents: 100_000 });
  const { rows } = await api.save([
    row(one, { priceCents: 111_100 }),
    row(two, { priceCents: 122_200 }),
    row({ ...one, id: "5f0f6a52-6a0f-4c55-9a51-0c2f7f0f2f11" }),
    row(one, { priceCents: 133_300 }),
  ]);
  expect(rows.map(({ action, isStale }) => [action, isStale])).toEqual([
    ["update", false],
    ["refuse", true],
    ["refuse", false],
    ["refuse", false],
  ]);
  expect(await api.get(one.id)).toMatchObject({ priceCents: 111_100 });
  expect(await api.get(two.id)).toMatchObject({ priceCents: 100_000 });
});

test("a departure of another travel is no row of this one", async () => {
  const { rows: travels } = await sql<{ id: string }>`
    insert into travel (market, trip_id, slug, name, days, nights, money_pot, flight, effort)
    select 'it-IT', id, 'mustang', 'Mustang', 12, 11, '{}', '{}', 3 from trip where code = 'mustang'
    returning id`.execute(api.db);
  const tour = await api.create(draftOn(api.dayIn(160)));
  const path = `/api/it/travels/${travels[0]?.id}/tours`;
  const { rows } = await api.save([row(tour, { priceCents: 1 })], path);
  expect(rows).toMatchObject([{ action: "refuse", errors: [{ path: "id" }] }]);
  expect(await api.get(tour.id)).toMatchObject({ priceCents: tour.priceCents });
});

test("departures exchange their days and codes in one save", async () => {
  const [early, late] = [api.dayIn(170), api.dayIn(184)];
  const one = await api.create(draftOn(early));
  const two = await api.create(draftOn(late));
  const { rows } = await api.save([
    row(one, { ...draftOn(late), code: late }),
    row(two, { ...draftOn(early), code: early }),
  ]);
  expect(rows.map(({ action }) => action)).toEqual(["update", "update"]);
  expect(await api.get(one.id)).toMatchObject({ code: late, departureDate: late });
  expect(await api.get(two.id)).toMatchObject({ code: early, departureDate: early });
});

test("a coordinator leads one group at a time; a few shared days are a warning", async () => {
  const leader = await api.addCoordinator("Elena");
  const day = api.dayIn(300);
  await api.create(draftOn(day, { coordinatorId: leader }));
  const same = draftOn(addDays(day, 2), { endDate: addDays(day, 9), coordinatorId: leader });
  expect(await api.refused("POST", api.ofTravel, same)).toMatchObject({
    status: 422,
    paths: ["coordinatorId"],
    detail: expect.stringContaining("Elena leads Nepal, Annapurna of") as string,
  });
  const { rows, consequences } = await api.preview([
    newRow(draftOn(addDays(day, 10), { coordinatorId: leader })),
  ]);
  expect(rows[0]).toMatchObject({ action: "create", errors: [] });
  expect(rows[0]?.warnings[0]?.message).toMatch(/^Elena overlaps with .* by 2 days\.$/);
  expect(consequences.coordinators).toMatchObject([{ conflicts: [{ kind: "overlap", days: 2 }] }]);
  const home = await api.preview([newRow(draftOn(addDays(day, 13), { coordinatorId: leader }))]);
  expect(home.consequences.coordinators).toMatchObject([
    { conflicts: [{ kind: "home", days: 1 }], daysAtHome: { before: 1, after: null } },
  ]);
});

test("two departures may exchange their coordinators, and two new ones not share one", async () => {
  const [one, two] = [await api.addCoordinator("Luca"), await api.addCoordinator("Piera")];
  const day = api.dayIn(330);
  const first = await api.create(draftOn(day, { coordinatorId: one }));
  const second = await api.create(draftOn(day, { coordinatorId: two }));
  const exchanged = await api.save([
    row(first, { coordinatorId: two }),
    row(second, { coordinatorId: one }),
  ]);
  expect(exchanged.rows.map(({ action }) => action)).toEqual(["update", "update"]);
  const later = draftOn(addDays(day, 30), { coordinatorId: one });
  const { rows } = await api.preview([newRow(later), newRow(later)]);
  expect(rows.map(({ action }) => action)).toEqual(["create", "refuse"]);
});

test("a series makes departures on every second Saturday, without given days", async () => {
  const from = `${Number(api.dayIn(0).slice(0, 4)) + 1}-12-01`;
  const to = addDays(from, 60);
  const template = await api.create(
    draftOn(addDays(from, 90), { priceCents: 80_000, fullPriceCents: 90_000 }),
  );
  const saturday = addDays(from, (6 - weekdayOf(from) + 7) % 7);
  const rule = {
    from,
    to,
    weekday: 6,
    everyWeeks: 2,
    skipHolidays: false,
    skipDays: [addDays(saturday, 14)],
  };
  const body = { rule, templateId: template.id, isPublished: false };
  const path = `${api.ofTravel}/series`;
  const dry = await api.sendUnwritten("POST", `${path}?dryRun=1`, body);
  const { consequences } = dry.json();
  expect(consequences.created).toBeGreaterThan(1);
  const made = (await api.send("POST", path, body)).json();
  expect(made.consequences).toEqual(consequences);
  const tours = (await api.send("GET", `${api.ofTravel}?from=${from}&to=${to}&published=0`)).json<{
    items: readonly ListedTour[];
  }>().items;
  expect(tours).toHaveLength(consequences.created);
  const days = tours.map(({ departureDate }) => departureDate);
  expect(days.map(weekdayOf)).toEqual(days.map(() => 6));
  expect(days).not.toContain(rule.skipDays[0]);
  expect(days).toContain(addDays(saturday, 28));
  expect(tours[0]).toMatchObject({
    code: days[0],
    status: "PLANNED",
    priceCents: 90_000,
    fullPriceCents: null,
    peopleIn: 0,
    endDate: addDays(days[0] ?? "", 11),
  });
  expect(
    (await api.refused("POST", path, { ...body, rule: { ...rule, to: "2001-01-01" } })).paths,
  ).toEqual(["rule.to"]);
});

test("twelve asked are twelve added: the next days of the series replace those left out", async () => {
  const from = `${Number(api.dayIn(0).slice(0, 4)) + 2}-11-01`;
  const template = await api.create(draftOn(addDays(from, -30)));
  const christmas = `${from.slice(0, 4)}-12-25`;
  const named = addDays(christmas, -14);
  const rule = {
    from,
    count: 12,
    weekday: weekdayOf(christmas),
    everyWeeks: 1,
    skipHolidays: true,
    skipDays: [named],
  };
  const body = { rule, templateId: template.id, isPublished: false };
  const path = `${api.ofTravel}/series`;
  const made = (await api.send("POST", path, body)).json<SeriesReport>();
  expect(made.consequences.created).toBe(12);
  const { days, leftOut, instead } = made.series;
  expect(leftOut).toContainEqual({ day: named, holiday: null, isTaken: false });
  expect(leftOut).toContainEqual({ day: christmas, holiday: "Natale", isTaken: false });
  expect(days).toHaveLength(12);
  expect(instead).toEqual(days.slice(-instead.length));
  const stored = (
    await api.send("GET", `${api.ofTravel}?leaveFrom=${from}&leaveUntil=${days.at(-1)}`)
  ).json<{ items: readonly ListedTour[] }>().items;
  expect(stored.map(({ departureDate }) => departureDate)).toEqual(days);

  const wrong = async (part: object) =>
    (await api.refused("POST", path, { ...body, rule: { ...rule, ...part } })).paths;
  expect(await wrong({ to: christmas })).toEqual(["rule.to"]);
  expect(await wrong({ count: 400 })).toEqual(["rule.count"]);
});

test("a series adds no second departure on a day unless it is told to, and says so", async () => {
  const from = `${Number(api.dayIn(0).slice(0, 4)) + 4}-02-03`;
  const template = await api.create(draftOn(addDays(from, -30)));
  await api.create(draftOn(addDays(from, 7)));
  const path = `${api.ofTravel}/series?dryRun=1`;
  const look = async (part: object) => {
    const rule = { from, weekday: weekdayOf(from), everyWeeks: 1, skipHolidays: false, ...part };
    const body = {
      rule: { ...rule, skipDays: [] },
      templateId: template.id,
      isPublished: false,
    };
    return (await api.sendUnwritten("POST", path, body)).json<SeriesReport>().series;
  };
  const [one, two, three, four] = [0, 7, 14, 21].map((days) => addDays(from, days));
  const taken = [{ day: two, holiday: null, isTaken: true }];
  expect(await look({ count: 3 })).toEqual({
    days: [one, three, four],
    leftOut: taken,
    instead: [four],
    doubled: [],
  });
  expect(await look({ to: three })).toMatchObject({ days: [one, three], leftOut: taken });
  expect(await look({ count: 3, skipTaken: false })).toEqual({
    days: [one, two, three],
    leftOut: [],
    instead: [],
    doubled: [two],
  });
});

test("moved departures take all their days and their codes along", async () => {
  const [early, late] = [api.dayIn(1400), api.dayIn(1407)];
  const one = await api.create(draftOn(early, { openingDate: api.dayIn(20) }));
  const two = await api.create(draftOn(late));
  const tours = [one, two].map(({ id, version }) => ({ id, version }));
  const { consequences } = (
    await api.send("POST", "/api/it/tours/shift", { tours, days: 7 })
  ).json();
  expect(consequences.dates).toHaveLength(2);
  expect(consequences.addresses).toContainEqual({
    from: `/viaggi/nepal-annapurna/${early}`,
    to: `/viaggi/nepal-annapurna/${late}`,
  });
  expect(await api.get(one.id)).toMatchObject({
    code: late,
    departureDate: late,
    endDate: addDays(late, 11),
    balanceDue: addDays(one.balanceDue, 7),
    deposit: { until: addDays(one.deposit?.until ?? "", 7) },
    openingDate: api.dayIn(27),
  });
  const again = await api.send("POST", "/api/it/tours/shift", { tours, days: 7 });
  expect(again.json().rows).toMatchObject([{ isStale: true }, { isStale: true }]);
});

test("five hundred rows are saved, and not one more is taken", async () => {
  const draft = draftOn(api.dayIn(500), { isPublished: false });
  const rows = Array.from({ length: 500 }, (_, index) =>
    newRow({ ...draft, code: `row-${index}`, priceCents: 100_000 + index }),
  );
  expect((await api.save(rows)).consequences.created).toBe(500);
  const more = { rows: [...rows, newRow({ ...draft, code: "row-500" })] };
  expect((await api.refused("PUT", api.ofTravel, more)).status).toBe(422);
  const listed = (await api.send("GET", `${api.ofTravel}?search=row-&pageSize=500`)).json();
  expect(listed.total).toBe(500);
  const again = listed.items.map((tour: ListedTour) => row(tour, { seatsFree: 13 }));
  expect((await api.save(again)).consequences.updated).toBe(500);
});

test("departures of more travels than a notification names are saved at once", async () => {
  const day = api.dayIn(600);
  await sql`with trips as (
      insert into trip (code, countries, continent)
      select 'many-' || i, array['IT'], 'europe' from generate_series(1, 150) as i
      returning id, code)
    insert into travel (market, trip_id, slug, name, days, nights, money_pot, flight, effort)
    select 'it-IT', id, code, code, 12, 11, '{}', '{}', 3 from trips`.execute(api.db);
  await sql`insert into tour (market, travel_id, code, departure_date, start_date, end_date, status,
      price_cents, balance_due, seats_total, seats_free, people_in, people_needed, people_minimum,
      expected_low, expected_high, age_range)
    select 'it-IT', id, 'many', ${day}::date, ${day}::date, ${day}::date + 11, 'PLANNED',
      100000, ${day}::date - 31, 14, 14, 0, 8, 8, 8, 14, 'ALL'
    from travel where slug like 'many-%'`.execute(api.db);
  const listed = (await api.send("GET", "/api/it/tours?search=many-&pageSize=200")).json<{
    items: readonly ListedTour[];
  }>();
  const { consequences } = await api.save(
    listed.items.map((tour) => row(tour, { priceCents: 110_000 })),
    "/api/it/tours",
  );
  expect(consequences.updated).toBe(150);
  expect(consequences.startingPrices).toHaveLength(150);
});
