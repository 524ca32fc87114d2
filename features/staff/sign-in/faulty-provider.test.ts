import type { LightMyRequestResponse } from "fastify";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { migrations } from "#migrations/list.ts";
import type { OpenDatabase } from "#platform/server/database/open.ts";
import { freshDatabase } from "#platform/testing/database.ts";
import { ownRoles } from "../claims.ts";
import {
  type ExternalProvider,
  type Lie,
  openExternalProvider,
} from "../testing/external-provider.ts";
import { openStaffApp, type StaffApp } from "../testing/staff-app.ts";
import { signInAtProvider, untilCallback } from "../testing/through-provider.ts";

const origin = "http://backoffice.localhost:3000";
let database: OpenDatabase;
let company: ExternalProvider;
let staff: StaffApp;
let clock = Date.now();

/** Seconds that a call may take: more than any takes that is answered at all. */
const timeout = 1.5;

const openStaff = (provider: ExternalProvider) =>
  openStaffApp({
    db: database.db,
    now: () => new Date(clock),
    provider: { ...provider.address, timeout, scopeClaim: "groups", roles: ownRoles },
  });

beforeAll(async () => {
  database = await freshDatabase(migrations);
});
afterAll(() => database.close());

// Each test begins with a process that has never heard of its provider.
beforeEach(async () => {
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

/** What a page says that is shown while the provider is away. */
const pageOf = ({ statusCode, headers, body }: LightMyRequestResponse) => ({
  status: statusCode,
  retryAfter: headers["retry-after"],
  isHtml: String(headers["content-type"]).startsWith("text/html"),
  isKept: headers["cache-control"] !== "no-store",
  saysSo: body.includes("The sign-in service does not answer."),
  leadsBack: body.includes('href="/login?returnTo=%2Ftravels"'),
  isTechnical: /at \w+ \(|fetch failed|ECONN/.test(body),
});

const awayPage = {
  status: 503,
  retryAfter: "5",
  isHtml: true,
  isKept: false,
  saysSo: true,
  leadsBack: true,
  isTechnical: false,
};

const trouble: Readonly<Record<string, (where: RegExp) => void>> = {
  slow: (where) => (company.state.slow = where),
  down: () => (company.state.isDown = true),
};

test.each(Object.keys(trouble))(
  "a provider that is %s from the start is a page that says so, and a sign-in once it is back",
  async (kind) => {
    trouble[kind]?.(/openid-configuration/);
    expect(pageOf(await staff.browser().send("GET", "/login?returnTo=%2Ftravels"))).toEqual(
      awayPage,
    );
    company.state.slow = null;
    company.state.isDown = false;
    expect((await signInAtProvider(staff.browser(), origin)).statusCode).toBe(303);
  },
);

test("the time of a call is up whatever the process has forgotten meanwhile", async () => {
  setFlagsFromString("--expose-gc");
  const collectGarbage = runInNewContext("gc") as () => void;
  company.state.slow = /openid-configuration/;
  const answer = staff.browser().send("GET", "/login?returnTo=%2Ftravels");
  await expect.poll(() => company.asked).toHaveLength(1);
  collectGarbage();
  expect(pageOf(await answer)).toEqual(awayPage);
});

test.each(["/token", "/me", "/jwks"])(
  "a provider that is slow at %s while somebody comes back is the same page",
  async (path) => {
    const browser = staff.browser();
    const callback = await untilCallback(browser, origin);
    company.state.slow = new RegExp(`^${path}`);
    expect(pageOf(await browser.send("GET", callback))).toEqual(awayPage);
    expect((await browser.send("GET", "/api/me")).statusCode).toBe(401);
  },
);

test("a provider that is down while somebody comes back is the same page", async () => {
  const browser = staff.browser();
  const callback = await untilCallback(browser, origin);
  company.state.isDown = true;
  expect(pageOf(await browser.send("GET", callback))).toEqual(awayPage);
});

const signedIn = async () => {
  const browser = staff.browser();
  expect((await signInAtProvider(browser, origin)).statusCode).toBe(303);
  return () => browser.send("GET", "/api/me");
};

test.each(Object.keys(trouble))(
  "a provider that is %s at a renewal ends no session and is asked again a minute later",
  async (kind) => {
    const me = await signedIn();
    trouble[kind]?.(/token/);
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

test("a renewal that breaks off after its tokens were given goes on with the new ones", async () => {
  const me = await signedIn();
  company.state.slow = /^\/me/;
  clock += 3_600_000;
  expect((await me()).statusCode).toBe(200);
  company.state.slow = null;
  clock += 60_000;
  expect((await me()).statusCode).toBe(200);
  clock += 3_600_000;
  expect((await me()).statusCode).toBe(200);
});

test("a sign-out while the provider is down ends the session all the same", async () => {
  const browser = staff.browser();
  await signInAtProvider(browser, origin);
  company.state.isDown = true;
  const out = await browser.send("POST", "/logout", { form: {} });
  expect(out.statusCode).toBe(303);
  expect((await browser.send("GET", "/api/me")).statusCode).toBe(401);
});

const lies: Readonly<Record<string, Lie>> = {
  "another nonce": { idToken: (claims) => ({ ...claims, nonce: "another" }) },
  "no nonce": { idToken: ({ nonce: _nonce, ...claims }) => claims },
  "another issuer": { idToken: (claims) => ({ ...claims, iss: "https://evil.test" }) },
  "another client": { idToken: (claims) => ({ ...claims, aud: "another" }) },
  "a time that is over": { idToken: (claims) => ({ ...claims, exp: 1_000_000 }) },
  "the signature of another key": { otherKey: true },
  "the user info of somebody else": { userInfo: (claims) => ({ ...claims, sub: "bob" }) },
};

test.each(Object.keys(lies))("%s is refused with a page, and no session", async (kind) => {
  const browser = staff.browser();
  company.state.lie = lies[kind] ?? {};
  const answer = await signInAtProvider(browser, origin);
  expect(answer.statusCode).toBe(410);
  expect(answer.headers["content-type"]).toContain("text/html");
  expect(answer.body).toContain("Sign in again");
  expect((await browser.send("GET", "/api/me")).statusCode).toBe(401);
});

test("a provider that calls itself by another name is not used", async () => {
  company.state.lie = { discovery: { issuer: "https://evil.test" } };
  expect(pageOf(await staff.browser().send("GET", "/login?returnTo=%2Ftravels"))).toEqual(awayPage);
});

test("a lie at a renewal changes nothing of a session", async () => {
  const me = await signedIn();
  company.state.lie = {
    userInfo: (claims) => ({ ...claims, sub: "bob", groups: "backoffice:admin" }),
  };
  clock += 3_600_000;
  expect((await me()).json()).toMatchObject({ name: "ada", role: "editor" });
});
