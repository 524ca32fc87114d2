import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { askingBy } from "#apps/server/config/asking.ts";
import { readConfig } from "#apps/server/config/config.ts";
import { openRequestApi } from "#apps/server/testing/requests/request-api.ts";
import type { Decision } from "#features/catalogue/tours/consequences-contract.ts";
import { endClosedMoves } from "#features/catalogue/tours/moves/end-closed.ts";
import { receiveMove, showMove } from "#features/catalogue/tours/moves/answer-move.ts";
import { spelledDay } from "#features/catalogue/tours/questions/question-mail.ts";
import { moveLinks } from "#features/catalogue/tours/moves/move-link.ts";
import type { ListedTour } from "#features/catalogue/tours/listed-contract.ts";
import { insertAccount } from "#features/people/accounts/store.ts";
import { createUnsubscribing } from "#features/people/alerts/mails/unsubscribe.ts";
import type { DeskRequest } from "#features/people/requests/desk/desk-contract.ts";
import { addDays } from "#markets/days.ts";
import type { MarketId } from "#markets/market-type.ts";
import { marketById } from "#markets/markets.ts";

let api: Awaited<ReturnType<typeof openRequestApi>>;
let day = 300;
let person = 0;
beforeAll(async () => {
  api = await openRequestApi(variables);
});
afterAll(() => api.close());
afterEach(() => api.forget());

const reason = "Too few people";
const variables = { SESSION_SECRET: "the secret of these tests, long enough" };
const config = readConfig({ PORT: "3000", ...variables });
const pathOf = ({ id }: Pick<ListedTour, "id">) => `/api/it/tours/${id}/decision`;
const look = async (tour: ListedTour) => (await api.send("GET", pathOf(tour))).json<Decision>();
const post = (tour: ListedTour, json: object, way = "") =>
  api.send("POST", `${pathOf(tour)}${way}`, json);
const subjectsTo = async (email: string) =>
  (await api.mailsTo(email)).map(({ subject }) => subject);

const account = async (market: MarketId) => {
  const email = `person-${(person += 1)}@example.com`;
  const now = new Date();
  const made = { email, name: "Zoé", phone: null, passwordHash: null, marketing: false };
  const id = await insertAccount(api.db, { ...made, market, now });
  return { id: id ?? "", email };
};

/** A departure in which two are by a request, one by a French account, and one without an address. */
const group = async () => {
  const tour = await api.offer((day += 20));
  const { id, email } = await api.taken(tour.id);
  const { giving, drafts } = (await api.send("GET", `/api/it/requests/${id}`)).json<DeskRequest>();
  const given = { ...drafts.give, tourVersion: giving?.tourVersion, status: null };
  await api.send("POST", `/api/it/requests/${id}/give`, given);
  const path = `/api/it/tours/${tour.id}/passengers`;
  const { items } = (await api.send("GET", path)).json<{ items: object[] }>();
  const unknown = { firstTimer: null, previousTrips: null, gender: null, ageBand: null };
  const others = [1, 2].map(() => ({ id: null, ...unknown }));
  await api.send("PUT", path, { items: [...items, ...others] });
  const french = await account("fr-FR");
  await api.db
    .updateTable("passenger")
    .set({ account_id: french.id })
    .where("tour_id", "=", tour.id)
    .where("position", "=", 3)
    .execute();
  await api.db.deleteFrom("outbox_mail").execute();
  return {
    tour: await api.get(tour.id),
    requestId: id,
    italian: email,
    french: french.email,
    frenchId: french.id,
  };
};

/** Makes an alert for the confirmation of a departure. */
const follow = ({ id }: Pick<ListedTour, "id">, accountId: string) =>
  api.db
    .insertInto("alert")
    .values({
      account_id: accountId,
      market: "it-IT",
      kind: "tour",
      subject_id: id,
      travel_id: api.travel.id,
      reasons: ["confirmed"],
      months: [],
      age: null,
      asked_at: new Date(),
    })
    .execute();

test("who is in a cancelled departure is told once, in their language, and an undo takes it back", async () => {
  const { tour, italian, french } = await group();
  expect((await look(tour)).people).toEqual({
    reached: 3,
    languages: ["French", "Italian"],
    followers: 0,
    written: null,
  });
  const drawn = await post(tour, { kind: "cancel", reason }, "/mails");
  expect(drawn.json()).toMatchObject({
    mails: [
      { language: "French", people: 1, text: expect.stringContaining("Bonjour Zoé,") },
      { language: "Italian", people: 2, text: expect.stringContaining(reason) },
    ],
  });
  expect(await subjectsTo(french)).toEqual([]);
  const cancelled = (await post(tour, { kind: "cancel", reason })).json<ListedTour>();
  expect(cancelled.decided?.mailedPeople).toBe(3);
  expect(await subjectsTo(italian)).toEqual([expect.stringMatching(/^Annullata: Nepal/)]);
  expect(await subjectsTo(french)).toEqual([expect.stringMatching(/^Annulé\u00A0: Nepal/)]);
  const audit = await api.db
    .selectFrom("audit")
    .select("changes")
    .where("subject_id", "=", tour.id)
    .execute();
  expect(JSON.stringify(audit)).toContain("2 mails: cancelled");
  expect(JSON.stringify(audit)).not.toContain("@example.com");
  expect((await api.send("DELETE", pathOf(tour), {})).statusCode).toBe(200);
  expect([...(await subjectsTo(italian)), ...(await subjectsTo(french))]).toEqual([]);
});

