import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { hosts, openPeopleApp, type PeopleApp, signUp } from "../testing/people/people-app.ts";

let people: PeopleApp;
beforeAll(async () => {
  people = await openPeopleApp();
});
afterAll(() => people.close());
beforeEach(() => {
  people.clock.now += 16 * 60_000;
});

let count = 0;
const open = async (origin: string = hosts.it) => {
  const email = `reader-${(count += 1)}@example.com`;
  const browser = people.browser(origin);
  await signUp(people, browser, email);
  const patch = (json: object, headers: Readonly<Record<string, string>> = {}) =>
    people.app.inject({
      method: "PATCH",
      url: "/api/me/profile",
      headers: {
        host: new URL(origin).host,
        origin,
        cookie: [...browser.cookies()].map(([name, value]) => `${name}=${value}`).join("; "),
        ...headers,
      },
      payload: json,
    });
  return { email, browser, patch };
};
const home = { street: "Via del Pratello 12", city: "Bologna", postcode: "40122", country: "IT" };

test("a profile is read and changed field by field, with its version", async () => {
  const { browser, patch, email } = await open(hosts.uk);
  const read = await browser.send("GET", "/api/me/profile");
  expect(read.json()).toMatchObject({ email, name: "", homeAddress: null, hasPassword: true });
  const changed = await patch({ name: "Marta Conti", homeAddress: { ...home, country: "GB" } });
  expect(changed.json()).toMatchObject({ name: "Marta Conti", homeAddress: { country: "GB" } });
  expect((await browser.send("GET", "/api/me")).json()).toMatchObject({
    currency: "GBP",
    homeCountry: "GB",
  });
  await patch({ homeAddress: { ...home, country: "IE" } });
  expect((await browser.send("GET", "/api/me")).json()).toMatchObject({ currency: "EUR" });
  const stale = await patch({ name: "Eve" }, { "if-match": String(read.headers.etag) });
  expect(stale.statusCode).toBe(412);
});

test("in en-WE the home address decides in which currency prices are read, now and at a sign-in", async () => {
  const { browser, email } = await open(hosts.uk);
  const moveTo = (country: string) =>
    browser.send("PATCH", "/api/me/profile", { json: { homeAddress: { ...home, country } } });
  const elsewhere = people.browser(hosts.uk);
  const signIn = async () => {
    const json = { email, password: "four trains and a tea" };
    const answer = await elsewhere.send("POST", "/api/login/password", { json });
    await elsewhere.follow(answer.json<{ continueTo: string }>().continueTo);
    return elsewhere.cookies().get("currency");
  };
  expect(browser.cookies().has("currency")).toBe(false);
  await moveTo("IE");
  expect(browser.cookies().get("currency")).toBe("EUR");
  expect(await signIn()).toBe("EUR");
  await moveTo("GB");
  expect(browser.cookies().get("currency")).toBe("GBP");
  expect(await signIn()).toBe("GBP");
});

test("in a market with one currency the home address decides nothing", async () => {
  const { browser, patch } = await open(hosts.us);
  const answer = await patch({ homeAddress: { ...home, country: "IE" } });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers["set-cookie"]).toBeUndefined();
  expect(browser.cookies().has("currency")).toBe(false);
});

test.each([
  ["name", { name: " " }],
  ["phone", { phone: "call me" }],
  ["birthDay", { birthDay: "2199-01-01" }],
  ["birthDay", { birthDay: "14/05/1993" }],
  ["homeAddress.country", { homeAddress: { ...home, country: "ZZ" } }],
  ["homeAddress.street", { homeAddress: { ...home, street: "" } }],
  ["taxCode", { taxCode: "RSSMRA80A01H501U" }],
])("in a market without tax codes %s is refused in %j", async (path, body) => {
  const { patch } = await open(hosts.fr);
  const answer = await patch(body);
  expect(answer.statusCode).toBe(422);
  expect(answer.json()).toMatchObject({ errors: [{ path }] });
});

test("it-IT and es-ES need a right tax code, each its own, and keep both", async () => {
  const { patch, browser, email } = await open();
  const refused = await patch({ name: "Marta Conti" });
  expect([refused.statusCode, refused.json()]).toMatchObject([
    422,
    { errors: [{ path: "taxCode" }] },
  ]);
  expect((await patch({ taxCode: "RSSMRA80A01H501X" })).statusCode).toBe(422);
  expect((await patch({ taxCode: "rss mra 80a01 h501u" })).json()).toMatchObject({
    taxCode: "RSSMRA80A01H501U",
  });
  // Consents and phones do not hang on it.
  const spain = people.browser(hosts.es);
  spain.addCookies(browser.cookies());
  expect((await spain.send("GET", "/api/me/profile")).json()).toMatchObject({ taxCode: null });
  const row = await people.db
    .selectFrom("visitor_account")
    .select("tax_codes")
    .where("email", "=", email)
    .executeTakeFirstOrThrow();
  expect(row.tax_codes).toEqual({ IT: "RSSMRA80A01H501U" });
});

