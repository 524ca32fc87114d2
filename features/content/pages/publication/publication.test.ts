import { afterAll, beforeAll, expect, test } from "vitest";
import type { PageInput } from "#features/content/pages/contract.ts";
import { newPage } from "#features/content/pages/page-defaults.ts";
import { redirectPermanently } from "#features/assets/redirects/store.ts";
import { insertDefaultSetting } from "#features/company/settings/store.ts";
import type { SignInBrowser } from "#platform/server/identity/testing/sign-in-browser.ts";
import { openStaffApi } from "#apps/server/testing/staff-api.ts";

let api: Awaited<ReturnType<typeof openStaffApi>>;
let editor: SignInBrowser;
let admin: SignInBrowser;
beforeAll(async () => {
  api = await openStaffApi();
  editor = await api.signIn("editor");
  admin = await api.signIn("admin");
});
afterAll(() => api.close());

let pageCount = 0;
const create = async (over: Partial<PageInput> = {}, country = "it") => {
  pageCount += 1;
  const json = {
    ...newPage("space"),
    name: `Page ${pageCount}`,
    slug: `page-${pageCount}`,
    ...over,
  };
  const answer = await admin.send("POST", `/api/${country}/custompages`, { json });
  return answer.json<PageInput & { id: string }>();
};
const pathOf = (id: string, country = "it") => `/api/${country}/custompages/${id}/publication`;
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
const put = (id: string, json: object) => editor.send("PUT", pathOf(id), { json });

test("a publication plan is created, read and cancelled, and the audit names the actor", async () => {
  const { id, name } = await create();
  const empty = { publishAt: null, unpublishAt: null, setBy: null, lastRun: null };
  expect((await editor.send("GET", pathOf(id))).json()).toMatchObject(empty);
  const moments = { publishAt: inHours(1), unpublishAt: inHours(2) };
  expect((await put(id, moments)).json()).toMatchObject({ status: 428 });
  const planned = await put(id, { ...moments, forceSave: true });
  expect(planned.statusCode).toBe(200);
  expect(planned.json()).toMatchObject({ ...moments, setBy: "editor@wayroam.test" });
  expect((await editor.send("GET", pathOf(id))).json()).toEqual(planned.json());
  expect((await put(id, { publishAt: null, unpublishAt: null })).json()).toMatchObject({
    publishAt: null,
    unpublishAt: null,
  });
  const audit = await api.db
    .selectFrom("audit")
    .select(["actor", "name", "before", "after"])
    .where("subject", "=", "custompage-publication")
    .where("subject_id", "=", id)
    .orderBy("at")
    .execute();
  expect(audit).toMatchObject([
    { actor: "editor@wayroam.test", name, before: { publishAt: null }, after: moments },
    { actor: "editor@wayroam.test", before: moments, after: { publishAt: null } },
  ]);
});

test.each([
  ["the past", { publishAt: inHours(-1), unpublishAt: null }, 422, "publishAt"],
  ["an end in the past", { publishAt: null, unpublishAt: inHours(-1) }, 422, "unpublishAt"],
  [
    "an end before its beginning",
    { publishAt: inHours(2), unpublishAt: inHours(1) },
    422,
    "unpublishAt",
  ],
  ["no moment at all", { publishAt: "tomorrow", unpublishAt: null }, 422, "publishAt"],
  [
    "a moment without a zone",
    { publishAt: "2090-01-01T09:00", unpublishAt: null },
    422,
    "publishAt",
  ],
  ["half a plan", { publishAt: null }, 422, "unpublishAt"],
  ["an unknown key", { publishAt: null, unpublishAt: null, colour: "red" }, 400, undefined],
])("refused without planning anything: %s", async (_what, json, status, path) => {
  const { id } = await create();
  const answer = await put(id, json);
  expect(answer.statusCode).toBe(status);
  const { errors } = answer.json<{ errors?: { path: string }[] }>();
  expect(errors?.[0]?.path).toBe(path);
  expect((await editor.send("GET", pathOf(id))).json()).toMatchObject({ setBy: null });
});

test("planning refuses a page that could not be published, as a save would", async () => {
  const { id } = await create({ blocks: [] });
  const answer = await put(id, { publishAt: inHours(1), unpublishAt: null });
  expect(answer.statusCode).toBe(422);
  expect(answer.json()).toMatchObject({
    errors: [
      {
        path: "isPublished",
        message: "Add at least one block enabled to go online with the page.",
      },
    ],
  });
  const live = await create({ isPublished: true });
  const again = await put(live.id, { publishAt: inHours(1), unpublishAt: null });
  expect(again.json()).toMatchObject({ status: 422, errors: [{ path: "publishAt" }] });
});

test("planning asks to confirm redirect conflicts", async () => {
  const page = await create();
  await redirectPermanently(api.db, "it-IT", `/${page.slug}`, "/elsewhere");
  const begins = { publishAt: inHours(1), unpublishAt: null };
  expect((await put(page.id, begins)).json()).toMatchObject({
    status: 428,
    key: "ENABLED_REDIRECT_EXISTS",
    redirect: { to: "/elsewhere" },
  });
  const ends = await put((await create({ isPublished: true })).id, {
    publishAt: null,
    unpublishAt: inHours(1),
  });
  expect(ends.json()).toMatchObject({ status: 428, key: "DISABLED_REDIRECT_MISSING" });
  const confirmed = await put(page.id, { ...begins, forceSave: true });
  expect(confirmed.json()).toMatchObject({ confirmed: ["ENABLED_REDIRECT_EXISTS"] });
});

test("during maintenance only administrators may plan, and everybody may read", async () => {
  const { id } = await create({}, "fr");
  const maintenance = { site: false, customPage: true, message: "Back at noon." };
  await insertDefaultSetting(api.db, "fr-FR", "maintenance", maintenance);
  const json = { publishAt: inHours(1), unpublishAt: null };
  const locked = await editor.send("PUT", pathOf(id, "fr"), { json });
  expect(locked.json()).toMatchObject({ status: 423, detail: "Back at noon." });
  expect((await editor.send("GET", pathOf(id, "fr"))).statusCode).toBe(200);
  expect((await admin.send("PUT", pathOf(id, "fr"), { json })).statusCode).toBe(200);
});

test("plans need a session and an existing page", async () => {
  const { id } = await create();
  const anonymous = api.anonymous();
  const json = { publishAt: null, unpublishAt: null };
  expect((await anonymous.send("GET", pathOf(id))).statusCode).toBe(401);
  expect((await anonymous.send("PUT", pathOf(id), { json })).statusCode).toBe(401);
  const path = `/api/it/custompages/${id}/proof`;
  expect((await anonymous.send("POST", path, { json: {} })).statusCode).toBe(401);
  for (const wrong of ["1", crypto.randomUUID()])
    expect((await put(wrong, json)).statusCode).toBe(404);
  expect((await editor.send("GET", pathOf(id, "fr"))).statusCode).toBe(404);
});

test("the live check reports that visitors do not see the page", async () => {
  const { id, slug } = await create();
  const answer = await editor.send("POST", `/api/it/custompages/${id}/proof`, { json: {} });
  expect(answer.json()).toMatchObject({
    address: `http://it.localhost:3000/${slug}`,
    isLive: false,
    reason: "The page is not published.",
    status: 404,
    version: null,
    liveAt: null,
  });
});
