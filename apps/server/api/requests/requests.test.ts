import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { askedBody, openRequestApi } from "#apps/server/testing/requests/request-api.ts";

let api: Awaited<ReturnType<typeof openRequestApi>>;
beforeAll(async () => {
  api = await openRequestApi();
});
afterAll(() => api.close());
afterEach(() => api.forget());

const stored = () => api.db.selectFrom("seat_request").selectAll().execute();
const isKept = async (work: () => Promise<{ statusCode: number; body: string }>) => {
  const before = await stored();
  const answer = await work();
  expect(await stored()).toEqual(before);
  return answer;
};

test("a request is stored with its total, and its key opens it", async () => {
  const tour = await api.offer(120, { flexibleCents: 4900 });
  const { number, path, id } = await api.taken(tour.id, { flexible: true });
  expect(number).toMatch(/^IT-\d{4,}$/);
  const own = await api.read(path);
  expect(own).toMatchObject({ number, tourId: tour.id, seats: 2, state: "new", words: [] });
  expect(own.bill.totalCents).toBe(2 * tour.priceCents + 2 * 4900);
  const key = path.split("/").at(-1) ?? "";
  expect(key).toMatch(/^[0-9a-f]{32}$/);
  const row = await api.db
    .selectFrom("seat_request")
    .selectAll()
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  expect(JSON.stringify(row)).not.toContain(key);
});

test("care and the traveller get a mail each, and only the traveller's has the key", async () => {
  const tour = await api.offer(121);
  const { number, url, email } = await api.taken(tour.id);
  const key = url.split("/").at(-1) ?? "";
  const [mail] = await api.mailsTo(email);
  expect(mail?.subject).toContain(number);
  expect(mail?.text).toContain(url);
  const care = (await api.mailsTo("care@wayroam.test")).at(-1);
  expect(care?.subject).toContain(number);
  expect(care?.text).toContain(askedBody.question);
  expect(`${care?.text}${care?.html}`).not.toContain(key);
});

test("the same key sent again is one request with the same answer, another body is refused", async () => {
  const tour = await api.offer(122);
  const before = (await stored()).length;
  const answers = await Promise.all([api.ask(tour.id, {}, "one"), api.ask(tour.id, {}, "one")]);
  const [first, second] = answers.map(({ body }) => body);
  expect(first).toBe(second);
  expect((await stored()).length).toBe(before + 1);
  expect((await api.ask(tour.id, { seats: 1 }, "one")).statusCode).toBe(422);
  const other = (await api.ask(tour.id, {}, "two")).json();
  expect(other).not.toEqual(JSON.parse(first ?? ""));
});

test.each([
  [{ seats: 5 }, 422, "seats"],
  [{ seats: 0 }, 422, "seats"],
  [{ name: "" }, 422, "name"],
  [{ name: "x".repeat(101) }, 422, "name"],
  [{ email: "nora" }, 422, "email"],
  [{ question: "x".repeat(1001) }, 422, "question"],
  [{ room: "suite" }, 422, "room"],
  [{ flexible: true }, 422, "flexible"],
  [{ total: 1 }, 400, "total"],
])("%j is refused with %i, and nothing is stored", async (body, status, path) => {
  const tour = await api.offer(123);
  const answer = await isKept(() => api.ask(tour.id, body));
  expect(answer.statusCode).toBe(status);
  expect(answer.body).toContain(path);
});

test("more seats than are free are refused with how many are", async () => {
  const tour = await api.offer(124, { seatsFree: 1, seatsTotal: 14 });
  const answer = await isKept(() => api.ask(tour.id));
  expect(answer.statusCode).toBe(422);
  expect(JSON.parse(answer.body)).toMatchObject({ seatsFree: 1 });
});

test("of a departure that is full a seat is refused, and the waiting list is taken", async () => {
  const tour = await api.offer(125, { status: "WAITING_LIST", seatsFree: 0 });
  expect((await isKept(() => api.ask(tour.id))).statusCode).toBe(409);
  await api.taken(tour.id, { kind: "waiting-list" });
  const sold = await api.offer(126, { status: "SOLD_OUT", seatsFree: 0 });
  expect((await isKept(() => api.ask(sold.id))).statusCode).toBe(409);
});

test("what nobody is offered is not found, whatever it is", async () => {
  const hidden = await api.offer(127, { isPublished: false });
  const ids = [hidden.id, "5f0f6a52-6a0f-4c55-9a51-0c2f7f0f2f11", "x"];
  for (const id of ids) expect((await isKept(() => api.ask(id))).statusCode).toBe(404);
});

test("another total than the one that was shown is said before anything is stored", async () => {
  const tour = await api.offer(128);
  const answer = await isKept(() => api.ask(tour.id, { seenCents: 1 }));
  expect(answer.statusCode).toBe(409);
  expect(JSON.parse(answer.body)).toMatchObject({ bill: { totalCents: 2 * tour.priceCents } });
  expect((await api.ask(tour.id, { seenCents: 2 * tour.priceCents })).statusCode).toBe(201);
});

test("the sixth request within an hour is refused, in the same words for address and e-mail", async () => {
  const tour = await api.offer(129);
  for (const key of ["a", "b", "c", "d", "e"])
    expect((await api.ask(tour.id, {}, key)).statusCode).toBe(201);
  const byBoth = await isKept(() => api.ask(tour.id, {}, "f"));
  const byAddress = await isKept(() => api.ask(tour.id, { email: "b@example.com" }));
  expect([byBoth.statusCode, byAddress.statusCode]).toEqual([429, 429]);
  expect(byBoth.body).toBe(byAddress.body);
  // What was taken is still answered the same.
  expect((await api.ask(tour.id, {}, "a")).statusCode).toBe(201);
});

test("a request is changed and withdrawn until it is answered for good", async () => {
  const tour = await api.offer(130);
  const { path, email, number } = await api.taken(tour.id);
  const changed = await api.visit("PATCH", path, { seats: 1, question: "" });
  expect(changed.json()).toMatchObject({ number, seats: 1, question: "", name: "Nora Fields" });
  expect(changed.json().bill.totalCents).toBe(tour.priceCents);
  expect(await api.mailsTo(email)).toHaveLength(2);
  expect((await api.visit("PATCH", path, { seats: 9 })).statusCode).toBe(422);
  expect((await api.visit("PATCH", path, { state: "seat-given" })).statusCode).toBe(400);
  expect((await api.visit("DELETE", path)).json()).toMatchObject({ state: "withdrawn" });
  expect((await api.visit("PATCH", path, { seats: 1 })).statusCode).toBe(409);
  expect((await api.visit("DELETE", path)).statusCode).toBe(409);
});

test("a key that leads nowhere, and that of another market, are answered in the same words", async () => {
  const tour = await api.offer(131);
  const { path } = await api.taken(tour.id);
  const unknown = await api.visit("GET", `/api/requests/${"0".repeat(32)}`);
  const elsewhere = await api.visit("GET", path, undefined, { host: "fr.localhost:3000" });
  expect([unknown.statusCode, elsewhere.statusCode]).toEqual([404, 404]);
  expect(unknown.body).toBe(elsewhere.body);
});

test("another page cannot ask in somebody's name", async () => {
  const tour = await api.offer(132);
  const path = `/api/tours/${tour.id}/requests`;
  const headers = { origin: "http://elsewhere.test" };
  expect((await api.visit("POST", path, askedBody, headers)).statusCode).toBe(403);
});