test("consents keep all that was said, and the last counts", async () => {
  const { patch, browser } = await open();
  await patch({ marketing: true });
  await patch({ marketing: true });
  const { marketing, consents } = (await patch({ marketing: false })).json<{
    marketing: boolean;
    consents: readonly { kind: string; isGiven: boolean; place: string }[];
  }>();
  expect(marketing).toBe(false);
  expect(consents.map(({ kind, isGiven, place }) => [kind, isGiven, place])).toEqual([
    ["marketing", false, "profile"],
    ["marketing", true, "profile"],
    ["marketing", false, "account"],
    ["terms", true, "account"],
  ]);
  expect((await browser.send("GET", "/api/me")).json()).toMatchObject({ marketing: false });
});

test("a password is changed by the old one, and the other sessions end", async () => {
  const { patch, browser, email } = await open();
  const other = people.browser(hosts.de);
  const json = { email, password: "four trains and a tea" };
  const signedIn = await other.send("POST", "/api/login/password", { json });
  await other.follow(signedIn.json<{ continueTo: string }>().continueTo);
  expect((await other.send("GET", "/api/me")).statusCode).toBe(200);
  const wrong = await patch({ password: { new: "five boats and a cake", old: "not it" } });
  expect(wrong.json()).toMatchObject({ status: 422, errors: [{ path: "password.old" }] });
  const common = await patch({ password: { new: "password123", old: json.password } });
  expect(common.json()).toMatchObject({ status: 422, errors: [{ path: "password.new" }] });
  const right = await patch({ password: { new: "five boats and a cake", old: json.password } });
  expect(right.statusCode).toBe(200);
  expect((await browser.send("GET", "/api/me")).statusCode).toBe(200);
  expect((await other.send("GET", "/api/me")).statusCode).toBe(401);
  expect((await other.send("POST", "/api/login/password", { json })).statusCode).toBe(401);
});

test("sessions are listed, ended one by one and all at once", async () => {
  const { browser, email } = await open();
  const other = people.browser(hosts.us);
  const json = { email, password: "four trains and a tea" };
  const signedIn = await other.send("POST", "/api/login/password", { json });
  await other.follow(signedIn.json<{ continueTo: string }>().continueTo);
  type Sessions = { items: readonly { id: string; isCurrent: boolean }[] };
  const { items } = (await browser.send("GET", "/api/me/sessions")).json<Sessions>();
  expect(items.map(({ isCurrent }) => isCurrent)).toEqual(expect.arrayContaining([true, false]));
  const there = items.find(({ isCurrent }) => !isCurrent)?.id ?? "";
  const ended = await browser.send("DELETE", `/api/me/sessions?id=${there}`);
  expect(ended.statusCode).toBe(204);
  expect((await other.send("GET", "/api/me")).statusCode).toBe(401);
  expect((await browser.send("GET", "/api/me")).statusCode).toBe(200);
  await browser.send("DELETE", "/api/me/sessions");
  expect((await browser.send("GET", "/api/me")).statusCode).toBe(401);
});

test("an account is deleted by a mailed code alone, and leaves nothing of its owner", async () => {
  const { browser, email } = await open();
  const first = await browser.send("DELETE", "/api/me/profile", { json: {} });
  expect(first.json()).toMatchObject({ status: 428, key: "CODE_SENT" });
  const { challenge } = first.json<{ challenge: string }>();
  const code = await people.lastCode(email);
  const wrong = code === "000000" ? "000001" : "000000";
  const refused = await browser.send("DELETE", "/api/me/profile", {
    json: { challenge, code: wrong },
  });
  expect(refused.statusCode).toBe(422);
  const done = await browser.send("DELETE", "/api/me/profile", { json: { challenge, code } });
  expect(done.statusCode).toBe(200);
  expect((await browser.send("GET", "/api/me")).statusCode).toBe(401);
  for (const table of ["visitor_account", "visitor_challenge", "session", "audit"] as const) {
    const rows = await people.db.selectFrom(table).selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(email);
  }
  const audit = await people.db.selectFrom("audit").select(["action", "subject"]).execute();
  expect(audit).toContainEqual({ action: "delete", subject: "visitor-account" });
  const mails = await people.db
    .selectFrom("outbox_mail")
    .select("subject")
    .where("recipient", "=", email)
    .execute();
  expect(mails.map(({ subject }) => subject)).toEqual(["Il tuo account Wayroam è cancellato"]);
});

