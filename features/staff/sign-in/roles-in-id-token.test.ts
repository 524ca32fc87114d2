import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { migrations } from "#migrations/list.ts";
import type { OpenDatabase } from "#platform/server/database/open.ts";
import { freshDatabase } from "#platform/testing/database.ts";
import { ownRoles } from "../claims.ts";
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
    provider: { ...company.address, scopeClaim: "groups", roles: ownRoles },
  });
});
afterAll(async () => {
  await staff.close();
  await company.close();
  await database.close();
});

/** The provider's user info names nobody's groups; its ID tokens name these, or there are none. */
const tellInIdToken = (groups: string | undefined | null): void => {
  company.state.lie = {
    userInfo: ({ groups: _groups, ...claims }) => claims,
    idToken: (claims) => (groups === null ? null : { ...claims, ...(groups ? { groups } : {}) }),
  };
};

beforeEach(() => {
  company.people.set("ada", { sub: "ada", email: "ada@company.test", name: "Ada" });
  company.state.person = "ada";
  tellInIdToken("backoffice:editor");
});

const signedIn = async () => {
  const browser = staff.browser();
  expect((await signInAtProvider(browser, origin)).statusCode).toBe(303);
  return async () => {
    const answer = await browser.send("GET", "/api/me");
    return answer.statusCode === 200
      ? answer.json<{ role: string; name: string }>()
      : { role: answer.statusCode };
  };
};

const laterBy = (hours: number) => {
  clock += hours * hour;
};

test("a new ID token at a renewal brings the role of now", async () => {
  const me = await signedIn();
  expect(await me()).toMatchObject({ role: "editor" });
  tellInIdToken("backoffice:admin");
  laterBy(1);
  expect(await me()).toMatchObject({ role: "admin" });
  tellInIdToken("backoffice:editor");
  laterBy(1);
  expect(await me()).toMatchObject({ role: "editor" });
});

test("a new ID token without a role takes it away", async () => {
  const me = await signedIn();
  tellInIdToken(undefined);
  laterBy(1);
  expect(await me()).toEqual({ role: 401 });
});

test("a role that no renewal tells again holds for eight hours after it was told, and no longer", async () => {
  const me = await signedIn();
  tellInIdToken(null);
  for (let hours = 1; hours < 8; hours++) {
    laterBy(1);
    expect(await me()).toMatchObject({ role: "editor", name: "Ada" });
  }
  laterBy(1);
  expect(await me()).toEqual({ role: 401 });
});

test("the eight hours begin anew with each ID token", async () => {
  const me = await signedIn();
  laterBy(7);
  expect(await me()).toMatchObject({ role: "editor" });
  tellInIdToken(null);
  laterBy(7);
  expect(await me()).toMatchObject({ role: "editor" });
});

test("a role that the user info tells needs no ID token", async () => {
  const me = await signedIn();
  company.state.lie = {
    idToken: () => null,
    userInfo: (claims) => ({ ...claims, groups: "backoffice:admin" }),
  };
  for (let hours = 0; hours < 12; hours++) {
    laterBy(1);
    expect(await me()).toMatchObject({ role: "admin", name: "Ada" });
  }
});

test.each([
  ["of somebody else", { idToken: (claims: object) => ({ ...claims, sub: "bob" }) }],
  ["with the signature of another key", { otherKey: true }],
])("an ID token %s raises nobody at a renewal", async (_kind, lie) => {
  const me = await signedIn();
  const { idToken = (claims: object) => claims } = "idToken" in lie ? lie : {};
  company.state.lie = {
    ...lie,
    userInfo: ({ groups: _groups, ...claims }) => claims,
    idToken: (claims) => ({ ...idToken(claims), groups: "backoffice:admin" }),
  };
  laterBy(1);
  expect(await me()).toMatchObject({ role: "editor" });
});
