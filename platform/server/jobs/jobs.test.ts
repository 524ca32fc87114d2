import { setImmediate } from "node:timers/promises";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { migrations } from "#migrations/list.ts";
import type { OpenDatabase } from "#platform/server/database/open-database.ts";
import { freshDatabase } from "#platform/testing/database.ts";
import { openWorker } from "#platform/testing/worker.ts";
import { type Attempt, FailedForGood, handleJob, type Job } from "./job.ts";
import type { JobState } from "#platform/jobs/queued-job.ts";
import { listJobs } from "./list.ts";

const note: Job<{ tag: string }> = {
  name: "note",
  payload: z.strictObject({ tag: z.string() }),
  keyOf: ({ tag }) => tag,
  retries: { limit: 3, pause: 1, maxPause: 1 },
};
const now = () => new Date();

let database: OpenDatabase;
const cleanups: (() => Promise<void>)[] = [];
beforeAll(async () => {
  database = await freshDatabase(migrations);
});
afterEach(async () => {
  for (const end of cleanups.splice(0)) await end();
  // What a test leaves undone is not for the worker of the next.
  await sql`delete from pgboss.job`.execute(database.db);
});
afterAll(() => database.close());

type Work = (tag: string, attempt: Attempt) => Promise<void>;
const startWorker = async (work: Work, pending: readonly string[] = []) => {
  const worker = await openWorker(
    database,
    [
      handleJob(note, {
        run: ({ tag }, attempt) => work(tag, attempt),
        pending: async () => pending.map((tag) => ({ tag })),
      }),
    ],
    now,
  );
  cleanups.push(worker.stop);
  return worker;
};

/** An effect that counts, by tag, how often it ran. */
const countEffect =
  (tag: string): Parameters<Attempt["once"]>[0] =>
  async (trx) => {
    await sql`insert into cache_version (tag, version) values (${tag}, 1)
      on conflict (tag) do update set version = cache_version.version + 1`.execute(trx);
  };
const effectCount = async (tag: string): Promise<number> => {
  const row = await database.db
    .selectFrom("cache_version")
    .select("version")
    .where("tag", "=", tag)
    .executeTakeFirst();
  return row?.version ?? 0;
};
const jobInState = async (state: JobState, key: string) =>
  (await listJobs(database.db, { state, page: 1, pageSize: 100, markets: null })).items.find(
    (job) => job.key === key,
  ) ?? null;

test("a job queued in a transaction runs after its commit and never after a rollback", async () => {
  const done: string[] = [];
  const { send, idle, reported } = await startWorker(async (tag) => void done.push(tag));
  await database.db.transaction().execute(async (trx) => {
    await send(trx, note, { tag: "kept" });
    expect(done).toEqual([]);
  });
  const rolledBack = database.db.transaction().execute(async (trx) => {
    await send(trx, note, { tag: "undone" });
    throw new Error("The cause was refused.");
  });
  await expect(rolledBack).rejects.toThrow("The cause was refused.");
  await idle();
  expect(done).toEqual(["kept"]);
  expect(reported).toEqual([]);
});

test("jobs with the same key run once, even when one is queued after the first is done", async () => {
  const { send, idle } = await startWorker(async (tag, { once }) => once(countEffect(tag)));
  for (let time = 0; time < 3; time += 1) await send(database.db, note, { tag: "twice" });
  await idle();
  await send(database.db, note, { tag: "twice" });
  await idle();
  expect(await effectCount("twice")).toBe(1);
});

test("an effect runs once, however often its job is retried", async () => {
  let attempts = 0;
  const { send } = await startWorker(async (tag, { once }) => {
    attempts += 1;
    await once(countEffect(tag));
    if (attempts < 3) throw new Error("The worker died after the effect.");
  });
  await send(database.db, note, { tag: "again" });
  await expect.poll(() => jobInState("completed", "again")).not.toBeNull();
  expect(attempts).toBe(3);
  expect(await effectCount("again")).toBe(1);
});

test("a failed effect is rolled back with its key, and runs in the next attempt", async () => {
  let attempts = 0;
  const { send, outcomes } = await startWorker(async (tag, { once }) =>
    once(async (trx) => {
      attempts += 1;
      await countEffect(tag)(trx);
      if (attempts === 1) throw new Error("Not now.");
    }),
  );
  await send(database.db, note, { tag: "half" });
  await expect.poll(() => jobInState("retry", "half")).not.toBeNull();
  expect(await jobInState("retry", "half")).toMatchObject({ retries: 0, reason: "Not now." });
  expect(await effectCount("half")).toBe(0);
  await expect.poll(() => jobInState("completed", "half")).not.toBeNull();
  expect(await effectCount("half")).toBe(1);
  expect(outcomes).toEqual(["retried", "done"]);
});

test("FailedForGood fails a job without a retry; it is listed with its reason and can be retried by hand", async () => {
  let isFixed = false;
  const { send, idle, retry, outcomes } = await startWorker(async () => {
    if (!isFixed) throw new FailedForGood("The address does not exist.");
  });
  await send(database.db, note, { tag: "lost" });
  await idle();
  const failed = await jobInState("failed", "lost");
  expect(failed).toMatchObject({ name: "note", reason: "The address does not exist.", retries: 0 });
  isFixed = true;
  const retryNow = (name: string) =>
    database.db
      .transaction()
      .execute((trx) => retry(trx, { name, id: failed?.id ?? "", markets: null }));
  expect(await retryNow("note")).toEqual({ key: "lost", market: null, data: { tag: "lost" } });
  await expect.poll(() => jobInState("completed", "lost")).not.toBeNull();
  expect(await retryNow("note")).toBeNull();
  expect(await retryNow("no-such-queue")).toBeNull();
  expect(outcomes).toEqual(["failed", "done"]);
});

test("jobs run in parallel, and a failed one does not delay the others", async () => {
  let running = 0;
  let most = 0;
  const { send, idle } = await startWorker(async (tag, { once }) => {
    most = Math.max(most, (running += 1));
    await setImmediate();
    running -= 1;
    if (tag === "many-7") throw new FailedForGood("No.");
    await once(countEffect(tag));
  });
  await database.db.transaction().execute(async (trx) => {
    for (let index = 0; index < 60; index += 1) await send(trx, note, { tag: `many-${index}` });
  });
  await idle();
  expect(most).toBeGreaterThan(1);
  for (let index = 0; index < 60; index += 1)
    expect(await effectCount(`many-${index}`)).toBe(index === 7 ? 0 : 1);
});

test("a stopped worker finishes running jobs and starts no more", async () => {
  let end = () => {};
  const started = Promise.withResolvers<void>();
  const { send, stop } = await startWorker(async (tag, { once }) => {
    await new Promise<void>((resolve) => {
      end = resolve;
      started.resolve();
    });
    await once(countEffect(tag));
  });
  await send(database.db, note, { tag: "under way" });
  await started.promise;
  const stopped = stop();
  await send(database.db, note, { tag: "too late" });
  end();
  await stopped;
  expect(await effectCount("under way")).toBe(1);
  expect(await jobInState("completed", "under way")).not.toBeNull();
  expect(await jobInState("created", "too late")).not.toBeNull();
});

test("jobs that rows ask for are queued at the start, such as after a restore", async () => {
  const { idle } = await startWorker(
    async (tag, { once }) => once(countEffect(tag)),
    ["restored", "twice"],
  );
  await idle();
  expect(await effectCount("restored")).toBe(1);
  expect(await effectCount("twice")).toBe(1);
});
