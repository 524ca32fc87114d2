import fastify from "fastify";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, expect, test } from "vitest";
import { migrations } from "#migrations/list.ts";
import type { OpenDatabase } from "#platform/server/database/open-database.ts";
import { beginSession } from "#platform/server/identity/session/store.ts";
import { freshDatabase } from "#platform/testing/database.ts";
import { embeddedClaims } from "../claims.ts";
import { ensureDemoStaff } from "../first-accounts.ts";
import { sealTokens } from "#platform/server/identity/client/tokens.ts";
import { staffRealm } from "../realm.ts";
import { openStaffApp, type StaffApp } from "../testing/staff-app.ts";

let database: OpenDatabase;
let staff: StaffApp;
beforeEach(async () => {
  database = await freshDatabase(migrations);
  await ensureDemoStaff(database.db);
  staff = await openStaffApp({ db: database.db });
});
afterEach(async () => {
  await staff.close();
  await database.close();
});

const remainingKinds = async () => {
  const rows = await database.db
    .selectFrom("oidc_payload")
    .select("kind")
    .where("kind", "not in", ["SigningKey", "UsedState"])
    .execute();
  return rows.map(({ kind }) => kind);
};

const signInCopyingCookies = async () => {
  const browser = staff.browser();
  const copied = new Map<string, string>();
  const copy = () => {
    for (const [name, value] of browser.cookies()) copied.set(name, value);
  };
  const { here } = await browser.follow("/login");
  copy();
  const form = { email: "editor@wayroam.test", password: "wayroam-editor" };
  let next = (await browser.send("POST", here, { form })).headers.location;
  while (next && !next.endsWith("/custompages") && next !== "/") {
    copy();
    next = (await browser.send("GET", next)).headers.location;
  }
  copy();
  return { browser, copied };
};

const asksForPassword = async (copied: ReadonlyMap<string, string>) => {
  const otherBrowser = staff.browser();
  otherBrowser.addCookies(copied);
  if ((await otherBrowser.send("GET", "/api/me")).statusCode !== 401) return false;
  const { answer, here } = await otherBrowser.follow("/login");
  return here.includes("/oauth2/interaction/") && answer.body.includes("Password");
};

test("after a sign-out no copied cookie works without the password", async () => {
  const { browser, copied } = await signInCopyingCookies();
  expect([...copied.keys()].toSorted()).toEqual([
    "staff-interaction",
    "staff-interaction.sig",
    "staff-provider",
    "staff-provider.sig",
    "staff-resume",
    "staff-resume.sig",
    "wr-staff",
    "wr-staff-known",
    "wr-staff-login",
  ]);
  expect([...browser.cookies().keys()].toSorted()).toEqual([
    "staff-provider",
    "staff-provider.sig",
    "wr-staff",
    "wr-staff-known",
  ]);
  expect(await asksForPassword(copied)).toBe(false);

  const out = await browser.send("POST", "/logout", { form: {} });
  expect([out.statusCode, out.headers.location]).toEqual([303, "/"]);
  // What says that the browser is known lets nobody in.
  expect([...browser.cookies().keys()]).toEqual(["wr-staff-known"]);
  expect(await remainingKinds()).toEqual([]);

  expect(await asksForPassword(copied)).toBe(true);
  for (const [name, value] of copied)
    expect({ name, asks: await asksForPassword(new Map([[name, value]])) }).toEqual({
      name,
      asks: true,
    });
  const resume = copied.get("staff-resume") ?? "";
  const otherBrowser = staff.browser();
  otherBrowser.addCookies(copied);
  expect((await otherBrowser.send("GET", `/oauth2/auth/${resume}`)).statusCode).toBe(400);
});

