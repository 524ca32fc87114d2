import { afterAll, beforeAll, expect, test } from "vitest";
import { openStaffApi } from "#apps/server/testing/staff-api.ts";
import type { SignInBrowser } from "#platform/server/identity/testing/sign-in-browser.ts";
import { softAuthenticator } from "#platform/server/identity/testing/soft-authenticator.ts";
import { saveFactorRules } from "../second-factor/store.ts";

const office = { origin: "http://backoffice.localhost:3000", domain: "backoffice.localhost" };
const noRules = { editor: null, "super-editor": null, admin: null };

let api: Awaited<ReturnType<typeof openStaffApi>>;
let browser: SignInBrowser;
beforeAll(async () => {
  api = await openStaffApi();
  browser = await api.signIn("editor");
});
afterAll(() => api.close());

type Listed = { items: { id: string; domain: string }[] };

const toAdd = async (): Promise<string> => {
  const answer = await browser.send("POST", "/api/passkeys/start", { json: {} });
  expect(answer.statusCode).toBe(200);
  return answer.json<{ options: { challenge: string } }>().options.challenge;
};
const finish = (credential: object) =>
  browser.send("POST", "/api/passkeys/finish", { json: { credential } });
const remove = (id: string) => browser.send("DELETE", `/api/passkeys/${id}`);

/** @returns the id of the new one, which is listed first */
const addOne = async (): Promise<string> => {
  const added = await finish(softAuthenticator().create(await toAdd(), office));
  expect(added.statusCode).toBe(201);
  return added.json<Listed>().items[0]?.id ?? "";
};

test("staff add, list and remove passkeys by calls, and nobody else’s", async () => {
  const id = await addOne();
  const { items } = (await browser.send("GET", "/api/passkeys")).json<Listed>();
  expect(items).toMatchObject([{ id, domain: "backoffice.localhost", usedAt: null }]);
  const colleague = await api.signIn("super");
  expect((await colleague.send("GET", "/api/passkeys")).json()).toEqual({ items: [] });
  expect((await colleague.send("DELETE", `/api/passkeys/${id}`)).statusCode).toBe(404);
  expect((await remove(id)).statusCode).toBe(204);
  expect((await remove(id)).statusCode).toBe(404);
  expect((await api.anonymous().send("GET", "/api/passkeys")).statusCode).toBe(401);
});

test("a credential of another page, or sent twice, is refused", async () => {
  const evil = { ...office, origin: "https://evil.test" };
  const refused = await finish(softAuthenticator().create(await toAdd(), evil));
  expect(refused.json()).toMatchObject({ status: 422, key: "PASSKEY_REFUSED" });
  const credential = softAuthenticator().create(await toAdd(), office);
  const added = await finish(credential);
  expect((await finish(credential)).statusCode).toBe(422);
  await remove(added.json<Listed>().items[0]?.id ?? "");
});

test("of the last two passkeys of a role that needs one, removed at once, one stays", async () => {
  const ids = [await addOne(), await addOne()];
  await saveFactorRules(api.db, { ...noRules, editor: "2026-01-01" });
  const answers = await Promise.all(ids.map(remove));
  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([204, 409]);
  expect(answers.find(({ statusCode }) => statusCode === 409)?.json()).toMatchObject({
    title: "It is the last way in",
  });
  await saveFactorRules(api.db, noRules);
  const { items } = (await browser.send("GET", "/api/passkeys")).json<Listed>();
  expect(items).toHaveLength(1);
  await remove(items[0]?.id ?? "");
});

test("five minutes after the sign-in nothing is changed", async () => {
  const old = await api.signIn("admin");
  const longAgo = new Date(Date.now() - 6 * 60_000);
  await api.db
    .updateTable("session")
    .set({ created_at: longAgo })
    .where("email", "=", "admin@wayroam.test")
    .execute();
  const start = await old.send("POST", "/api/passkeys/start", { json: {} });
  expect(start.json()).toMatchObject({ status: 403, key: "SIGN_IN_AGAIN" });
  const credential = softAuthenticator().create("AA", office);
  const sent = await old.send("POST", "/api/passkeys/finish", { json: { credential } });
  expect(sent.statusCode).toBe(403);
  const gone = await old.send("DELETE", `/api/passkeys/${crypto.randomUUID()}`);
  expect(gone.statusCode).toBe(403);
  expect((await old.send("GET", "/api/passkeys")).statusCode).toBe(200);
});
