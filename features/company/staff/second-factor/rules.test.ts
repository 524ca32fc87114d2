import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { openStaffApi } from "#apps/server/testing/staff-api.ts";
import type { SignInBrowser } from "#platform/server/identity/testing/sign-in-browser.ts";
import { softAuthenticator } from "#platform/server/identity/testing/soft-authenticator.ts";
import { appCode, formOf, keyOn, recoveryCodesOn } from "../testing/authenticator-app.ts";
import type { ListedRules } from "../factors-contract.ts";

let api: Awaited<ReturnType<typeof openStaffApi>>;
let admin: SignInBrowser;
let codes: readonly string[] = [];
afterAll(() => api.close());

const office = { origin: "http://backoffice.localhost:3000", domain: "backoffice.localhost" };
const path = "/api/it/sign-in-rules";
const none = { editor: null, "super-editor": null, admin: null };
const put = (requiredFrom: object, browser = admin) =>
  browser.send("PUT", path, { json: { requiredFrom } });
const idOf = async (email: string) =>
  (await admin.send("GET", `/api/it/staff?search=${encodeURIComponent(email)}`)).json<{
    items: { id: string }[];
  }>().items[0]?.id ?? "";

/** Sets the own authenticator up, on the page of somebody who is signed in. */
const setUpOwn = async (browser: SignInBrowser, password: string) => {
  const page = "/login/factors";
  const own = (form: Record<string, string>) => browser.send("POST", page, { form });
  const overview = await own({ step: "confirm", username: "", password });
  const shown = await own(formOf(overview.body, "show-app"));
  const key = keyOn(shown.body);
  const code = appCode(key, new Date());
  const kept = await own({ ...formOf(shown.body, "check-app"), code });
  const codes = recoveryCodesOn(kept.body);
  const done = await own({ ...formOf(kept.body, "turn-on"), kept: "yes" });
  return { own, codes, done };
};

beforeAll(async () => {
  api = await openStaffApi();
  admin = await api.signIn("admin");
  ({ codes } = await setUpOwn(admin, "wayroam-admin"));
});

// No test meets a rule of another.
afterEach(() => put(none));

test("nobody requires of others what their own account lacks, nor without the role", async () => {
  const editor = await api.signIn("editor");
  expect((await editor.send("GET", path)).statusCode).toBe(403);
  expect((await put(none, editor)).statusCode).toBe(403);
  const json = { name: "Ada Neri", email: "ada@wayroam.test", role: "admin", countries: null };
  const made = await admin.send("POST", "/api/it/staff", { json });
  const password = "a long row of words";
  const at = `/api/it/staff/${made.json<{ id: string }>().id}/password`;
  expect((await admin.send("PUT", at, { json: { password } })).statusCode).toBe(200);
  const second = api.anonymous();
  await second.signIn("ada@wayroam.test", password);
  const refused = await put({ ...none, editor: "2026-01-01" }, second);
  expect(refused.statusCode).toBe(409);
  expect(refused.json()).toMatchObject({ title: "Your account has no second factor" });
  expect((await put({ ...none, boss: "2026-01-01" })).statusCode).toBe(400);
  expect((await put({ ...none, editor: "soon" })).statusCode).toBe(422);
});

test("one’s own sign-in asks for the password, and turns the app on, anew and off", async () => {
  const stranger = api.anonymous();
  const toLogin = await stranger.send("GET", "/login/factors");
  expect(toLogin.headers.location).toBe("/login?returnTo=%2Flogin%2Ffactors");
  const browser = await api.signIn("super");
  const own = (form: Record<string, string>) => browser.send("POST", "/login/factors", { form });
  expect((await own({ step: "show-app" })).statusCode).toBe(410);
  expect((await own({ step: "confirm", password: "not it" })).statusCode).toBe(422);
  const { done } = await setUpOwn(browser, "wayroam-super");
  expect(done.body).toContain("10 recovery codes are left.");
  const fresh = await own(formOf(done.body, "new-codes"));
  expect(recoveryCodesOn(fresh.body)).toHaveLength(10);
  const off = await own(formOf(done.body, "turn-off"));
  expect(off.body).toContain("It is off.");
});