test("a sign-out also ends sessions started from the provider's session without a password", async () => {
  const { browser, copied } = await signInCopyingCookies();
  const secondBrowser = staff.browser();
  secondBrowser.addCookies(
    new Map([...copied].filter(([name]) => name.startsWith("staff-provider"))),
  );
  await secondBrowser.follow("/login");
  const me = () => secondBrowser.send("GET", "/api/me");
  expect((await me()).statusCode).toBe(200);
  await browser.send("POST", "/logout", { form: {} });
  expect((await me()).statusCode).toBe(401);
});

test("a browser without its session cookie still signs out of the provider, and others stay signed in", async () => {
  const { browser, copied } = await signInCopyingCookies();
  const other = await signInCopyingCookies();
  const withoutSession = staff.browser();
  withoutSession.addCookies(new Map([...copied].filter(([name]) => name !== "wr-staff")));
  await withoutSession.send("POST", "/logout", { form: {} });
  expect((await browser.send("GET", "/api/me")).statusCode).toBe(401);
  expect((await other.browser.send("GET", "/api/me")).statusCode).toBe(200);
});

test("signing out revokes the tokens at an external provider and redirects to its end-session endpoint", async () => {
  const revoked: unknown[] = [];
  const external = fastify();
  external.addContentTypeParser(
    "application/x-www-form-urlencoded",
    { parseAs: "string" },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  external.get("/.well-known/openid-configuration", async (request) => {
    const issuer = `http://${request.host}`;
    return {
      issuer,
      authorization_endpoint: `${issuer}/auth`,
      token_endpoint: `${issuer}/token`,
      revocation_endpoint: `${issuer}/revoke`,
      end_session_endpoint: `${issuer}/end`,
    };
  });
  external.post("/revoke", async (request, reply) => {
    revoked.push(request.body);
    return reply.status(200).send();
  });
  await external.listen({ port: 0, host: "127.0.0.1" });
  const issuer = `http://127.0.0.1:${(external.server.address() as AddressInfo).port}`;
  const provider = { issuer, clientId: "wayroam", clientSecret: "secret", ...embeddedClaims };
  const { secret, ...withExternal } = await openStaffApp({ db: database.db, provider });

  const identity = {
    subject: "1",
    email: "a@b.test",
    name: "A",
    scope: "backoffice:editor",
    picture: null,
    countries: null,
  };
  const beginWithTokens = async (sid: string) => {
    const tokenResponse = {
      access_token: "the-access-token",
      refresh_token: "the-refresh-token",
      id_token: "the-id-token",
      expiresIn: () => 3600,
    };
    const tokens = sealTokens(tokenResponse, secret, new Date());
    const browser = withExternal.browser();
    const id = await beginSession(
      database.db,
      staffRealm,
      { identity, tokens, providerSession: sid },
      new Date(),
    );
    browser.addCookies(new Map([["wr-staff", id]]));
    return browser;
  };
  const [browser, secondBrowser] = [await beginWithTokens("a"), await beginWithTokens("a")];
  const out = await browser.send("POST", "/logout", { form: {} });
  const redirect = new URL(String(out.headers.location));
  expect(redirect.origin + redirect.pathname).toBe(`${issuer}/end`);
  expect(Object.fromEntries(redirect.searchParams)).toMatchObject({
    client_id: "wayroam",
    id_token_hint: "the-id-token",
    post_logout_redirect_uri: `${withExternal.origin}/`,
  });
  expect(revoked).toMatchObject([{ token: "the-refresh-token" }, { token: "the-access-token" }]);
  expect((await browser.send("GET", "/api/me")).statusCode).toBe(401);
  expect((await secondBrowser.send("GET", "/api/me")).statusCode).toBe(401);

  const lastBrowser = await beginWithTokens("b");
  await external.close();
  const signedOut = await lastBrowser.send("POST", "/logout", { form: {} });
  expect([signedOut.statusCode, signedOut.headers.location]).toEqual([303, expect.any(String)]);
  expect((await lastBrowser.send("GET", "/api/me")).statusCode).toBe(401);
  await withExternal.close();
});
