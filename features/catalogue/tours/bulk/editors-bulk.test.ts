import { afterAll, beforeAll, expect, test } from "vitest";
import { openBulkApi } from "#apps/server/testing/bulk/bulk-api.ts";
import type { BulkRow, BulkRun } from "#features/catalogue/bulk-actions/contract.ts";
import type { ListedTour } from "#features/catalogue/tours/listed-contract.ts";
import { draftOn } from "#features/catalogue/tours/testing/tour-drafts.ts";
import { createMailer } from "#platform/server/mail/mailer.ts";

let api: Awaited<ReturnType<typeof openBulkApi>>;
beforeAll(async () => {
  api = await openBulkApi(
    createMailer({
      mode: "wait",
      from: "Wayroam <hello@wayroam.test>",
      send: async () => undefined,
      now: () => new Date(),
    }),
  );
});
afterAll(() => api.close());

const path = "/api/it/bulk-actions";
const raise = { type: "price", change: { kind: "percent", percent: 5 }, rounding: "unit" };
const chosen = (...tours: readonly Pick<ListedTour, "id">[]) => ({
  filter: { chosen: true },
  rows: tours.map(({ id }) => ({ id, version: null })),
});
const ofTours = (action: object, ...tours: readonly Pick<ListedTour, "id">[]) => ({
  kind: "tour",
  action,
  ...chosen(...tours),
});
/** As an editor; waits until nothing of it is under way. */
const settled = async (suffix: string, json: object): Promise<BulkRun> => {
  const answer = await api.send("POST", `${path}${suffix}`, json);
  expect([200, 202]).toContain(answer.statusCode);
  await api.worker?.idle();
  return (await api.send("GET", `${path}/${answer.json<BulkRun>().id}`)).json<BulkRun>();
};
const rowsOf = async ({ id }: BulkRun) =>
  (await api.send("GET", `${path}/${id}/rows`)).json<{ items: readonly BulkRow[] }>().items;

test("an editor looks at chosen departures, changes them, and undoes it", async () => {
  const runs = async () =>
    (await api.send("GET", path)).json<{ items: readonly BulkRun[] }>().items.map(({ id }) => id);
  const before = await runs();
  const tours: ListedTour[] = [];
  for (const day of [400, 407])
    tours.push(await api.create(draftOn(api.dayIn(day), { priceCents: 100_000 })));
  const plan = await settled("?dryRun=1", ofTours(raise, ...tours));
  expect(plan).toMatchObject({ state: "ready", plan: { change: 2 } });
  const run = await settled(`/${plan.id}/run`, { leftOut: [1] });
  expect(run).toMatchObject({ state: "done", counts: { changed: 1 } });
  const priceOf = async (index: number) => (await api.get(tours[index]?.id ?? "")).priceCents;
  expect([await priceOf(0), await priceOf(1)]).toEqual([105_000, 100_000]);
  expect(await runs()).toEqual([run.id, ...before]);
  await settled(`/${run.id}/undo`, { positions: null });
  expect(await priceOf(0)).toBe(100_000);
});

const manyRows = Array.from({ length: 151 }, () => ({ id: crypto.randomUUID(), version: null }));
const oneRow = manyRows.slice(0, 1);

test.each([
  ["all that a filter finds", { kind: "tour", action: raise }, /a filter finds/],
  ["more than 150", { kind: "tour", action: raise, rows: manyRows }, /at most 150 departures/],
  ["a purge", { kind: "tour", action: { type: "purge" }, rows: oneRow }, /administrators/],
  [
    "a publication",
    { kind: "tour", action: { type: "publish", isPublished: true }, rows: oneRow },
    /administrators/,
  ],
  [
    "pages",
    { kind: "page", action: { type: "publish", isPublished: true }, rows: oneRow },
    /administrators/,
  ],
])("an editor is told why %s is not theirs", async (_, request, reason) => {
  for (const suffix of ["", "?dryRun=1"]) {
    const refusal = await api.refused("POST", `${path}${suffix}`, request);
    expect(refusal).toMatchObject({ status: 403, detail: expect.stringMatching(reason) as string });
  }
});

test("an editor looks at as many as 150 departures at once", async () => {
  const json = { kind: "tour", action: raise, rows: manyRows.slice(1) };
  const { statusCode } = await api.send("POST", `${path}?dryRun=1`, json);
  await api.worker?.idle();
  expect(statusCode).toBe(202);
});

test("what somebody else has begun is not an editor's to see, to run or to undo", async () => {
  const tour = await api.create(draftOn(api.dayIn(420), { priceCents: 100_000 }));
  const { id } = await api.run(ofTours(raise, tour));
  const plan = await api.plan(ofTours(raise, tour));
  for (const suffix of ["", "/rows", "/positions", "/result"])
    expect((await api.send("GET", `${path}/${id}${suffix}`)).statusCode).toBe(403);
  for (const name of ["pause", "resume", "stop", "undo", "retry"])
    expect((await api.refused("POST", `${path}/${id}/${name}`, {})).status).toBe(403);
  expect((await api.refused("POST", `${path}/${plan.id}/run`, {})).status).toBe(403);
  const { items } = (await api.send("GET", path)).json<{ items: readonly BulkRun[] }>();
  expect(items.map((run) => run.id)).not.toContain(id);
});