test("mails that have left are not taken back, nor what they tell of", async () => {
  const { tour, italian } = await group();
  await post(tour, { kind: "cancel", reason });
  await api.db
    .updateTable("outbox_mail")
    .set({ attempts: 1 })
    .where("recipient", "=", italian)
    .execute();
  expect(await api.refused("DELETE", pathOf(tour), {})).toMatchObject({
    status: 409,
    detail: "Its mails have left meanwhile.",
  });
  expect(await subjectsTo(italian)).toHaveLength(1);
});

test("a confirmation tells those who are in, and one that follows in time takes its mails back", async () => {
  const { tour, italian } = await group();
  await post(tour, { kind: "lowerAndConfirm" });
  expect(await subjectsTo(italian)).toEqual([expect.stringMatching(/^Confermata: Nepal/)]);
  await post(tour, { kind: "cancel", reason });
  expect(await subjectsTo(italian)).toEqual([expect.stringMatching(/^Annullata: Nepal/)]);
});

test("who is in a confirmed departure and has an alert for it reads of it once", async () => {
  const { tour, french, frenchId } = await group();
  const other = await account("it-IT");
  for (const id of [frenchId, other.id]) await follow(tour, id);
  await post(tour, { kind: "lowerAndConfirm" });
  expect(await subjectsTo(french)).toHaveLength(1);
  const waiting = await api.db
    .selectFrom("alert_event")
    .select(["account_id", "reason"])
    .where("tour_id", "=", tour.id)
    .execute();
  expect(waiting).toEqual([{ account_id: other.id, reason: "confirmed" }]);
});

test("who reads of a confirmation is still told what else has happened to the departure", async () => {
  const { tour, frenchId } = await group();
  await follow(tour, frenchId);
  const { id } = await api.db
    .selectFrom("alert")
    .select("id")
    .where("account_id", "=", frenchId)
    .executeTakeFirstOrThrow();
  await api.db
    .insertInto("alert_event")
    .values({
      alert_id: id,
      account_id: frenchId,
      market: "it-IT",
      tour_id: tour.id,
      reason: "price",
      price_cents: 150_000,
      happened_at: new Date(),
    })
    .execute();
  await post(tour, { kind: "lowerAndConfirm" });
  const waiting = await api.db
    .selectFrom("alert_event")
    .select("reason")
    .where("tour_id", "=", tour.id)
    .execute();
  expect(waiting).toEqual([{ reason: "price" }]);
});

/**
 * A group that is asked to move to another date, and whoever follows a link of its mails.
 * @param later how many days after the group's the other departure leaves
 */
const asked = async (later = 5) => {
  const found = await group();
  const to = await api.offer(day + later);
  day += Math.max(later, 0);
  const body = { kind: "move", reason, toTourId: to.id, until: api.dayIn(8) };
  const answer = await post(found.tour, body);
  expect({ status: answer.statusCode, body: answer.body }).toMatchObject({ status: 200 });
  const scene = { db: api.db, market: "it-IT", asking: askingBy(config, null, () => new Date()) };
  const linkOf = async (email: string) => {
    const text = (await api.mailsTo(email)).at(-1)?.text ?? "";
    const path = /\/move-answer\/\S+/.exec(text)?.[0] ?? "";
    const signer = { market: "it-IT", secret: config.secret };
    const link = moveLinks.read(path, new Date(), signer);
    if (!link) throw new Error(`No link in: ${text}`);
    return link;
  };
  const links = { italian: await linkOf(found.italian), french: await linkOf(found.french) };
  return {
    ...found,
    to,
    /** What the calendar ends once a day has come. */
    endOn: (reached: string) => {
      const now = () => new Date(`${reached}T12:00:00Z`);
      const asking = askingBy(config, null, now);
      return endClosedMoves(api.db, asking, 500);
    },
    show: (who: keyof typeof links, over = {}) => showMove(scene, { ...links[who], ...over }),
    say: (who: keyof typeof links, said: string, over = {}) =>
      receiveMove(
        scene,
        { ...links[who], ...over },
        new URLSearchParams({ answer: said, reason: "" }),
      ),
  };
};

