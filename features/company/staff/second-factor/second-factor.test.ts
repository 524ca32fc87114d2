import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { migrations } from "#migrations/list.ts";
import type { OpenDatabase } from "#platform/server/database/open-database.ts";
import { createMailer } from "#platform/server/mail/mailer.ts";
import { newestMails } from "#platform/server/mail/outbox.ts";
import { marketById } from "#markets/markets.ts";
import { hashPassword } from "#platform/server/identity/password.ts";
import { freshDatabase } from "#platform/testing/database.ts";
import { ensureDemoStaff } from "../first-accounts.ts";
import {
  appCode,
  formOf,
  keyOn,
  passPassword,
  recoveryCodesOn,
  setUpApp,
} from "../testing/authenticator-app.ts";
import { openStaffApp, type StaffApp } from "../testing/staff-app.ts";
import { endSessionsWithoutFactor } from "./rules.ts";
import { saveFactorRules } from "./store.ts";

const editor = { email: "editor@wayroam.test", password: "wayroam-editor" };
const noRules = { editor: null, "super-editor": null, admin: null };
let database: OpenDatabase;
let staff: StaffApp;
let clock = Date.parse("2026-11-30T09:00:00Z");
const now = () => new Date(clock);

beforeAll(async () => {
  database = await freshDatabase(migrations);
  await ensureDemoStaff(database.db);
  const from = "Example <hello@example.test>";
  const mailer = createMailer({ mode: "mailbox", from, send: async () => undefined, now });
  const notice = { mailer, market: marketById("en-WE") };
  staff = await openStaffApp({ db: database.db, now, notice, proxies: ["127.0.0.1"] });
});
afterAll(async () => {
  await staff.close();
  await database.close();
});
beforeEach(async () => {
  clock += 16 * 60_000;
  await database.db.deleteFrom("staff_second_factor").execute();
  await database.db.deleteFrom("outbox_mail").execute();
  await saveFactorRules(database.db, { ...noRules, editor: "2026-11-30" });
});

let visits = 0;
const browser = () => staff.browser({ "x-forwarded-for": `203.0.113.${(visits++ % 250) + 1}` });
const enter = (other = browser()) => passPassword(other, editor.email, editor.password);
const isIn = async (other: ReturnType<typeof browser>) =>
  (await other.send("GET", "/api/me")).statusCode === 200;
const landIn = async (other: ReturnType<typeof browser>, location: string | undefined) => {
  await other.follow(location ?? "/nowhere");
  return isIn(other);
};

test("who has none sets it up at the next sign-in, and is in only after both pages", async () => {
  const own = browser();
  const { first, send } = await enter(own);
  expect(first.body).toContain("Set up the authenticator");
  expect(first.body).toContain("<svg");
  const key = keyOn(first.body);
  expect((await send(first.body, "check-app", { code: "000000" })).statusCode).toBe(422);
  const kept = await send(first.body, "check-app", { code: appCode(key, now()) });
  expect(recoveryCodesOn(kept.body)).toHaveLength(10);
  expect(await isIn(own)).toBe(false);
  const unticked = await send(kept.body, "turn-on");
  expect(unticked.statusCode).toBe(422);
  expect(await database.db.selectFrom("staff_second_factor").selectAll().execute()).toEqual([]);
  const last = await send(kept.body, "turn-on", { kept: "yes" });
  expect(await landIn(own, last.headers.location)).toBe(true);
  const [mail] = (await newestMails(database.db, 5)).filter(({ subject }) =>
    subject.includes("has changed"),
  );
  expect(mail?.text).toContain("asks for a second factor");
  const rows = await database.db.selectFrom("staff_recovery_code").selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain(recoveryCodesOn(kept.body)[0]?.replace("-", ""));
});

test("a code lets in once, in whatever browser, and one from another minute never", async () => {
  const { key } = await setUpApp(browser(), editor, now);
  clock += 60_000;
  const own = browser();
  const { first, send } = await enter(own);
  expect(first.body).toContain("Your six digits");
  expect((await send(first.body, "code", { code: appCode(key, new Date(0)) })).statusCode).toBe(
    422,
  );
  const code = appCode(key, now());
  const last = await send(first.body, "code", { code });
  expect(await landIn(own, last.headers.location)).toBe(true);
  const other = await enter();
  const replayed = await other.send(other.first.body, "code", { code });
  expect(replayed.statusCode).toBe(422);
  expect(replayed.body).toContain("This code was used already");
});

test("a code that is sent four times at once is taken once", async () => {
  const { key } = await setUpApp(browser(), editor, now);
  clock += 60_000;
  const code = appCode(key, now());
  const doors = await Promise.all(
    Array.from({ length: 4 }, async () => {
      const { first, send } = await enter();
      return () => send(first.body, "code", { code });
    }),
  );
  const answers = await Promise.all(doors.map((send) => send()));
  const taken = answers.filter(({ statusCode }) => statusCode === 303);
  const refused = answers.filter(({ statusCode }) => statusCode === 422);
  expect([taken.length, refused.length]).toEqual([1, 3]);
});

test("a recovery code works once, however it is written, and says how many are left", async () => {
  const { codes } = await setUpApp(browser(), editor, now);
  const typed = ` ${(codes[0] ?? "").toLowerCase().replace("-", " ")} `;
  const own = browser();
  const { first, send } = await enter(own);
  const asked = await send(first.body, "use-recovery");
  const taken = await send(asked.body, "recovery", { recovery: typed });
  expect(taken.body).toContain("9 recovery codes are left.");
  expect(await isIn(own)).toBe(false);
  const last = await send(taken.body, "let-in");
  expect(await landIn(own, last.headers.location)).toBe(true);
  const again = await enter();
  const page = await again.send(again.first.body, "use-recovery");
  expect((await again.send(page.body, "recovery", { recovery: typed })).statusCode).toBe(422);
});

