import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { createApp } from "#apps/server/app.ts";
import { readConfig } from "#apps/server/config/config.ts";
import { emptyBuild } from "#apps/server/testing/empty-build.ts";
import { seedSmallCatalogue } from "#apps/server/testing/small-catalogue.ts";
import { sitePages } from "#apps/site/site-pages.ts";
import { migrations } from "#migrations/list.ts";
import type { OpenDatabase } from "#platform/server/database/open-database.ts";
import { folderStore } from "#platform/server/files/folder.ts";
import { freshDatabase } from "#platform/testing/database.ts";

const host = "it.localhost:3000";
const log: string[] = [];
let folder: string;
let database: OpenDatabase;
let app: FastifyInstance;
let path: string;
let tour: Readonly<{ id: string; price_cents: number }>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "request-form-"));
  database = await freshDatabase(migrations);
  await seedSmallCatalogue(database.db, new Date());
  app = await createApp({
    config: readConfig({ PORT: "3000", LOG_LEVEL: "info" }),
    logTo: { write: (line: string) => void log.push(line) },
    database,
    build: sitePages,
    buildDir: await emptyBuild(folder),
    files: folderStore(join(folder, "files")),
    now: () => new Date(),
    development: null,
  });
  tour = await database.db
    .updateTable("tour")
    .set({ seats_free: 3, is_published: true })
    .where("code", "=", "coming")
    .returning(["id", "price_cents"])
    .executeTakeFirstOrThrow();
  path = "/viaggi/nepal-annapurna/coming";
});
afterAll(async () => {
  await app.close();
  await database.close();
  await rm(folder, { recursive: true, force: true });
});
afterEach(() => database.db.deleteFrom("seat_request_attempt").execute());

const get = (url: string) => app.inject({ method: "GET", url, headers: { host } });
const send = (url: string, fields: Readonly<Record<string, string>>) =>
  app.inject({
    method: "POST",
    url,
    headers: {
      host,
      origin: `http://${host}`,
      "content-type": "application/x-www-form-urlencoded",
    },
    payload: new URLSearchParams(fields).toString(),
  });
const stored = () => database.db.selectFrom("seat_request").selectAll().execute();
const typed = () => ({
  "seat-request": tour.id,
  kind: "seat",
  seats: "2",
  room: "shared",
  name: "Nora Fields",
  email: "nora@example.com",
  question: "Va bene?",
  sent: "today",
  seen: String(2 * tour.price_cents),
});
const ask = (fields: Readonly<Record<string, string>> = {}) =>
  send(`${path}?ask`, { ...typed(), ...fields });

test("the form is open at the departure's own address, the same for everybody", async () => {
  const closed = await get(path);
  expect(closed.body).toMatch(/href="[^"]*\?ask#request-title"/);
  expect(closed.body).not.toContain('class="request-form"');
  const [first, second] = [await get(`${path}?ask`), await get(`${path}?ask`)];
  expect(first.body).toContain('class="request-form"');
  expect(first.body).toBe(second.body);
  expect(first.headers["cache-control"]).toContain("public");
  expect(first.body).toMatch(/<link rel="canonical" href="[^"?]*"/);
});

test("from a departure for two the form begins with two seats", async () => {
  const chosenIn = (body: string) =>
    [...body.matchAll(/<input[^>]*name="seats"[^>]*>/g)]
      .filter(([input]) => / checked/.test(input))
      .map(([input]) => /value="(\d)"/.exec(input)?.[1]);
  const forTwo = await get(`${path}?people=2`);
  expect(forTwo.body).toMatch(/href="[^"]*\?ask&amp;people=2#request-title"/);
  expect(chosenIn((await get(`${path}?ask&people=2`)).body)).toEqual(["2"]);
  expect(chosenIn((await get(`${path}?ask`)).body)).toEqual(["1"]);
});