test("who is asked to move is moved by a yes alone; the seats are kept, and free again by a no", async () => {
  const { tour, to, requestId, show, say } = await asked();
  expect(await api.get(to.id)).toMatchObject({ peopleIn: 0, seatsFree: to.seatsFree - 3 });
  expect(await api.get(tour.id)).toMatchObject({ peopleIn: 4, decided: { kind: "move" } });
  expect((await look(tour)).move).toMatchObject({ yes: 0, no: 0, waiting: 3 });
  expect((await show("italian")).view.form?.choices.yes).toBe("Sì, quella data va bene");
  expect(await say("italian", "maybe")).toMatchObject({ status: 422 });
  expect(await say("italian", "yes")).toBeNull();
  expect(await say("italian", "no")).toBeNull();
  expect(await say("french", "no")).toBeNull();
  expect(await api.get(tour.id)).toMatchObject({ peopleIn: 2 });
  expect(await api.get(to.id)).toMatchObject({ peopleIn: 2, seatsFree: to.seatsFree - 2 });
  expect((await look(tour)).move).toMatchObject({ yes: 2, no: 1, waiting: 0 });
  const request = (await api.send("GET", `/api/it/requests/${requestId}`)).json<DeskRequest>();
  expect(request).toMatchObject({ tourId: to.id, departureDate: to.departureDate });
  await post(tour, { kind: "cancel", reason });
  expect((await show("french")).status).toBe(410);
});

test("a link whose time is over asks nothing and moves nobody", async () => {
  const { tour, show, say } = await asked();
  const over = { isExpired: true };
  expect((await show("italian", over)).status).toBe(410);
  expect(await say("italian", "yes", over)).toMatchObject({ status: 410 });
  expect(await api.get(tour.id)).toMatchObject({ peopleIn: 4 });
});

test("an asking is taken back with its mails and its seats, and ends with another decision", async () => {
  const { tour, to, italian } = await asked();
  const again = { kind: "move", reason, toTourId: to.id, until: api.dayIn(8) };
  expect(await api.refused("POST", pathOf(tour), again)).toMatchObject({ status: 409 });
  expect((await api.refused("POST", `${pathOf(tour)}/move-again`)).status).toBe(409);
  await api.db
    .updateTable("departure_move_answer")
    .set({ written_at: new Date(Date.now() - 2 * 86_400_000) })
    .execute();
  expect((await post(tour, {}, "/move-again")).statusCode).toBe(200);
  expect(await subjectsTo(italian)).toHaveLength(2);
  expect((await api.send("DELETE", pathOf(tour), {})).statusCode).toBe(200);
  expect(await subjectsTo(italian)).toEqual([]);
  expect(await api.get(to.id)).toMatchObject({ seatsFree: to.seatsFree });
  await post(tour, again);
  await post(tour, { kind: "cancel", reason });
  expect(await api.get(to.id)).toMatchObject({ seatsFree: to.seatsFree, peopleIn: 0 });
});

test.each([
  { first: "the group’s", later: 5 },
  { first: "the other", later: -5 },
])("an asking ends when $first departure leaves, not before", async ({ later }) => {
  const { tour, to, show, say, endOn } = await asked(later);
  expect(await say("italian", "yes")).toBeNull();
  const [leaves = ""] = [tour.departureDate, to.departureDate].toSorted();
  await endOn(addDays(leaves, -1));
  expect((await look(tour)).move).toMatchObject({ yes: 2, waiting: 1 });
  await endOn(leaves);
  expect((await look(tour)).move).toBeNull();
  expect((await show("italian")).status).toBe(410);
  // What was said yes to stays; the seat of who has not answered is free where it can still be had.
  const { peopleIn, seatsFree } = await api.get(to.id);
  expect([peopleIn, seatsFree]).toEqual([2, to.seatsFree - (later > 0 ? 2 : 3)]);
});

test("an asking ends when the departure that was offered instead is cancelled", async () => {
  const { tour, to, show, endOn } = await asked();
  await post(to, { kind: "cancel", reason });
  expect((await show("french")).status).toBe(410);
  expect((await api.refused("POST", `${pathOf(tour)}/move-again`)).status).toBe(409);
  expect(await endOn(api.dayIn(0))).toBe(1);
  expect((await look(tour)).move).toBeNull();
});

test.each([
  [{ until: null }, 422, "until"],
  [{ until: "2020-01-01" }, 422, "until"],
  [{ reason: " " }, 422, "reason"],
  [{ toTourId: null }, 422, "toTourId"],
  [{ toTourId: "5f0f6a52-6a0f-4c55-9a51-0c2f7f0f2f11" }, 422, "toTourId"],
])("a move with %j is refused with %i", async (over, status, field) => {
  const { tour } = await group();
  const to = await api.offer((day += 5));
  const body = { kind: "move", reason, toTourId: to.id, until: api.dayIn(8), ...over };
  expect(await api.refused("POST", pathOf(tour), body)).toMatchObject({ status, paths: [field] });
});

