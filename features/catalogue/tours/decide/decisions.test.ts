import { afterAll, beforeAll, expect, test } from "vitest";
import { openTourApi } from "#apps/server/testing/tours/tour-api.ts";
import type { TourDraft } from "#features/catalogue/tours/contract.ts";
import type { Decision } from "#features/catalogue/tours/consequences-contract.ts";
import type { ListedTour } from "#features/catalogue/tours/listed-contract.ts";
import { draftFrom, draftOn } from "#features/catalogue/tours/testing/tour-drafts.ts";
import { toursOfTravel } from "#features/catalogue/tours/store.ts";
import { travelTag } from "#features/records/catalogue-tags/rules.ts";

let api: Awaited<ReturnType<typeof openTourApi>>;
let ahead = 100;
beforeAll(async () => {
  api = await openTourApi();
});
afterAll(() => api.close());

const reason = "Too few people by the day of decision";
const pathOf = ({ id }: Pick<ListedTour, "id">) => `/api/it/tours/${id}/decision`;

const nextDay = () => (ahead += 20);

/** A departure on a day of its own, in which people are. */
const groupOf = async (
  peopleIn: number,
  over: Partial<TourDraft> = {},
  day = nextDay(),
): Promise<ListedTour> => {
  const draft = { status: "ALMOST_CONFIRMED", peopleMinimum: 8, seatsFree: 14 - peopleIn } as const;
  const made = await api.create(draftOn(api.dayIn(day), { ...draft, ...over }));
  const items = Array.from({ length: peopleIn }, () => ({
    id: null,
    firstTimer: null,
    previousTrips: null,
    gender: null,
    ageBand: null,
  }));
  await api.send("PUT", `/api/it/tours/${made.id}/passengers`, { items });
  const path = `/api/it/tours/${made.id}`;
  const draftWith = { ...draftFrom(await api.get(made.id)), ...draft, ...over };
  expect((await api.send("PUT", path, draftWith)).statusCode).toBe(200);
  return api.get(made.id);
};

const look = async (tour: ListedTour) => (await api.send("GET", pathOf(tour))).json<Decision>();

const decide = (tour: ListedTour, input: object) =>
  api.send("POST", pathOf(tour), input, { "if-match": `"${tour.version}"` });

const decided = async (tour: ListedTour, input: object): Promise<ListedTour> => {
  const answer = await decide(tour, input);
  expect({ status: answer.statusCode, body: answer.body }).toMatchObject({ status: 200 });
  return answer.json<ListedTour>();
};

const undo = (tour: ListedTour) =>
  api.send("DELETE", pathOf(tour), {}, { "if-match": `"${tour.version}"` });

const auditOf = (tour: ListedTour) =>
  api.db
    .selectFrom("audit")
    .select(["action", "actor", "changes"])
    .where("subject_id", "=", tour.id)
    .orderBy("at")
    .execute();

const tagVersion = async () =>
  (
    await api.db
      .selectFrom("cache_version")
      .select("version")
      .where("tag", "=", travelTag("it-IT", api.travel.id))
      .executeTakeFirstOrThrow()
  ).version;

test("a look says what each decision would do, and why one is not possible", async () => {
  const tour = await groupOf(7);
  const found = await look(tour);
  const none = { minimum: null, status: null, money: null };
  expect(found.tour).toEqual(tour);
  expect(found.choices).toEqual([
    {
      kind: "confirm",
      refusal: "7 of 8 are in. One more is needed, or lower the minimum.",
      minimum: null,
      status: null,
      money: { kind: "balance", people: 7, eachCents: 129_900, sumCents: 909_300 },
    },
    {
      kind: "lowerAndConfirm",
      refusal: null,
      minimum: { from: 8, to: 7 },
      status: { from: "ALMOST_CONFIRMED", to: "CONFIRMED" },
      money: { kind: "balance", people: 7, eachCents: 129_900, sumCents: 909_300 },
    },
    {
      kind: "move",
      refusal: "Nobody of those in has an address here: ask them by hand.",
      ...none,
    },
    {
      kind: "cancel",
      refusal: null,
      minimum: null,
      status: null,
      money: { kind: "deposits", people: 7, eachCents: 20_000, sumCents: 140_000 },
    },
    { kind: "write", refusal: "Nobody has an alert for it.", ...none },
  ]);
  expect(found.whoIsFree).toContain(`tour=${tour.id}`);
  expect(found.freeCoordinators).toBeGreaterThan(0);
});

