import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import {
  goOn,
  hosts,
  openPeopleApp,
  type PeopleApp,
  signUp,
} from "#apps/server/testing/people/people-app.ts";

let people: PeopleApp;
beforeAll(async () => {
  people = await openPeopleApp();
});
afterAll(() => people.close());
beforeEach(() => {
  people.clock.now += 16 * 60_000;
});

let count = 0;
const newEmail = () => `person-${(count += 1)}@example.com`;
const start = async (email: string, browser = people.browser()) => {
  const answer = await browser.send("POST", "/api/login/start", { json: { email } });
  return { browser, answer, challenge: answer.json<{ challenge: string }>().challenge };
};
const wrongOf = (code: string) => (code === "000000" ? "000001" : "000000");

test.each(Object.entries(hosts).filter(([name]) => name !== "office"))(
  "on the host of %s a new person signs up by a mailed code, and is known there by calls",
  async (_name, origin) => {
    const email = newEmail();
    const browser = people.browser(origin);
    expect((await browser.send("GET", "/api/me")).statusCode).toBe(401);
    await signUp(people, browser, email);
    const me = await browser.send("GET", "/api/me");
    expect(me.json()).toMatchObject({ email, marketing: false, phone: null });
    expect(me.headers["cache-control"]).toBe("no-store");
    expect([...browser.cookies().keys()]).toEqual(
      expect.arrayContaining(["wr-visitor", "wr-signed-in", "wr-visitor-known"]),
    );
    expect(browser.cookies().get("wr-signed-in")).toBe(people.clock.now.toString(36));
    await browser.send("POST", "/logout");
    expect((await browser.send("GET", "/api/me")).statusCode).toBe(401);
    expect(browser.cookies().has("wr-signed-in")).toBe(false);
  },
);

test("an existing account signs in by a code, returns where it was, and by its password", async () => {
  const email = newEmail();
  await signUp(people, people.browser(), email);
  people.clock.now += 61_000;
  const browser = people.browser();
  const started = await browser.send("POST", "/api/login/start", {
    json: { email: ` ${email.toUpperCase()} `, returnTo: "/viaggi?x=1" },
  });
  expect(started.json()).toMatchObject({ kind: "existing", resendAfter: 60 });
  const { challenge } = started.json<{ challenge: string }>();
  const code = await people.lastCode(email);
  const proven = await browser.send("POST", "/api/login/code", { json: { challenge, code } });
  const { continueTo } = proven.json<{ continueTo: string }>();
  expect(await goOn(browser, continueTo)).toBe("/viaggi");
  expect((await browser.send("GET", "/api/me")).json()).toMatchObject({ email });

  const other = people.browser(hosts.de);
  const byPassword = await other.send("POST", "/api/login/password", {
    json: { email, password: "four trains and a tea" },
  });
  expect(await goOn(other, byPassword.json<{ continueTo: string }>().continueTo)).toBe("/");
  expect((await other.send("GET", "/api/me")).json()).toMatchObject({ email, market: "de-DE" });
});

test.each([
  "nope",
  "a@b.test\r\nBcc: eve@example.com",
  `${"a".repeat(300)}@example.com`,
  5,
  {},
  [],
])("the e-mail %j is refused and no mail is sent", async (email) => {
  const count = async () =>
    (await people.db.selectFrom("outbox_mail").select("id").execute()).length;
  const before = await count();
  const answer = await people.browser().send("POST", "/api/login/start", { json: { email } });
  expect(answer.statusCode).toBe(422);
  expect(answer.json()).toMatchObject({ errors: [{ path: "email" }] });
  expect(await count()).toBe(before);
});

test("a resend before a minute is refused, and the code that was mailed still counts", async () => {
  const email = newEmail();
  const { browser, challenge } = await start(email);
  const code = await people.lastCode(email);
  const early = await browser.send("POST", "/api/login/resend", { json: { challenge } });
  expect(early.statusCode).toBe(429);
  const right = await browser.send("POST", "/api/login/code", { json: { challenge, code } });
  expect(right.json()).toEqual({ continueTo: null });
});

