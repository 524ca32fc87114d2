import { afterAll, beforeAll, expect, test } from "vitest";
import {
  type ExternalProvider,
  openExternalProvider,
} from "#features/company/staff/testing/external-provider.ts";
import {
  signInAtProvider,
  signInUntilCallback,
} from "#features/company/staff/testing/through-provider.ts";
import { hosts, openPeopleApp, type PeopleApp } from "#apps/server/testing/people/people-app.ts";

const origin = hosts.it;
let provider: ExternalProvider;
let people: PeopleApp;
beforeAll(async () => {
  provider = await openExternalProvider(origin);
  const { issuer, clientId, clientSecret } = provider.address;
  people = await openPeopleApp(undefined, {
    variables: {
      VISITOR_OIDC_ISSUER: issuer,
      VISITOR_OIDC_CLIENT_ID: clientId,
      VISITOR_OIDC_CLIENT_SECRET: clientSecret,
    },
  });
});
afterAll(async () => {
  await people.close();
  await provider.close();
});

const marta = { sub: "marta", email: "Marta@example.com", name: "Marta Conti" };
const as = (person: typeof marta & Readonly<{ email_verified?: boolean }>) => {
  provider.people.set(person.sub, person);
  provider.state.person = person.sub;
};

test("the sign-in leads to the provider, and back to where somebody was", async () => {
  as(marta);
  const browser = people.browser();
  const left = await browser.send("GET", "/login?returnTo=%2Fpreferiti");
  expect(left.headers.location).toMatch(new RegExp(`^${provider.address.issuer}/auth\\?`));
  const answer = await signInAtProvider(browser, origin, "/preferiti");
  expect(answer.headers.location).toBe("/preferiti");
  const me = await browser.send("GET", "/api/me");
  expect(me.json()).toMatchObject({ email: "marta@example.com", name: "Marta Conti" });
  expect(browser.cookies().has("wr-signed-in")).toBe(true);
});

test("code, password and passkey are the provider’s, so that nothing of them is answered", async () => {
  as(marta);
  const browser = people.browser();
  await signInAtProvider(browser, origin);
  const post = async (path: string, json: object) =>
    (await browser.send("POST", path, { json })).statusCode;
  expect(await post("/api/login/start", { email: marta.email })).toBe(404);
  const login = { email: marta.email, password: "four trains and a tea" };
  expect(await post("/api/login/password", login)).toBe(404);
  expect(await post("/api/login/passkey/start", {})).toBe(404);
  expect(await post("/api/passkeys/start", {})).toBe(404);
  const profile = await browser.send("GET", "/profilo");
  expect(profile.statusCode).toBe(200);
  expect(profile.body).not.toContain("passkey");
});

test("somebody stays one account when the provider knows another address of theirs", async () => {
  as(marta);
  const idOf = async () =>
    (await people.db.selectFrom("visitor_account").select("id").execute()).map(({ id }) => id);
  await signInAtProvider(people.browser(), origin);
  const before = await idOf();
  as({ ...marta, email: "marta.conti@example.com" });
  const browser = people.browser();
  await signInAtProvider(browser, origin);
  expect(await idOf()).toEqual(before);
  const me = await browser.send("GET", "/api/me");
  expect(me.json()).toMatchObject({ email: "marta.conti@example.com" });
});

test("an address that the provider has not confirmed opens no account", async () => {
  as({ ...marta, sub: "eve", email_verified: false });
  const browser = people.browser();
  const answer = await signInAtProvider(browser, origin);
  expect(answer.statusCode).toBe(403);
  expect((await browser.send("GET", "/api/me")).statusCode).toBe(401);
});

test("while the provider is away the sign-in says so, in the language of the market", async () => {
  as(marta);
  const browser = people.browser();
  const callback = await signInUntilCallback(browser, origin, "/");
  provider.state.isDown = true;
  const answer = await browser.send("GET", callback);
  provider.state.isDown = false;
  expect(answer.statusCode).toBe(503);
  expect(answer.body).toContain('lang="it');
});
