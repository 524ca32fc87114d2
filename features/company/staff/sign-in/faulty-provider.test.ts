import type { LightMyRequestResponse } from "fastify";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { migrations } from "#migrations/list.ts";
import type { OpenDatabase } from "#platform/server/database/open-database.ts";
import { freshDatabase } from "#platform/testing/database.ts";
import { embeddedRoles } from "../claims.ts";
import {
  type ExternalProvider,
  type Forgery,
  openExternalProvider,
} from "../testing/external-provider.ts";
import { openStaffApp, type StaffApp } from "../testing/staff-app.ts";
import { signInAtProvider, signInUntilCallback } from "../testing/through-provider.ts";

const origin = "http://backoffice.localhost:3000";
let database: OpenDatabase;
let company: ExternalProvider;
let staff: StaffApp;
let clock = Date.now();
let logLines: string[] = [];

/** In seconds; every request that gets an answer takes less. */
const timeout = 1.5;

const openStaff = (provider: ExternalProvider) =>
  openStaffApp({
    db: database.db,
    now: () => new Date(clock),
    log: (line) => logLines.push(line),
    provider: { ...provider.address, timeout, roleClaim: "groups", roles: embeddedRoles },
  });

beforeAll(async () => {
  database = await freshDatabase(migrations);
});
afterAll(() => database.close());

// Each test starts a new process, which has not read the provider's discovery document yet.
beforeEach(async () => {
  logLines = [];
  company = await openExternalProvider(origin);
  for (const sub of ["ada", "bob"])
    company.people.set(sub, {
      sub,
      name: sub,
      email: `${sub}@company.test`,
      groups: "backoffice:editor",
    });
  company.state.person = "ada";
  staff = await openStaff(company);
});
afterEach(async () => {
  company.release();
  await staff.close();
  await company.close();
});