test("after a resend the old code does not count", async () => {
  const email = newEmail();
  const { browser, challenge } = await start(email);
  const code = await people.lastCode(email);
  const early = await browser.send("POST", "/api/login/resend", { json: { challenge } });
  expect(early.statusCode).toBe(429);
  expect(Number(early.headers["retry-after"])).toBeLessThanOrEqual(60);
  people.clock.now += 61_000;
  expect(
    (await browser.send("POST", "/api/login/resend", { json: { challenge } })).statusCode,
  ).toBe(204);
  const newer = await people.lastCode(email);
  // One in a million pairs of codes is the same one.
  const old = await browser.send("POST", "/api/login/code", { json: { challenge, code } });
  expect(old.statusCode).toBe(422);
  expect(old.json()).toMatchObject({ detail: "Wrong code", key: "WRONG_CODE", triesLeft: 4 });
  const right = await browser.send("POST", "/api/login/code", { json: { challenge, code: newer } });
  expect(right.json()).toEqual({ continueTo: null });
});

test("another code gives no tries anew", async () => {
  const email = newEmail();
  const { browser, challenge } = await start(email);
  const guess = async () => {
    const code = wrongOf(await people.lastCode(email));
    const answer = await browser.send("POST", "/api/login/code", { json: { challenge, code } });
    return answer.json<{ triesLeft: number }>().triesLeft;
  };
  expect([await guess(), await guess()]).toEqual([4, 3]);
  people.clock.now += 61_000;
  await browser.send("POST", "/api/login/resend", { json: { challenge } });
  expect(await guess()).toBe(2);
});

test("of twelve codes at once five are compared, and the right one after them is refused", async () => {
  const email = newEmail();
  const { browser, challenge } = await start(email);
  const code = await people.lastCode(email);
  const wrong = wrongOf(code);
  const answers = await Promise.all(
    Array.from({ length: 12 }, () =>
      browser.send("POST", "/api/login/code", { json: { challenge, code: wrong } }),
    ),
  );
  const compared = answers.filter(({ statusCode }) => statusCode === 422);
  expect(compared).toHaveLength(5);
  const left = compared.map((answer) => answer.json<{ triesLeft: number }>().triesLeft);
  expect(new Set(left)).toEqual(new Set([0, 1, 2, 3, 4]));
  const late = await browser.send("POST", "/api/login/code", { json: { challenge, code } });
  expect(late.statusCode).toBe(429);
  expect(Number(late.headers["retry-after"])).toBeGreaterThan(60);
  // After the wait the burned code is dead all the same.
  people.clock.now += 9 * 60_000;
  await people.db.deleteFrom("sign_in_attempt").execute();
  const dead = await browser.send("POST", "/api/login/code", { json: { challenge, code } });
  expect(dead.statusCode).toBe(410);
});

test("the right code twice at once signs in once", async () => {
  const email = newEmail();
  await signUp(people, people.browser(), email);
  const { browser, challenge } = await start(email);
  const code = await people.lastCode(email);
  const answers = await Promise.all(
    [1, 2].map(() => browser.send("POST", "/api/login/code", { json: { challenge, code } })),
  );
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(expect.arrayContaining([200, 410]));
});

test("a code does not count in another browser, after ten minutes, or beside a newer one", async () => {
  const email = newEmail();
  const { browser, challenge } = await start(email);
  const code = await people.lastCode(email);
  const elsewhere = await people
    .browser()
    .send("POST", "/api/login/code", { json: { challenge, code } });
  expect(elsewhere.statusCode).toBe(410);
  people.clock.now += 10 * 60_000 + 1;
  expect(
    (await browser.send("POST", "/api/login/code", { json: { challenge, code } })).statusCode,
  ).toBe(410);
  const again = await start(email, browser);
  const first = await people.lastCode(email);
  await start(email, browser);
  const stale = await browser.send("POST", "/api/login/code", {
    json: { challenge: again.challenge, code: first },
  });
  expect(stale.statusCode).toBe(410);
});

test.each([[{}], [[]], [123456], ["12345"], ["1234567"], [null]])(
  "the code %j is no code",
  async (code) => {
    const { browser, challenge } = await start(newEmail());
    const answer = await browser.send("POST", "/api/login/code", { json: { challenge, code } });
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ errors: [{ path: "code" }] });
  },
);

