import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { migrations } from "#migrations/list.ts";
import type { OpenDatabase } from "#platform/server/database/open-database.ts";
import { freshDatabase } from "#platform/testing/database.ts";
import type { Role } from "#platform/roles.ts";
import { type ExternalProvider, openExternalProvider } from "../testing/external-provider.ts";
import { openStaffApp, type StaffApp } from "../testing/staff-app.ts";
import { signInAtProvider, signInUntilCallback } from "../testing/through-provider.ts";

const origin = "http://backoffice.localhost:3000";
let database: OpenDatabase;
let company: ExternalProvider;
let staff: StaffApp;
let clock = Date.now();

const ada = {
  sub: "ada",
  email: "ada@company.test",
  name: "Ada Rossi",
  picture: "https://pictures.company.test/ada.jpg",
  groups: ["Canteen", "Content team"],
  countries: ["IT", "fr", "xx"],
};

beforeAll(async () => {
  database = await freshDatabase(migrations);
  company = await openExternalProvider(origin);
  staff = await openStaffApp({
    db: database.db,
    now: () => new Date(clock),
    provider: {
      ...company.address,
      roleClaim: "groups",
      roles: new Map<string, Role>([
        ["Content team", "editor"],
        ["Heads", "super-editor"],
        ["IT", "admin"],
      ]),
    },
  });
});
afterAll(async () => {
  await staff.close();
  await company.close();
  await database.close();
});
beforeEach(() => {
  company.people.clear();
  company.people.set("ada", ada);
  company.state.person = "ada";
  company.requestedPaths.length = 0;
});

const signIn = async () => {
  const browser = staff.browser();
  const answer = await signInAtProvider(browser, origin);
  return { browser, answer, me: () => browser.send("GET", "/api/me") };
};

test("staff sign in at their company's provider, and its claims map to role and countries", async () => {
  const { answer, browser, me } = await signIn();
  expect([answer.statusCode, answer.headers.location]).toEqual([303, "/travels"]);
  expect((await me()).json()).toMatchObject({
    email: "ada@company.test",
    name: "Ada Rossi",
    role: "editor",
    roleLabel: "Editor",
    scope: "backoffice:editor",
    picture: "https://pictures.company.test/ada.jpg",
    countries: ["it", "fr"],
  });
  expect([...browser.cookies().keys()]).toEqual(["wr-staff"]);
});

test("the flow asks for a code with an S256 challenge and the four scopes", async () => {
  const redirect = await staff.browser().send("GET", "/login");
  const { searchParams, origin: host, pathname } = new URL(String(redirect.headers.location));
  expect(host + pathname).toBe(`${company.address.issuer}/auth`);
  expect(Object.fromEntries(searchParams)).toMatchObject({
    client_id: "wayroam",
    redirect_uri: `${origin}/login/redirect`,
    response_type: "code",
    scope: "openid profile email offline_access",
    code_challenge_method: "S256",
    code_challenge: expect.stringMatching(/^[\w-]{43}$/),
  });
});

test.each([
  [{ groups: "Heads IT" }, { role: "admin", countries: ["it", "fr"] }],
  [
    { groups: "Content team", countries: "DE, int" },
    { role: "editor", countries: ["de", "int"] },
  ],
  [
    { groups: ["IT"], countries: undefined },
    { role: "admin", countries: null },
  ],
  [
    { groups: ["IT"], picture: "javascript:alert(1)" },
    { role: "admin", picture: null },
  ],
])("other forms of the claims are understood: %j", async (claims, expected) => {
  company.people.set("ada", { ...ada, ...claims });
  expect((await (await signIn()).me()).json()).toMatchObject(expected);
});