test("below the minimum nobody confirms: the refusal names the remedies, in a save too", async () => {
  const tour = await groupOf(7);
  const words = "7 of 8 are in. One more is needed, or lower the minimum.";
  expect(await api.refused("POST", pathOf(tour), { kind: "confirm" })).toEqual({
    status: 422,
    detail: words,
    paths: ["kind"],
  });
  const confirmed = { ...draftFrom(tour), status: "CONFIRMED" };
  expect(await api.refused("PUT", `/api/it/tours/${tour.id}`, confirmed)).toEqual({
    status: 422,
    detail: words,
    paths: ["status"],
  });
  const alone = await groupOf(1);
  expect(await api.refused("POST", pathOf(alone), { kind: "lowerAndConfirm" })).toMatchObject({
    status: 422,
    detail: "A group is at least 2, and one is in.",
  });
  expect((await look(alone)).choices[0]?.refusal).toBe("1 of 8 is in. 7 more are needed.");
});

test("a group that is large enough is confirmed, once, and taken back", async () => {
  const tour = await groupOf(8);
  expect((await look(tour)).choices.map(({ kind }) => kind)).toEqual([
    "confirm",
    "move",
    "cancel",
    "write",
  ]);
  const confirmed = await decided(tour, { kind: "confirm" });
  expect(confirmed).toMatchObject({
    version: tour.version + 1,
    status: "CONFIRMED",
    peopleMinimum: 8,
    decided: { kind: "confirm", by: expect.any(String) },
  });
  expect(await api.refused("POST", pathOf(tour), { kind: "confirm" })).toMatchObject({
    status: 409,
  });
  const back = await undo(confirmed);
  expect(back.json()).toMatchObject({ status: "ALMOST_CONFIRMED", decided: null });
  expect((await auditOf(tour)).map(({ action }) => action).slice(-2)).toEqual(["update", "update"]);
});

test("lowering the minimum sets it to the people who are in, of this departure alone", async () => {
  const [tour, other] = [await groupOf(7), await groupOf(3)];
  const confirmed = await decided(tour, { kind: "lowerAndConfirm" });
  expect(confirmed).toMatchObject({ peopleMinimum: 7, peopleNeeded: 0, status: "CONFIRMED" });
  expect(await api.get(other.id)).toEqual(other);
  expect((await undo(confirmed)).json()).toMatchObject({
    peopleMinimum: 8,
    peopleNeeded: 1,
    status: "ALMOST_CONFIRMED",
  });
});

test("a cancelled departure has a day, a reason and who, is off the site, and comes back as it was", async () => {
  const tour = await groupOf(3, { coordinatorId: api.coordinator.id });
  const before = await tagVersion();
  const cancelled = await decided(tour, { kind: "cancel", reason: ` ${reason} ` });
  expect(cancelled).toMatchObject({
    status: tour.status,
    isPublished: false,
    health: [],
    suggestion: null,
    cancellation: { reason, by: cancelled.decided?.by, at: cancelled.decided?.at },
  });
  expect(await tagVersion()).toBe(before + 1);
  const [last] = (await auditOf(tour)).slice(-1);
  expect(last?.changes).toContainEqual({
    path: "cancellation",
    before: null,
    after: expect.stringContaining(reason),
  });
  const shown = async () =>
    (await toursOfTravel(api.db, "it-IT", api.travel.id, api.dayIn(0))).map(({ id }) => id);
  expect(await shown()).not.toContain(tour.id);
  const back = await undo(cancelled);
  expect(await shown()).toContain(tour.id);
  expect(back.json()).toEqual({
    ...tour,
    version: tour.version + 2,
    updatedAt: expect.any(String),
    decided: null,
  });
});