test.each(["role", "verified", "sub"])("a body that adds %s is refused", async (key) => {
  const json = { email: newEmail(), [key]: "admin" };
  const answer = await people.browser().send("POST", "/api/login/start", { json });
  expect(answer.statusCode).toBe(400);
  const { browser, challenge } = await start(newEmail());
  const account = { challenge, password: "four trains and a tea", marketing: true, [key]: true };
  expect((await browser.send("POST", "/api/account", { json: account })).statusCode).toBe(400);
});

test("a wrong password is answered alike for accounts that are and that are not", async () => {
  const email = newEmail();
  await signUp(people, people.browser(), email);
  const answers = [];
  for (const each of [email, newEmail()]) {
    const json = { email: each, password: "not the password" };
    const answer = await people.browser().send("POST", "/api/login/password", { json });
    const { "x-request-id": _id, date: _date, ...headers } = answer.headers;
    answers.push({ status: answer.statusCode, body: answer.json(), headers });
  }
  expect(answers[0]).toEqual(answers[1]);
  expect(answers[0]).toMatchObject({ status: 401, body: { detail: "Wrong email or password" } });
});

test("an attack locks an account for strangers and not for its owner's known browser", async () => {
  const email = newEmail();
  const owner = people.browser();
  await signUp(people, owner, email);
  await owner.send("POST", "/logout");
  const guess = (browser = people.browser(), password = "wrong password") =>
    browser.send("POST", "/api/login/password", { json: { email, password } });
  for (let each = 0; each < 5; each += 1) expect((await guess()).statusCode).toBe(401);
  const locked = await guess(people.browser(), "four trains and a tea");
  expect(locked.statusCode).toBe(429);
  expect(Number(locked.headers["retry-after"])).toBeGreaterThan(0);
  expect((await guess(owner, "four trains and a tea")).statusCode).toBe(200);
  // A browser that knows another account is a stranger here.
  const other = people.browser();
  await signUp(people, other, newEmail());
  expect((await guess(other, "four trains and a tea")).statusCode).toBe(429);
});

test("a known browser has five guesses of its own, and an address twenty in all", async () => {
  const email = newEmail();
  const owner = people.browser();
  await signUp(people, owner, email);
  const guess = (browser = owner) =>
    browser.send("POST", "/api/login/password", { json: { email, password: "wrong password" } });
  for (let each = 0; each < 5; each += 1) expect((await guess()).statusCode).toBe(401);
  expect((await guess()).statusCode).toBe(429);
  const address = "203.0.113.200";
  const statuses = [];
  for (let each = 0; each < 21; each += 1) {
    const json = { email: newEmail(), password: "wrong password" };
    const browser = people.browser(hosts.it, address);
    statuses.push((await browser.send("POST", "/api/login/password", { json })).statusCode);
  }
  expect(statuses.filter((status) => status === 401)).toHaveLength(20);
});

test("codes are mailed five times to an e-mail and twenty times for an address, then 429", async () => {
  const email = newEmail();
  const statuses = [];
  for (let each = 0; each < 6; each += 1) statuses.push((await start(email)).answer.statusCode);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  const address = "203.0.113.201";
  const many = [];
  for (let each = 0; each < 21; each += 1)
    many.push((await start(newEmail(), people.browser(hosts.it, address))).answer.statusCode);
  expect(many.filter((status) => status === 200)).toHaveLength(20);
  expect(many.at(-1)).toBe(429);
});

test.each(["12345678", "password1", "short", "a".repeat(129)])(
  "the password %s is refused for a new account",
  async (password) => {
    const email = newEmail();
    const { browser, challenge } = await start(email);
    const code = await people.lastCode(email);
    await browser.send("POST", "/api/login/code", { json: { challenge, code } });
    const json = { challenge, password, marketing: false };
    const answer = await browser.send("POST", "/api/account", { json });
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ errors: [{ path: "password" }] });
  },
);

test("no account is made without the right code, nor two by one", async () => {
  const email = newEmail();
  const { browser, challenge } = await start(email);
  const json = { challenge, password: "four trains and a tea", marketing: true };
  expect((await browser.send("POST", "/api/account", { json })).statusCode).toBe(410);
  const code = await people.lastCode(email);
  await browser.send("POST", "/api/login/code", { json: { challenge, code } });
  const made = await Promise.all([1, 2].map(() => browser.send("POST", "/api/account", { json })));
  expect(made.map(({ statusCode }) => statusCode)).toEqual(expect.arrayContaining([201, 410]));
});
