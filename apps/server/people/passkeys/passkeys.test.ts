import { afterAll, beforeAll, expect, test } from "vitest";
import { softAuthenticator } from "#platform/server/identity/testing/soft-authenticator.ts";
import {
  goOn,
  hosts,
  openPeopleApp,
  type PeopleApp,
  type PeopleBrowser,
  signUp,
} from "#apps/server/testing/people/people-app.ts";

const italy = { origin: hosts.it, domain: "it.localhost" };
let people: PeopleApp;
beforeAll(async () => {
  people = await openPeopleApp();
});
afterAll(() => people.close());

type Authenticator = ReturnType<typeof softAuthenticator>;
type Listed = { items: { id: string; domain: string; usedAt: string | null }[] };

let made = 0;
const somebody = async () => {
  const browser = people.browser();
  const email = `passkey-${(made += 1)}@example.com`;
  await signUp(people, browser, email);
  const { id } = await people.db
    .selectFrom("visitor_account")
    .select("id")
    .where("email", "=", email)
    .executeTakeFirstOrThrow();
  return { browser, email, id };
};

const challengeFrom = async (browser: PeopleBrowser, path: string): Promise<string> => {
  const answer = await browser.send("POST", path, { json: {} });
  expect(answer.statusCode).toBe(200);
  return answer.json<{ options: { challenge: string } }>().options.challenge;
};
const toAdd = (browser: PeopleBrowser) => challengeFrom(browser, "/api/passkeys/start");
const toUse = (browser: PeopleBrowser) => challengeFrom(browser, "/api/login/passkey/start");
const add = (browser: PeopleBrowser, credential: object) =>
  browser.send("POST", "/api/passkeys/finish", { json: { credential } });
const use = (browser: PeopleBrowser, credential: object, more: object = {}) =>
  browser.send("POST", "/api/login/passkey/finish", { json: { credential, ...more } });

const withPasskey = async (authenticator: Authenticator = softAuthenticator()) => {
  const owner = await somebody();
  const challenge = await toAdd(owner.browser);
  const added = await add(owner.browser, authenticator.create(challenge, italy));
  expect(added.statusCode).toBe(201);
  return { ...owner, authenticator, passkeys: added.json<Listed>().items };
};

test("somebody adds a passkey, is mailed, and signs in by it in another browser", async () => {
  const { authenticator, id, email, passkeys } = await withPasskey();
  expect(passkeys).toMatchObject([{ domain: "it.localhost", usedAt: null }]);
  const mail = await people.db
    .selectFrom("outbox_mail")
    .select("subject")
    .where("recipient", "=", email)
    .where("subject", "like", "%passkey%")
    .execute();
  expect(mail).toHaveLength(1);

  const other = people.browser();
  const challenge = await toUse(other);
  const answer = await use(other, authenticator.get(challenge, italy, 1, id), {
    returnTo: "/preferiti",
  });
  const { continueTo } = answer.json<{ continueTo: string }>();
  expect(await goOn(other, continueTo)).toBe("/preferiti");
  expect((await other.send("GET", "/api/me")).json()).toMatchObject({ email });
  const { items } = (await other.send("GET", "/api/passkeys")).json<Listed>();
  expect(items[0]?.usedAt).not.toBeNull();
});

test("a challenge counts once, in its browser, for its purpose and in time", async () => {
  const { authenticator, id, browser } = await withPasskey();
  const other = people.browser();
  const challenge = await toUse(other);
  const stranger = people.browser();
  await toUse(stranger);
  const credential = authenticator.get(challenge, italy, 1, id);
  expect((await use(stranger, credential)).statusCode).toBe(401);
  expect((await use(other, credential)).statusCode).toBe(200);
  const again = authenticator.get(challenge, italy, 2, id);
  expect((await use(other, again)).statusCode).toBe(401);

  const forAdding = await toAdd(browser);
  const crossed = authenticator.get(forAdding, italy, 3, id);
  expect((await use(other, crossed)).statusCode).toBe(401);
  const late = await toUse(other);
  people.clock.now += 6 * 60_000;
  const tooLate = authenticator.get(late, italy, 4, id);
  expect((await use(other, tooLate)).statusCode).toBe(401);
  const invented = Buffer.from("a.b.c").toString("base64url");
  const ours = authenticator.get(invented, italy, 5, id);
  expect((await use(other, ours)).statusCode).toBe(401);
});

test("of a credential that is sent six times at once one signs in", async () => {
  const { authenticator, id } = await withPasskey();
  const other = people.browser();
  const credential = authenticator.get(await toUse(other), italy, 0, id);
  const answers = await Promise.all(Array.from({ length: 6 }, () => use(other, credential)));
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
});

test("another origin and another domain are refused, at both", async () => {
  const { browser } = await somebody();
  const evil = { origin: "https://evil.test", domain: "it.localhost" };
  const elsewhere = { origin: hosts.it, domain: "evil.test" };
  for (const page of [evil, elsewhere]) {
    const answer = await add(browser, softAuthenticator().create(await toAdd(browser), page));
    expect(answer.json()).toMatchObject({ status: 401, key: "PASSKEY_REFUSED" });
  }
  const { authenticator, id } = await withPasskey();
  const other = people.browser();
  for (const page of [evil, elsewhere]) {
    const credential = authenticator.get(await toUse(other), page, 1, id);
    expect((await use(other, credential)).statusCode).toBe(401);
  }
  const us = people.browser(hosts.us);
  const relayed = authenticator.get(await toUse(us), italy, 1, id);
  expect((await use(us, relayed)).statusCode).toBe(401);
});