test("whoever deletes the account withdraws what is open, and leaves the number of what was given", async () => {
  const { browser, email } = await open();
  const asked = {
    market: "it-IT",
    tour_id: crypto.randomUUID(),
    travel_name: "Cuba",
    departure_date: "2030-05-01",
    sent_digest: "",
    kind: "seat",
    seats: 2,
    room: "private",
    flexible: false,
    name: "Nora Campi",
    question: "A window?",
    bill: "{}",
    other_tour_ids: "[]",
    asked_at: new Date(people.clock.now),
    last_word_at: new Date(people.clock.now),
    delete_at: new Date("2032-05-01"),
  } as const;
  const states = ["new", "seat-given", "new"] as const;
  await people.db
    .insertInto("seat_request")
    .values(
      states.map((state, index) => ({
        ...asked,
        state,
        number: 7001 + index,
        key_hash: crypto.randomUUID(),
        email: index === 2 ? "somebody.else@example.com" : email.toUpperCase(),
      })),
    )
    .execute();
  const first = await browser.send("DELETE", "/api/me/profile", { json: {} });
  const { challenge } = first.json<{ challenge: string }>();
  const code = await people.lastCode(email);
  await browser.send("DELETE", "/api/me/profile", { json: { challenge, code } });
  const rows = await people.db
    .selectFrom("seat_request")
    .select(["name", "email", "question", "state"])
    .where("tour_id", "=", asked.tour_id)
    .orderBy("number")
    .execute();
  expect(rows).toEqual([
    { name: "IT-7001", email: "", question: "", state: "withdrawn" },
    { name: "IT-7002", email: "", question: "", state: "seat-given" },
    {
      name: "Nora Campi",
      email: "somebody.else@example.com",
      question: "A window?",
      state: "new",
    },
  ]);
});

test("a code for the sign-in deletes nothing", async () => {
  const { browser, email } = await open();
  const started = await browser.send("POST", "/api/login/start", { json: { email } });
  const { challenge } = started.json<{ challenge: string }>();
  const code = await people.lastCode(email);
  const answer = await browser.send("DELETE", "/api/me/profile", { json: { challenge, code } });
  expect(answer.statusCode).toBe(410);
});

test("what is exported has the requests and wishlists of all markets, and no note of staff", async () => {
  const { browser, email } = await open();
  const at = new Date(people.clock.now);
  const asked = await people.db
    .insertInto("seat_request")
    .values({
      market: "it-IT",
      number: 7101,
      tour_id: crypto.randomUUID(),
      travel_name: "Cuba",
      departure_date: "2030-05-01",
      key_hash: crypto.randomUUID(),
      sent_digest: "",
      kind: "seat",
      seats: 2,
      room: "private",
      flexible: false,
      name: "Nora Campi",
      email: email.toUpperCase(),
      question: "A window?",
      state: "new",
      bill: "{}",
      other_tour_ids: "[]",
      asked_at: at,
      last_word_at: at,
      delete_at: new Date("2032-05-01"),
    })
    .returning(["market", "id"])
    .executeTakeFirstOrThrow();
  const word = { market: asked.market, request_id: asked.id, at, author: null, subject: null };
  await people.db
    .insertInto("seat_request_word")
    .values([
      { ...word, kind: "care", text: "Yes, a window." },
      { ...word, kind: "note", text: "Wants a window again." },
    ])
    .execute();
  const { accountId } = await people.db
    .selectFrom("visitor_account")
    .select("id as accountId")
    .where("email", "=", email)
    .executeTakeFirstOrThrow();
  await people.db
    .insertInto("wishlist_travel")
    .values({
      account_id: accountId,
      market: "de-DE",
      travel_id: crypto.randomUUID(),
      name: "Kuba",
      price_cents: null,
      added_at: at,
    })
    .execute();
  const exported = await browser.send("GET", "/api/me/export");
  expect(exported.json()).toMatchObject({
    profile: { email },
    sessions: [{ isCurrent: true }],
    kept: {
      wishlist: [{ market: "de-DE", travels: [{ name: "Kuba" }], tours: [] }],
      requests: [{ number: "IT-7101", question: "A window?", words: [{ text: "Yes, a window." }] }],
    },
  });
  expect(exported.body).not.toContain("Wants a window again.");
});

test("strangers read nothing, and what is exported holds no secret", async () => {
  for (const path of ["/api/me", "/api/me/profile", "/api/me/export", "/api/me/sessions"])
    expect((await people.browser().send("GET", path)).statusCode).toBe(401);
  const { browser, email } = await open();
  const exported = await browser.send("GET", "/api/me/export");
  expect(exported.headers["content-disposition"]).toContain("attachment");
  expect(exported.body).toContain(email);
  expect(exported.body).not.toMatch(/password_hash|id_hash|tokens/);
});

test("the document of a market's host has the calls of visitors, the back-office's those of staff", async () => {
  type Document = { paths: Record<string, Record<string, { operationId: string }>> };
  const idOf = async (origin: string) => {
    const answer = await people.browser(origin).send("GET", "/api/openapi.json");
    const { paths } = answer.json<Document>();
    return [paths["/api/me"]?.["get"]?.operationId, "/api/me/profile" in paths];
  };
  expect(await idOf(hosts.it)).toEqual(["getVisitor", true]);
  expect(await idOf(hosts.office)).toEqual(["getMe", false]);
});
