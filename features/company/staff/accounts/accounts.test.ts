import { afterAll, beforeAll, expect, test } from "vitest";
import { openStaffApi } from "#apps/server/testing/staff-api.ts";
import type { Mail, Mailer } from "#platform/server/mail/mail.ts";
import type { SignInBrowser } from "#platform/server/identity/testing/sign-in-browser.ts";
import type {
  AccountInput,
  Invitation,
  ListedAccount,
  StaffAccount,
} from "../accounts-contract.ts";

let api: Awaited<ReturnType<typeof openStaffApi>>;
let admin: SignInBrowser;
const mails: Mail[] = [];
const mailer: Mailer = { queue: async (_trx, mail) => String(mails.push(mail)) };
beforeAll(async () => {
  api = await openStaffApi([], () => ({ mailer }));
  admin = await api.signIn("admin");
});
afterAll(() => api.close());

const password = "a long row of words";
const path = "/api/it/staff";
const list = async (query = "", browser = admin) =>
  (await browser.send("GET", `${path}${query}`)).json<{ items: ListedAccount[] }>().items;
const accountOf = async (email: string) => {
  const [found] = await list(`?search=${encodeURIComponent(email)}`);
  if (!found) throw new Error(`There is no account ${email}.`);
  return found;
};
const make = async (name: string, more: Partial<AccountInput> = {}): Promise<StaffAccount> => {
  const json = { name, email: `${name}@wayroam.test`, role: "editor", countries: null, ...more };
  const answer = await admin.send("POST", path, { json });
  expect(answer.statusCode).toBe(201);
  return answer.json();
};
const save = (account: StaffAccount, change: Partial<AccountInput>, browser = admin) => {
  const { name, role, countries, isClosed } = account;
  return browser.send("PUT", `${path}/${account.id}`, {
    json: { name, role, countries, isClosed, ...change },
  });
};
const putPassword = (id: string, text = password) =>
  admin.send("PUT", `${path}/${id}/password`, { json: { password: text } });
const withPassword = async (name: string, more: Partial<AccountInput> = {}) => {
  const account = await make(name, more);
  expect((await putPassword(account.id)).statusCode).toBe(200);
  const browser = api.anonymous();
  await browser.signIn(account.email, password);
  return { account, browser };
};
const statusOf = async (browser: SignInBrowser, at = "/api/me") =>
  (await browser.send("GET", at)).statusCode;

test("an account has no password until somebody sets one, and then signs in with role and countries", async () => {
  const account = await make("livia", { role: "super-editor", countries: ["it", "fr"] });
  expect(account).toMatchObject({ state: "without-password", passwordSetAt: null });
  const early = api.anonymous();
  await early.signIn(account.email, password);
  expect(await statusOf(early)).toBe(401);
  expect((await putPassword(account.id, "short")).statusCode).toBe(422);
  await putPassword(account.id);
  const browser = api.anonymous();
  await browser.signIn("LIVIA@wayroam.test", password);
  expect((await browser.send("GET", "/api/me")).json()).toMatchObject({
    role: "super-editor",
    countries: ["it", "fr"],
  });
  expect(await statusOf(browser, "/api/es/custompages")).toBe(403);
  expect(await accountOf("livia")).toMatchObject({ state: "active", sessions: 1 });
});

test("closing an account ends its sessions at once, here and at the provider", async () => {
  const { account, browser } = await withPassword("mara");
  expect(await statusOf(browser)).toBe(200);
  expect((await save(account, { isClosed: true })).json()).toMatchObject({ state: "closed" });
  expect(await statusOf(browser)).toBe(401);
  const left = await api.db
    .selectFrom("oidc_payload")
    .select("kind")
    .where((row) => row(row.ref("payload", "->>").key("accountId"), "=", account.id))
    .execute();
  expect(left).toEqual([]);
  await browser.signIn(account.email, password);
  expect(await statusOf(browser)).toBe(401);
  expect((await putPassword(account.id)).statusCode).toBe(409);
});

test.each<[string, Partial<AccountInput>, number]>([
  ["another role", { role: "super-editor" }, 401],
  ["other countries", { countries: ["it"] }, 401],
  ["another name", { name: "Renamed" }, 200],
])("%s: the session answers %j afterwards", async (_what, change, status) => {
  const { account, browser } = await withPassword(`changed-${Object.keys(change)[0]}`);
  expect((await save(account, change)).statusCode).toBe(200);
  expect(await statusOf(browser)).toBe(status);
});

test("nobody takes away their own rights", async () => {
  const own = await accountOf("admin@wayroam.test");
  const changes: Partial<AccountInput>[] = [
    { role: "editor" },
    { isClosed: true },
    { countries: ["it"] },
  ];
  for (const change of changes)
    expect((await save(own, change)).json()).toMatchObject({
      status: 422,
      errors: [{ path: Object.keys(change)[0] }],
    });
  expect((await save(own, { name: "Sofia G." })).statusCode).toBe(200);
});