test.each([
  ["a group without a configured role", { groups: ["Canteen"] }],
  ["no group at all", { groups: undefined }],
  ["groups of a wrong type", { groups: 7 }],
  [
    "a role name of the embedded provider, which is not configured",
    { groups: ["backoffice:admin"] },
  ],
  ["a list of countries without one of ours", { countries: ["xx"] }],
  ["a list of countries that is empty", { countries: [] }],
])("%s gives a 403 page and no session", async (_why, claims) => {
  company.people.set("ada", { ...ada, ...claims });
  const { answer, browser, me } = await signIn();
  expect(answer.statusCode).toBe(403);
  expect(answer.headers["content-type"]).toContain("text/html");
  expect(answer.body).toContain("Your account has no role in this back-office");
  expect(answer.body).toContain("You are signed in as <b>ada@company.test</b>");
  for (const way of ["Use another account", "Sign out"])
    expect(answer.body).toMatch(
      new RegExp(`<form method="post" action="/logout">(?:(?!</form>).)*>${way}</button>`),
    );
  // Browsers would hold back the way on to the provider, which ends the session there.
  expect(answer.headers["content-security-policy"]).not.toContain("form-action");
  expect((await me()).statusCode).toBe(401);
  expect(browser.cookies().size).toBe(0);
});

test("each hour the claims are read again from the provider, and the newest apply", async () => {
  const { me } = await signIn();
  company.people.set("ada", { ...ada, name: "Ada Bianchi", groups: ["IT"], countries: ["es"] });
  expect((await me()).json()).toMatchObject({ name: "Ada Rossi", role: "editor" });
  for (let hours = 0; hours < 3; hours++) {
    clock += 3_600_000;
    expect((await me()).json()).toMatchObject({
      name: "Ada Bianchi",
      role: "admin",
      countries: ["es"],
    });
  }
  expect(company.requestedPaths.filter((path) => path === "/token")).toHaveLength(4);

  company.people.set("ada", { ...ada, groups: ["Canteen"] });
  clock += 3_600_000;
  expect((await me()).statusCode).toBe(401);
});

test("an account removed from the provider loses its session at the next renewal", async () => {
  const { me } = await signIn();
  company.people.delete("ada");
  clock += 3_600_000;
  expect((await me()).statusCode).toBe(401);
});

test("signing out revokes the tokens and redirects through the provider's end-session endpoint", async () => {
  const { browser, me } = await signIn();
  const out = await browser.send("POST", "/logout", { form: {} });
  expect(company.requestedPaths.filter((path) => path === "/token/revocation")).toHaveLength(2);
  const endSessionUrl = new URL(String(out.headers.location));
  expect(endSessionUrl.origin + endSessionUrl.pathname).toBe(
    `${company.address.issuer}/session/end`,
  );
  expect(endSessionUrl.searchParams.get("post_logout_redirect_uri")).toBe(`${origin}/`);
  const page = await fetch(endSessionUrl);
  expect(page.status).toBe(200);
  expect(await page.text()).toContain("/session/end/confirm");
  expect((await me()).statusCode).toBe(401);
});

test("a replayed callback gets a 410 page with a new sign-in, whichever cookies it sends", async () => {
  const browser = staff.browser();
  const callback = await signInUntilCallback(browser, origin);
  const otherBrowser = staff.browser();
  otherBrowser.addCookies(browser.cookies());
  expect((await browser.send("GET", callback)).statusCode).toBe(303);
  const replayed = await otherBrowser.send("GET", callback);
  expect(replayed.statusCode).toBe(410);
  expect(replayed.body).toContain('href="/login?returnTo=%2Ftravels"');
  expect((await otherBrowser.send("GET", "/api/me")).statusCode).toBe(401);

  const [first, second] = [staff.browser(), staff.browser()];
  const firstCallback = await signInUntilCallback(first, origin);
  await signInUntilCallback(second, origin);
  expect((await second.send("GET", firstCallback)).statusCode).toBe(410);
});

test("with an external provider the embedded one's endpoints are 404", async () => {
  for (const path of ["/.well-known/openid-configuration", "/auth", "/token", "/interaction/x"])
    expect((await staff.browser().send("GET", `/oauth2${path}`)).statusCode).toBe(404);
});