test("a role is required from a day, who has none is signed out, and an administrator takes one away", async () => {
  expect(codes).toHaveLength(10);
  const editor = await api.signIn("editor");
  const saved = await put({ ...none, editor: "2026-01-01" });
  expect(saved.json<ListedRules>()).toMatchObject({
    requiredFrom: { editor: "2026-01-01", admin: null },
    accounts: { admin: { withFactor: 1 }, editor: { all: 1, withFactor: 0 } },
  });
  expect((await editor.send("GET", "/api/me")).statusCode).toBe(401);

  const id = await idOf("editor@wayroam.test");
  const factor = `/api/it/staff/${id}/second-factor`;
  const reset = (json: object) => admin.send("DELETE", factor, { json });
  expect((await reset({ reason: "lost" })).statusCode).toBe(409);
  const at = await editor.follow("/login");
  const first = await editor.send("POST", at.here, {
    form: { email: "editor@wayroam.test", password: "wayroam-editor" },
  });
  const code = appCode(keyOn(first.body), new Date());
  const kept = await editor.send("POST", at.here, {
    form: { ...formOf(first.body, "check-app"), code },
  });
  const last = await editor.send("POST", at.here, {
    form: { ...formOf(kept.body, "turn-on"), kept: "yes" },
  });
  await editor.follow(last.headers.location ?? "/");
  expect((await editor.send("GET", "/api/me")).statusCode).toBe(200);
  expect((await admin.send("GET", factor)).json()).toMatchObject({ recoveryCodes: 10 });

  expect((await reset({ reason: " " })).statusCode).toBe(422);
  expect((await reset({ reason: "She lost her phone." })).statusCode).toBe(204);
  expect((await editor.send("GET", "/api/me")).statusCode).toBe(401);
  const audit = await admin.send("GET", `/api/it/audit?entity=staff-account&entityId=${id}`);
  expect(audit.body).toContain("She lost her phone.");
  const own = await idOf("admin@wayroam.test");
  const ownReset = await admin.send("DELETE", `/api/it/staff/${own}/second-factor`, {
    json: { reason: "mine" },
  });
  expect(ownReset.statusCode).toBe(409);
});

test("a passkey of staff counts as both factors, and a role that needs one keeps the last", async () => {
  const browser = await api.signIn("super");
  const page = "/login/factors";
  const own = (form: Record<string, string>) => browser.send("POST", page, { form });
  const optionsOf = (html: string, name: "make" | "use") =>
    JSON.parse(
      (new RegExp(`data-${name}="([^"]*)"`).exec(html)?.[1] ?? "{}").replaceAll("&quot;", '"'),
    ) as { challenge: string; user?: { id: string } };
  const authenticator = softAuthenticator();
  const overview = await own({ step: "confirm", username: "", password: "wayroam-super" });
  const { challenge, user } = optionsOf(overview.body, "make");
  const made = JSON.stringify(authenticator.create(challenge, office));
  const added = await own({ ...formOf(overview.body, "add-passkey"), credential: made });
  expect(added.body).toContain("The passkey is added.");
  const replayed = await own({ ...formOf(overview.body, "add-passkey"), credential: made });
  expect(replayed.statusCode).toBe(422);

  await put({ ...none, "super-editor": "2026-01-01" });
  const kept = await own(formOf(added.body, "remove-passkey"));
  expect(kept.body).toContain("This is your only way in. Add another first.");
  const byPassword = api.anonymous();
  const { answer } = await byPassword.signIn("super@wayroam.test", "wayroam-super");
  expect(answer.body).toContain("Use your passkey");

  const other = api.anonymous();
  const account = Buffer.from(user?.id ?? "", "base64url").toString();
  const door = await other.follow("/login");
  const use = optionsOf(door.answer.body, "use");
  const credential = JSON.stringify(authenticator.get(use.challenge, office, 1, account));
  const stranger = api.anonymous();
  const { here } = await stranger.follow("/login");
  const elsewhere = await stranger.send("POST", here, { form: { credential } });
  expect(elsewhere.statusCode).toBe(401);
  const last = await other.send("POST", door.here, { form: { credential } });
  await other.follow(last.headers.location ?? "/");
  expect((await other.send("GET", "/api/me")).json()).toMatchObject({
    email: "super@wayroam.test",
  });
});
