import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { z } from "zod";
import { migrations } from "#migrations/list.ts";
import type { OpenDatabase } from "#platform/server/database/open.ts";
import { freshDatabase } from "#platform/testing/database.ts";
import { openWorker } from "#platform/testing/worker.ts";
import { type Attempt, FailedForGood, handleJob, type Job } from "./job.ts";
import { type JobState, listJobs } from "./list.ts";

const note: Job<{ tag: string }> = {
  name: "note",
  payload: z.strictObject({ tag: z.string() }),
  keyOf: ({ tag }) => tag,
  retries: { most: 3, pause: 1, longestPause: 1 },
};
const now = () => new Date();

let database: OpenDatabase;
const ends: (() => Promise<void>)[] = [];
beforeAll(async () => {
  database = await freshDatabase(migrations);
});
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});
afterAll(() => database.close());

type Work = (tag: string, attempt: Attempt) => Promise<void>;
const open = async (work: Work, pending: readonly string[] = []) => {
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
  ends.push(worker.stop);
  return worker;
};

/** An effect whose number can be read afterwards. */
const raise =
  (tag: string): Parameters<Attempt["once"]>[0] =>
  async (trx) => {
    await sql`insert into cache_version (tag, version) values (${tag}, 1)
      on conflict (tag) do update set version = cache_version.version + 1`.execute(trx);
  };
const raised = async (tag: string): Promise<number> => {
  const row = await database.db
    .selectFrom("cache_version")
    .select("version")
    .where("tag", "=", tag)
    .executeTakeFirst();
  return row?.version ?? 0;
};
const inState = async (state: JobState, key: string) =>
  (await listJobs(database.db, { state, page: 1, pageSize: 100 })).items.find(
    (job) => job.key === key,
  ) ?? null;

test(
  "a job that is sent in a transaction is done after its commit and never after a rollback",
  { timeout: 20_000 },
  async () => {
    const done: string[] = [];
    const { send, idle, reported } = await open(async (tag) => void done.push(tag));
    await database.db.transaction().execute(async (trx) => {
      await send(trx, note, { tag: "kept" });
      expect(done).toEqual([]);
    });
    const undone = database.db.transaction().execute(async (trx) => {
      await send(trx, note, { tag: "undone" });
      throw new Error("The cause was refused.");
    });
    await expect(undone).rejects.toThrow("The cause was refused.");
    await idle();
    expect(done).toEqual(["kept"]);
    expect(reported).toEqual([]);
  },
);

test("what is sent twice under one key is queued once, while it waits and after it is done", async () => {
  const { send, idle } = await open(async (tag, { once }) => once(raise(tag)));
  for (let time = 0; time < 3; time += 1) await send(database.db, note, { tag: "twice" });
  await idle();
  await send(database.db, note, { tag: "twice" });
  await idle();
  expect(await raised("twice")).toBe(1);
});

test("an effect is done once, however often its job is begun again", async () => {
  let begun = 0;
  const { send } = await open(async (tag, { once }) => {
    begun += 1;
    await once(raise(tag));
    if (begun < 3) throw new Error("The worker died after the effect.");
  });
  await send(database.db, note, { tag: "again" });
  await vi.waitFor(async () => expect(await inState("completed", "again")).not.toBeNull(), 15_000);
  expect(begun).toBe(3);
  expect(await raised("again")).toBe(1);
});

test("an effect that fails leaves neither itself nor its key, and is done by the next attempt", async () => {
  let begun = 0;
  const { send, outcomes } = await open(async (tag, { once }) =>
    once(async (trx) => {
      begun += 1;
      await raise(tag)(trx);
      if (begun === 1) throw new Error("Not now.");
    }),
  );
  await send(database.db, note, { tag: "half" });
  await vi.waitFor(async () => expect(await inState("retry", "half")).not.toBeNull(), 15_000);
  expect(await inState("retry", "half")).toMatchObject({ retries: 0, reason: "Not now." });
  expect(await raised("half")).toBe(0);
  await vi.waitFor(async () => expect(await inState("completed", "half")).not.toBeNull(), 15_000);
  expect(await raised("half")).toBe(1);
  expect(outcomes).toEqual(["retried", "done"]);
});

test("a job that no pause can help has failed at once, is listed with its reason and is repeated by hand", async () => {
  let isMended = false;
  const { send, idle, retry, outcomes } = await open(async () => {
    if (!isMended) throw new FailedForGood("The address does not exist.");
  });
  await send(database.db, note, { tag: "lost" });
  await idle();
  const failed = await inState("failed", "lost");
  expect(failed).toMatchObject({ name: "note", reason: "The address does not exist.", retries: 0 });
  isMended = true;
  expect(await retry("note", failed?.id ?? "")).toBe(true);
  await vi.waitFor(async () => expect(await inState("completed", "lost")).not.toBeNull(), 15_000);
  expect(await retry("note", failed?.id ?? "")).toBe(false);
  expect(await retry("no-such-queue", failed?.id ?? "")).toBe(false);
  expect(outcomes).toEqual(["failed", "done"]);
});

test("many jobs are done at once, and one that fails keeps none behind it waiting", async () => {
  const { send, idle } = await open(async (tag, { once }) => {
    if (tag === "many-7") throw new FailedForGood("No.");
    await once(raise(tag));
  });
  await database.db.transaction().execute(async (trx) => {
    for (let index = 0; index < 60; index += 1) await send(trx, note, { tag: `many-${index}` });
  });
  const begun = performance.now();
  await idle();
  expect(performance.now() - begun).toBeLessThan(8000);
  for (let index = 0; index < 60; index += 1)
    expect(await raised(`many-${index}`)).toBe(index === 7 ? 0 : 1);
});

test("a worker that is stopped ends what is under way and begins nothing more", async () => {
  let end = () => {};
  const isBegun = Promise.withResolvers<void>();
  const { send, stop } = await open(async (tag, { once }) => {
    await new Promise<void>((resolve) => {
      end = resolve;
      isBegun.resolve();
    });
    await once(raise(tag));
  });
  await send(database.db, note, { tag: "under way" });
  await isBegun.promise;
  const stopped = stop();
  await send(database.db, note, { tag: "too late" });
  end();
  await stopped;
  expect(await raised("under way")).toBe(1);
  expect(await inState("completed", "under way")).not.toBeNull();
  expect(await inState("created", "too late")).not.toBeNull();
});

test("what rows ask for and no queue holds is queued at the start, such as after a restore", async () => {
  const { idle } = await open(async (tag, { once }) => once(raise(tag)), ["restored", "twice"]);
  await idle();
  expect(await raised("restored")).toBe(1);
  expect(await raised("twice")).toBe(1);
});