test("after five wrong codes a right one waits too, and a right password begins nothing anew", async () => {
  const { key } = await setUpApp(browser(), editor, now);
  clock += 60_000;
  for (let guess = 0; guess < 5; guess++) {
    const { first, send } = await enter();
    expect((await send(first.body, "code", { code: `00000${guess}` })).statusCode).toBe(422);
  }
  const { first, send } = await enter();
  const refused = await send(first.body, "code", { code: appCode(key, now()) });
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
  expect(refused.body).toContain("Wait 15 minutes");
  const page = await send(first.body, "use-recovery");
  const recovery = await send(page.body, "recovery", { recovery: "AAAA-AAAA" });
  expect(recovery.statusCode).toBe(429);
});

test("a browser that is not to be asked again lets in by the password for thirty days, for this account", async () => {
  const { key } = await setUpApp(browser(), editor, now);
  clock += 60_000;
  const own = browser();
  const { first, send } = await enter(own);
  const wrong = await send(first.body, "code", { code: "000000", trust: "yes" });
  expect(wrong.body).toContain('value="yes" checked');
  const last = await send(first.body, "code", { code: appCode(key, now()), trust: "yes" });
  expect(await landIn(own, last.headers.location)).toBe(true);
  const signInAgain = async () => {
    await own.send("POST", "/logout");
    const again = await enter(own);
    return again.first;
  };
  expect((await signInAgain()).statusCode).toBe(303);
  expect((await enter()).first.body).toContain("Your six digits");
  clock += 29 * 86_400_000;
  expect((await signInAgain()).statusCode).toBe(303);
  clock += 2 * 86_400_000;
  expect((await signInAgain()).body).toContain("Your six digits");
  // Other tests are of days before.
  clock -= 31 * 86_400_000;
});

test("a trusted browser is asked again after another authenticator, and after another password", async () => {
  const trusted = async () => {
    const { key } = await setUpApp(browser(), editor, now);
    clock += 60_000;
    const own = browser();
    const { first, send } = await enter(own);
    await send(first.body, "code", { code: appCode(key, now()), trust: "yes" });
    expect((await enter(own)).first.statusCode).toBe(303);
    return own;
  };
  const own = await trusted();
  await database.db.deleteFrom("staff_second_factor").execute();
  await setUpApp(browser(), editor, now);
  expect((await enter(own)).first.body).toContain("Your six digits");

  await database.db.deleteFrom("staff_second_factor").execute();
  const other = await trusted();
  const hash = await hashPassword(editor.password);
  const accounts = database.db.updateTable("staff_account").where("email", "=", editor.email);
  await accounts.set({ password_hash: hash }).execute();
  expect((await enter(other)).first.body).toContain("Your six digits");
});

test("nobody skips the second step: not by its last form, another's token, nor the first page anew", async () => {
  await setUpApp(browser(), editor, now);
  const own = browser();
  const { here, first, send } = await enter(own);
  const hidden = formOf(first.body, "code");
  for (const step of ["let-in", "turn-on", "check-app", "show-app", "none", "constructor"]) {
    const answer = await own.send("POST", here, { form: { ...hidden, step, right: "1.2" } });
    expect([answer.statusCode, answer.body.includes("Your six digits")]).toEqual([200, true]);
  }
  await database.db.deleteFrom("staff_recovery_code").execute();
  const other = browser();
  const theirs = await enter(other);
  const stolen = await own.send("POST", here, {
    form: { ...hidden, passed: formOf(theirs.first.body, "code")["passed"] ?? "" },
  });
  expect(stolen.statusCode).toBe(410);
  const forOther = await own.send("POST", here, {
    form: { ...hidden, email: "admin@wayroam.test" },
  });
  expect(forOther.statusCode).toBe(410);
  clock += 11 * 60_000;
  expect((await send(first.body, "code", { code: "123456" })).statusCode).toBe(410);
  expect(await isIn(own)).toBe(false);
});

test("a set-up of one account turns nothing on at another", async () => {
  await saveFactorRules(database.db, { ...noRules, editor: "2026-11-30", admin: "2026-11-30" });
  const own = await enter();
  const key = keyOn(own.first.body);
  const kept = await own.send(own.first.body, "check-app", { code: appCode(key, now()) });
  const admin = await passPassword(browser(), "admin@wayroam.test", "wayroam-admin");
  const { setUp = "" } = formOf(kept.body, "turn-on");
  const hidden = { ...formOf(admin.first.body, "check-app"), step: "turn-on", kept: "yes", setUp };
  await admin.send(admin.first.body, "check-app", hidden);
  expect(await database.db.selectFrom("staff_second_factor").selectAll().execute()).toEqual([]);
});

test("from its day on, those who have none are signed out; before that nothing changes", async () => {
  await saveFactorRules(database.db, { ...noRules, editor: "2026-12-15" });
  const own = browser();
  const { first } = await enter(own);
  expect(await landIn(own, first.headers.location)).toBe(true);
  expect(await endSessionsWithoutFactor(database.db, now(), 10)).toBe(0);
  expect(await isIn(own)).toBe(true);
  const onTheDay = new Date("2026-12-15T00:00:01Z");
  expect(await endSessionsWithoutFactor(database.db, onTheDay, 10)).toBe(1);
  expect(await isIn(own)).toBe(false);
  const again = await own.follow("/login");
  expect(again.answer.body).toContain("Password");
});
