import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { redirectPermanently, redirectFrom } from "#features/redirects/store.ts";
import { insertDefaultSetting } from "#features/settings/store.ts";
import { migrations } from "#migrations/list.ts";
import type { OpenDatabase } from "#platform/server/database/open.ts";
import { freshDatabase } from "#platform/testing/database.ts";
import { openWorker } from "#platform/testing/worker.ts";
import type { Page, PageInput } from "../contract.ts";
import { newPage } from "../page-defaults.ts";
import { createPage, removePage, savePage } from "../save/save-page.ts";
import { pageById } from "../store.ts";
import { createPublicationClock } from "./clock.ts";
import { publicationJob } from "./jobs.ts";
import { planPublication, type PublishRules } from "./plan.ts";
import { publicationOf } from "./store.ts";

const market = "it-IT";
const none = { forceSave: false, forceSaveDeleting: false, forceCreateMissing: false };
const rules = { checkBlock: () => [], isReserved: () => false };
const start = Date.parse("2026-12-01T08:59:00Z");
const second = 1000;
const minute = 60 * second;

let database: OpenDatabase;
let at = start;
const now = () => new Date(at);
const atMoment = (after: number) => new Date(start + after).toISOString();

beforeAll(async () => {
  database = await freshDatabase(migrations);
});
afterAll(() => database.close());
beforeEach(async () => {
  at = start;
  await database.db.deleteFrom("custom_page").execute();
  await database.db.deleteFrom("audit").execute();
});

const ends: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});

/** A clock whose timer is read by the test, and a worker that does what it queues. */
const openClock = async (over: Partial<PublishRules> = {}) => {
  let sleep: number | null = null;
  const reported: unknown[] = [];
  const worker = await openWorker(database, [publicationJob({ ...rules, ...over }, now)], now);
  const clock = createPublicationClock({
    db: database.db,
    now,
    send: worker.send,
    timer: (milliseconds) => {
      sleep = milliseconds;
      return () => {
        sleep = null;
      };
    },
    report: (error) => reported.push(error),
  });
  ends.push(
    () => clock.stop(),
    () => worker.stop(),
  );
  return {
    reported,
    outcomes: worker.outcomes,
    /** Resolves once what was due has been done, or has failed. */
    async wake() {
      await clock.wake();
      await worker.idle();
    },
    stop: clock.stop,
    sleeps: () => sleep,
  };
};

let made = 0;
const create = async (over: Partial<PageInput> = {}): Promise<Page> => {
  made += 1;
  const page = { ...newPage("a"), name: `Page ${made}`, slug: `page-${made}`, ...over };
  return createPage({ db: database.db, market, actor: "editor", flags: none }, page);
};
const plan = (
  page: Page,
  moments: Partial<Readonly<{ publishAt: number; unpublishAt: number }>>,
  forceSave = false,
) =>
  planPublication(
    { ...rules, db: database.db, market, actor: "editor", flags: { ...none, forceSave }, now },
    page.id,
    {
      publishAt: moments.publishAt === undefined ? null : atMoment(moments.publishAt),
      unpublishAt: moments.unpublishAt === undefined ? null : atMoment(moments.unpublishAt),
    },
  );
const stored = ({ id }: Page) => pageById(database.db, market, id);
const lastRun = async ({ id }: Page) => (await publicationOf(database.db, market, id)).lastRun;

test("a page goes live and away at its moments and not before, each time as a new version", async () => {
  const page = await create();
  await plan(page, { publishAt: 59 * second, unpublishAt: 90 * second }, true);
  const clock = await openClock();
  await clock.wake();
  expect(clock.sleeps()).toBe(59 * second);
  at = start + 59 * second - 1;
  await clock.wake();
  expect(await stored(page)).toMatchObject({ isPublished: false, version: 1 });
  expect(clock.sleeps()).toBe(1);
  at += 1;
  await clock.wake();
  expect(await stored(page)).toMatchObject({ isPublished: true, version: 2 });
  expect(clock.sleeps()).toBe(31 * second);
  at = start + 90 * second;
  await clock.wake();
  expect(await stored(page)).toMatchObject({ isPublished: false, version: 3 });
  expect(await publicationOf(database.db, market, page.id)).toMatchObject({
    publishAt: null,
    unpublishAt: null,
    lastRun: { action: "unpublish", isDone: true, dueAt: atMoment(90 * second) },
  });
  expect(clock.sleeps()).toBe(minute);
});

test("each run is told of in the page's versions and in the audit, as the schedule's doing", async () => {
  const page = await create();
  await plan(page, { publishAt: minute, unpublishAt: 2 * minute }, true);
  const clock = await openClock();
  for (const moment of [minute, 2 * minute]) {
    at = start + moment;
    await clock.wake();
  }
  const versions = await database.db
    .selectFrom("page_version")
    .select(["version", "author"])
    .where("page_id", "=", page.id)
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
  const of = (subject: string) => audit.filter((entry) => entry.subject === subject);
  expect(of("custompage").map(({ after }) => after)).toMatchObject([
    { isPublished: true },
    { isPublished: false },
  ]);
  expect(of("custompage-publication").map(({ after }) => after)).toMatchObject([
    { publishAt: null, lastRun: { action: "publish", isDone: true } },
    { unpublishAt: null, lastRun: { action: "unpublish", isDone: true } },
  ]);
});

