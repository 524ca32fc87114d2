import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { migrations } from "#migrations/list.ts";
import type { OpenDatabase } from "#platform/server/database/open.ts";
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
  const given = { db: database.db, now: () => new Date(clock), proxies: ["127.0.0.1"] };
  processes = [await openStaffApp(given), await openStaffApp(given)];
});
afterAll(async () => {
  await Promise.all(processes.map((each) => each.close()));
  await database.close();
});
beforeEach(() => {
  clock += 15 * 60_000; // what was counted before is over
});

let turn = 0;
/** A browser of an address of its own, at one process after the other. */
const browser = (address = `203.0.113.${(turn % 250) + 1}`) => {
  const at = processes[turn++ % 2];
  if (!at) throw new Error("No process is open.");
  return at.browser({ "x-forwarded-for": address });
};

const guess = async (who: string, word: string, address?: string) =>
  (await browser(address).signIn(who, word)).answer;

test.each([email, "nobody@wayroam.test"])(
  "five wrong passwords of %s are answered, then nobody is heard for a quarter of an hour",
  async (who) => {
    for (let each = 0; each < 5; each++) expect((await guess(who, "wrong")).statusCode).toBe(401);
    const refused = await guess(` ${who.toUpperCase()} `, "wrong");
    expect(refused.statusCode).toBe(429);
    expect(refused.headers["retry-after"]).toBe("900");
    expect(refused.headers["cache-control"]).toBe("no-store");
    expect(refused.body).toContain("Try again in 15 minutes");
    expect(refused.body).toContain(`value=" ${who.toUpperCase()} "`);
    expect((await guess(who, password)).statusCode).toBe(429);
    clock += 15 * 60_000;
    expect((await guess(who, password)).statusCode).toBe(who === email ? 303 : 401);
  },
);

test("of a hundred guesses at once, at two processes, five are compared", async () => {
  const pages = await Promise.all(
    Array.from({ length: 100 }, async () => {
      const { follow, send } = browser();
      const { here } = await follow("/login");
      return (word: string) => send("POST", here, { form: { email, password: word } });
    }),
  );
  const answers = await Promise.all(pages.map((send, place) => send(`wrong ${place}`)));
  const counted = (status: number) => answers.filter((each) => each.statusCode === status).length;
  expect([counted(401), counted(429)]).toEqual([5, 95]);
});

test("the right password clears the account's count", async () => {
  for (let round = 0; round < 3; round++) {
    for (let each = 0; each < 4; each++) await guess(email, "wrong");
    expect((await guess(email, password)).statusCode).toBe(303);
  }
});

test("twenty wrong passwords of one address, whoever it says to be further away", async () => {
  const from = (place: number) => `10.${place}.2.3, 198.51.100.7`;
  for (let each = 0; each < 20; each++)
    expect((await guess(`somebody-${each}@wayroam.test`, "wrong", from(each))).statusCode).toBe(
      401,
    );
  expect((await guess(email, password, from(99))).statusCode).toBe(429);
  expect((await guess(email, password)).statusCode).toBe(303);
});

test("where no proxy is trusted, whatever a client says of itself, its address is the socket's", async () => {
  const alone = await openStaffApp({ db: database.db, now: () => new Date(clock) });
  const statusOf = async (place: number) => {
    const { signIn } = alone.browser({ "x-forwarded-for": `203.0.113.${place}` });
    return (await signIn(`stranger-${place}@wayroam.test`, "wrong")).answer.statusCode;
  };
  for (let place = 0; place < 20; place++) expect(await statusOf(place)).toBe(401);
  expect(await statusOf(20)).toBe(429);
  await alone.close();
});

test("more colleagues of one address sign in than may type something wrong", async () => {
  for (let each = 0; each < 22; each++)
    expect((await guess(email, password, "198.51.100.8")).statusCode).toBe(303);
});

const strange: readonly Readonly<Record<string, string>>[] = [
  { email, password, role: "admin" },
  { email, password: "x".repeat(129) },
  { email: `${"x".repeat(250)}@wayroam.test`, password },
  { email },
];

test.each(strange)("a form that is none of ours is refused and costs no try", async (form) => {
  const { follow, send } = browser("198.51.100.9");
  const { here } = await follow("/login");
  for (let each = 0; each < 7; each++)
    expect((await send("POST", here, { form })).statusCode).toBe(400);
  expect((await guess(email, password)).statusCode).toBe(303);
});
