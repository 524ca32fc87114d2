import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { pageRules } from "#apps/server/api/pages/page-rules.ts";
import { redirectPermanently, redirectFrom } from "#features/assets/redirects/store.ts";
import { insertDefaultSetting } from "#features/company/settings/store.ts";
import { migrations } from "#migrations/list.ts";
import type { OpenDatabase } from "#platform/server/database/open-database.ts";
import { freshDatabase } from "#platform/testing/database.ts";
import { createDueClock } from "#platform/server/jobs/due-clock.ts";
import { openWorker } from "#platform/testing/worker.ts";
import type { Page, PageInput } from "../contract.ts";
import { newPage } from "../page-defaults.ts";
import { createPage, removePage, savePage } from "../save/save-page.ts";
import { pageById } from "../store.ts";
import { pagePlans, publicationJobHandler } from "./jobs.ts";
import type { PageRules } from "../save/problems.ts";
import { planPublication } from "./plan.ts";
import { readPublication } from "./store.ts";

const market = "it-IT";
const noFlags = { forceSave: false, forceSaveDeleting: false, forceCreateMissing: false };
const rules = pageRules("Wayroam");
const start = Date.parse("2026-12-01T08:59:00Z");
const second = 1000;
const minute = 60 * second;

let database: OpenDatabase;
let currentTime = start;
const now = () => new Date(currentTime);
const atMoment = (afterStart: number) => new Date(start + afterStart).toISOString();

/** Whom maintenance does not lock out. */
const asAdmin = () => ({
  db: database.db,
  market,
  actor: "editor",
  role: "admin" as const,
  rules,
  flags: noFlags,
});

beforeAll(async () => {
  database = await freshDatabase(migrations);
});
afterAll(() => database.close());
beforeEach(async () => {
  currentTime = start;
  await database.db.deleteFrom("custom_page").execute();
  await database.db.deleteFrom("audit").execute();
});

const cleanups: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanups.splice(0)) await cleanUp();
});

/**
 * A clock whose timer the test reads instead of waiting, and a worker that runs the jobs it queues.
 */
const openClock = async (overrides: Partial<PageRules> = {}) => {
  let requestedSleepMs: number | null = null;
  const reported: unknown[] = [];
  const worker = await openWorker(
    database,
    [publicationJobHandler({ ...rules, ...overrides }, now)],
    now,
  );
  const clock = createDueClock({
    db: database.db,
    plans: [pagePlans],
    now,
    send: worker.send,
    timer: (milliseconds) => {
      requestedSleepMs = milliseconds;
      return () => {
        requestedSleepMs = null;
      };
    },
    report: (error) => reported.push(error),
  });
  cleanups.push(
    () => clock.stop(),
    () => worker.stop(),
  );
  return {
    reported,
    outcomes: worker.outcomes,
    /** Resolves when all due jobs have been run, successfully or not. */
    async wake() {
      await clock.wake();
      await worker.idle();
    },
    stop: clock.stop,
    sleepMs: () => requestedSleepMs,
  };
};

let pageCount = 0;
const create = async (overrides: Partial<PageInput> = {}): Promise<Page> => {
  pageCount += 1;
  const page = {
    ...newPage("a"),
    name: `Page ${pageCount}`,
    slug: `page-${pageCount}`,
    ...overrides,
  };
  return createPage(asAdmin(), page);
};
const plan = (
  page: Page,
  moments: Partial<Readonly<{ publishAt: number; unpublishAt: number }>>,
  forceSave = false,
) =>
  planPublication({ ...asAdmin(), flags: { ...noFlags, forceSave }, now }, page.id, {
    publishAt: moments.publishAt === undefined ? null : atMoment(moments.publishAt),
    unpublishAt: moments.unpublishAt === undefined ? null : atMoment(moments.unpublishAt),
  });
const readStored = ({ id }: Page) => pageById(database.db, market, id);
const lastRun = async ({ id }: Page) => (await readPublication(database.db, market, id)).lastRun;