/** A group whose two languages are known, with somebody who has an alert for its departure. */
const followedGroup = async () => {
  const found = await group();
  const follower = await account("it-IT");
  await follow(found.tour, follower.id);
  return { ...found, follower: follower.email };
};

test("a departure is decided on another day: those who are in and those with an alert read it", async () => {
  const { tour, italian, french, follower } = await followedGroup();
  const day = api.dayIn(9);
  const drawn = await post(tour, { kind: "write", decideOn: day }, "/mails");
  expect(drawn.json<{ mails: object[] }>().mails).toHaveLength(3);
  const test = await post(tour, { isTest: true, decideOn: day }, "/followers");
  expect(test.json<Decision>().tour.decideBy).toBe(tour.decideBy);
  const written = (await post(tour, { decideOn: day }, "/followers")).json<Decision>();
  expect(written.tour).toMatchObject({ decideBy: day, status: tour.status });
  const saying = (market: MarketId) => expect.stringContaining(spelledDay(day, marketById(market)));
  const [toFrench, toFollower] = [await api.mailsTo(french), await api.mailsTo(follower)];
  expect(toFrench.map(({ text }) => text)).toEqual([saying("fr-FR")]);
  expect(await subjectsTo(italian)).toEqual([expect.stringMatching(/^Nepal.*: decidiamo /)]);
  expect(toFollower.map(({ text }) => text)).toEqual([saying("it-IT")]);
  const audit = await api.db
    .selectFrom("audit")
    .select("changes")
    .where("subject_id", "=", tour.id)
    .execute();
  expect(JSON.stringify(audit)).toContain("2 mails: another day of decision");
  expect(JSON.stringify(audit)).toContain(day);
  // A decision within ten minutes says what counts; the mail of the day does not leave then.
  await post(tour, { kind: "cancel", reason });
  expect(await subjectsTo(italian)).toEqual([expect.stringMatching(/^Annullata: Nepal/)]);
});

test.each(["past", "late"])("a %s day of decision is refused by its field", async (which) => {
  const { tour, follower } = await followedGroup();
  const decideOn = which === "past" ? api.dayIn(-1) : addDays(tour.balanceDue, 1);
  for (const [way, body] of [
    ["/followers", { decideOn }],
    ["/followers", { isTest: true, decideOn }],
    ["/mails", { kind: "write", decideOn }],
  ] as const)
    expect(await api.refused("POST", `${pathOf(tour)}${way}`, body)).toMatchObject({
      status: 422,
      paths: ["decideOn"],
    });
  expect(await subjectsTo(follower)).toEqual([]);
  expect((await api.get(tour.id)).decideBy).toBe(tour.decideBy);
});

test("nobody is asked to move to a departure that is cancelled, or that would be full by it", async () => {
  const { tour } = await group();
  const [open, cancelled, full] = [
    await api.offer((day += 5)),
    await api.offer((day += 5)),
    await api.offer((day += 5), { seatsFree: 3 }),
  ];
  await post(cancelled, { kind: "cancel", reason });
  const body = { kind: "move", reason, until: api.dayIn(8) };
  for (const { id } of [cancelled, full]) {
    const refused = await api.refused("POST", pathOf(tour), { ...body, toTourId: id });
    expect(refused).toMatchObject({ status: 422, paths: ["toTourId"] });
  }
  expect((await post(tour, { ...body, toTourId: open.id })).statusCode).toBe(200);
});

test("those who have an alert are written to once in a day, and their link ends it", async () => {
  const { tour } = await group();
  const followers = `${pathOf(tour)}/followers`;
  expect((await api.refused("POST", followers, {})).status).toBe(422);
  const { id: accountId, email } = await account("it-IT");
  await follow(tour, accountId);
  expect((await post(tour, { isTest: true }, "/followers")).statusCode).toBe(200);
  expect(await subjectsTo("editor@wayroam.test")).toHaveLength(1);
  expect(await subjectsTo(email)).toEqual([]);
  const written = (await post(tour, {}, "/followers")).json<Decision>();
  expect(written.people).toMatchObject({ followers: 1, written: { people: 1 } });
  expect(await subjectsTo(email)).toEqual([expect.stringMatching(/mancano \d+ persone$/)]);
  expect((await api.refused("POST", followers, {})).status).toBe(409);
  const text = (await api.mailsTo(email))[0]?.text ?? "";
  const key = /unsubscribe\/([0-9a-f]+)/.exec(text)?.[1] ?? "";
  await createUnsubscribing(api.db).stop("it-IT", key);
  expect((await look(tour)).people.followers).toBe(0);
});
