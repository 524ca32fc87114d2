import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { migrations } from "#migrations/list.ts";
import type { OpenDatabase } from "#platform/server/database/open-database.ts";
import { freshDatabase } from "#platform/testing/database.ts";
import { embeddedRoles } from "../claims.ts";
import { type ExternalProvider, openExternalProvider } from "../testing/external-provider.ts";
import { openStaffApp, type StaffApp } from "../testing/staff-app.ts";
import { signInAtProvider } from "../testing/through-provider.ts";

const origin = "http://backoffice.localhost:3000";
const hour = 3_600_000;
let database: OpenDatabase;
let company: ExternalProvider;
let staff: StaffApp;
let clock = Date.now();

beforeAll(async () => {
  database = await freshDatabase(migrations);
  company = await openExternalProvider(origin);
  staff = await openStaffApp({
    db: database.db,
    now: () => new Date(clock),
    provider: { ...company.address, roleClaim: "groups", roles: embeddedRoles },
  });
});
afterAll(async () => {
  await staff.close();
  await company.close();
  await database.close();
});

/**
 * Leaves the groups out of the user info and puts them into the ID token instead: undefined for a
 * token without groups, null for no ID token at all.
 */
const setIdTokenGroups = (groups: string | undefined | null): void => {
  company.state.forgery = {
    userInfo: ({ groups: _groups, ...claims }) => claims,
    idToken: (claims) => (groups === null ? null : { ...claims, ...(groups ? { groups } : {}) }),
  };
};

beforeEach(() => {
  company.people.set("ada", { sub: "ada", email: "ada@company.test", name: "Ada" });
  company.state.person = "ada";
  setIdTokenGroups("backoffice:editor");
});

const signInAsAda = async () => {
  const browser = staff.browser();
  expect((await signInAtProvider(browser, origin)).statusCode).toBe(303);
  return async () => {
    const answer = await browser.send("GET", "/api/me");
    return answer.statusCode === 200
      ? answer.json<{ role: string; name: string }>()
      : { role: answer.statusCode };
  };
};

const advanceHours = (hours: number) => {
  clock += hours * hour;
};

test("the ID token of a renewal updates the role", async () => {
  const me = await signInAsAda();
  expect(await me()).toMatchObject({ role: "editor" });
  setIdTokenGroups("backoffice:admin");
  advanceHours(1);
  expect(await me()).toMatchObject({ role: "admin" });
  setIdTokenGroups("backoffice:editor");
  advanceHours(1);
  expect(await me()).toMatchObject({ role: "editor" });
});

test("a renewed ID token without a role ends the access", async () => {
  const me = await signInAsAda();
  setIdTokenGroups(undefined);
  advanceHours(1);
  expect(await me()).toEqual({ role: 401 });
});

test("a role that no renewal confirms applies for eight hours after its ID token, no longer", async () => {
  const me = await signInAsAda();
  setIdTokenGroups(null);
  for (let hours = 1; hours < 8; hours++) {
    advanceHours(1);
    expect(await me()).toMatchObject({ role: "editor", name: "Ada" });
  }
  advanceHours(1);
  expect(await me()).toEqual({ role: 401 });
});

test("the eight hours start again with each ID token", async () => {
  const me = await signInAsAda();
  advanceHours(7);
  expect(await me()).toMatchObject({ role: "editor" });
  setIdTokenGroups(null);
  advanceHours(7);
  expect(await me()).toMatchObject({ role: "editor" });
});

test("a role in the user info needs no ID token", async () => {
  const me = await signInAsAda();
  company.state.forgery = {
    idToken: () => null,
    userInfo: (claims) => ({ ...claims, groups: "backoffice:admin" }),
  };
  for (let hours = 0; hours < 12; hours++) {
    advanceHours(1);
    expect(await me()).toMatchObject({ role: "admin", name: "Ada" });
  }
});

test.each([
  ["of somebody else", { idToken: (claims: object) => ({ ...claims, sub: "bob" }) }],
  ["with the signature of another key", { otherKey: true }],
])("an ID token %s does not raise the role at a renewal", async (_kind, forgery) => {
  const me = await signInAsAda();
  const { idToken = (claims: object) => claims } = "idToken" in forgery ? forgery : {};
  company.state.forgery = {
    ...forgery,
    userInfo: ({ groups: _groups, ...claims }) => claims,
    idToken: (claims) => ({ ...idToken(claims), groups: "backoffice:admin" }),
  };
  advanceHours(1);
  expect(await me()).toMatchObject({ role: "editor" });
});
