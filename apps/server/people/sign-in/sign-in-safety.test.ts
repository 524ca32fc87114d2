import { AsyncLocalStorage } from "node:async_hooks";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { markets } from "#markets/markets.ts";
import { pathOf } from "#markets/paths.ts";
import {
  goOn,
  hosts,
  openPeopleApp,
  type PeopleApp,
  signUp,
} from "#apps/server/testing/people/people-app.ts";
import type { Database } from "#platform/server/database/tables.ts";
import { testEngine } from "#platform/testing/server.ts";

let people: PeopleApp;
beforeAll(async () => {
  people = await openPeopleApp();
});
afterAll(() => people.close());
beforeEach(() => {
  people.clock.now += 16 * 60_000;
});

/** How many statements of this database wait for a lock. */
const waitingLocks = async (trx: Database): Promise<number> => {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from pg_locks where not granted
      and database = (select oid from pg_database where datname = current_database())
  `.execute(trx);
  return rows[0]?.n ?? 0;
};

let count = 0;
const newEmail = () => `walker-${(count += 1)}@example.com`;

test.each(["//evil.test", "/\\evil.test", "/\tevil", "javascript:alert(1)", "https://evil.test/"])(
  "nobody is led to %j",
  async (returnTo) => {
    const email = newEmail();
    await signUp(people, people.browser(), email);
    const browser = people.browser();
    const json = { email, password: "four trains and a tea", returnTo };
    const answer = await browser.send("POST", "/api/login/password", { json });
    expect(await goOn(browser, answer.json<{ continueTo: string }>().continueTo)).toBe("/");
  },
);

test("a write of another site, and one that does not say where it comes from, are refused", async () => {
  const json = { email: newEmail() };
  const browser = people.browser();
  const parts = { json, headers: { origin: "https://elsewhere.test" } };
  expect((await browser.send("POST", "/api/login/start", parts)).statusCode).toBe(403);
  const silent = await people.app.inject({
    method: "POST",
    url: "/api/login/start",
    headers: { host: "it.localhost:3000", "content-type": "application/json" },
    payload: JSON.stringify(json),
  });
  expect(silent.statusCode).toBe(403);
});

test("a session of a visitor opens nothing of the back-office", async () => {
  const email = newEmail();
  const browser = people.browser();
  await signUp(people, browser, email);
  const office = people.browser(hosts.office);
  office.addCookies(browser.cookies());
  office.addCookies(new Map([["wr-staff", browser.cookies().get("wr-visitor") ?? ""]]));
  expect((await office.send("GET", "/api/me")).statusCode).toBe(401);
  const page = await office.send("GET", "/custompages");
  expect([page.statusCode, page.headers.location]).toEqual([303, "/login?returnTo=%2Fcustompages"]);
});

test("the provider takes the code flow with an S256 challenge and a registered address alone", async () => {
  const browser = people.browser();
  const asked = {
    client_id: "site",
    redirect_uri: `${hosts.it}/login/redirect`,
    response_type: "code",
    scope: "openid",
    state: "s",
  };
  const pkce = { code_challenge: "x".repeat(43), code_challenge_method: "S256" };
  const auth = async (parameters: Record<string, string>) => {
    const answer = await browser.send("GET", `/oauth2/auth?${new URLSearchParams(parameters)}`);
    const { location = "" } = answer.headers;
    return {
      status: answer.statusCode,
      error: /error=([a-z_]+)/.exec(location)?.[1] ?? null,
      location,
    };
  };
  expect((await auth(asked)).error).toBe("invalid_request");
  expect((await auth({ ...asked, ...pkce, code_challenge_method: "plain" })).error).toBe(
    "invalid_request",
  );
  expect((await auth({ ...asked, ...pkce, response_type: "token" })).error).toBe(
    "unsupported_response_type",
  );
  const elsewhere = await auth({ ...asked, ...pkce, redirect_uri: "https://evil.test/" });
  expect([elsewhere.status, elsewhere.location]).toEqual([400, ""]);
  // Whoever comes to it without having been recognised is led to the pages of the site.
  const { location } = await auth({ ...asked, ...pkce, prompt: "consent" });
  const stranger = await browser.send("GET", location);
  expect(stranger.headers.location).toBe("/login");
});

test("what continues a sign-in counts in its own browser, and once", async () => {
  const email = newEmail();
  await signUp(people, people.browser(), email);
  const browser = people.browser();
  const json = { email, password: "four trains and a tea" };
  const answer = await browser.send("POST", "/api/login/password", { json });
  const { continueTo } = answer.json<{ continueTo: string }>();
  const stolen = people.browser();
  await stolen.follow(continueTo);
  expect((await stolen.send("GET", "/api/me")).statusCode).toBe(401);
  await goOn(browser, continueTo);
  expect((await browser.send("GET", "/api/me")).statusCode).toBe(200);
});

test("an account is one whatever the case of its e-mail", async () => {
  const email = newEmail();
  await signUp(people, people.browser(), email);
  const copy = people.db
    .insertInto("visitor_account")
    .values({
      email: email.toUpperCase(),
      phone: null,
      password_hash: null,
      market: "it-IT",
      created_at: new Date(),
      updated_at: new Date(),
    })
    .execute();
  await expect(copy).rejects.toThrow(/visitor_account_email/);
});

test.each(markets)(
  "the mail of $id says the code in its language, in subject, text and HTML",
  async ({ id }) => {
    const starts: Readonly<Record<string, string>> = {
      "it-IT": "it.",
      "en-US": "us.",
      "en-WE": "uk.",
      "es-ES": "es.",
      "fr-FR": "fr.",
      "de-DE": "de.",
    };
    const start = starts[id] ?? "localhost";
    const origin = Object.values(hosts).find((each) => each.startsWith(`http://${start}`));
    const email = newEmail();
    await people.browser(origin).send("POST", "/api/login/start", { json: { email } });
    const mail = await people.db
      .selectFrom("outbox_mail")
      .selectAll()
      .where("recipient", "=", email)
      .executeTakeFirstOrThrow();
    const code = await people.lastCode(email);
    expect(mail.subject).toContain(code);
    expect(mail.text).toContain(`\n\n${code}\n\n`);
    expect(mail.html).toContain(`>${code}</p>`);
    for (const part of [mail.subject, mail.text]) expect(part).not.toMatch(/\{\w+\}/);
  },
);

