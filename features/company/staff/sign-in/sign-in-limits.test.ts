import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { migrations } from "#migrations/list.ts";
import type { OpenDatabase } from "#platform/server/database/open-database.ts";
import { freshDatabase } from "#platform/testing/database.ts";
import { ensureDemoStaff } from "../first-accounts.ts";
import { openStaffApp, type StaffApp } from "../testing/staff-app.ts";

const email = "editor@wayroam.test";
const password = "wayroam-editor";
let database: OpenDatabase;
let processes: StaffApp[];
let clock = Date.now();
beforeAll(async () => {
  database = await freshDatabase(migrations);
  await ensureDemoStaff(database.db);
  const options = { db: database.db, now: () => new Date(clock), proxies: ["127.0.0.1"] };
  processes = [await openStaffApp(options), await openStaffApp(options)];
});
afterAll(async () => {
  await Promise.all(processes.map((staffApp) => staffApp.close()));
  await database.close();
});
beforeEach(() => {
  clock += 15 * 60_000; // after this time the counts of earlier tests have expired
});

let turn = 0;
/** A browser with its own IP address, connected to the processes in turn. */
const browser = (address = `203.0.113.${(turn % 250) + 1}`) => {
  const staffApp = processes[turn++ % 2];
  if (!staffApp) throw new Error("No process is open.");
  return staffApp.browser({ "x-forwarded-for": address });
};

const trySignIn = async (account: string, typedPassword: string, address?: string) =>
  (await browser(address).signIn(account, typedPassword)).answer;

test.each([email, "nobody@wayroam.test"])(
  "after five wrong passwords for %s every attempt is refused for a quarter of an hour",
  async (account) => {
    for (let attempt = 0; attempt < 5; attempt++)
      expect((await trySignIn(account, "wrong")).statusCode).toBe(401);
    const refused = await trySignIn(` ${account.toUpperCase()} `, "wrong");
    expect(refused.statusCode).toBe(429);
    expect(refused.headers["retry-after"]).toBe("900");
    expect(refused.headers["cache-control"]).toBe("no-store");
    expect(refused.body).toContain("Try again in 15 minutes");
    expect(refused.body).toContain(`value=" ${account.toUpperCase()} "`);
    expect((await trySignIn(account, password)).statusCode).toBe(429);
    clock += 15 * 60_000;
    expect((await trySignIn(account, password)).statusCode).toBe(account === email ? 303 : 401);
  },
);

test("of a hundred simultaneous guesses at two processes only five are checked", async () => {
  const pages = await Promise.all(
    Array.from({ length: 100 }, async () => {
      const { follow, send } = browser();
      const { here } = await follow("/login");
      return (guess: string) => send("POST", here, { form: { email, password: guess } });
    }),
  );
  const answers = await Promise.all(pages.map((send, index) => send(`wrong ${index}`)));
  const countWith = (status: number) =>
    answers.filter((answer) => answer.statusCode === status).length;
  expect([countWith(401), countWith(429)]).toEqual([5, 95]);
});

test("the right password resets the account's count", async () => {
  for (let round = 0; round < 3; round++) {
    for (let attempt = 0; attempt < 4; attempt++) await trySignIn(email, "wrong");
    expect((await trySignIn(email, password)).statusCode).toBe(303);
  }
});

test("twenty wrong passwords from one IP address block it, whatever it claims to forward", async () => {
  const from = (index: number) => `10.${index}.2.3, 198.51.100.7`;
  for (let attempt = 0; attempt < 20; attempt++)
    expect(
      (await trySignIn(`somebody-${attempt}@wayroam.test`, "wrong", from(attempt))).statusCode,
    ).toBe(401);
  expect((await trySignIn(email, password, from(99))).statusCode).toBe(429);
  expect((await trySignIn(email, password)).statusCode).toBe(303);
});

test("without a trusted proxy forwarded headers are ignored and the socket's address counts", async () => {
  const withoutProxy = await openStaffApp({ db: database.db, now: () => new Date(clock) });
  const statusOf = async (index: number) => {
    const { signIn } = withoutProxy.browser({ "x-forwarded-for": `203.0.113.${index}` });
    return (await signIn(`stranger-${index}@wayroam.test`, "wrong")).answer.statusCode;
  };
  for (let index = 0; index < 20; index++) expect(await statusOf(index)).toBe(401);
  expect(await statusOf(20)).toBe(429);
  await withoutProxy.close();
});

test("successful sign-ins do not count towards the limit of their IP address", async () => {
  for (let attempt = 0; attempt < 22; attempt++)
    expect((await trySignIn(email, password, "198.51.100.8")).statusCode).toBe(303);
});

const invalidForms: readonly Readonly<Record<string, string>>[] = [
  { email, password, role: "admin" },
  { email, password: "x".repeat(129) },
  { email: `${"x".repeat(250)}@wayroam.test`, password },
  { email },
];

test.each(invalidForms)(
  "an invalid form is refused and does not count as an attempt",
  async (form) => {
    const { follow, send } = browser("198.51.100.9");
    const { here } = await follow("/login");
    for (let attempt = 0; attempt < 7; attempt++)
      expect((await send("POST", here, { form })).statusCode).toBe(400);
    expect((await trySignIn(email, password)).statusCode).toBe(303);
  },
);
