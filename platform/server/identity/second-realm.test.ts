import cookie from "@fastify/cookie";
import fastify, { type FastifyInstance } from "fastify";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { migrations } from "#migrations/list.ts";
import type { OpenDatabase } from "#platform/server/database/open-database.ts";
import { answerError } from "#platform/server/http/problem.ts";
import { freshDatabase } from "#platform/testing/database.ts";
import { openRealm } from "./open-realm.ts";
import { sessionIdOf } from "./session/cookies.ts";
import { readSession } from "./session/store.ts";
import { signInBrowser } from "./testing/sign-in-browser.ts";
import { tinyProvider, tinyRealm } from "./testing/tiny-realm.ts";

const origin = "http://readers.localhost:3000";
const otherOrigin = "http://writers.localhost:3000";
const otherRealm = {
  ...tinyRealm,
  name: "writer",
  cookies: { session: "wr-writer", attempt: "wr-writer-login" },
};
const email = "ada@wayroam.test";
const password = "a password of hers";
let database: OpenDatabase;
let app: FastifyInstance;
let clock = Date.now();

beforeAll(async () => {
  database = await freshDatabase(migrations);
  app = fastify();
  app.setErrorHandler(answerError);
  await app.register(cookie);
  const shared = {
    db: database.db,
    product: "Example",
    secret: "a secret of a test that has more than 32 characters",
    secureCookies: false,
    now: () => new Date(clock),
  };
  const provider = await tinyProvider({ [email]: password });
  for (const [realm, host] of [
    [tinyRealm, origin],
    [otherRealm, otherOrigin],
  ] as const) {
    await openRealm(app, { ...shared, realm, origin: host, provider });
    app.get("/api/me", { constraints: { host: new URL(host).host } }, async (request, reply) => {
      const id = sessionIdOf(realm, request, false);
      const session = await readSession(database.db, realm, id, new Date(clock));
      return session ?? reply.status(401).send({});
    });
  }
});
afterAll(async () => {
  await app.close();
  await database.close();
});
beforeEach(async () => {
  clock += 15 * 60_000;
  await database.db.deleteFrom("session").execute();
});

const browser = (host = origin) => signInBrowser(app, host);

test("a second realm signs in through the same tables, with its own texts and cookies", async () => {
  const { send, signIn, follow, cookies } = browser();
  const { answer } = await follow("/login");
  expect(answer.body).toContain('<html lang="it">');
  expect(answer.body).toContain("<h1>Accedi</h1>");
  expect((await signIn(email, "not it")).answer.body).toContain("E-mail o password errata");
  expect((await signIn(email, password, "/wishlist")).landed).toBe("/wishlist");
  expect([...cookies().keys()].toSorted()).toEqual([
    "reader-provider",
    "reader-provider.sig",
    "wr-reader",
    "wr-reader-known",
  ]);
  expect((await send("GET", "/api/me")).json()).toMatchObject({ email, scope: "reader" });
  const rows = await database.db.selectFrom("session").select(["realm", "subject"]).execute();
  expect(rows).toEqual([{ realm: "reader", subject: email }]);

  await send("POST", "/logout", { form: {} });
  expect((await send("GET", "/api/me")).statusCode).toBe(401);
  expect((await follow("/login")).answer.body).toContain("Password");
});

test("a session of one realm is not accepted by another, whatever the cookie's name", async () => {
  const reader = browser();
  await reader.signIn(email, password);
  const writer = browser(otherOrigin);
  for (const [name, value] of reader.cookies())
    writer.addCookies(new Map([[name.replace("reader", "writer"), value]]));
  expect((await writer.send("GET", "/api/me")).statusCode).toBe(401);
  const { answer } = await writer.follow("/login");
  expect(answer.body).toContain("Password");
});

test("failed attempts in one realm do not lock an account of another", async () => {
  for (let each = 0; each < 5; each++) await browser().signIn(email, "wrong");
  const refused = (await browser().signIn(email, password)).answer;
  expect(refused.statusCode).toBe(429);
  expect(refused.body).toContain("Riprova tra 15 minuti.");
  expect((await browser(otherOrigin).signIn(email, password)).answer.statusCode).toBe(303);
});

test("a session ends after its realm's idle time", async () => {
  const { send, signIn } = browser();
  await signIn(email, password);
  clock += 3 * 3_600_000 - 1;
  expect((await send("GET", "/api/me")).statusCode).toBe(200);
  clock += 3 * 3_600_000;
  expect((await send("GET", "/api/me")).statusCode).toBe(401);
});

test("a session in use ends after its realm's longest time all the same", async () => {
  const { send, signIn } = browser();
  await signIn(email, password);
  const { idle, absolute } = tinyRealm.lifetimes;
  const end = clock + absolute;
  const statusOf = async () => (await send("GET", "/api/me")).statusCode;
  for (; clock < end; clock += idle / 2) expect(await statusOf()).toBe(200);
  clock = end;
  expect(await statusOf()).toBe(401);
});

test("the keys of two realms are not the same", async () => {
  const keysOf = async (host: string) =>
    (await browser(host).send("GET", "/oauth2/jwks")).json<{ keys: object[] }>().keys;
  const [keys, otherKeys] = [await keysOf(origin), await keysOf(otherOrigin)];
  expect(keys).toHaveLength(1);
  expect(keys).not.toEqual(otherKeys);
});
