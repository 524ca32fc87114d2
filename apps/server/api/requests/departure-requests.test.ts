import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { openRequestApi } from "#apps/server/testing/requests/request-api.ts";
import { insertAccount } from "#features/people/accounts/store.ts";
import type {
  DepartureRequests,
  DeskRequest,
} from "#features/people/requests/desk/desk-contract.ts";

let api: Awaited<ReturnType<typeof openRequestApi>>;
beforeAll(async () => {
  api = await openRequestApi();
});
afterAll(() => api.close());
afterEach(() => api.forget());

const read = async (tourId: string, chosen: readonly string[] = []) => {
  const path = `/api/it/tours/${tourId}/requests?chosen=${chosen.join(",")}`;
  return (await api.send("GET", path)).json<DepartureRequests>();
};
const give = async (id: string) => {
  const { giving, drafts } = (await api.send("GET", `/api/it/requests/${id}`)).json<DeskRequest>();
  const body = { ...drafts.give, tourVersion: giving?.tourVersion, status: null };
  await api.send("POST", `/api/it/requests/${id}/give`, body);
};

test("the requests of a departure say what giving each and the chosen together would do", async () => {
  const tour = await api.offer(410, { peopleMinimum: 4, seatsFree: 5 });
  const [first, second, third] = [
    await api.taken(tour.id),
    await api.taken(tour.id, { seats: 3 }),
    await api.taken(tour.id, { seats: 1 }),
  ];
  const found = await read(tour.id, [first.id, second.id]);
  expect(found).toMatchObject({ seatsAsked: 6, answered: [], departure: { isFull: false } });
  expect(found.open.map(({ request, giving }) => [request.id, giving?.after.peopleIn])).toEqual([
    [first.id, 2],
    [second.id, 3],
    [third.id, 1],
  ]);
  expect(found.together).toMatchObject({
    seats: 5,
    giving: { after: { peopleIn: 5, seatsFree: 0 }, suggestion: { status: "WAITING_LIST" } },
  });
  expect((await read(tour.id, [first.id])).together).toBeNull();
  const all = await read(tour.id, [first.id, second.id, third.id]);
  expect(all.together).toEqual({ seats: 6, giving: null });
  await give(first.id);
  const after = await read(tour.id);
  expect(after.answered.map(({ id, state }) => [id, state])).toEqual([[first.id, "seat-given"]]);
  expect(after.open.map(({ obstacle }) => obstacle)).toEqual([null, null]);
  expect(await api.get(tour.id)).toMatchObject({ peopleIn: 2 });
});

test("who is interested is counted from people: one who has saved it and has an alert is one", async () => {
  const tour = await api.offer(420);
  const now = new Date();
  const made = { name: "", phone: null, passwordHash: null, marketing: false, now };
  const ids = [];
  for (const email of ["one@example.com", "two@example.com"])
    ids.push((await insertAccount(api.db, { ...made, email, market: "it-IT" })) ?? "");
  const common = { market: "it-IT" as const, travel_id: api.travel.id };
  const [one = "", two = ""] = ids;
  const alert = {
    ...common,
    kind: "tour" as const,
    subject_id: tour.id,
    reasons: [],
    months: [],
    age: null,
    asked_at: now,
  };
  await api.db
    .insertInto("alert")
    .values({ ...alert, account_id: one })
    .execute();
  const saved = {
    ...common,
    tour_id: tour.id,
    name: "Nepal",
    departure_date: tour.departureDate,
    start_date: tour.startDate,
    end_date: tour.endDate,
    status: tour.status,
    price_cents: tour.priceCents,
    added_at: now,
  };
  for (const account_id of [one, two])
    await api.db
      .insertInto("wishlist_tour")
      .values({ ...saved, account_id })
      .execute();
  expect((await read(tour.id)).departure).toMatchObject({ interested: 2, alerts: 1 });
  expect(await api.get(tour.id)).toMatchObject({ interested: 2 });
  await api.db.deleteFrom("alert").where("account_id", "=", one).execute();
  expect((await api.get(tour.id)).interested).toBe(2);
  await api.db.deleteFrom("visitor_account").where("id", "=", two).execute();
  expect((await api.get(tour.id)).interested).toBe(1);
});

test("a full departure lists its waiting list in the order of arrival", async () => {
  const tour = await api.offer(430, { seatsFree: 0, status: "WAITING_LIST" });
  const [first, second] = [
    await api.taken(tour.id, { kind: "waiting-list" }),
    await api.taken(tour.id, { kind: "waiting-list", seats: 1 }),
  ];
  await api.db
    .updateTable("seat_request")
    .set({ last_word_at: new Date(Date.now() - 86_400_000) })
    .where("id", "=", second.id)
    .execute();
  const { departure, open } = await read(tour.id);
  expect(departure.isFull).toBe(true);
  expect(open.map(({ request, giving }) => [request.id, giving])).toEqual([
    [first.id, null],
    [second.id, null],
  ]);
});

test("an unknown departure, and one of another market, have no requests", async () => {
  const path = "/api/it/tours/5f0f6a52-6a0f-4c55-9a51-0c2f7f0f2f11/requests";
  expect((await api.send("GET", path)).statusCode).toBe(404);
});