test("a coordinator is given by the rules of the sheet, told by name, and taken back", async () => {
  const [dario, lina] = [await api.addCoordinator("Dario"), await api.addCoordinator("Lina")];
  const first = await api.create(draftOn(api.dayIn(500), { coordinatorId: lina }));
  const near = await api.create(draftOn(api.dayIn(500 + 13)));
  const same = await api.create(draftOn(api.dayIn(500), { code: "twin" }));
  const give = ofTours({ type: "coordinator", coordinatorId: dario }, first, near, same);
  const plan = await settled("?dryRun=1", give);
  expect(plan.plan?.facts?.asked).toEqual([{ name: "Dario", departures: 2, by: "staff" }]);
  const withText = (pattern: RegExp) => expect.stringMatching(pattern) as string;
  expect(await rowsOf(plan)).toMatchObject([
    { outcome: "change", from: "Lina", to: "Dario", notes: [{ text: withText(/at home/) }] },
    { outcome: "change", from: null, to: "Dario", notes: [{ text: withText(/at home/) }] },
    { outcome: "refuse", reason: withText(/on the same days/) },
  ]);
  const run = await settled(`/${plan.id}/run`, {});
  expect(run.counts).toMatchObject({ changed: 2 });
  expect(await api.get(first.id)).toMatchObject({ coordinatorId: dario });
  await settled(`/${run.id}/undo`, { positions: null });
  expect(await api.get(first.id)).toMatchObject({ coordinatorId: lina });
  expect(await api.get(near.id)).toMatchObject({ coordinatorId: null });

  // Lina is not asked anew about what she led.
  const asked = await api.db
    .selectFrom("coordinator_question")
    .selectAll()
    .where("tour_id", "in", [first.id, near.id])
    .execute();
  const open = asked.filter(({ ended_at }) => ended_at === null);
  expect(open.map(({ coordinator_id }) => coordinator_id)).toEqual([lina]);
  expect(asked).toHaveLength(3);

  const away = await settled(
    "?dryRun=1",
    ofTours({ type: "coordinator", coordinatorId: null }, first),
  );
  expect(await rowsOf(away)).toMatchObject([{ outcome: "change", from: "Lina", to: null }]);
  const unknown = { type: "coordinator", coordinatorId: crypto.randomUUID() };
  expect(await rowsOf(await settled("?dryRun=1", ofTours(unknown, first)))).toMatchObject([
    { outcome: "refuse", reason: "There is no such coordinator here." },
  ]);
});

const mails = () => api.db.selectFrom("outbox_mail").select(["recipient", "subject"]).execute();

/** A coordinator with an address, and departures that are far enough apart for one person. */
const ledByNobody = async (name: string, count: number, fromDay: number) => {
  const id = await api.addCoordinator(name);
  const email = `${name.toLowerCase()}@example.com`;
  await api.db.updateTable("coordinator").set({ email }).where("id", "=", id).execute();
  const rows = Array.from({ length: count }, (_, index) => ({
    id: null,
    version: null,
    input: draftOn(api.dayIn(fromDay + 20 * index)),
  }));
  const answer = await api.send("PUT", api.ofTravel, { rows });
  const tours = answer
    .json<{ rows: readonly { id: string | null }[] }>()
    .rows.flatMap(({ id: tour }) => (tour === null ? [] : [{ id: tour }]));
  expect(tours).toHaveLength(count);
  await api.db.deleteFrom("outbox_mail").execute();
  return { id, email, tours };
};

test("a run of several batches asks a coordinator by one mail, at its end, and its undo asks nobody", async () => {
  const { id, email, tours } = await ledByNobody("Nina", 41, 1000);
  const give = ofTours({ type: "coordinator", coordinatorId: id }, ...tours);
  const run = await settled("", give);
  expect(run.counts).toMatchObject({ changed: 41 });
  const subject = "Puoi accompagnare 41 partenze?";
  expect(await mails()).toEqual([{ recipient: email, subject }]);
  const { question } = await api.get(tours[40]?.id ?? "");
  expect(question?.mailedUntil).toEqual(expect.any(String));
  await settled(`/${run.id}/undo`, { positions: null });
  expect(await mails()).toHaveLength(1);
});

test("an undo asks whoever gets back a departure that leaves on other days now", async () => {
  const { id, email, tours } = await ledByNobody("Olmo", 1, 2000);
  const [{ id: tour }] = tours as [{ id: string }];
  const led = draftOn(api.dayIn(2000), { coordinatorId: id });
  await api.send("PUT", `/api/it/tours/${tour}`, led);
  const run = await settled(
    "",
    ofTours({ type: "coordinator", coordinatorId: null }, { id: tour }),
  );
  await api.send("PUT", `/api/it/tours/${tour}`, {
    ...draftOn(api.dayIn(2007)),
    coordinatorId: null,
  });
  await api.db.deleteFrom("outbox_mail").execute();
  await settled(`/${run.id}/undo`, { positions: null });
  expect((await mails()).map(({ recipient }) => recipient)).toEqual([email]);
});