test("the log holds no code, e-mail, token, address or tax code", async () => {
  people.logged.length = 0;
  const email = newEmail();
  const browser = people.browser(hosts.it, "203.0.113.77");
  await signUp(people, browser, email);
  const code = await people.lastCode(email);
  await browser.send("POST", "/api/login/password", {
    json: { email, password: "wrong password" },
  });
  const taxCodes = ["RSSMRA80A01H501U", "RSSMRA80A01H501X"];
  for (const taxCode of taxCodes)
    await browser.send("PATCH", "/api/me/profile", { json: { taxCode } });
  await browser.send("POST", "/api/login/start", { json: { email: `${email} ${code}` } });
  const log = people.logged.join("\n");
  for (const secret of [email, code, "203.0.113.77", "wrong password", "four trains", ...taxCodes])
    expect(log).not.toContain(secret);
  const tokens = [...browser.cookies().values()].filter((value) => value.length > 8);
  expect(tokens.filter((token) => log.includes(token))).toEqual([]);
  const rows = JSON.stringify(
    await people.db.selectFrom("visitor_challenge").selectAll().execute(),
  );
  expect(rows).not.toContain(`"${code}"`);
});

const wrongPassword = "a wrong password";
const newPassword = "seven ferries and a map";
const profilePath = pathOf("it-IT", "profile") ?? "";
const returnTo = "/";
type Visitor = ReturnType<PeopleApp["browser"]>;

/** The same session from another address, of which each has its own queue for forms. */
const elsewhere = (visitor: Visitor): Visitor => {
  const other = people.browser();
  other.addCookies(visitor.cookies());
  return other;
};

/** How a password is guessed, at the sign-in or in the account’s session, and what else is read. */
const ways = [
  {
    way: "calls",
    guess: (_visitor: Visitor, email: string) =>
      people.browser().send("POST", "/api/login/password", {
        json: { email, password: wrongPassword },
      }),
    wrong: 401,
    other: "/api/wishlist",
  },
  {
    way: "forms without a script",
    guess: (_visitor: Visitor, email: string) =>
      people.browser().send("POST", "/login", {
        form: { step: "password", email, password: wrongPassword, returnTo },
      }),
    wrong: 401,
    other: pathOf("it-IT", "wishlist") ?? "",
  },
  {
    way: "the profile’s call",
    guess: (visitor: Visitor) =>
      elsewhere(visitor).send("PATCH", "/api/me/profile", {
        json: { password: { old: wrongPassword, new: newPassword } },
      }),
    wrong: 422,
    other: "/api/wishlist",
  },
  {
    way: "the profile’s form",
    guess: (visitor: Visitor) =>
      elsewhere(visitor).send("POST", profilePath, {
        form: { step: "password", old: wrongPassword, new: newPassword },
      }),
    wrong: 422,
    other: pathOf("it-IT", "wishlist") ?? "",
  },
] as const;

test.runIf(testEngine() === "postgres").each(ways)(
  "guesses by $way that wait for each other hold up nobody else",
  async ({ guess, wrong, other }) => {
    const email = newEmail();
    const visitor = people.browser();
    await signUp(people, visitor, email);
    // What others send is nothing that this transaction asks.
    const asSomebodyElse = AsyncLocalStorage.snapshot();
    const guesses = await people.db.transaction().execute(async (trx) => {
      await sql`lock table sign_in_attempt in exclusive mode`.execute(trx);
      const sent = Array.from({ length: 6 }, () => asSomebodyElse(() => guess(visitor, email)));
      await expect.poll(() => waitingLocks(trx)).toBeGreaterThan(1);
      const list = await asSomebodyElse(() => visitor.send("GET", other));
      expect(list.statusCode).toBe(200);
      return sent;
    });
    const statuses = (await Promise.all(guesses)).map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === wrong)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
  },
);
