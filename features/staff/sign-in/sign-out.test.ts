import fastify from "fastify";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { migrations } from "#migrations/list.ts";
import type { OpenDatabase } from "#platform/server/database/open.ts";
import { beginSession } from "#platform/server/identity/session/store.ts";
import { freshDatabase } from "#platform/testing/database.ts";
import { ownClaims } from "../claims.ts";
import { ensureDemoStaff } from "../first-accounts.ts";
import { sealTokens } from "#platform/server/identity/client/tokens.ts";
import { staffRealm } from "../realm.ts";
import { openStaffApp, type StaffApp } from "../testing/staff-app.ts";

let database: OpenDatabase;
let staff: StaffApp;
beforeAll(async () => {
  database = await freshDatabase(migrations);
  await ensureDemoStaff(database.db);
  staff = await openStaffApp({ db: database.db });
});
afterAll(async () => {
  await staff.close();
  await database.close();
});

const kindsLeft = async () => {
  const rows = await database.db
    .selectFrom("oidc_payload")
    .select("kind")
    .where("kind", "not in", ["SigningKey", "UsedState"])
    .execute();
  return rows.map(({ kind }) => kind);
};

/** Every cookie that a sign-in ever sets, those of its steps too. */
const signedInWithCopies = async () => {
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
  const thief = staff.browser();
  thief.take(copied);
  if ((await thief.send("GET", "/api/me")).statusCode !== 401) return false;
  const { answer, here } = await thief.follow("/login");
  return here.includes("/oauth2/interaction/") && answer.body.includes("Password");
};

test("after the sign-out every copied cookie leads to the page that asks for a password", async () => {
  const { browser, copied } = await signedInWithCopies();
  expect([...copied.keys()].toSorted()).toEqual([
    "staff-interaction",
    "staff-interaction.sig",
    "staff-provider",
    "staff-provider.sig",
    "staff-resume",
    "staff-resume.sig",
    "wr-staff",
    "wr-staff-login",
  ]);
  expect([...browser.cookies().keys()].toSorted()).toEqual([
    "staff-provider",
    "staff-provider.sig",
    "wr-staff",
  ]);
  expect(await asksForPassword(copied)).toBe(false);

  const out = await browser.send("POST", "/logout", { form: {} });
  expect([out.statusCode, out.headers.location]).toEqual([303, "/"]);
  expect(browser.cookies().size).toBe(0);
  expect(await kindsLeft()).toEqual([]);

  expect(await asksForPassword(copied)).toBe(true);
  for (const [name, value] of copied)
    expect({ name, asks: await asksForPassword(new Map([[name, value]])) }).toEqual({
      name,
      asks: true,
    });
  const resume = copied.get("staff-resume") ?? "";
  const thief = staff.browser();
  thief.take(copied);
  expect((await thief.send("GET", `/oauth2/auth/${resume}`)).statusCode).toBe(400);
});

test("sessions that began without a password, with the provider's session, end with it", async () => {
  const { browser, copied } = await signedInWithCopies();
  const twin = staff.browser();
  twin.take(new Map([...copied].filter(([name]) => name.startsWith("staff-provider"))));
  await twin.follow("/login");
  const me = () => twin.send("GET", "/api/me");
  expect((await me()).statusCode).toBe(200);
  await browser.send("POST", "/logout", { form: {} });
  expect((await me()).statusCode).toBe(401);
});

test("a browser that has lost its session's cookie still signs out of the provider, and others stay", async () => {
  const { browser, copied } = await signedInWithCopies();
  const other = await signedInWithCopies();
  const rest = staff.browser();
  rest.take(new Map([...copied].filter(([name]) => name !== "wr-staff")));
  await rest.send("POST", "/logout", { form: {} });
  expect((await browser.send("GET", "/api/me")).statusCode).toBe(401);
  expect((await other.browser.send("GET", "/api/me")).statusCode).toBe(200);
});

test("an external provider is asked to revoke the tokens, and the way out leads over its end-session endpoint", async () => {
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
  const provider = { issuer, clientId: "wayroam", clientSecret: "secret", ...ownClaims };
  const { secret, ...outside } = await openStaffApp({ db: database.db, provider });

  const identity = {
    subject: "1",
    email: "a@b.test",
    name: "A",
    scope: "backoffice:editor",
    picture: null,
    countries: null,
  };
  const begin = async (sid: string) => {
    const given = {
      access_token: "the-access-token",
      refresh_token: "the-refresh-token",
      id_token: "the-id-token",
      expiresIn: () => 3600,
    };
    const tokens = sealTokens(given, secret, new Date());
    const browser = outside.browser();
    const id = await beginSession(
      database.db,
      staffRealm,
      { identity, tokens, providerSession: sid },
      new Date(),
    );
    browser.take(new Map([["wr-staff", id]]));
    return browser;
  };
  const [browser, twin] = [await begin("a"), await begin("a")];
  const out = await browser.send("POST", "/logout", { form: {} });
  const where = new URL(String(out.headers.location));
  expect(where.origin + where.pathname).toBe(`${issuer}/end`);
  expect(Object.fromEntries(where.searchParams)).toMatchObject({
    client_id: "wayroam",
    id_token_hint: "the-id-token",
    post_logout_redirect_uri: `${outside.origin}/`,
  });
  expect(revoked).toMatchObject([{ token: "the-refresh-token" }, { token: "the-access-token" }]);
  expect((await browser.send("GET", "/api/me")).statusCode).toBe(401);
  expect((await twin.send("GET", "/api/me")).statusCode).toBe(401);

  const last = await begin("b");
  await external.close();
  const alone = await last.send("POST", "/logout", { form: {} });
  expect([alone.statusCode, alone.headers.location]).toEqual([303, expect.any(String)]);
  expect((await last.send("GET", "/api/me")).statusCode).toBe(401);
  await outside.close();
});
