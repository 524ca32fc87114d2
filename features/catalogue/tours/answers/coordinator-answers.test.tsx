import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createApp } from "#apps/server/app.ts";
import { askingBy } from "#apps/server/config/asking.ts";
import { readConfig } from "#apps/server/config/config.ts";
import { emptyBuild } from "#apps/server/testing/empty-build.ts";
import { onePageBuild } from "#apps/server/testing/one-page-build.ts";
import { seedSmallCatalogue } from "#apps/server/testing/small-catalogue.ts";
import { pageElementId } from "#features/content/pages/parts/element-id.ts";
import { coordinatorLinks } from "#features/catalogue/tours/questions/answer-link.ts";
import { askCoordinators } from "#features/catalogue/tours/questions/ask-coordinators.ts";
import { toursByIds } from "#features/catalogue/tours/store.ts";
import { dayAt } from "#markets/format.ts";
import { marketById } from "#markets/markets.ts";
import { migrations } from "#migrations/list.ts";
import type { OpenDatabase } from "#platform/server/database/open-database.ts";
import { folderStore } from "#platform/server/files/folder.ts";
import { freshDatabase } from "#platform/testing/database.ts";

const host = "it.localhost:3000";
const market = "it-IT";
const begin = new Date("2026-12-01T09:00:00Z");
const day = 86_400_000;
const config = readConfig({ PORT: "3000", LOG_LEVEL: "silent" });
let moment = begin;
let database: OpenDatabase;
let app: FastifyInstance;
let folder: string;
let tourId: string;
let coordinatorId: string;
/** Draws the frame of a page alone, as the site's own routes would around it. */
const frame = `<html><head></head><body><main><div id="${pageElementId}"></div></main></body></html>`;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "answers-"));
  database = await freshDatabase(migrations);
  const catalogue = await seedSmallCatalogue(database.db, begin);
  [tourId, coordinatorId] = [catalogue.coming.id, catalogue.coordinator.id];
  app = await createApp({
    config,
    database,
    build: onePageBuild(() => ({ html: frame })),
    buildDir: await emptyBuild(folder),
    files: folderStore(join(folder, "files")),
    now: () => moment,
    development: null,
  });
});
beforeEach(async () => {
  moment = begin;
  await database.db.deleteFrom("coordinator_question").execute();
  await database.db.deleteFrom("form_attempt").execute();
});
afterAll(async () => {
  await app.close();
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

/** Has the coordinator lead the departure, and asks them. @returns the path of the link */
const ask = async (): Promise<string> => {
  const { db } = database;
  await db.updateTable("tour").set({ coordinator_id: coordinatorId }).execute();
  const after = (await toursByIds(db, market, [tourId])).get(tourId);
  if (!after) throw new Error("The departure is gone.");
  const before = { ...after, coordinatorId: null };
  await askCoordinators(
    db,
    {
      market,
      today: dayAt(begin, marketById(market)),
      actor: "editor@wayroam.test",
      asking: askingBy(config, null, () => begin),
    },
    [{ before, after }],
  );
  const { id } = await questionRow();
  return coordinatorLinks.link(id, new Date(begin.getTime() + 14 * day), {
    market,
    secret: config.secret,
  });
};
const questionRow = () =>
  database.db.selectFrom("coordinator_question").selectAll().executeTakeFirstOrThrow();
const open = (url: string) => app.inject({ url, headers: { host } });
const send = (url: string, fields: Readonly<Record<string, string>>, origin = `http://${host}`) =>
  app.inject({
    method: "POST",
    url,
    headers: { host, origin, "content-type": "application/x-www-form-urlencoded" },
    payload: new URLSearchParams(fields).toString(),
  });

/** The answer in the colour of what is to be pressed. */
const proposed = /class="button" [^>]*name="answer"/;

test("a link asks with yes and no, is kept by nobody, and answers nothing by being opened", async () => {
  const path = await ask();
  const answer = await open(path);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({
    "cache-control": "no-store",
    "x-robots-tag": "noindex, nofollow",
    "referrer-policy": "same-origin",
  });
  const policy = String(answer.headers["content-security-policy"]);
  expect(policy).toContain("form-action 'self'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(answer.body).toMatch(proposed);
  for (const text of ["Puoi accompagnare questa partenza?", "Nepal, Annapurna", "Sì, ci sono"])
    expect(answer.body).toContain(text);
  expect(answer.body).not.toContain("<script");
  expect(await questionRow()).toMatchObject({ answer: null, version: 1 });
});

test("yes and no are taken with a reason, can be changed, and stand in the audit without an id", async () => {
  const path = await ask();
  await database.db.deleteFrom("audit").where("subject", "=", "coordinator-answer").execute();
  const yes = await send(path, { answer: "yes", reason: "" });
  expect(yes).toMatchObject({ statusCode: 303, headers: { location: path } });
  const { body } = await open(path);
  expect(body).toMatch(/<h1[^>]*>Hai detto di sì/);
  expect(body).not.toContain("Puoi accompagnare questa partenza?");
  // Neither answer is proposed once one was given.
  expect(body).not.toMatch(proposed);
  await send(path, { answer: "no", reason: "Sono\r\nvia." });
  expect(await questionRow()).toMatchObject({ answer: "no", reason: "Sono\nvia." });
  const audit = await database.db
    .selectFrom("audit")
    .select(["actor", "name"])
    .where("subject", "=", "coordinator-answer")
    .execute();
  expect(audit).toHaveLength(2);
  expect(audit[0]?.actor).toMatch(/^Mei Rossi, by the link$/);
  expect(`${audit[0]?.name}`).toMatch(/^Nepal, Annapurna, /);
});

test("what is no answer, and what another site sends, is not taken", async () => {
  const path = await ask();
  const missing = await send(path, { reason: "Chissà" });
  expect(missing.statusCode).toBe(422);
  expect(missing.body).toContain("Scegli sì o no.");
  expect(missing.body).toContain("Chissà");
  const long = await send(path, { answer: "no", reason: "a".repeat(501) });
  expect(long.statusCode).toBe(422);
  expect((await send(path, { answer: "yes" }, "http://elsewhere.test")).statusCode).toBe(403);
  expect(await questionRow()).toMatchObject({ answer: null });
});

test("who sends more than 20 answers in a quarter of an hour waits", async () => {
  const path = await ask();
  for (let sent = 0; sent < 20; sent += 1)
    expect((await send(path, { answer: "yes", reason: String(sent) })).statusCode).toBe(303);
  const flood = await send(path, { answer: "no" });
  expect(flood.statusCode).toBe(429);
  expect(Number(flood.headers["retry-after"])).toBeGreaterThan(0);
  expect(await questionRow()).toMatchObject({ answer: "yes", reason: "19" });
});

test("a link that is too old, or whose departure somebody else leads, says so", async () => {
  const path = await ask();
  moment = new Date(begin.getTime() + 14 * day);
  const expired = await open(path);
  expect(expired.statusCode).toBe(410);
  expect(expired.body).toContain("Questo link è scaduto");
  expect((await send(path, { answer: "yes" })).statusCode).toBe(410);
  moment = begin;
  await database.db.updateTable("coordinator_question").set({ ended_at: begin }).execute();
  for (const over of [await open(path), await send(path, { answer: "yes" })]) {
    expect(over.statusCode).toBe(410);
    expect(over.body).toContain("Non serve più una risposta");
  }
  expect(await questionRow()).toMatchObject({ answer: null });
});

test("a link that was changed, or is another market's, is no page", async () => {
  const path = await ask();
  const { id } = await questionRow();
  const other = coordinatorLinks.link(id, new Date(begin.getTime() + 14 * day), {
    market: "de-DE",
    secret: config.secret,
  });
  const changed = path.replace(/.$/, (last) => (last === "A" ? "B" : "A"));
  for (const wrong of [other, changed, "/coordinator-answer/x", "/coordinator-answer"])
    expect((await open(wrong)).body).not.toContain("Nepal");
  expect((await send(changed, { answer: "yes" })).statusCode).not.toBe(303);
  expect(await questionRow()).toMatchObject({ answer: null });
});