test("an administrator of some countries sees and gives no more than these", async () => {
  const { browser } = await withPassword("regional", { role: "admin", countries: ["it", "fr"] });
  const outside = await accountOf("super@wayroam.test");
  const seen = await list("", browser);
  expect(
    seen.every(({ countries }) => countries?.every((each) => ["it", "fr"].includes(each))),
  ).toBe(true);
  expect(await statusOf(browser, `${path}/${outside.id}`)).toBe(404);
  const json = { name: "Mine", email: "mine@wayroam.test", role: "admin" };
  const create = async (countries: string[] | null) =>
    (await browser.send("POST", path, { json: { ...json, countries } })).statusCode;
  expect(await create(null)).toBe(403);
  expect(await create(["it", "de"])).toBe(403);
  expect(await create(["it"])).toBe(201);
  const taken = await browser.send("PUT", `${path}/${outside.id}/password`, { json: { password } });
  expect(taken.statusCode).toBe(404);
});

test("an e-mail has one account, however it is typed", async () => {
  const json = { name: "Twin", email: " EDITOR@wayroam.test", role: "editor", countries: null };
  expect((await admin.send("POST", path, { json })).json()).toMatchObject({
    status: 422,
    errors: [{ path: "email" }],
  });
});

const invite = async (id: string) =>
  (await admin.send("POST", `${path}/${id}/invitation`, { json: {} })).json<Invitation>().link;
const pathOf = (link: string) => new URL(link).pathname + new URL(link).search;
const use = (link: string, text = password) => {
  const browser = api.anonymous();
  return browser.send("POST", pathOf(link), { form: { password: text } });
};

test("an invitation sets the password once, without a session", async () => {
  const account = await make("invited");
  const link = await invite(account.id);
  const mail = mails.at(-1);
  expect(mail?.to).toBe(account.email);
  expect(mail?.text).toContain(link);
  const page = await api.anonymous().send("GET", pathOf(link));
  expect(page.statusCode).toBe(200);
  expect(page.body).toContain(account.email);
  expect(page.headers).toMatchObject({
    "cache-control": "no-store",
    "referrer-policy": "same-origin",
  });
  expect((await use(link, "short")).statusCode).toBe(400);
  expect((await use(link)).statusCode).toBe(303);
  const browser = api.anonymous();
  await browser.signIn(account.email, password);
  expect(await statusOf(browser)).toBe(200);
  expect((await use(link)).statusCode).toBe(410);
});

test("only the last invitation is good, in time, unchanged, and while the account is open", async () => {
  const account = await make("late");
  const former = await invite(account.id);
  const link = await invite(account.id);
  expect((await use(former)).statusCode).toBe(410);
  const other = await make("another");
  await invite(other.id);
  expect((await use(link.replace(account.id, other.id))).statusCode).toBe(410);
  expect((await use(`${link.slice(0, -1)}${link.endsWith("A") ? "B" : "A"}`)).statusCode).toBe(410);
  await save(account, { isClosed: true });
  expect((await use(link)).statusCode).toBe(410);
});

test("the audit holds what was done and no password", async () => {
  const account = await make("audited");
  await putPassword(account.id);
  await invite(account.id);
  const query = `entity=staff-account&entityId=${account.id}`;
  const audit = (await admin.send("GET", `/api/it/audit?${query}`)).json<{ items: object[] }>();
  expect(audit.items).toMatchObject([
    { action: "update", changes: [{ path: "invitedUntil" }] },
    { action: "update" },
    { action: "create", actor: "admin@wayroam.test", market: null },
  ]);
  const rows = await api.db.selectFrom("audit").selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain(password);
  expect(JSON.stringify(rows)).not.toMatch(/hash/i);
});

test("accounts of another provider are not ours to keep", async () => {
  const elsewhere = await openStaffApi([], () => ({}), api.database, {
    STAFF_OIDC_ISSUER: "https://company.test",
    STAFF_OIDC_CLIENT_ID: "wayroam",
    STAFF_OIDC_CLIENT_SECRET: "secret",
  });
  expect(elsewhere.routes.filter((route) => route.includes("/staff"))).toEqual([]);
  await elsewhere.close();
});

test("the last administrator of all countries stays, even when two demote each other", async () => {
  const { account: other, browser } = await withPassword("second", { role: "admin" });
  const first = await accountOf("admin@wayroam.test");
  const answers = await Promise.all([
    save(other, { role: "editor" }),
    save(first, { role: "editor" }, browser),
  ]);
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  const left = await api.db
    .selectFrom("staff_account")
    .select("email")
    .where("role", "=", "admin")
    .where("countries", "is", null)
    .execute();
  expect(left).toHaveLength(1);
});
