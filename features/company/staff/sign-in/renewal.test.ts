import cookie from "@fastify/cookie";
import fastify, { type FastifyInstance } from "fastify";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { migrations } from "#migrations/list.ts";
import type { OpenDatabase } from "#platform/server/database/open-database.ts";
import { answerError } from "#platform/server/http/problem.ts";
import { freshDatabase } from "#platform/testing/database.ts";
import { ensureDemoStaff } from "../first-accounts.ts";
import { addStaffRoutes } from "../routes.ts";
import { addMe } from "../testing/me.ts";
import {
  type SignInBrowser,
  signInBrowser,
} from "#platform/server/identity/testing/sign-in-browser.ts";

const origin = "http://backoffice.localhost:3000";
const email = "editor@wayroam.test";
let database: OpenDatabase;
let app: FastifyInstance;
let clock: number;
let tokenRequests = 0;
let isProviderDown = false;
let editor: SignInBrowser;

beforeAll(async () => {
  database = await freshDatabase(migrations);
  await ensureDemoStaff(database.db);
  app = fastify();
  app.setErrorHandler(answerError);
  app.addHook("onRequest", async (request, reply) => {
    if (request.url !== "/oauth2/token") return;
    tokenRequests += 1;
    if (isProviderDown) await reply.status(503).send({ error: "temporarily_unavailable" });
  });
  await app.register(cookie);
  const options = {
    db: database.db,
    origin,
    product: "Example",
    secret: "a secret of a test that has more than 32 characters",
    provider: null,
    secureCookies: false,
    now: () => new Date(clock),
  };
  await addStaffRoutes(app, options);
  addMe(app, options);
});
afterAll(async () => {
  await app.close();
  await database.close();
});

beforeEach(async () => {
  clock = Date.now();
  isProviderDown = false;
  editor = signInBrowser(app, origin);
  await editor.signIn(email, "wayroam-editor");
  tokenRequests = 0;
});

const advanceMinutes = (count: number) => {
  clock += count * 60_000;
};
const me = () => editor.send("GET", "/api/me");
const roleOf = async () => (await me()).json<{ role: string }>().role;
const setRole = (role: "editor" | "super-editor") =>
  database.db.updateTable("staff_account").set({ role }).where("email", "=", email).execute();

test("concurrent requests renew the tokens once an hour, using each refresh token once", async () => {
  advanceMinutes(50);
  await me();
  expect(tokenRequests).toBe(0);
  for (let hours = 1; hours <= 3; hours++) {
    advanceMinutes(60);
    const answers = await Promise.all([me(), me(), me(), me()]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    expect(tokenRequests).toBe(hours);
  }
});

test("a changed role applies from the next renewal on", async () => {
  await setRole("super-editor");
  expect(await roleOf()).toBe("editor");
  advanceMinutes(60);
  expect(await roleOf()).toBe("super-editor");
  await setRole("editor");
});

test("who does not want to wait has the next call ask the provider", async () => {
  await setRole("super-editor");
  expect((await editor.send("POST", "/api/me/renewal")).statusCode).toBe(200);
  expect(tokenRequests).toBe(0);
  expect(await roleOf()).toBe("super-editor");
  expect(tokenRequests).toBe(1);
  const { renewsAt } = (await me()).json<{ renewsAt: string }>();
  expect(Date.parse(renewsAt) - clock).toBeGreaterThan(50 * 60_000);
  expect((await signInBrowser(app, origin).send("POST", "/api/me/renewal")).statusCode).toBe(401);
  await setRole("editor");
});

test("a session is seen as one of a lower role, never of a higher one", async () => {
  const roleAs = async (role: string) =>
    (await editor.send("GET", "/api/me", { headers: { "x-seen-as": role } })).json<{
      role: string;
    }>().role;
  await setRole("super-editor");
  advanceMinutes(60);
  expect(await roleAs("editor")).toBe("editor");
  expect(await roleAs("admin")).toBe("super-editor");
  expect(await roleAs("somebody")).toBe("super-editor");
  expect(await roleOf()).toBe("super-editor");
  await setRole("editor");
});

test("a revoked grant ends the session at the next renewal", async () => {
  await database.db.deleteFrom("oidc_payload").where("kind", "=", "Grant").execute();
  advanceMinutes(60);
  expect((await me()).statusCode).toBe(401);
  advanceMinutes(60);
  expect((await me()).statusCode).toBe(401);
  expect(tokenRequests).toBe(1);
});

test("an unavailable provider ends no session, and the renewal is retried a minute later", async () => {
  isProviderDown = true;
  advanceMinutes(60);
  expect((await me()).statusCode).toBe(200);
  expect((await me()).statusCode).toBe(200);
  expect(tokenRequests).toBe(1);
  isProviderDown = false;
  advanceMinutes(1);
  expect((await me()).statusCode).toBe(200);
  expect(tokenRequests).toBe(2);
});

test("a session ends after eight hours without a call, not after eight hours of work", async () => {
  const until = async () => Date.parse((await me()).json<{ sessionUntil: string }>().sessionUntil);
  expect(await until()).toBe(clock + 8 * 3_600_000);
  for (let hours = 0; hours < 12; hours++) {
    advanceMinutes(60);
    expect((await me()).statusCode).toBe(200);
  }
  advanceMinutes(7 * 60);
  expect(await until()).toBe(clock + 8 * 3_600_000);
  advanceMinutes(8 * 60);
  expect((await me()).statusCode).toBe(401);
});
