import { afterAll, beforeAll, expect, test } from "vitest";
import { openWholeApi } from "#apps/server/testing/whole-api.ts";
import { newPage } from "#features/content/pages/page-defaults.ts";
import type { SignInBrowser } from "#platform/server/identity/testing/sign-in-browser.ts";
import { maintenanceSchema } from "../contract.ts";
import type { MaintenanceConsequences } from "../maintenance-contract.ts";

let api: Awaited<ReturnType<typeof openWholeApi>>;
let editor: SignInBrowser;
let admin: SignInBrowser;
beforeAll(async () => {
  api = await openWholeApi();
  editor = await api.signIn("editor");
  admin = await api.signIn("admin");
});
afterAll(() => api.close());

const maintenance = (overrides: object) => ({ ...maintenanceSchema.parse({}), ...overrides });
const path = "/api/it/settings/maintenance";
const ask = async (overrides: object) =>
  (
    await admin.send("POST", `${path}/consequences`, { json: maintenance(overrides) })
  ).json<MaintenanceConsequences>();

test("consequences and the closed page are for administrators, and write nothing", async () => {
  for (const route of ["consequences", "drawings"]) {
    const json = maintenance({ site: true });
    const send = (who: SignInBrowser) => who.send("POST", `${path}/${route}`, { json });
    expect((await send(api.anonymous())).statusCode).toBe(401);
    expect((await send(editor)).statusCode).toBe(403);
    expect((await send(admin)).statusCode).toBe(200);
    const wrong = { ...json, from: "2027-01-01T10:00:00Z", until: "2027-01-01T09:00:00Z" };
    expect((await admin.send("POST", `${path}/${route}`, { json: wrong })).statusCode).toBe(422);
  }
  expect((await admin.send("GET", path)).json()).toMatchObject({ value: { site: false } });
});

test("the closed page says until when search engines stay away", async () => {
  const draw = async (overrides: object) =>
    (await admin.send("POST", `${path}/drawings`, { json: maintenance(overrides) })).json();
  expect(await draw({ site: true })).toMatchObject({ status: 503, retryAfter: 60 });
  const until = new Date(Date.now() + 3_600_000).toISOString();
  const { retryAfter } = (await draw({ site: true, until })) as { retryAfter: number };
  expect(retryAfter).toBeGreaterThan(3500);
  expect(retryAfter).toBeLessThanOrEqual(3600);
});

test("consequences name who has a page open and what is planned while the site is closed", async () => {
  expect(await ask({})).toEqual({
    isClosed: false,
    changesAt: null,
    people: [],
    plannedCount: 0,
    nextPlanned: null,
  });
  const created = await editor.send("POST", "/api/it/custompages", {
    json: { ...newPage("space"), name: "Saldi", slug: "saldi" },
  });
  const { id } = created.json<{ id: string }>();
  await editor.send("PUT", `/api/it/custompages/${id}/presence`, {
    json: { session: crypto.randomUUID(), focus: null, isEditing: false },
  });
  const publishAt = "2099-01-01T02:30:00.000Z";
  await admin.send("PUT", `/api/it/custompages/${id}/publication`, {
    json: { publishAt, unpublishAt: null, forceSave: true },
  });
  const during = { from: "2099-01-01T02:00:00Z", until: "2099-01-01T03:00:00Z" };
  const closed = await ask({ site: true, ...during });
  expect(closed).toMatchObject({
    isClosed: false,
    changesAt: "2099-01-01T02:00:00.000Z",
    plannedCount: 1,
    nextPlanned: { id, name: "Saldi", at: publishAt, isPublished: true },
  });
  expect(closed.people).toHaveLength(1);
  const before = await ask({ site: true, until: "2099-01-01T02:30:00Z" });
  expect([before.isClosed, before.plannedCount]).toEqual([true, 0]);
  const elsewhere = await admin.send("POST", "/api/es/settings/maintenance/consequences", {
    json: maintenance({ site: true }),
  });
  expect(elsewhere.json()).toMatchObject({ people: [], nextPlanned: null, plannedCount: 0 });
});

test("editors read the message for staff when a page is locked, else the one on the site", async () => {
  const detailWith = async (overrides: object) => {
    await admin.send("PUT", "/api/de/settings/maintenance", {
      json: { value: maintenance({ customPage: true, message: "Bald zurück.", ...overrides }) },
    });
    const json = { ...newPage("space"), name: "a", slug: "a" };
    const refused = await editor.send("POST", "/api/de/custompages", { json });
    return [refused.statusCode, refused.json<{ detail: string }>().detail];
  };
  expect(await detailWith({})).toEqual([423, "Bald zurück."]);
  expect(await detailWith({ staffMessage: "Database move." })).toEqual([423, "Database move."]);
});
