import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { openRequestApi } from "#apps/server/testing/requests/request-api.ts";
import { answerOwnRequest } from "#features/people/requests/ask/own-request.ts";
import type { DeskRequest, ListedRequest } from "#features/people/requests/desk/desk-contract.ts";
import type { Board } from "#features/records/board/board-contract.ts";
import type { Passengers } from "#features/catalogue/tours/passengers/passenger-contract.ts";

let api: Awaited<ReturnType<typeof openRequestApi>>;
beforeAll(async () => {
  api = await openRequestApi();
});
afterAll(() => api.close());
afterEach(() => api.forget());

const pathOf = (id: string) => `/api/it/requests/${id}`;
const read = async (id: string) => (await api.send("GET", pathOf(id))).json<DeskRequest>();
const list = async (query = "") =>
  (await api.send("GET", `/api/it/requests?pageSize=100${query}`)).json<{
    items: ListedRequest[];
    total: number;
  }>();
const answer = { subject: "Una domanda", text: "Ciao Nora,\n\nviaggi da sola?" };
const giveBody = ({ giving, drafts }: DeskRequest, status: string | null = null) => ({
  ...drafts.give,
  tourVersion: giving?.tourVersion ?? 0,
  status,
});

test("staff find a request by name, number and state, and see what giving would do", async () => {
  const tour = await api.offer(200);
  const { id, number, email } = await api.taken(tour.id);
  for (const search of [number, "nora fields", email])
    expect(
      (await list(`&search=${encodeURIComponent(search)}`)).items.map((row) => row.id),
    ).toContain(id);
  const idsOf = async (state: string) => (await list(`&state=${state}`)).items.map((row) => row.id);
  expect(await idsOf("declined,withdrawn")).not.toContain(id);
  expect(await idsOf("new,declined")).toContain(id);
  const found = await read(id);
  expect(found).toMatchObject({
    state: "new",
    hours: 0,
    isLate: false,
    owner: null,
    obstacle: null,
    giving: { before: { peopleIn: 0 }, after: { peopleIn: 2, seatsFree: tour.seatsFree - 2 } },
  });
  expect(found.drafts.give.subject).toContain(number);
  expect(found.drafts.give.text).toMatch(/^Ciao Nora,\n\ni 2 posti per/);
});

test("seats are given in one step: passengers, people in, free seats, state and answer", async () => {
  const tour = await api.offer(201);
  const { id, path, email } = await api.taken(tour.id);
  const before = await read(id);
  const given = await api.send("POST", `${pathOf(id)}/give`, giveBody(before));
  expect(given.json()).toMatchObject({ state: "seat-given", hours: null, giving: null });
  expect(await api.get(tour.id)).toMatchObject({ peopleIn: 2, seatsFree: tour.seatsFree - 2 });
  const people = await api.send("GET", `/api/it/tours/${tour.id}/passengers`);
  const unknown = { firstTimer: null, previousTrips: null, gender: null, ageBand: null };
  expect(people.json<Passengers>().items).toMatchObject([unknown, unknown]);
  expect(await api.read(path)).toMatchObject({ state: "seat-given" });
  const mails = await api.mailsTo(email);
  expect(mails.at(-1)?.subject).toBe(before.drafts.give.subject);
  // What is true of flights stands before the last words.
  expect(mails.at(-1)?.text).toMatch(
    /Aspetta la conferma.*Decidiamo entro.*Il servizio clienti\s/s,
  );
  expect(JSON.stringify(await api.db.selectFrom("audit").selectAll().execute())).not.toContain(
    email,
  );
});

test("the status that staff have seen is set with the seats", async () => {
  const tour = await api.offer(202, { peopleMinimum: 2 });
  const { id } = await api.taken(tour.id);
  const before = await read(id);
  expect(before.giving?.suggestion?.status).toBe("CONFIRMED");
  await api.send("POST", `${pathOf(id)}/give`, giveBody(before, "CONFIRMED"));
  expect(await api.get(tour.id)).toMatchObject({ status: "CONFIRMED", peopleIn: 2 });
});

test("seats are taken back at once without a mail, and the status is what it was", async () => {
  const tour = await api.offer(212, { peopleMinimum: 2 });
  const { id, email } = await api.taken(tour.id);
  const mails = (await api.mailsTo(email)).length;
  await api.send("POST", `${pathOf(id)}/give`, giveBody(await read(id), "CONFIRMED"));
  const undone = await api.send("POST", `${pathOf(id)}/take-back`, { answer: null });
  expect(undone.json()).toMatchObject({ state: "new", takingBack: null });
  expect(await api.mailsTo(email)).toHaveLength(mails);
  expect(await api.get(tour.id)).toMatchObject({
    peopleIn: 0,
    seatsFree: tour.seatsFree,
    status: tour.status,
  });
  expect((await read(id)).giving).not.toBeNull();
  const again = await api.refused("POST", `${pathOf(id)}/take-back`, { answer: null });
  expect(again.status).toBe(409);
});

