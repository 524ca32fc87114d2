import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { hosts, openPeopleApp, type PeopleApp } from "#apps/server/testing/people/people-app.ts";

let people: PeopleApp;
beforeAll(async () => {
  people = await openPeopleApp();
});
afterAll(() => people.close());
beforeEach(() => {
  people.clock.now += 16 * 60_000;
});

const profiles = {
  it: "/profilo",
  us: "/profile",
  uk: "/profile",
  es: "/perfil",
  fr: "/profil",
  de: "/profil",
  int: "/profile",
} as const;

const welcome = {
  it: ["Piacere di conoscerti", "Che bello rivederti"],
  us: ["Nice to meet you", "Good to see you again"],
  uk: ["Nice to meet you", "Good to see you again"],
  es: ["Un placer conocerte", "Qué bien verte de nuevo"],
  fr: ["Bienvenue", "Te revoilà"],
  de: ["Schön, dich kennenzulernen", "Schön, dich wiederzusehen"],
  int: ["Nice to meet you", "Good to see you again"],
} as const;

const challengeIn = (html: string) => /name="challenge" value="([\w-]+)"/.exec(html)?.[1] ?? "";

test.each(Object.entries(profiles))(
  "in %s somebody signs up, changes the profile and deletes the account without a script",
  async (name, path) => {
    const market = name as keyof typeof profiles;
    const email = `${market}@example.com`;
    const browser = people.browser(hosts[market]);
    const post = async (to: string, form: Readonly<Record<string, string>>) => {
      const answer = await browser.send("POST", to, { form });
      const next = answer.headers.location;
      return next === undefined ? { answer, here: to } : browser.follow(next);
    };
    const stranger = await browser.send("GET", path);
    expect(stranger.headers.location).toBe(`/login?returnTo=${encodeURIComponent(path)}`);
    const first = await browser.send("GET", String(stranger.headers.location));
    expect(first.headers["cache-control"]).toBe("no-store");
    expect(first.body).toContain('content="noindex"');

    const wrong = await post("/login", { step: "start", email: "nope", returnTo: path });
    expect(wrong.answer.statusCode).toBe(422);
    expect(wrong.answer.body).toContain('value="nope"');
    const sent = await browser.send("POST", "/login", {
      form: { step: "start", email, returnTo: path },
    });
    const code = await people.lastCode(email);
    const asked = await browser.send("GET", String(sent.headers.location));
    expect(asked.body).toContain(welcome[market][0]);
    const challenge = challengeIn(asked.body);
    const mistyped = code === "000000" ? "000001" : "000000";
    const refused = await post("/login", { step: "code", challenge, code: mistyped });
    expect(refused.answer.statusCode).toBe(422);
    expect(refused.answer.body).toContain(`value="${mistyped}"`);
    const proven = await browser.send("POST", "/login", {
      form: { step: "code", challenge, code },
    });
    const account = await browser.send("GET", String(proven.headers.location));
    expect(account.body).toContain('autoComplete="new-password"');
    const short = await post("/login", { step: "account", challenge, password: "short" });
    expect(short.answer.statusCode).toBe(422);
    await post("/login", {
      step: "account",
      challenge,
      password: "four trains and a tea",
      phone: "",
      marketing: "yes",
    });
    const profile = await browser.send("GET", path);
    expect(profile.statusCode).toBe(200);
    expect(profile.body).toContain(email);
    expect((await browser.send("GET", "/login")).headers.location).toBe(path);

    const data = {
      step: "data",
      version: "1",
      name: "Marta Conti",
      phone: "",
      birthDay: "1993-05-14",
      street: "",
      city: "",
      postcode: "",
      country: "",
      ...(market === "it" ? { taxCode: "RSSMRA80A01H501U" } : {}),
      ...(market === "es" ? { taxCode: "X1234567L" } : {}),
    };
    const bad = await browser.send("POST", path, { form: { ...data, birthDay: "2190-01-01" } });
    expect([bad.statusCode, bad.body.includes('value="2190-01-01"')]).toEqual([422, true]);
    const saved = await browser.send("POST", path, { form: data });
    expect(saved.headers.location).toBe(`${path}?saved=1#data`);
    expect((await browser.send("GET", path)).body).toContain("<h1>Marta Conti</h1>");

    await browser.send("POST", path, { form: { step: "consent", marketing: "no" } });
    expect((await browser.send("GET", "/api/me")).json()).toMatchObject({ marketing: false });
    expect((await browser.send("POST", path, { form: { step: "deletion" } })).statusCode).toBe(200);
    const ask = await browser.send("POST", path, { form: { step: "deletion-code" } });
    const done = await browser.send("POST", path, {
      form: {
        step: "delete",
        challenge: challengeIn(ask.body),
        code: await people.lastCode(email),
      },
    });
    expect(done.statusCode).toBe(200);
    expect((await browser.send("GET", path)).statusCode).toBe(303);
  },
);

test("an existing account is greeted by its own title", async () => {
  const browser = people.browser(hosts.it);
  const { ensureDemoTraveller, demoTraveller } =
    await import("#features/people/accounts/demo-traveller.ts");
  await ensureDemoTraveller(people.db, new Date(people.clock.now));
  const { email } = demoTraveller;
  const sent = await browser.send("POST", "/login", { form: { step: "start", email } });
  const asked = await browser.send("GET", String(sent.headers.location));
  expect(asked.body).toContain(welcome.it[1]);
  const early = await browser.send("POST", "/login", {
    form: { step: "resend", challenge: challengeIn(asked.body) },
  });
  expect(early.statusCode).toBe(429);
  expect(early.headers["retry-after"]).toBeDefined();
  const stranger = await people.browser().send("GET", String(sent.headers.location));
  expect(stranger.statusCode).toBe(410);
  expect(stranger.body).toContain("Il codice è scaduto");
  expect(stranger.body).not.toContain(email);
});

test("the fifth wrong code says itself how long nothing can be tried, and offers no password", async () => {
  const browser = people.browser(hosts.it);
  const email = "five-codes@example.com";
  const sent = await browser.send("POST", "/login", { form: { step: "start", email } });
  const code = await people.lastCode(email);
  const page = await browser.send("GET", String(sent.headers.location));
  const form = {
    step: "code",
    challenge: challengeIn(page.body),
    code: code === "000000" ? "000001" : "000000",
  };
  for (let each = 0; each < 4; each += 1)
    expect((await browser.send("POST", "/login", { form })).statusCode).toBe(422);
  const last = await browser.send("POST", "/login", { form });
  expect(last.statusCode).toBe(429);
  expect(Number(last.headers["retry-after"])).toBe(15 * 60);
  expect(last.body).toContain("15 minuti");
  expect(last.body).toContain(`value="${form.code}"`);
  expect(last.body).not.toContain("way=password");
});

test("after five wrong passwords the page says how long nothing can be tried", async () => {
  const form = { step: "password", email: "nobody@example.com", password: "wrong password" };
  for (let each = 0; each < 5; each += 1) {
    const answer = await people.browser().send("POST", "/login", { form });
    expect(answer.statusCode).toBe(401);
    expect(answer.body).toContain("E-mail o password errata");
  }
  const locked = await people.browser().send("POST", "/login", { form });
  expect(locked.statusCode).toBe(429);
  expect(locked.body).toContain("15 minuti");
});
