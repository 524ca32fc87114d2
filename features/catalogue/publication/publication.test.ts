import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { plannedKinds } from "#apps/server/api/bulk/bulk-kinds.ts";
import { askingBy } from "#apps/server/config/asking.ts";
import { readConfig } from "#apps/server/config/config.ts";
import { openBulkApi } from "#apps/server/testing/bulk/bulk-api.ts";
import type { Board } from "#features/records/board/board-contract.ts";
import type { Publication } from "#features/catalogue/publication/contract.ts";
import { recordPlans, recordPublicationHandler } from "#features/catalogue/publication/jobs.ts";
import { draftFrom, draftOn } from "#features/catalogue/tours/testing/tour-drafts.ts";
import { travelExample, type TravelRecord } from "#features/catalogue/travels/record-contract.ts";
import { createDueClock } from "#platform/server/jobs/due-clock.ts";
import { openWorker } from "#platform/testing/worker.ts";

let api: Awaited<ReturnType<typeof openBulkApi>>;
beforeAll(async () => {
  api = await openBulkApi();
});
afterAll(() => api.close());
beforeEach(() => api.db.deleteFrom("record_publication").execute());
const cleanups: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanups.splice(0)) await cleanUp();
});

const day: TravelRecord["itinerary"][number] = {
  title: "Kathmandu",
  text: "Si arriva.",
  sleep: null,
  meals: [],
  transport: null,
  hours: null,
  pictureId: null,
  lodging: null,
  activities: [],
};
const ofTravel = () => `/api/it/travels/${api.travel.id}`;
const draft = (over: Partial<TravelRecord> = {}) => ({
  ...travelExample,
  tripId: api.trip.id,
  slug: "nepal-annapurna",
  name: "Nepal, Annapurna",
  tagline: "A piedi",
  story: "Si cammina.",
  days: 1,
  nights: 0,
  itinerary: [day],
  included: ["Il coordinatore"],
  destinationIds: [api.destination.id],
  isPublished: false,
  ...over,
});
const saveTravel = async (over: Partial<TravelRecord> = {}) => {
  const answer = await api.send("PUT", ofTravel(), draft(over));
  expect({ status: answer.statusCode, body: answer.body }).toMatchObject({ status: 200 });
};
const isLive = async () => (await api.send("GET", ofTravel())).json<TravelRecord>().isPublished;
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
const atNine = { publishAt: inHours(1), unpublishAt: null };
const put = (path: string, json: object) => api.send("PUT", `${path}/publication`, json);
const planOf = async (path: string) =>
  (await api.send("GET", `${path}/publication`)).json<Publication>();

const asking = askingBy(readConfig({ PORT: "3000" }), null, () => new Date());

/** Lets the clock and its job work as they would that many hours from now. */
const runIn = async (hours: number) => {
  const now = () => new Date(Date.now() + hours * 3_600_000);
  const handlers = [recordPublicationHandler(plannedKinds(asking), now)];
  const worker = await openWorker(api.database, handlers, now);
  const clock = createDueClock({
    db: api.db,
    plans: [recordPlans],
    now,
    send: worker.send,
    timer: () => () => undefined,
    report: (error) => {
      throw error;
    },
  });
  cleanups.push(
    () => clock.stop(),
    () => worker.stop(),
  );
  await clock.wake();
  await worker.idle();
};

/** What the schedule has done to the travel, the earliest first. */
const readTrail = () =>
  api.db
    .selectFrom("audit")
    .select(["name", "subject", "after"])
    .where("subject_id", "=", api.travel.id)
    .where("actor", "=", "schedule")
    .orderBy("at")
    .execute();

test("a travel goes live and offline at its planned moments, and the audit tells it", async () => {
  await saveTravel();
  const former = (await readTrail()).length;
  const moments = { publishAt: inHours(1), unpublishAt: inHours(3) };
  const planned = await put(ofTravel(), moments);
  expect(planned.json()).toMatchObject({ ...moments, setBy: "editor@wayroam.test" });
  expect(await planOf(ofTravel())).toEqual(planned.json());
  await runIn(0.5);
  expect(await isLive()).toBe(false);
  await runIn(2);
  expect(await isLive()).toBe(true);
  expect(await planOf(ofTravel())).toMatchObject({
    publishAt: null,
    unpublishAt: moments.unpublishAt,
    lastRun: { action: "publish", isDone: true, dueAt: moments.publishAt },
  });
  await runIn(4);
  expect(await isLive()).toBe(false);
  const trail = (await readTrail()).slice(former);
  const entriesOf = (subject: string) => trail.filter((entry) => entry.subject === subject);
  expect(entriesOf("travel").map(({ after }) => after)).toMatchObject([
    { isPublished: true },
    { isPublished: false },
  ]);
  expect(entriesOf("travel-publication")).toMatchObject([
    { name: "Nepal, Annapurna", after: { publishAt: null, lastRun: { isDone: true } } },
    { name: "Nepal, Annapurna", after: { unpublishAt: null, lastRun: { isDone: true } } },
  ]);
});