test("another’s credential opens and takes nothing", async () => {
  const first = await withPasskey();
  const second = await withPasskey();
  const other = people.browser();
  const saysFirst = second.authenticator.get(await toUse(other), italy, 1, first.id);
  expect((await use(other, saysFirst)).statusCode).toBe(401);
  const signed = second.authenticator.get(await toUse(other), italy, 1, first.id);
  const ofFirst = { ...signed, id: first.authenticator.id, rawId: first.authenticator.id };
  expect((await use(other, ofFirst)).statusCode).toBe(401);

  const [passkey] = first.passkeys;
  const path = `/api/passkeys/${passkey?.id}`;
  expect((await second.browser.send("DELETE", path)).statusCode).toBe(404);
  const taken = first.authenticator.create(await toAdd(second.browser), italy);
  expect((await add(second.browser, taken)).statusCode).toBe(401);
  const challenge = await toAdd(first.browser);
  const stolen = softAuthenticator().create(challenge, italy);
  expect((await add(second.browser, stolen)).statusCode).toBe(401);
});

test("a counter that was reached before is a copy of the authenticator", async () => {
  const { authenticator, id } = await withPasskey();
  const other = people.browser();
  const statuses: number[] = [];
  for (const counter of [5, 5, 4, 0, 6]) {
    const credential = authenticator.get(await toUse(other), italy, counter, id);
    statuses.push((await use(other, credential)).statusCode);
  }
  expect(statuses).toEqual([200, 401, 401, 401, 200]);
});

test("who was not asked for a finger or a PIN is refused", async () => {
  const { browser } = await somebody();
  const silent = softAuthenticator(false);
  const added = await add(browser, silent.create(await toAdd(browser), italy));
  expect(added.statusCode).toBe(401);
});

test("what is sent has its form, and nothing more is taken", async () => {
  const { browser } = await somebody();
  const credential = softAuthenticator().create(await toAdd(browser), italy);
  const sent = (json: unknown) => browser.send("POST", "/api/passkeys/finish", { json });
  expect((await sent({ credential, role: "admin" })).statusCode).toBe(400);
  for (const wrong of [null, [], "x", 1, {}, { ...credential, type: "other" }])
    expect((await sent({ credential: wrong })).statusCode).toBe(422);
  const long = { ...credential, id: "A".repeat(2000) };
  expect((await sent({ credential: long })).statusCode).toBe(422);
});

test("five minutes after a sign-in nothing is added or removed, and strangers see none", async () => {
  const { browser, passkeys } = await withPasskey();
  const path = "/profilo";
  expect((await browser.send("GET", path)).body).toContain("Aggiungi una passkey");
  people.clock.now += 5 * 60_000 + 1000;
  const start = await browser.send("POST", "/api/passkeys/start", { json: {} });
  expect(start.json()).toMatchObject({ status: 403, key: "SIGN_IN_AGAIN" });
  const own = `/api/passkeys/${passkeys[0]?.id}`;
  expect((await browser.send("DELETE", own)).statusCode).toBe(403);
  const page = (await browser.send("GET", path)).body;
  expect(page).toContain("Accedi di nuovo");
  expect(page).not.toContain("Aggiungi una passkey");
  for (const stranger of [people.browser()]) {
    expect((await stranger.send("GET", "/api/passkeys")).statusCode).toBe(401);
    const answer = await stranger.send("POST", "/api/passkeys/start", { json: {} });
    expect(answer.statusCode).toBe(401);
  }
});

test("a passkey is removed without a script", async () => {
  const { browser, passkeys, authenticator, id } = await withPasskey();
  const passkey = passkeys[0]?.id ?? "";
  const form = { section: "passkeys", passkey };
  // The row opens what asks, and that alone holds what removes.
  const [row = "", asked = ""] = (await browser.send("GET", "/profilo")).body.split(
    `<dialog id="remove-${passkey}"`,
  );
  expect(row).toContain(`popoverTarget="remove-${passkey}"`);
  expect(row).not.toContain(`value="${passkey}"`);
  expect(asked).toContain(`value="${passkey}"`);
  const sent = await browser.send("POST", "/profilo", { form });
  expect(sent.headers.location).toBe("/profilo?saved=1#passkeys");
  const other = people.browser();
  const credential = authenticator.get(await toUse(other), italy, 1, id);
  expect((await use(other, credential)).statusCode).toBe(401);
});

test("a deleted account leaves no passkey, and others keep theirs", async () => {
  const { browser, email, id } = await withPasskey();
  const other = await withPasskey();
  const passkeysOf = (accountId: string) =>
    people.db.selectFrom("passkey").select("id").where("account_id", "=", accountId).execute();
  const deletion = (json: object) => browser.send("DELETE", "/api/me/profile", { json });
  const asked = await deletion({});
  const { challenge } = asked.json<{ challenge: string }>();
  const code = await people.lastCode(email);
  expect((await deletion({ challenge, code })).statusCode).toBe(200);
  expect(await passkeysOf(id)).toEqual([]);
  expect(await passkeysOf(other.id)).toHaveLength(1);
});