test("a page is published and unpublished exactly at its planned times, each as a new version", async () => {
  const page = await create();
  await plan(page, { publishAt: 59 * second, unpublishAt: 90 * second }, true);
  const clock = await openClock();
  await clock.wake();
  expect(clock.sleepMs()).toBe(59 * second);
  currentTime = start + 59 * second - 1;
  await clock.wake();
  expect(await readStored(page)).toMatchObject({ isPublished: false, version: 1 });
  expect(clock.sleepMs()).toBe(1);
  currentTime += 1;
  await clock.wake();
  expect(await readStored(page)).toMatchObject({ isPublished: true, version: 2 });
  expect(clock.sleepMs()).toBe(31 * second);
  currentTime = start + 90 * second;
  await clock.wake();
  expect(await readStored(page)).toMatchObject({ isPublished: false, version: 3 });
  expect(await readPublication(database.db, market, page.id)).toMatchObject({
    publishAt: null,
    unpublishAt: null,
    lastRun: { action: "unpublish", isDone: true, dueAt: atMoment(90 * second) },
  });
  expect(clock.sleepMs()).toBe(minute);
});

test("each run is recorded in the page's versions and the audit with the actor `schedule`", async () => {
  const page = await create();
  await plan(page, { publishAt: minute, unpublishAt: 2 * minute }, true);
  const clock = await openClock();
  for (const moment of [minute, 2 * minute]) {
    currentTime = start + moment;
    await clock.wake();
  }
  const versions = await database.db
    .selectFrom("record_version")
    .select(["version", "author"])
    .where("record_id", "=", page.id)
    .orderBy("version")
    .execute();
  expect(versions).toEqual([
    { version: 1, author: "editor" },
    { version: 2, author: "schedule" },
    { version: 3, author: "schedule" },
  ]);
  const audit = await database.db
    .selectFrom("audit")
    .select(["subject", "after"])
    .where("subject_id", "=", page.id)
    .where("actor", "=", "schedule")
    .orderBy("at")
    .execute();
  const entriesOf = (subject: string) => audit.filter((entry) => entry.subject === subject);
  expect(entriesOf("custompage").map(({ after }) => after)).toMatchObject([
    { isPublished: true },
    { isPublished: false },
  ]);
  expect(entriesOf("custompage-publication").map(({ after }) => after)).toMatchObject([
    { publishAt: null, lastRun: { action: "publish", isDone: true } },
    { unpublishAt: null, lastRun: { action: "unpublish", isDone: true } },
  ]);
});

test("the clock wakes at least once a minute, and never after it was stopped", async () => {
  const page = await create();
  await plan(page, { publishAt: 10 * minute });
  const clock = await openClock();
  await clock.wake();
  expect(clock.sleepMs()).toBe(minute);
  await clock.stop();
  expect(clock.sleepMs()).toBeNull();
  currentTime = start + 10 * minute;
  await clock.wake();
  expect(await readStored(page)).toMatchObject({ isPublished: false });
});

test("plans missed while no process ran are run at its start, unless their end has passed too", async () => {
  const [late, expired, ended] = [
    await create(),
    await create(),
    await create({ isPublished: true }),
  ];
  await plan(late, { publishAt: minute });
  await plan(expired, { publishAt: minute, unpublishAt: 2 * minute }, true);
  await plan(ended, { unpublishAt: minute }, true);
  currentTime = start + 60 * minute;
  const clock = await openClock();
  await clock.wake();
  expect(await readStored(late)).toMatchObject({ isPublished: true });
  expect(await readStored(expired)).toMatchObject({ isPublished: false, version: 1 });
  expect(await lastRun(expired)).toMatchObject({ action: "publish", isDone: false });
  expect(await readStored(ended)).toMatchObject({ isPublished: false });
});

test("two processes on one database run each plan once", async () => {
  const pages: Page[] = [];
  for (let index = 0; index < 12; index += 1) pages.push(await create());
  for (const page of pages) await plan(page, { publishAt: minute });
  currentTime = start + minute;
  const clocks = [await openClock(), await openClock()];
  await Promise.all(clocks.map((clock) => clock.wake()));
  for (const clock of clocks) expect(clock.reported).toEqual([]);
  for (const page of pages)
    expect(await readStored(page)).toMatchObject({ isPublished: true, version: 2 });
  const runs = await database.db
    .selectFrom("audit")
    .select("subject_id")
    .where("actor", "=", "schedule")
    .where("subject", "=", "custompage")
    .execute();
  expect(runs.map((run) => run.subject_id).toSorted()).toEqual(
    pages.map(({ id }) => id).toSorted(),
  );
});