test("seats whose mail has left are taken back with a word to the traveller alone", async () => {
  const tour = await api.offer(213);
  const { id, email } = await api.taken(tour.id);
  await api.send("POST", `${pathOf(id)}/give`, giveBody(await read(id)));
  await api.db
    .updateTable("outbox_mail")
    .set({ state: "sent", attempts: 1 })
    .where("recipient", "=", email)
    .execute();
  const takeBack = `${pathOf(id)}/take-back`;
  expect(await api.refused("POST", takeBack, { answer: null })).toMatchObject({
    status: 422,
    paths: ["answer"],
  });
  expect(await api.get(tour.id)).toMatchObject({ peopleIn: 2 });
  const taken = await api.send("POST", takeBack, { answer });
  expect(taken.json()).toMatchObject({ state: "in-talk" });
  expect(await api.get(tour.id)).toMatchObject({ peopleIn: 0, seatsFree: tour.seatsFree });
  expect((await api.mailsTo(email)).at(-1)?.subject).toBe(answer.subject);
});

test("where too few seats are left nothing is given, and `seatsFree` is named", async () => {
  const tour = await api.offer(203, { seatsFree: 2 });
  const [first, second] = [await api.taken(tour.id), await api.taken(tour.id, { seats: 1 })];
  await api.send("POST", `${pathOf(second.id)}/give`, giveBody(await read(second.id)));
  const full = await read(first.id);
  expect(full).toMatchObject({
    giving: null,
    obstacle: "2 asked, 1 left. Give 1, raise the seats, or decline.",
  });
  const body = { ...full.drafts.give, tourVersion: 3, status: null };
  const refused = await api.refused("POST", `${pathOf(first.id)}/give`, body);
  expect(refused).toMatchObject({ status: 422, paths: ["seatsFree"] });
});

test("a departure that has changed since is not given blindly", async () => {
  const tour = await api.offer(204);
  const { id } = await api.taken(tour.id);
  const stale = giveBody(await read(id));
  await api.send("PUT", `/api/it/tours/${tour.id}/passengers`, {
    items: [{ id: null, firstTimer: null, previousTrips: null, gender: null, ageBand: null }],
  });
  expect((await api.refused("POST", `${pathOf(id)}/give`, stale)).status).toBe(412);
  expect(await read(id)).toMatchObject({ state: "new", giving: { before: { peopleIn: 1 } } });
});

test("two who give the same request at once give its seats once", async () => {
  const tour = await api.offer(205);
  const { id } = await api.taken(tour.id);
  const body = giveBody(await read(id));
  const answers = await Promise.all([1, 2].map(() => api.send("POST", `${pathOf(id)}/give`, body)));
  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect((await api.get(tour.id)).peopleIn).toBe(2);
});

test("an answer leaves a request in talk, and a note stays among staff", async () => {
  const tour = await api.offer(206);
  const { id, path, email } = await api.taken(tour.id);
  const talk = await api.send("POST", `${pathOf(id)}/answer`, answer);
  expect(talk.json()).toMatchObject({
    state: "in-talk",
    hours: null,
    owner: { email: "editor@wayroam.test" },
  });
  expect((await api.mailsTo(email)).at(-1)).toMatchObject({ subject: "Una domanda" });
  await api.send("POST", `${pathOf(id)}/notes`, { text: "Only for us" });
  const own = await api.read(path);
  expect(own.words).toMatchObject([{ by: "care", text: answer.text }]);
  expect((await read(id)).words.map(({ kind }) => kind)).toEqual(["care", "note"]);
});

test("what the traveller answers makes a request wait again", async () => {
  const tour = await api.offer(214);
  const { id, path } = await api.taken(tour.id);
  await api.send("POST", `${pathOf(id)}/answer`, answer);
  expect(await read(id)).toMatchObject({ state: "in-talk", hours: null });
  const nobody = { mailer: null, product: "", secret: "", office: "", siteOf: () => null };
  const scene = { ...nobody, now: () => new Date() };
  const keyed = { market: "it-IT", key: path.split("/").at(-1) ?? "" };
  await api.db.transaction().execute((trx) => answerOwnRequest(trx, scene, keyed, "Sì, da sola."));
  expect(await read(id)).toMatchObject({ state: "in-talk", hours: 0 });
});