test("it looks again at least once a minute, and never after its end", async () => {
  const page = await create();
  await plan(page, { publishAt: 10 * minute });
  const clock = await openClock();
  await clock.wake();
  expect(clock.sleeps()).toBe(minute);
  await clock.stop();
  expect(clock.sleeps()).toBeNull();
  at = start + 10 * minute;
  await clock.wake();
  expect(await stored(page)).toMatchObject({ isPublished: false });
});

test("what fell due while no process ran is run at the start; what is over by then stays hidden", async () => {
  const [late, over, ended] = [await create(), await create(), await create({ isPublished: true })];
  await plan(late, { publishAt: minute });
  await plan(over, { publishAt: minute, unpublishAt: 2 * minute }, true);
  await plan(ended, { unpublishAt: minute }, true);
  at = start + 60 * minute;
  const clock = await openClock();
  await clock.wake();
  expect(await stored(late)).toMatchObject({ isPublished: true });
  expect(await stored(over)).toMatchObject({ isPublished: false, version: 1 });
  expect(await lastRun(over)).toMatchObject({ action: "publish", isDone: false });
  expect(await stored(ended)).toMatchObject({ isPublished: false });
});

test("two processes on one database run each plan once", async () => {
  const pages: Page[] = [];
  for (let index = 0; index < 12; index += 1) pages.push(await create());
  for (const page of pages) await plan(page, { publishAt: minute });
  at = start + minute;
  const clocks = [await openClock(), await openClock()];
  await Promise.all(clocks.map((clock) => clock.wake()));
  for (const clock of clocks) expect(clock.reported).toEqual([]);
  for (const page of pages)
    expect(await stored(page)).toMatchObject({ isPublished: true, version: 2 });
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

test("a page that may not be published any more stays hidden, with the reason", async () => {
  const page = await create();
  await plan(page, { publishAt: minute });
  const off = { ...page, blocks: page.blocks.map((block) => ({ ...block, enabled: false })) };
  await savePage({ db: database.db, market, actor: "editor", flags: none }, page.id, off, null);
  at = start + minute;
  const clock = await openClock();
  await clock.wake();
  expect(await stored(page)).toMatchObject({ isPublished: false, version: 2 });
  expect(await lastRun(page)).toMatchObject({
    isDone: false,
    reason: "Add at least one block enabled to go online with the page.",
  });
  expect(clock.sleeps()).toBe(minute);
});

test("a confirmed redirect conflict is done when the moment comes; one that came later is not", async () => {
  const [confirmed, surprised] = [await create(), await create()];
  await redirectPermanently(database.db, market, `/${confirmed.slug}`, "/elsewhere");
  await expect(plan(confirmed, { publishAt: minute })).rejects.toMatchObject({
    status: 428,
    extra: { key: "ENABLED_REDIRECT_EXISTS" },
  });
  expect(await plan(confirmed, { publishAt: minute }, true)).toMatchObject({
    confirmed: ["ENABLED_REDIRECT_EXISTS"],
  });
  await plan(surprised, { publishAt: minute }, true);
  await redirectPermanently(database.db, market, `/${surprised.slug}`, "/elsewhere");
  at = start + minute;
  const clock = await openClock();
  await clock.wake();
  expect(await stored(confirmed)).toMatchObject({ isPublished: true });
  expect(await redirectFrom(database.db, market, `/${confirmed.slug}`)).toMatchObject({
    enabled: false,
  });
  expect(await stored(surprised)).toMatchObject({ isPublished: false });
  expect(await redirectFrom(database.db, market, `/${surprised.slug}`)).toMatchObject({
    enabled: true,
  });
  expect(await lastRun(surprised)).toMatchObject({ isDone: false });
});

test("a plan that fails is tried again and keeps none behind it waiting", async () => {
  const [broken, behind] = [await create(), await create()];
  await plan(broken, { publishAt: minute });
  await plan(behind, { publishAt: minute + 2 * second });
  const clock = await openClock({
    isReserved: (_market, slug) => {
      if (slug === broken.slug) throw new TypeError("no such thing");
      return false;
    },
  });
  at = start + minute;
  await clock.wake();
  expect(clock.outcomes).toEqual(["retried"]);
  expect(clock.sleeps()).toBe(2 * second);
  at += 2 * second;
  await clock.wake();
  expect(await stored(behind)).toMatchObject({ isPublished: true });
  expect(await stored(broken)).toMatchObject({ isPublished: false });
  expect((await publicationOf(database.db, market, broken.id)).publishAt).not.toBeNull();
});

test("maintenance does not hold up what was planned before it", async () => {
  const page = await create();
  await plan(page, { publishAt: minute });
  const { db } = database;
  await insertDefaultSetting(db, market, "maintenance", { customPage: true, message: "Locked." });
  at = start + minute;
  const clock = await openClock();
  await clock.wake();
  expect(await stored(page)).toMatchObject({ isPublished: true });
});

test("a page that staff have published before its moment is left as it is", async () => {
  const page = await create();
  await plan(page, { publishAt: minute });
  const context = { db: database.db, market, actor: "editor", flags: none };
  await savePage(context, page.id, { ...page, isPublished: true }, null);
  at = start + minute;
  const clock = await openClock();
  await clock.wake();
  expect(await stored(page)).toMatchObject({ isPublished: true, version: 2 });
  expect(await lastRun(page)).toMatchObject({ isDone: true });
});

test("a plan goes with its page", async () => {
  const page = await create();
  await plan(page, { publishAt: minute });
  await removePage({ db: database.db, market, actor: "editor", flags: none }, page.id, null);
  at = start + minute;
  const clock = await openClock();
  await clock.wake();
  expect(clock.reported).toEqual([]);
  expect(clock.sleeps()).toBe(minute);
});
