import { afterAll, beforeAll, expect, test } from "vitest";
import { migrations } from "#migrations/list.ts";
import type { OpenDatabase } from "#platform/server/database/open.ts";
import { freshDatabase } from "#platform/testing/database.ts";
import { createAttempts } from "./attempts.ts";

const secret = "a secret of a test that has more than 32 characters";
let database: OpenDatabase;
let clock = Date.parse("2026-11-23T10:00:00Z");
beforeAll(async () => {
  database = await freshDatabase(migrations);
});
afterAll(() => database.close());

const attempts = () =>
  createAttempts({ db: database.db, secret, realm: "staff", now: () => new Date(clock) });
const minutes = (count: number) => {
  clock += count * 60_000;
};
let made = 0;
const someone = () => `somebody-${++made}@wayroam.test`;
const somewhere = () => `2001:db8:${++made}::1`;

/** `true` for an attempt that may be compared, else the seconds to wait. */
const tried = async (account: string, address: string, from = attempts()) => {
  const answer = await from.begin(account, address);
  return "waitSeconds" in answer ? answer.waitSeconds : true;
};

test("of a hundred guesses at once from as many addresses, five are compared, by two processes", async () => {
  const account = someone();
  const processes = [attempts(), attempts()];
  const guesses = Array.from({ length: 100 }, (_, place) =>
    tried(account, somewhere(), processes[place % 2]),
  );
  const answers = await Promise.all(guesses);
  expect(answers.filter((answer) => answer === true)).toHaveLength(5);
  expect(new Set(answers)).toEqual(new Set([true, 900]));
});

test("twenty of one address, and an IPv6 household is one address", async () => {
  const household = `2001:db8:${++made}:7`;
  const answers = await Promise.all(
    Array.from({ length: 60 }, (_, place) => tried(someone(), `${household}:${place}::1`)),
  );
  expect(answers.filter((answer) => answer === true)).toHaveLength(20);
  expect(await tried(someone(), somewhere())).toBe(true);
});

test("never more than five within any quarter of an hour, and each is free again after one", async () => {
  const account = someone();
  const guess = () => tried(account, somewhere());
  for (let each = 0; each < 5; each++) {
    expect(await guess()).toBe(true);
    minutes(2);
  }
  expect(await guess()).toBe(5 * 60);
  minutes(5);
  expect(await guess()).toBe(true);
  expect(await guess()).toBe(2 * 60);
  minutes(15);
  const answers = await Promise.all(Array.from({ length: 9 }, guess));
  expect(answers.filter((answer) => answer === true)).toHaveLength(5);
});

test("the right one clears the account's count and leaves what is held against the address", async () => {
  const [account, address] = [someone(), somewhere()];
  for (let each = 0; each < 4; each++) await tried(account, address);
  const right = await attempts().begin(account, address);
  if ("waitSeconds" in right) throw new Error("The fifth is still compared.");
  await right.succeed();
  for (let each = 0; each < 5; each++) expect(await tried(account, somewhere())).toBe(true);
  for (let each = 0; each < 16; each++) expect(await tried(someone(), address)).toBe(true);
  expect(await tried(someone(), address)).toBe(900);
});

test("what was not compared is given back, and an account's limit costs its address nothing", async () => {
  const [account, address] = [someone(), somewhere()];
  for (let each = 0; each < 30; each++) {
    const attempt = await attempts().begin(account, address);
    if ("waitSeconds" in attempt) throw new Error("Nothing was compared.");
    await attempt.giveBack();
  }
  for (let each = 0; each < 5; each++) await tried(account, address);
  for (let each = 0; each < 30; each++) expect(await tried(account, address)).toBe(900);
  expect(await tried(someone(), address)).toBe(true);
});

test("neither an e-mail nor an address is kept", async () => {
  const account = someone();
  await tried(account, "203.0.113.77");
  const rows = await database.db.selectFrom("sign_in_attempt").select("key").execute();
  const kept = JSON.stringify(rows);
  expect(kept).not.toContain(account);
  expect(kept).not.toContain("203.0.113.77");
});
