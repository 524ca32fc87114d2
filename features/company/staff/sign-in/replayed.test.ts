import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { migrations } from "#migrations/list.ts";
import type { OpenDatabase } from "#platform/server/database/open-database.ts";
import { freshDatabase } from "#platform/testing/database.ts";
import { ensureDemoStaff } from "../first-accounts.ts";
import { openStaffApp, type StaffApp } from "../testing/staff-app.ts";

const credentials = { email: "editor@wayroam.test", password: "wayroam-editor" };
let database: OpenDatabase;
let staff: StaffApp;
let clock = Date.now();
let exchanges: number[] = [];
beforeAll(async () => {
  database = await freshDatabase(migrations);
  await ensureDemoStaff(database.db);
  staff = await openStaffApp({
    db: database.db,
    now: () => new Date(clock),
    prepare: (app) =>
      app.addHook("onResponse", async ({ method, raw }, reply) => {
        const path = (raw as { originalUrl?: string }).originalUrl;
        if (method === "POST" && path === "/oauth2/token") exchanges.push(reply.raw.statusCode);
      }),
  });
});
afterAll(async () => {
  await staff.close();
  await database.close();
});
beforeEach(async () => {
  exchanges = [];
  await database.db.deleteFrom("session").execute();
  await database.db.deleteFrom("oidc_payload").where("kind", "!=", "SigningKey").execute();
});

const hour = 3_600_000;
const isSignedIn = async (browser: ReturnType<StaffApp["browser"]>) =>
  (await browser.send("GET", "/api/me")).statusCode === 200;

/** Signs in up to the callback URL with the authorization code. */
const signInUntilCode = async () => {
  const browser = staff.browser();
  const { here } = await browser.follow("/login");
  let callback = (await browser.send("POST", here, { form: credentials })).headers.location;
  while (callback && !callback.includes("/login/redirect"))
    callback = (await browser.send("GET", callback)).headers.location;
  if (!callback) throw new Error("The sign-in gave no code.");
  return { browser, callback };
};

test("a code used four times at once is exchanged once, and its tokens are revoked", async () => {
  const { browser, callback } = await signInUntilCode();
  const otherBrowsers = Array.from({ length: 4 }, () => {
    const otherBrowser = staff.browser();
    otherBrowser.addCookies(browser.cookies());
    return otherBrowser;
  });
  const answers = await Promise.all(
    otherBrowsers.map((otherBrowser) => otherBrowser.send("GET", callback)),
  );
  expect(exchanges.toSorted((a, b) => a - b)).toEqual([200, 400, 400, 400]);
  expect(answers.filter(({ statusCode }) => statusCode === 303).length).toBeLessThan(2);
  clock += hour;
  for (const otherBrowser of otherBrowsers) expect(await isSignedIn(otherBrowser)).toBe(false);
});

test("a code from another browser or a used one gets a 410 page with a new sign-in", async () => {
  const { browser, callback } = await signInUntilCode();
  expect((await staff.browser().send("GET", callback)).statusCode).toBe(410);
  const before = browser.cookies();
  expect((await browser.send("GET", callback)).statusCode).toBe(303);
  browser.addCookies(before);
  expect((await browser.send("GET", callback)).statusCode).toBe(410);
});

test("reusing a refresh token ends the session and revokes all newer tokens", async () => {
  const { browser, callback } = await signInUntilCode();
  await browser.send("GET", callback);
  const { db } = database;
  const readTokens = () => db.selectFrom("session").select("tokens").executeTakeFirstOrThrow();
  const { tokens: old } = await readTokens();
  clock += hour;
  expect(await isSignedIn(browser)).toBe(true);
  const { tokens: newest } = await readTokens();
  expect(newest).not.toBe(old);

  await db.updateTable("session").set({ tokens: old }).execute();
  clock += hour;
  expect(await isSignedIn(browser)).toBe(false);
  const remainingKinds = await db
    .selectFrom("oidc_payload")
    .select("kind")
    .where("kind", "in", ["AccessToken", "RefreshToken", "Grant"])
    .execute();
  expect(remainingKinds).toEqual([]);
});

test("a sign-in form that expired or belongs to another browser gets a 410 page", async () => {
  const { here } = await staff.browser().follow("/login");
  for (const method of ["GET", "POST"] as const) {
    const answer = await staff
      .browser()
      .send(method, here, method === "POST" ? { form: credentials } : {});
    expect(answer.statusCode).toBe(410);
    expect(answer.headers["content-type"]).toContain("text/html");
    expect(answer.body).toContain('href="/login"');
  }
});