test("who sends it comes to the page of their request, which nobody keeps, lists or is told of", async () => {
  const before = new Set((await stored()).map(({ id }) => id));
  const answer = await ask();
  expect(answer.statusCode).toBe(303);
  const own = String(answer.headers.location);
  expect(own).toMatch(/^\/requests\/[0-9a-f]{32}$/);
  const page = await get(own);
  expect(page.body).toContain("La tua richiesta");
  expect(page.headers).toMatchObject({
    "cache-control": "no-store",
    "x-robots-tag": "noindex, nofollow",
    "referrer-policy": "same-origin",
  });
  // A second press is the same request.
  expect((await ask()).headers.location).toBe(own);
  expect((await stored()).filter(({ id }) => !before.has(id))).toHaveLength(1);
  expect(log.join("")).not.toContain(own.split("/")[2]);
});

test("another total than the one that was shown is shown before anything is stored", async () => {
  const before = await stored();
  const answer = await ask({ seen: String(tour.price_cents), email: "total@example.com" });
  expect(answer.statusCode).toBe(422);
  expect(answer.headers["cache-control"]).toBe("no-store");
  expect(answer.body).toContain("Il tuo totale è");
  expect(answer.body).toContain(`name="seen" value="${2 * tour.price_cents}"`);
  expect(answer.body).toContain('value="total@example.com"');
  expect(await stored()).toEqual(before);
});

test("what is wrong is said at its field, and what was typed stays", async () => {
  const answer = await ask({ name: " ", email: "nora" });
  expect(answer.statusCode).toBe(422);
  expect(answer.body).toContain("Scrivi il tuo nome");
  expect(answer.body).toContain("L’e-mail non è nel formato corretto");
  expect(answer.body).toContain("Va bene?");
  const long = await ask({ question: "x".repeat(1032) });
  expect(long.statusCode).toBe(422);
  expect(long.body.includes("La domanda ha 1.032 caratteri; ce ne stanno 1.000")).toBe(true);
});

test("fewer seats than were asked for are named, and too many requests are too many", async () => {
  const four = await ask({ seats: "4", seen: "" });
  expect(four.statusCode).toBe(422);
  expect(four.body).toContain("Ora restano solo 3 posti.");
  for (const question of ["a", "b", "c", "d", "e"])
    expect((await ask({ question })).statusCode).toBe(303);
  const sixth = await ask({ question: "f" });
  expect(sixth.statusCode).toBe(429);
  expect(Number(sixth.headers["retry-after"])).toBeGreaterThan(60);
  expect(sixth.body).toContain("Troppe richieste per ora.");
});

test("a request is changed and withdrawn on its page, and then no more", async () => {
  const { location } = (await ask({ question: "Altro" })).headers;
  const own = String(location);
  expect((await get(`${own}?change`)).body).toContain("Salva le modifiche");
  const one = { ...typed(), seats: "1", seen: String(tour.price_cents) };
  expect((await send(own, one)).headers.location).toBe(own);
  expect((await get(own)).body).toContain("1 posto ×");
  // Without a script the address of the question gives the harmless choice the focus.
  const [, asks] = /href="([^"]*withdraw[^"]*)"/.exec((await get(own)).body) ?? [];
  const [question, kept] = (asks ?? "").split("#");
  const asked = (await get(question ?? "")).body;
  expect(asked).toMatch(new RegExp(`id="${kept}"[^>]*>Tieni la richiesta`));
  await send(own, { step: "withdraw" });
  const withdrawn = (await get(own)).body;
  expect(withdrawn).toContain("Hai ritirato questa richiesta");
  expect(withdrawn).toMatch(/href="[^"]*\?ask#request-title"[^>]*>Fai un’altra richiesta/);
  await send(own, { ...typed() });
  const [row] = await database.db
    .selectFrom("seat_request")
    .select(["seats", "state"])
    .where("question", "=", "Va bene?")
    .where("state", "=", "withdrawn")
    .execute();
  expect(row).toEqual({ seats: 1, state: "withdrawn" });
});

test("a link that leads to no request says so, with contacts", async () => {
  for (const key of ["0".repeat(32), "x"]) {
    const page = await get(`/requests/${key}`);
    expect(page.statusCode).toBe(404);
    expect(page.body).toContain("Questo link non porta più a nessuna richiesta.");
  }
});
