import { afterAll, beforeAll, expect, test } from "vitest";
import { openBulkApi } from "#apps/server/testing/bulk/bulk-api.ts";
import { draftOn } from "#features/catalogue/tours/testing/tour-drafts.ts";
import type { BulkRun } from "#features/catalogue/bulk-actions/contract.ts";
import { startDueRuns } from "#features/catalogue/bulk-actions/jobs.ts";
import { runBatch } from "#features/catalogue/bulk-actions/run/batch.ts";
import { bulkSweeps } from "#features/catalogue/bulk-actions/run/sweep.ts";

let api: Awaited<ReturnType<typeof openBulkApi>>;
beforeAll(async () => {
  api = await openBulkApi();
});
afterAll(() => api.close());

const dayMs = 86_400_000;
const daysLater = (days: number) => new Date(Date.now() + days * dayMs);

/** A run of one departure on a day of its own, which waits for its time. */
const planRun = async (day: number) => {
  const tour = await api.create(draftOn(api.dayIn(day), { priceCents: 100_000 }));
  const run = await api.run({
    kind: "tour",
    filter: { leaveFrom: api.dayIn(day), leaveUntil: api.dayIn(day) },
    action: { type: "price", change: { kind: "amount", cents: -5000 }, rounding: "unit" },
    startsAt: daysLater(1).toISOString(),
  });
  return { run, price: async () => (await api.get(tour.id)).priceCents };
};

const setState = ({ id }: BulkRun, state: "running" | "done") =>
  api.db.updateTable("bulk_action").set({ state }).where("id", "=", id).execute();

test("a run that is paused changes nothing until it is resumed", async () => {
  const { run, price } = await planRun(400);
  expect(run.state).toBe("planned");
  await setState(run, "running");
  expect((await api.control(run, "pause")).state).toBe("paused");
  const lap = { market: "it-IT", id: run.id, lap: 1 };
  expect(await runBatch({ db: api.db, kinds: api.kinds, now: () => new Date() }, lap, null)).toBe(
    false,
  );
  expect(await price()).toBe(100_000);
  expect(await api.control(run, "resume")).toMatchObject({ state: "done", counts: { changed: 1 } });
  expect(await price()).toBe(95_000);
});

test("what waits when a run is stopped stays as it is, until somebody tries it again", async () => {
  const { run, price } = await planRun(405);
  expect(await api.control(run, "stop")).toMatchObject({
    state: "stopped",
    counts: { waiting: 0, refused: 1 },
  });
  expect(await price()).toBe(100_000);
  expect((await api.control(run, "retry")).counts).toMatchObject({ changed: 1 });
  expect(await price()).toBe(95_000);
});

test("a job of an earlier lap does nothing", async () => {
  const { run, price } = await planRun(410);
  await setState(run, "running");
  const lap = { market: "it-IT", id: run.id, lap: 0 };
  expect(await runBatch({ db: api.db, kinds: api.kinds, now: () => new Date() }, lap, null)).toBe(
    false,
  );
  expect(await price()).toBe(100_000);
});

test("a run begins when its time has come, and not before", async () => {
  const { run, price } = await planRun(420);
  const send = api.worker?.send;
  if (!send) throw new Error("There is no worker.");
  await startDueRuns({ db: api.db, now: () => daysLater(0.9), send });
  await api.worker?.idle();
  expect(await price()).toBe(100_000);
  await startDueRuns({ db: api.db, now: () => daysLater(1.1), send });
  await api.worker?.idle();
  expect(await price()).toBe(95_000);
  expect(await api.rowsOf(run)).toMatchObject([{ state: "changed" }]);
});

test("what was before is forgotten after seven days, and the run after ninety", async () => {
  const { run } = await planRun(430);
  await api.control(run, "resume");
  const before = async () =>
    api.db
      .selectFrom("bulk_action_row")
      .select("before")
      .where("action_id", "=", run.id)
      .executeTakeFirst();
  const sweepIn = async (days: number) => {
    for (const sweep of bulkSweeps(api.db, () => daysLater(days))) await sweep(1000);
  };
  await sweepIn(6.9);
  expect((await before())?.before).toMatchObject({ priceCents: 100_000 });
  await sweepIn(7.1);
  expect((await before())?.before).toBeNull();
  expect((await api.control(run, "undo")).counts).toMatchObject({ kept: 1, undone: 0 });
  await sweepIn(91);
  expect(await before()).toBeUndefined();
});
