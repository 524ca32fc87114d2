import { afterAll, beforeAll, expect, test } from "vitest";
import { deleteOldAttendance } from "#features/people/attendance/store.ts";
import { countsOf, offerEvent } from "../testing/events/event-scene.ts";
import {
  hosts,
  openPeopleApp,
  type PeopleApp,
  type PeopleBrowser,
  signUp,
} from "../testing/people/people-app.ts";

let people: PeopleApp;
let count = 0;
beforeAll(async () => {
  people = await openPeopleApp();
});
afterAll(() => people.close());

type Person = Readonly<{ browser: PeopleBrowser; email: string }>;

const join = async (origin: string = hosts.it): Promise<Person> => {
  const browser = people.browser(origin);
  const email = `goer-${(count += 1)}@example.com`;
  await signUp(people, browser, email);
  return { browser, email };
};
const pathOf = (id: string) => `/api/events/${id}/attendance`;
const put = async ({ browser }: Person, id: string, json: object = {}) => {
  const answer = await browser.send("PUT", pathOf(id), { json });
  return [answer.statusCode, answer.json<object>()] as const;
};
const leave = async ({ browser }: Person, id: string) =>
  (await browser.send("DELETE", pathOf(id))).statusCode;
const own = async ({ browser }: Person, id: string) =>
  (await browser.send("GET", pathOf(id))).json<object>();
const subjectsTo = async ({ email }: Person, word: string) => {
  const mails = await people.db
    .selectFrom("outbox_mail")
    .select("subject")
    .where("recipient", "=", email)
    .execute();
  return mails.map(({ subject }) => subject).filter((subject) => subject.includes(word));
};

test("who signs up has a place once, the next hear that it is full and wait in order", async () => {
  const { id } = await offerEvent(people.db, { places: 1 });
  const [first, second, third] = [await join(), await join(), await join()];
  expect((await people.browser().send("PUT", pathOf(id), { json: {} })).statusCode).toBe(401);
  expect(await put(first, id)).toMatchObject([200, { state: "going", coming: 1 }]);
  expect(await put(first, id, { waiting: true })).toMatchObject([200, { state: "going" }]);
  expect(await put(second, id)).toMatchObject([409, { key: "FULL", waiting: 0 }]);
  expect(await put(second, id, { waiting: true })).toMatchObject([
    200,
    { state: "waiting", ahead: 0 },
  ]);
  expect(await put(third, id, { waiting: true })).toMatchObject([
    200,
    { state: "waiting", ahead: 1 },
  ]);
  expect(await put(second, id)).toMatchObject([409, { key: "FULL", waiting: 2 }]);
  expect(await put(second, id, { waiting: true })).toMatchObject([200, { ahead: 0 }]);
  expect(await countsOf(people.db, id)).toEqual({
    coming: 1,
    waiting: 2,
    rows: { going: 1, waiting: 2, left: 0 },
  });
});

test("a freed place goes to the first in line with a mail, in that person's language", async () => {
  const { id, title } = await offerEvent(people.db, { places: 1, title: "Tè a Torino" });
  const [first, german, last] = [await join(), await join(hosts.de), await join()];
  const here = people.browser(hosts.it);
  here.addCookies(german.browser.cookies());
  const second = { browser: here, email: german.email };
  await put(first, id);
  await put(second, id, { waiting: true });
  await put(last, id, { waiting: true });
  expect(await leave(first, id)).toBe(204);
  expect(await own(second, id)).toMatchObject({ state: "going", coming: 1, waiting: 1 });
  expect(await own(last, id)).toMatchObject({ state: "waiting", ahead: 0 });
  expect(await subjectsTo(second, title)).toEqual([`Ein Platz für dich: ${title}`]);
  expect(await subjectsTo(last, title)).toEqual([]);
  // Whoever comes back stands at the end.
  expect(await put(first, id, { waiting: true })).toMatchObject([200, { ahead: 1 }]);
  expect(await leave(last, id)).toBe(204);
  expect(await leave(last, id)).toBe(204);
  expect(await countsOf(people.db, id)).toMatchObject({ coming: 1, waiting: 1, rows: { left: 1 } });
});

test("of what is hidden, cancelled, begun or elsewhere nobody takes a place", async () => {
  const person = await join();
  const hidden = await offerEvent(people.db, { isPublished: false });
  const off = await offerEvent(people.db, { cancelledBecause: "Piove" });
  const now = people.clock.now;
  const begun = await offerEvent(people.db, {
    startsAt: new Date(now - 60_000).toISOString(),
    endsAt: new Date(now + 3_600_000).toISOString(),
  });
  const unknown = "7b0c2a52-6a39-4a39-9b51-0d2f6b0f7a11";
  for (const id of [hidden.id, unknown, "x"]) expect((await put(person, id))[0]).toBe(404);
  for (const { id } of [off, begun])
    expect(await put(person, id)).toMatchObject([409, { key: "CLOSED" }]);
  const open = await offerEvent(people.db);
  const abroad = people.browser(hosts.us);
  abroad.addCookies(person.browser.cookies());
  expect((await abroad.send("PUT", pathOf(open.id), { json: {} })).statusCode).toBe(404);
  expect((await put(person, open.id, { seats: 2 }))[0]).toBe(400);
  expect((await put(person, open.id, { waiting: "yes" }))[0]).toBe(422);
});

test("names go 30 days after the event, and the number stays", async () => {
  const person = await join();
  const endsAt = new Date(people.clock.now + 7_200_000);
  const { id } = await offerEvent(people.db, {
    startsAt: new Date(people.clock.now + 3_600_000).toISOString(),
    endsAt: endsAt.toISOString(),
  });
  await put(person, id);
  const after = (days: number) => new Date(endsAt.getTime() + days * 86_400_000);
  expect(await deleteOldAttendance(people.db, after(29.9), 100)).toBe(0);
  expect(await deleteOldAttendance(people.db, after(30.1), 100)).toBe(1);
  expect(await countsOf(people.db, id)).toMatchObject({ coming: 1, rows: { going: 0 } });
});

test("who deletes their account leaves the place to the first in line", async () => {
  const { id } = await offerEvent(people.db, { places: 1 });
  const [first, second] = [await join(), await join()];
  await put(first, id);
  await put(second, id, { waiting: true });
  const asked = await first.browser.send("DELETE", "/api/me/profile", { json: {} });
  const { challenge } = asked.json<{ challenge: string }>();
  const code = await people.lastCode(first.email);
  const deleted = await first.browser.send("DELETE", "/api/me/profile", {
    json: { challenge, code },
  });
  expect(deleted.statusCode).toBe(200);
  expect(await own(second, id)).toMatchObject({ state: "going", coming: 1, waiting: 0 });
  expect(await countsOf(people.db, id)).toMatchObject({ rows: { going: 1, waiting: 0, left: 0 } });
});

test("no answer for everyone names who comes", async () => {
  const { id } = await offerEvent(people.db);
  const person = await join();
  await put(person, id);
  expect(JSON.stringify(await own(person, id))).not.toContain(person.email);
});