test("nothing writes into a cancelled departure: no save, no sheet, no second decision", async () => {
  const tour = await decided(await groupOf(3), { kind: "cancel", reason });
  const draft = draftFrom(tour);
  const path = `/api/it/tours/${tour.id}`;
  const words = `It is cancelled (${reason}) and stays as it was.`;
  for (const change of [{ priceCents: 99_900 }, { isPublished: true }])
    expect(await api.refused("PUT", path, { ...draft, ...change })).toEqual({
      status: 422,
      detail: words,
      paths: ["id"],
    });
  const input = { ...draft, priceCents: 99_900 };
  const { rows } = await api.save([{ id: tour.id, version: tour.version, input }]);
  expect(rows).toMatchObject([{ action: "refuse", errors: [{ message: words }] }]);
  expect(await api.refused("POST", pathOf(tour), { kind: "cancel", reason })).toMatchObject({
    status: 409,
    detail: words,
  });
  await expect(
    api.db
      .updateTable("tour")
      .set({ is_published: true })
      .where("market", "=", "it-IT")
      .where("id", "=", tour.id)
      .execute(),
  ).rejects.toThrow(/tour_cancelled_hidden/);
});

test("a cancelled departure is found as such and waits for nobody", async () => {
  const tour = await groupOf(3, {}, 60);
  const found = async (query: string) => {
    const { items } = (await api.send("GET", `/api/it/tours?pageSize=500&${query}`)).json<{
      items: readonly ListedTour[];
    }>();
    return items.some(({ id }) => id === tour.id);
  };
  expect(await found("below=minimum")).toBe(true);
  expect(await found("without=coordinator")).toBe(true);
  await decided(tour, { kind: "cancel", reason });
  expect(await found("below=minimum")).toBe(false);
  expect(await found("without=coordinator")).toBe(false);
  expect(await found("cancelled=false")).toBe(false);
  expect(await found("cancelled=true")).toBe(true);
  const { body } = await api.send("GET", "/api/it/tours/export?cancelled=true");
  expect(body).toContain("Cancelled");
});

test("whoever leads a cancelled group is free on its days", async () => {
  const tour = await groupOf(3, { coordinatorId: api.coordinator.id });
  const again = { ...draftOn(tour.departureDate), coordinatorId: api.coordinator.id };
  expect(await api.refused("POST", api.ofTravel, again)).toMatchObject({
    status: 422,
    paths: ["coordinatorId"],
  });
  await decided(tour, { kind: "cancel", reason });
  expect((await api.create(again)).conflicts).toEqual([]);
});

test("a cancellation ends what its coordinator was asked, and taken back it asks nobody anew", async () => {
  const tour = await groupOf(3, { coordinatorId: api.coordinator.id });
  expect(tour.question).toMatchObject({ answer: null });
  const cancelled = await decided(tour, { kind: "cancel", reason });
  expect(cancelled.question).toBeNull();
  expect((await undo(cancelled)).statusCode).toBe(200);
  expect((await api.get(tour.id)).question).toEqual(tour.question);
});

test("after ten minutes nothing is taken back, and nothing that was changed since", async () => {
  const late = await decided(await groupOf(3), { kind: "cancel", reason });
  await api.db
    .updateTable("tour_decision")
    .set({ decided_at: new Date(Date.now() - 601_000) })
    .where("tour_id", "=", late.id)
    .execute();
  const refusal = await api.refused("DELETE", pathOf(late), {});
  expect(refusal).toMatchObject({
    status: 409,
    detail: expect.stringMatching(/^It could be undone for 10 minutes, until \d\d:\d\d\.$/),
  });
  const changed = await decided(await groupOf(7), { kind: "lowerAndConfirm" });
  const draft = { ...draftFrom(changed), peopleMinimum: 5 };
  await api.send("PUT", `/api/it/tours/${changed.id}`, draft);
  expect((await api.get(changed.id)).decided).toBeNull();
  expect(await api.refused("DELETE", pathOf(changed), {})).toMatchObject({ status: 409 });
});

test("a decision needs its reason, the version that was seen, and a departure that is to come", async () => {
  const tour = await groupOf(3);
  for (const input of [
    { kind: "cancel" },
    { kind: "cancel", reason: "  " },
    { kind: "cancel", reason: "x".repeat(201) },
  ])
    expect(await api.refused("POST", pathOf(tour), input)).toMatchObject({ status: 422 });
  const stale = { "if-match": `"${tour.version - 1}"` };
  expect(await api.refused("POST", pathOf(tour), { kind: "cancel", reason }, stale)).toMatchObject({
    status: 412,
  });
  const past = `/api/it/tours/${api.past.id}/decision`;
  expect(await api.refused("POST", past, { kind: "cancel", reason })).toEqual({
    status: 409,
    detail: "It has left.",
    paths: [],
  });
});