test("a declined request says why, and which other dates have seats", async () => {
  const [tour, other] = [await api.offer(207), await api.offer(208)];
  const { id, path, email } = await api.taken(tour.id);
  const { otherDates } = await read(id);
  expect(otherDates.map(({ tourId }) => tourId)).toContain(other.id);
  const goodbye = "Il servizio clienti";
  const body = {
    ...answer,
    text: `${answer.text}\n\n${goodbye}`,
    reason: "Il gruppo è al completo.",
    otherTourIds: [other.id],
  };
  const declined = await api.send("POST", `${pathOf(id)}/decline`, body);
  expect(declined.json()).toMatchObject({ state: "declined" });
  const text = (await api.mailsTo(email)).at(-1)?.text ?? "";
  expect(text).toContain(`/${other.code}?ask&people=2`);
  // Who signs stands last.
  expect(text.indexOf(body.reason)).toBeLessThan(text.indexOf(`/${other.code}?ask`));
  expect(text.indexOf(`/${other.code}?ask`)).toBeLessThan(text.indexOf(goodbye));
  expect(JSON.stringify(await api.read(path))).toContain(body.reason);
  expect((await api.refused("POST", `${pathOf(id)}/answer`, answer)).status).toBe(409);
});

test("a request is declined with a reason alone, and that is taken back while its mail is held", async () => {
  const tour = await api.offer(231);
  const { id, path, email } = await api.taken(tour.id);
  const decline = `${pathOf(id)}/decline`;
  for (const reason of [{}, { reason: " " }]) {
    const refused = await api.refused("POST", decline, { ...answer, ...reason });
    expect(refused).toMatchObject({ status: 422, paths: ["reason"] });
  }
  const body = { ...answer, reason: "Il gruppo è al completo." };
  const sent = (await api.mailsTo(email)).length;
  await api.send("POST", decline, body);
  expect(await api.mailsTo(email)).toHaveLength(sent + 1);
  const undone = await api.send("POST", `${pathOf(id)}/take-back`, { answer: null });
  expect(undone.json()).toMatchObject({ state: "new", obstacle: null });
  expect(await api.mailsTo(email)).toHaveLength(sent);
  // The traveller reads nothing of it.
  expect(await api.read(path)).toMatchObject({ state: "new", words: [] });
  await api.send("POST", decline, body);
  await api.db
    .updateTable("outbox_mail")
    .set({ state: "sent", attempts: 1 })
    .where("recipient", "=", email)
    .execute();
  const late = await api.refused("POST", `${pathOf(id)}/take-back`, { answer: null });
  expect(late.status).toBe(409);
  expect(await api.read(path)).toMatchObject({ state: "declined" });
});

test("who hands a request on mails their colleague, and strangers get none", async () => {
  const tour = await api.offer(209);
  const { id } = await api.taken(tour.id);
  const owner = `${pathOf(id)}/owner`;
  await api.send("POST", owner, { email: "editor@wayroam.test" });
  expect((await list("&mine=true")).items.map((row) => row.id)).toContain(id);
  await api.send("POST", owner, { email: "super@wayroam.test" });
  expect(await api.mailsTo("super@wayroam.test")).toHaveLength(1);
  const refused = await api.refused("POST", owner, { email: "nobody@example.com" });
  expect(refused).toMatchObject({ status: 422, paths: ["email"] });
  const stale = { "if-match": '"1"' };
  expect((await api.refused("POST", owner, { email: null }, stale)).status).toBe(412);
});

test("what has waited a working day is late", async () => {
  const tour = await api.offer(210);
  const { id } = await api.taken(tour.id);
  await api.taken(tour.id);
  await api.db
    .updateTable("seat_request")
    .set({ last_word_at: new Date(Date.now() - 12 * 86_400_000) })
    .where("id", "=", id)
    .execute();
  const { items } = await list("&late=true");
  expect(items).toMatchObject([{ id, isLate: true }]);
  expect((await list()).items[0]).toMatchObject({ id });
  const home = async () =>
    (await api.send("GET", "/api/it/home"))
      .json<Board>()
      .main.find(({ key }) => key === "requests");
  expect(await home()).toMatchObject({
    count: 1,
    rows: [{ id }],
    all: { path: "/requests?late=true" },
  });
  await api.send("POST", `${pathOf(id)}/answer`, answer);
  const quiet = await home();
  expect(quiet).toMatchObject({ count: 0, rows: [] });
  expect(quiet?.emptyText).toMatch(/^Nothing waits over a day\. The next would /);
});

test.each([
  ["answer", { subject: "", text: "x" }, 422],
  ["answer", { subject: "x", text: "x".repeat(5001) }, 422],
  ["answer", { subject: "x", text: "x", to: "a@b.it" }, 400],
  ["notes", { text: " " }, 422],
  ["decline", { ...answer, otherTourIds: ["5f0f6a52-6a0f-4c55-9a51-0c2f7f0f2f11"] }, 422],
  ["give", { ...answer, tourVersion: 1, status: "GONE" }, 422],
])("%s refuses %j with %i", async (call, body, status) => {
  const tour = await api.offer(211);
  const { id } = await api.taken(tour.id);
  expect((await api.refused("POST", `${pathOf(id)}/${call}`, body)).status).toBe(status);
});
