import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { migrations } from "#migrations/list.ts";
import type { Role } from "#platform/roles.ts";
import type { OpenDatabase } from "#platform/server/database/open-database.ts";
import { freshDatabase } from "#platform/testing/database.ts";
import { hasGlewlwyd } from "../testing/glewlwyd/process.ts";
import { type Glewlwyd, openGlewlwyd } from "../testing/glewlwyd/provider.ts";
import { openStaffApp, type StaffApp } from "../testing/staff-app.ts";

const origin = "http://backoffice.localhost:3000";
const hour = 3_600_000;

const ada = {
  name: "Ada Rossi",
  email: "ada@company.test",
  picture: "https://pictures.company.test/ada.jpg",
  groups: ["Canteen", "Content team"],
  countries: ["it", "fr"],
};

describe.skipIf(!hasGlewlwyd)("a provider of another make (needs Debian's glewlwyd)", () => {
  let database: OpenDatabase;
  let company: Glewlwyd;
  let staff: StaffApp;
  let clock = Date.now();

  /** @param timeout how long the back-office waits for an answer of the provider, in seconds */
  const openStaff = (timeout: number): Promise<StaffApp> =>
    openStaffApp({
      db: database.db,
      now: () => new Date(clock),
      provider: {
        ...company.address,
        timeout,
        roleClaim: "groups",
        roles: new Map<string, Role>([
          ["Content team", "editor"],
          ["IT", "admin"],
        ]),
      },
    });

  beforeAll(async () => {
    database = await freshDatabase(migrations);
    company = await openGlewlwyd(origin);
    await company.hire("ada", ada);
    await company.hire("cook", { ...ada, email: "cook@company.test", groups: ["Canteen"] });
    staff = await openStaff(60);
  });
  afterAll(async () => {
    await staff.close();
    await company.close();
    await database.close();
  });

  const begin = async (app = staff) => {
    const browser = app.browser();
    const { headers } = await browser.send("GET", "/login?returnTo=%2Ftravels");
    return { browser, authorizationUrl: String(headers.location) };
  };
  const signIn = async (username: string, app = staff) => {
    const { browser, authorizationUrl } = await begin(app);
    const callback = await company.signIn(username, authorizationUrl);
    const answer = await browser.send("GET", callback);
    return { browser, answer, me: () => browser.send("GET", "/api/me") };
  };

  test("somebody signs in, with role, countries and picture of the claims", async () => {
    const { answer, me } = await signIn("ada");
    expect([answer.statusCode, answer.headers.location]).toEqual([303, "/travels"]);
    expect((await me()).json()).toMatchObject({
      email: "ada@company.test",
      name: "Ada Rossi",
      role: "editor",
      picture: ada.picture,
      countries: ["it", "fr"],
    });
  });

  test("somebody without one of our roles is not let in", async () => {
    const { answer, me } = await signIn("cook");
    expect(answer.statusCode).toBe(403);
    expect((await me()).statusCode).toBe(401);
  });

  test("the claims are read again each hour, while the refresh tokens rotate", async () => {
    const { me } = await signIn("ada");
    await company.change("ada", { ...ada, groups: ["IT"], countries: ["es"] });
    for (let hours = 0; hours < 3; hours++) {
      clock += hour;
      expect((await me()).json()).toMatchObject({ role: "admin", countries: ["es"] });
    }
    await company.change("ada", ada);
  });

  test("signing out leads over the provider, and the session is gone", async () => {
    const { browser, me } = await signIn("ada");
    const out = await browser.send("POST", "/logout", { form: {} });
    expect(String(out.headers.location)).toContain(company.address.issuer.replace(/\/api.*/, ""));
    expect((await me()).statusCode).toBe(401);
  });

  test("a provider that stands still ends no session, and lets nobody in until it goes on", async () => {
    const hasty = await openStaff(1.5);
    onTestFinished(() => hasty.close());
    const { me } = await signIn("ada", hasty);
    const { browser, authorizationUrl } = await begin(hasty);
    const callback = await company.signIn("ada", authorizationUrl);
    company.pause();
    const late = await browser.send("GET", callback);
    expect([late.statusCode, late.headers["retry-after"]]).toEqual([503, "5"]);
    clock += hour;
    expect((await me()).statusCode).toBe(200);
    company.resume();
    clock += 60_000;
    expect((await me()).json()).toMatchObject({ role: "editor" });
    expect((await signIn("ada", hasty)).answer.statusCode).toBe(303);
  });
});
