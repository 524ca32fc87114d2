import { afterAll, beforeAll, expect, test } from "vitest";
import { migrations } from "#migrations/list.ts";
import type { OpenDatabase } from "#platform/server/database/open-database.ts";
import { freshDatabase } from "#platform/testing/database.ts";
import { createAttempts } from "./attempts.ts";

const secret = "a secret of a test that has more than 32 characters";
let database: OpenDatabase;
let clock = Date.parse("2026-11-23T10:00:00Z");
beforeAll(async () => {
  database = await freshDatabase(migrations);
});
afterAll(() => database.close());

const openAttempts = () =>
  createAttempts({ db: database.db, secret, realm: "staff", now: () => new Date(clock) });
const advanceMinutes = (count: number) => {
  clock += count * 60_000;
};
let counter = 0;
const newAccount = () => `somebody-${++counter}@wayroam.test`;
const newAddress = () => `2001:db8:${++counter}::1`;

/** True when the attempt is allowed, otherwise the seconds to wait. */
const tryAttempt = async (account: string, address: string, attempts = openAttempts()) => {
  const answer = await attempts.begin(account, address);
  return "waitSeconds" in answer ? answer.waitSeconds : true;
};

test("of a hundred concurrent guesses at one account, from a hundred addresses in two processes, five are allowed", async () => {
  const account = newAccount();
  const processes = [openAttempts(), openAttempts()];
  const guesses = Array.from({ length: 100 }, (_, place) =>
    tryAttempt(account, newAddress(), processes[place % 2]),
  );
  const answers = await Promise.all(guesses);
  expect(answers.filter((answer) => answer === true)).toHaveLength(5);
  expect(new Set(answers)).toEqual(new Set([true, 900]));
});

test("an address may make twenty attempts, and an IPv6 /64 counts as one address", async () => {
  const household = `2001:db8:${++counter}:7`;
  const answers = await Promise.all(
    Array.from({ length: 60 }, (_, place) => tryAttempt(newAccount(), `${household}:${place}::1`)),
  );
  expect(answers.filter((answer) => answer === true)).toHaveLength(20);
  expect(await tryAttempt(newAccount(), newAddress())).toBe(true);
});

test("an account never has more than five attempts within fifteen minutes, and each expires on its own", async () => {
  const account = newAccount();
  const guess = () => tryAttempt(account, newAddress());
  for (let each = 0; each < 5; each++) {
    expect(await guess()).toBe(true);
    advanceMinutes(2);
  }
  expect(await guess()).toBe(5 * 60);
  advanceMinutes(5);
  expect(await guess()).toBe(true);
  expect(await guess()).toBe(2 * 60);
  advanceMinutes(15);
  const answers = await Promise.all(Array.from({ length: 9 }, guess));
  expect(answers.filter((answer) => answer === true)).toHaveLength(5);
});

test("a right password resets the account's count and keeps the address's failures", async () => {
  const [account, address] = [newAccount(), newAddress()];
  for (let each = 0; each < 4; each++) await tryAttempt(account, address);
  const right = await openAttempts().begin(account, address);
  if ("waitSeconds" in right) throw new Error("The fifth is still compared.");
  await right.succeed();
  for (let each = 0; each < 5; each++) expect(await tryAttempt(account, newAddress())).toBe(true);
  for (let each = 0; each < 16; each++) expect(await tryAttempt(newAccount(), address)).toBe(true);
  expect(await tryAttempt(newAccount(), address)).toBe(900);
});

test("an attempt without a comparison is given back, and attempts at a locked account do not count for the address", async () => {
  const [account, address] = [newAccount(), newAddress()];
  for (let each = 0; each < 30; each++) {
    const attempt = await openAttempts().begin(account, address);
    if ("waitSeconds" in attempt) throw new Error("Nothing was compared.");
    await attempt.giveBack();
  }
  for (let each = 0; each < 5; each++) await tryAttempt(account, address);
  for (let each = 0; each < 30; each++) expect(await tryAttempt(account, address)).toBe(900);
  expect(await tryAttempt(newAccount(), address)).toBe(true);
});

test("the table stores neither e-mails nor addresses", async () => {
  const account = newAccount();
  await tryAttempt(account, "203.0.113.77");
  const rows = await database.db.selectFrom("sign_in_attempt").select("key").execute();
  const kept = JSON.stringify(rows);
  expect(kept).not.toContain(account);
  expect(kept).not.toContain("203.0.113.77");
});
