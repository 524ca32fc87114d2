import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { markets } from "#markets/markets.ts";
import { migrations } from "#migrations/list.ts";
import type { OpenDatabase } from "#platform/server/database/open-database.ts";
import { createMailer } from "#platform/server/mail/mailer.ts";
import { newestMails } from "#platform/server/mail/outbox.ts";
import { freshDatabase } from "#platform/testing/database.ts";
import { ensureDemoStaff } from "../first-accounts.ts";
import { notices } from "./messages/notices.ts";
import { openStaffApp, type StaffApp } from "../testing/staff-app.ts";

const firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0";
const [italy] = markets;
if (!italy) throw new Error("There is no market.");

let database: OpenDatabase;
let staff: StaffApp;
let currentTime = Date.parse("2026-11-24T14:05:00Z");
const now = () => new Date(currentTime);
const openStaff = (market = italy) => {
  const from = "Example <hello@example.test>";
  const mailer = createMailer({ mode: "mailbox", from, send: async () => undefined, now });
  const notice = { mailer, market };
  return openStaffApp({ db: database.db, now, notice });
};

beforeAll(async () => {
  database = await freshDatabase(migrations);
  await ensureDemoStaff(database.db);
  staff = await openStaff();
});
beforeEach(async () => {
  await database.db.deleteFrom("outbox_mail").execute();
  currentTime += 1000;
});
afterAll(async () => {
  await staff.close();
  await database.close();
});

const signIn = (browser: ReturnType<StaffApp["browser"]>, name = "editor") => {
  currentTime += 1000;
  return browser.signIn(`${name}@wayroam.test`, `wayroam-${name}`);
};
const mails = () => newestMails(database.db, 10);

test("the owner is mailed about the first sign-in in a browser, not about the next ones", async () => {
  const browser = staff.browser({ "user-agent": firefox });
  expect((await signIn(browser)).landed).toBe("/custompages");
  const [mail, ...more] = await mails();
  expect(more).toEqual([]);
  expect(mail).toMatchObject({
    recipient: "editor@wayroam.test",
    subject: "Nuovo accesso al tuo account Example",
  });
  for (const part of [mail?.html ?? "", mail?.text ?? ""]) {
    expect(part).toContain("editor@wayroam.test");
    expect(part).toMatch(/Browser\s+Firefox, Linux|>Firefox, Linux</);
    expect(part).toContain("127.0.0.1");
    expect(part).toMatch(/24 novembre 2026.*15:05/);
    expect(part).toContain("http://backoffice.localhost:3000/");
  }
  await browser.send("POST", "/logout");
  await signIn(browser);
  expect(await mails()).toHaveLength(1);
});

test("a second account in the same browser and a second browser each cause a mail", async () => {
  const browser = staff.browser();
  await signIn(browser);
  await browser.send("POST", "/logout");
  await signIn(browser, "admin");
  await signIn(staff.browser());
  expect((await mails()).map(({ recipient }) => recipient).toSorted()).toEqual([
    "admin@wayroam.test",
    "editor@wayroam.test",
    "editor@wayroam.test",
  ]);
});

test("the user agent is escaped, and an empty one reads as unknown", async () => {
  await signIn(staff.browser({ "user-agent": 'Firefox/<img src="x">' }));
  const [hostile] = await mails();
  expect(hostile?.html).not.toContain('<img src="x">');
  await signIn(staff.browser({ "user-agent": "" }), "admin");
  const [withoutAgent] = await mails();
  expect(withoutAgent?.text).toContain("Sconosciuto");
});

test("a wrong password causes no mail", async () => {
  await staff.browser().signIn("editor@wayroam.test", "not the password");
  expect(await mails()).toEqual([]);
});

test.each(markets)(
  "the mail for $id is in its language, with all placeholders replaced",
  async (market) => {
    const app = await openStaff(market);
    await signIn(app.browser());
    await app.close();
    const [mail] = await mails();
    const { title } = notices[market.language];
    expect(mail?.html).toContain(`lang="${market.htmlLang}"`);
    expect(mail?.text.toLowerCase()).toContain(title.toLowerCase());
    for (const part of [mail?.subject, mail?.html, mail?.text]) expect(part).not.toMatch(/\{\w+\}/);
  },
);