const summarizePage = ({ statusCode, headers, body }: LightMyRequestResponse) => ({
  status: statusCode,
  retryAfter: headers["retry-after"],
  isHtml: String(headers["content-type"]).startsWith("text/html"),
  isCacheable: headers["cache-control"] !== "no-store",
  namesReason: body.includes("The sign-in service does not answer."),
  linksToSignIn: body.includes('href="/login?returnTo=%2Ftravels"'),
  isTechnical: /at \w+ \(|fetch failed|ECONN/.test(body),
});

const unavailablePage = {
  status: 503,
  retryAfter: "5",
  isHtml: true,
  isCacheable: false,
  namesReason: true,
  linksToSignIn: true,
  isTechnical: false,
};

const breakProvider: Readonly<Record<string, (paths: RegExp) => void>> = {
  slow: (paths) => (company.state.slow = paths),
  down: () => (company.state.isDown = true),
};

test.each(Object.keys(breakProvider))(
  "a provider that is %s from the start gives a 503 page, and signing in works once it is back",
  async (kind) => {
    breakProvider[kind]?.(/openid-configuration/);
    expect(summarizePage(await staff.browser().send("GET", "/login?returnTo=%2Ftravels"))).toEqual(
      unavailablePage,
    );
    company.state.slow = null;
    company.state.isDown = false;
    expect((await signInAtProvider(staff.browser(), origin)).statusCode).toBe(303);
  },
);

test("the timeout of a request to the provider survives garbage collection", async () => {
  setFlagsFromString("--expose-gc");
  const collectGarbage = runInNewContext("gc") as () => void;
  company.state.slow = /openid-configuration/;
  const answer = staff.browser().send("GET", "/login?returnTo=%2Ftravels");
  await expect.poll(() => company.requestedPaths).toHaveLength(1);
  collectGarbage();
  expect(summarizePage(await answer)).toEqual(unavailablePage);
});

test.each(["/token", "/me", "/jwks"])(
  "a provider that is slow at %s during the callback gives the same 503 page",
  async (path) => {
    const browser = staff.browser();
    const callback = await signInUntilCallback(browser, origin);
    company.state.slow = new RegExp(`^${path}`);
    expect(summarizePage(await browser.send("GET", callback))).toEqual(unavailablePage);
    expect((await browser.send("GET", "/api/me")).statusCode).toBe(401);
  },
);

test("a provider that is down during the callback gives the same 503 page", async () => {
  const browser = staff.browser();
  const callback = await signInUntilCallback(browser, origin);
  company.state.isDown = true;
  expect(summarizePage(await browser.send("GET", callback))).toEqual(unavailablePage);
});

const signInAsAda = async () => {
  const browser = staff.browser();
  expect((await signInAtProvider(browser, origin)).statusCode).toBe(303);
  return () => browser.send("GET", "/api/me");
};

test.each(Object.keys(breakProvider))(
  "a provider that is %s at a renewal ends no session, and the renewal is retried a minute later",
  async (kind) => {
    const me = await signInAsAda();
    breakProvider[kind]?.(/token/);
    clock += 3_600_000;
    expect((await me()).statusCode).toBe(200);
    company.state.slow = null;
    company.state.isDown = false;
    company.people.set("ada", { sub: "ada", name: "Newer", groups: "backoffice:admin" });
    expect((await me()).json()).toMatchObject({ role: "editor" });
    clock += 60_000;
    expect((await me()).json()).toMatchObject({ name: "Newer", role: "admin" });
  },
);

test("a renewal that fails after it received new tokens continues with them later", async () => {
  const me = await signInAsAda();
  company.state.slow = /^\/me/;
  clock += 3_600_000;
  expect((await me()).statusCode).toBe(200);
  company.state.slow = null;
  clock += 60_000;
  expect((await me()).statusCode).toBe(200);
  clock += 3_600_000;
  expect((await me()).statusCode).toBe(200);
});

test("a sign-out while the provider is down still ends the session", async () => {
  const browser = staff.browser();
  await signInAtProvider(browser, origin);
  company.state.isDown = true;
  const out = await browser.send("POST", "/logout", { form: {} });
  expect(out.statusCode).toBe(303);
  expect((await browser.send("GET", "/api/me")).statusCode).toBe(401);
});

const refusals = () =>
  logLines
    .map((line) => JSON.parse(line) as { msg: string; check?: string | null })
    .filter(({ msg }) => msg === "sign-in refused")
    .map(({ check }) => check);

test.each<[string, string, Forgery]>([
  ["another nonce", "nonce", { idToken: (claims) => ({ ...claims, nonce: "another" }) }],
  ["no nonce", "nonce", { idToken: ({ nonce: _nonce, ...claims }) => claims }],
  ["another issuer", "iss", { idToken: (claims) => ({ ...claims, iss: "https://evil.test" }) }],
  ["another client", "aud", { idToken: (claims) => ({ ...claims, aud: "another" }) }],
  ["an expired ID token", "exp", { idToken: (claims) => ({ ...claims, exp: 1_000_000 }) }],
  ["the signature of another key", "signature", { otherKey: true }],
  ["another algorithm", "alg", { algorithm: "HS256" }],
  ["no signature", "alg", { algorithm: "none" }],
  [
    "the user info of another account",
    "sub",
    { userInfo: (claims) => ({ ...claims, sub: "bob" }) },
  ],
])("%s gets a 410 page and no session, and the log names %s", async (_kind, check, forgery) => {
  const browser = staff.browser();
  company.state.forgery = forgery;
  const answer = await signInAtProvider(browser, origin);
  expect(answer.statusCode).toBe(410);
  expect(answer.headers["content-type"]).toContain("text/html");
  expect(answer.body).toContain("Sign in again");
  expect((await browser.send("GET", "/api/me")).statusCode).toBe(401);
  expect(refusals()).toEqual([check]);
  expect(logLines.join("")).not.toContain("eyJ"); // how each part of a token begins
});

test("a callback of another state is refused, and the log names the state", async () => {
  const browser = staff.browser();
  const callback = new URL(await signInUntilCallback(browser, origin));
  callback.searchParams.set("state", "another");
  expect((await browser.send("GET", callback.href)).statusCode).toBe(410);
  expect(refusals()).toEqual(["state"]);
});

test("a provider whose discovery document names another issuer is not used", async () => {
  company.state.forgery = { discovery: { issuer: "https://evil.test" } };
  expect(summarizePage(await staff.browser().send("GET", "/login?returnTo=%2Ftravels"))).toEqual(
    unavailablePage,
  );
});

test("forged user info at a renewal does not change the session", async () => {
  const me = await signInAsAda();
  company.state.forgery = {
    userInfo: (claims) => ({ ...claims, sub: "bob", groups: "backoffice:admin" }),
  };
  clock += 3_600_000;
  expect((await me()).json()).toMatchObject({ name: "ada", role: "editor" });
});
