import { afterAll, beforeAll, expect, test } from "vitest";
import { migrations } from "#migrations/list.ts";
import type { OpenDatabase } from "#platform/server/database/open-database.ts";
import { safeHeaders } from "#platform/server/http/headers/safe-headers.ts";
import { freshDatabase } from "#platform/testing/database.ts";
import { ensureDemoStaff } from "../first-accounts.ts";
import { openStaffApp, type StaffApp } from "../testing/staff-app.ts";

const origin = "https://office.example.com";
let database: OpenDatabase;
let staff: StaffApp;
beforeAll(async () => {
  database = await freshDatabase(migrations);
  await ensureDemoStaff(database.db);
  staff = await openStaffApp({ db: database.db, origin, secureCookies: true });
});
afterAll(async () => {
  await staff.close();
  await database.close();
});

const form = { email: "editor@wayroam.test", password: "wayroam-editor" };

test("every response of a sign-in has the safe headers, and its cookies are __Host- and secure", async () => {
  const browser = staff.browser();
  const names = new Set<string>();
  const check = (answer: Awaited<ReturnType<typeof browser.send>>) => {
    for (const [name, value] of safeHeaders) expect(answer.headers[name]).toBe(value);
    for (const cookie of [answer.headers["set-cookie"] ?? []].flat()) {
      names.add(cookie.slice(0, cookie.indexOf("=")));
      expect(cookie).toMatch(/^__Host-/);
      for (const attribute of ["path=/", "samesite=lax", "secure", "httponly"])
        expect(cookie.toLowerCase().split("; ")).toContain(attribute);
    }
    return answer.headers.location ?? "";
  };
  const get = async (path: string) => check(await browser.send("GET", path));
  const post = async (path: string) => check(await browser.send("POST", path, { form }));

  const authorization = await get("/login?returnTo=%2Fcustompages");
  const formPath = await get(authorization);
  await get(formPath);
  let next = await post(formPath);
  while (next !== "/custompages") next = await get(next);
  expect([...names].toSorted()).toEqual([
    "__Host-staff-interaction",
    "__Host-staff-interaction.sig",
    "__Host-staff-provider",
    "__Host-staff-provider.sig",
    "__Host-staff-resume",
    "__Host-staff-resume.sig",
    "__Host-wr-staff",
    "__Host-wr-staff-known",
    "__Host-wr-staff-login",
  ]);
  expect((await browser.send("GET", "/api/me")).statusCode).toBe(200);
});

test.each([
  "/oauth2/.well-known/openid-configuration",
  "/oauth2/jwks",
  "/oauth2/auth",
  "/oauth2/auth/never-begun",
  "/oauth2/auth?client_id=backoffice&redirect_uri=https://evil.test/",
  "/oauth2/token",
  "/oauth2/me",
  "/oauth2/session/end",
  "/oauth2/no/such",
  "/oauth2/interaction/never-begun",
])("%s has the safe headers and a policy, whether the request is valid or not", async (path) => {
  for (const accept of ["text/html", "application/json"]) {
    const { headers, statusCode } = await staff.browser({ accept }).send("GET", path);
    expect(statusCode).toBeLessThan(500);
    for (const [name, value] of safeHeaders) expect(headers[name]).toBe(value);
    expect(headers["cache-control"]).toContain("no-store");
    expect(headers["content-security-policy"]).toContain("default-src 'none'");
  }
});

test("forwarded headers of a client do not change host and scheme", async () => {
  const claims = { "x-forwarded-proto": "http", "x-forwarded-host": "evil.test" };
  const { headers, body } = await staff
    .browser(claims)
    .send("GET", "/oauth2/.well-known/openid-configuration");
  expect(JSON.stringify(headers) + body).not.toContain("evil.test");
  expect(JSON.parse(body)).toMatchObject({
    issuer: `${origin}/oauth2`,
    authorization_endpoint: `${origin}/oauth2/auth`,
  });
  const { answer, here } = await staff.browser(claims).follow("/login");
  expect(here.startsWith(`${origin}/oauth2/interaction/`)).toBe(true);
  expect(answer.statusCode).toBe(200);
});

test("over https a session cookie without the __Host- prefix is ignored", async () => {
  const browser = staff.browser();
  await browser.signIn(form.email, form.password);
  const id = browser.cookies().get("__Host-wr-staff") ?? "";
  const otherBrowser = staff.browser();
  otherBrowser.addCookies(new Map([["wr-staff", id]]));
  expect((await otherBrowser.send("GET", "/api/me")).statusCode).toBe(401);
});

test("records of sign-ins that never reached a password expire within an hour", async () => {
  await staff.browser().follow("/login");
  const stranger = staff.browser();
  stranger.addCookies(new Map([["__Host-staff-provider", "made-up"]]));
  await stranger.follow("/login");
  const rows = await database.db
    .selectFrom("oidc_payload")
    .select(["payload", "expires_at"])
    .where("kind", "in", ["Session", "Interaction"])
    .execute();
  const anonymous = rows.filter(({ payload }) => !payload.accountId);
  expect(anonymous.length).toBeGreaterThan(0);
  for (const { expires_at } of anonymous)
    expect(expires_at?.getTime()).toBeLessThanOrEqual(Date.now() + 3_600_000);
});