test("a page that became invalid since its plan stays hidden, and the run says why", async () => {
  const page = await create();
  await plan(page, { publishAt: minute });
  const withoutBlocks = {
    ...page,
    blocks: page.blocks.map((block) => ({ ...block, enabled: false })),
  };
  await savePage(asAdmin(), page.id, { page: withoutBlocks, unread: [] }, null);
  currentTime = start + minute;
  const clock = await openClock();
  await clock.wake();
  expect(await readStored(page)).toMatchObject({ isPublished: false, version: 2 });
  expect(await lastRun(page)).toMatchObject({
    isDone: false,
    reason: "Add at least one block enabled to go online with the page.",
  });
  expect(clock.sleepMs()).toBe(minute);
});

test("a run applies the redirect conflicts confirmed with its plan, and fails on newer ones", async () => {
  const [confirmed, conflicting] = [await create(), await create()];
  await redirectPermanently(database.db, market, `/${confirmed.slug}`, "/elsewhere");
  await expect(plan(confirmed, { publishAt: minute })).rejects.toMatchObject({
    status: 428,
    extra: { key: "ENABLED_REDIRECT_EXISTS" },
  });
  expect(await plan(confirmed, { publishAt: minute }, true)).toMatchObject({
    confirmed: ["ENABLED_REDIRECT_EXISTS"],
  });
  await plan(conflicting, { publishAt: minute }, true);
  await redirectPermanently(database.db, market, `/${conflicting.slug}`, "/elsewhere");
  currentTime = start + minute;
  const clock = await openClock();
  await clock.wake();
  expect(await readStored(confirmed)).toMatchObject({ isPublished: true });
  expect(await redirectFrom(database.db, market, `/${confirmed.slug}`)).toMatchObject({
    enabled: false,
  });
  expect(await readStored(conflicting)).toMatchObject({ isPublished: false });
  expect(await redirectFrom(database.db, market, `/${conflicting.slug}`)).toMatchObject({
    enabled: true,
  });
  expect(await lastRun(conflicting)).toMatchObject({ isDone: false });
});

test("a failing plan is retried and does not delay the plans after it", async () => {
  const [broken, later] = [await create(), await create()];
  await plan(broken, { publishAt: minute });
  await plan(later, { publishAt: minute + 2 * second });
  const clock = await openClock({
    isReserved: (_market, slug) => {
      if (slug === broken.slug) throw new TypeError("no such thing");
      return false;
    },
  });
  currentTime = start + minute;
  await clock.wake();
  expect(clock.outcomes).toEqual(["retried"]);
  expect(clock.sleepMs()).toBe(2 * second);
  currentTime += 2 * second;
  await clock.wake();
  expect(await readStored(later)).toMatchObject({ isPublished: true });
  expect(await readStored(broken)).toMatchObject({ isPublished: false });
  expect((await readPublication(database.db, market, broken.id)).publishAt).not.toBeNull();
});

test("maintenance does not delay plans made before it", async () => {
  const page = await create();
  await plan(page, { publishAt: minute });
  const { db } = database;
  await insertDefaultSetting(db, market, "maintenance", { customPage: true, message: "Locked." });
  currentTime = start + minute;
  const clock = await openClock();
  await clock.wake();
  expect(await readStored(page)).toMatchObject({ isPublished: true });
});

test("a page that staff published before its planned time is left unchanged", async () => {
  const page = await create();
  await plan(page, { publishAt: minute });
  const published = { page: { ...page, isPublished: true }, unread: [] };
  await savePage(asAdmin(), page.id, published, null);
  currentTime = start + minute;
  const clock = await openClock();
  await clock.wake();
  expect(await readStored(page)).toMatchObject({ isPublished: true, version: 2 });
  expect(await lastRun(page)).toMatchObject({ isDone: true });
});

test("deleting a page deletes its plan", async () => {
  const page = await create();
  await plan(page, { publishAt: minute });
  await removePage(asAdmin(), page.id, null);
  currentTime = start + minute;
  const clock = await openClock();
  await clock.wake();
  expect(clock.reported).toEqual([]);
  expect(clock.sleepMs()).toBe(minute);
});
