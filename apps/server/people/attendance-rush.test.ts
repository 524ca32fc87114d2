import { afterAll, beforeAll, expect, test } from "vitest";
import { openBeside } from "#platform/testing/database.ts";
import { testEngine } from "#platform/testing/server.ts";
import { countsOf, offerEvent } from "../testing/events/event-scene.ts";
import { crowdOf, type OneOfMany } from "../testing/people/crowd.ts";
import { openPeopleApp, type PeopleApp } from "../testing/people/people-app.ts";

const places = 20;
// The embedded engine has one process.
const onServer = testEngine() === "postgres";

/** How long each may wait, in milliseconds. No wait ends by its time here. */
const waits: number[] = [];
const waitClock = {
  elapsed: () => 0,
  timer(milliseconds: number) {
    waits.push(milliseconds);
    return () => {};
  },
};

let processes: readonly PeopleApp[] = [];
let people: PeopleApp;
beforeAll(async () => {
  if (!onServer) return;
  people = await openPeopleApp(undefined, { waitClock });
  const { clock, database } = people;
  const beside = { database: await openBeside(database), clock, waitClock };
  processes = [people, await openPeopleApp(undefined, beside)];
});
afterAll(async () => {
  for (const process of processes.toReversed()) await process.close();
});

const pathOf = (id: string) => `/api/events/${id}/attendance`;
const putAll = async (crowd: readonly OneOfMany[], id: string, json: object = {}) => {
  const answers = await Promise.all(
    crowd.map(({ browser }) => browser.send("PUT", pathOf(id), { json })),
  );
  return answers.map(({ statusCode }) => statusCode);
};
const leaveAll = async (crowd: readonly OneOfMany[], id: string) => {
  const answers = await Promise.all(crowd.map(({ browser }) => browser.send("DELETE", pathOf(id))));
  return answers.map(({ statusCode }) => statusCode);
};
const times = (statuses: readonly number[], wanted: number) =>
  statuses.filter((status) => status === wanted).length;

/** Who has which place in the order of arrival, and how many mails about this event. */
const standingsOf = async (id: string, title: string) => {
  const rows = await people.db
    .selectFrom("event_attendance")
    .select(["account_id", "state", "position"])
    .where("event_id", "=", id)
    .orderBy("position")
    .execute();
  const mails = await people.db
    .selectFrom("outbox_mail")
    .select("recipient")
    .where("subject", "like", `%${title}`)
    .execute();
  const positionsOf = (wanted: string) =>
    rows.filter(({ state }) => state === wanted).map(({ position }) => position);
  return { rows, mails: mails.map(({ recipient }) => recipient), positionsOf };
};

test.skipIf(!onServer)("200 who sign up at once at two processes fill 20 places", async () => {
  const { id } = await offerEvent(people.db, { places });
  const crowd = await crowdOf(processes, 200);
  waits.length = 0;
  const statuses = await putAll(crowd, id);
  expect([times(statuses, 200), times(statuses, 409)]).toEqual([places, 180]);
  // A press for a place is not given up as fast as a page.
  expect(Math.min(...waits)).toBe(10_000);
  expect(await countsOf(people.db, id)).toEqual({
    coming: places,
    waiting: 0,
    rows: { going: places, waiting: 0, left: 0 },
  });
});

test.skipIf(!onServer)(
  "while people leave and others join, the line moves in order, with one mail each",
  async () => {
    const title = "Fila in ordine";
    const { id } = await offerEvent(people.db, { places, title });
    const first = await crowdOf(processes, 120);
    expect(times(await putAll(first, id, { waiting: true }), 200)).toBe(120);
    const atFirst = await standingsOf(id, title);
    expect(atFirst.mails).toEqual([]);
    const holders = new Set(atFirst.rows.slice(0, places).map((row) => row.account_id));

    const late = await crowdOf(processes, 60);
    const leavers = first.filter((_, index) => index % 3 === 0);
    const [left, joined] = await Promise.all([
      leaveAll(leavers, id),
      putAll(late, id, { waiting: true }),
    ]);
    expect([times(left, 204), times(joined, 200)]).toEqual([leavers.length, late.length]);

    expect(await countsOf(people.db, id)).toEqual({
      coming: places,
      waiting: 120,
      rows: { going: places, waiting: 120, left: leavers.length },
    });
    const { rows, mails, positionsOf } = await standingsOf(id, title);
    // Nobody in the line came before somebody who has a place.
    expect(Math.max(...positionsOf("going"))).toBeLessThan(Math.min(...positionsOf("waiting")));
    expect(new Set(rows.map(({ position }) => position)).size).toBe(rows.length);
    expect(new Set(mails).size).toBe(mails.length);
    const emails = new Map([...first, ...late].map((each) => [each.accountId, each.email]));
    const movedUp = rows.filter(
      ({ account_id: account, state }) => state === "going" && !holders.has(account),
    );
    for (const { account_id: account } of movedUp) expect(mails).toContain(emails.get(account));
    const waiting = rows.filter(({ state }) => state === "waiting");
    for (const { account_id: account } of waiting) expect(mails).not.toContain(emails.get(account));
  },
);