test("the rules of publication hold when it is planned, and again at the moment itself", async () => {
  await saveTravel({ story: "" });
  const refused = await put(ofTravel(), atNine);
  expect(refused.statusCode).toBe(422);
  expect(refused.json()).toMatchObject({
    errors: [{ path: "publishAt", message: "A published travel needs its story." }],
  });
  await saveTravel();
  expect((await put(ofTravel(), atNine)).statusCode).toBe(200);
  await saveTravel({ story: "" });
  await runIn(2);
  expect(await isLive()).toBe(false);
  expect(await planOf(ofTravel())).toMatchObject({
    publishAt: null,
    lastRun: { isDone: false, reason: "A published travel needs its story." },
  });
});

test("the end of a plan is set, moved and taken away while its beginning stays", async () => {
  await saveTravel();
  const publishAt = inHours(1);
  for (const unpublishAt of [null, inHours(3), inHours(4), null]) {
    expect((await put(ofTravel(), { publishAt, unpublishAt })).statusCode).toBe(200);
    expect(await planOf(ofTravel())).toMatchObject({ publishAt, unpublishAt });
  }
});

test("a cancelled plan is not carried out", async () => {
  await saveTravel();
  await put(ofTravel(), atNine);
  expect((await put(ofTravel(), { publishAt: null, unpublishAt: null })).json()).toMatchObject({
    publishAt: null,
  });
  await runIn(2);
  expect(await isLive()).toBe(false);
  expect((await planOf(ofTravel())).lastRun).toBeNull();
});

test.each([
  ["the past", { publishAt: inHours(-1), unpublishAt: null }, "publishAt"],
  [
    "an end before its beginning",
    { publishAt: inHours(2), unpublishAt: inHours(1) },
    "unpublishAt",
  ],
])("refused without planning anything: %s", async (_, moments, path) => {
  await saveTravel();
  const answer = await put(ofTravel(), moments);
  expect(answer.json()).toMatchObject({ status: 422, errors: [{ path }] });
  expect(await planOf(ofTravel())).toMatchObject({ setBy: null });
});

test("a departure is published at its moment, which is not when its sale opens", async () => {
  await saveTravel();
  const tour = await api.create(draftOn(api.dayIn(200), { isPublished: false }));
  const path = `/api/it/tours/${tour.id}`;
  expect((await put(path, atNine)).statusCode).toBe(200);
  expect(await api.get(tour.id)).toMatchObject({
    planned: { publishAt: atNine.publishAt },
    openingDate: tour.openingDate,
  });
  await runIn(2);
  expect(await api.get(tour.id)).toMatchObject({ isPublished: true, planned: null });
  await api.send("PUT", path, { ...draftFrom(await api.get(tour.id)), isPublished: false });
  await put(path, { publishAt: inHours(5), unpublishAt: null });
  expect((await api.send("DELETE", path)).statusCode).toBe(200);
  expect(await api.db.selectFrom("record_publication").selectAll().execute()).toEqual([]);
});

test("bulk actions publish nothing before its planned moment, and say when that is", async () => {
  await saveTravel();
  await put(ofTravel(), atNine);
  const rows = [{ id: api.travel.id, version: null }];
  const request = { kind: "travel", action: { type: "publish", isPublished: true }, rows };
  const waits = expect.stringMatching(/^It goes live by itself on \d\d\/\d\d\/\d{4} \d\d:\d\d\./);
  expect((await api.plan(request)).rows).toMatchObject([{ outcome: "refuse", reason: waits }]);
  expect((await api.run(request)).counts).toMatchObject({ refused: 1, changed: 0 });
  expect(await isLive()).toBe(false);
  await put(ofTravel(), { publishAt: null, unpublishAt: null });
  expect((await api.run(request)).counts).toMatchObject({ refused: 0, changed: 1 });
});

test("Home counts what goes live by itself, and the list of travels finds it", async () => {
  await saveTravel();
  const publishing = async () => {
    const { main, side } = (await api.admin.send("GET", "/api/it/home")).json<Board>();
    return [...main, ...side].find(({ key }) => key === "publishing");
  };
  const found = async (planned: boolean) =>
    (await api.send("GET", `/api/it/travels?planned=${planned}`)).json<{ items: object[] }>().items;
  expect(await publishing()).toMatchObject({ count: 0, rows: [] });
  expect(await found(true)).toEqual([]);
  await put(ofTravel(), atNine);
  const path = `/travels/${api.travel.id}`;
  expect(await publishing()).toMatchObject({
    count: 1,
    rows: [{ lead: { label: "Nepal, Annapurna", path }, detail: "checked, no errors" }],
  });
  expect(await found(true)).toMatchObject([{ id: api.travel.id, planned: atNine }]);
  expect(await found(false)).toEqual([]);
});

test("the list of departures finds what goes live by itself, and what does not", async () => {
  const tour = await api.create(draftOn(api.dayIn(90), { isPublished: false }));
  const found = async (planned: boolean) =>
    (await api.send("GET", `/api/it/tours?pageSize=500&planned=${planned}`))
      .json<{ items: readonly { id: string }[] }>()
      .items.map(({ id }) => id);
  const [before, others] = [await found(true), await found(false)];
  expect(others).toContain(tour.id);
  await put(`/api/it/tours/${tour.id}`, atNine);
  expect(await found(true)).toEqual([...before, tour.id]);
  expect(await found(false)).toEqual(others.filter((id) => id !== tour.id));
});
