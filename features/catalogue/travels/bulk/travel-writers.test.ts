import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { openBulkApi } from "#apps/server/testing/bulk/bulk-api.ts";
import type { AuditList } from "#features/records/audit/contract.ts";
import type { TravelRecord } from "#features/catalogue/travels/record-contract.ts";
import { saveVersions } from "#features/records/versions/store.ts";

let api: Awaited<ReturnType<typeof openBulkApi>>;
let path: string;
beforeAll(async () => {
  api = await openBulkApi();
  path = `/api/it/travels/${api.travel.id}`;
});
afterAll(() => api.close());

/** The travel of the small catalogue is live without words, which no rule of today lets through. */
const setLive = (isPublished: boolean) =>
  api.db
    .updateTable("travel")
    .set({ is_published: isPublished, tagline: "", included: "[]" })
    .where("id", "=", api.travel.id)
    .execute();
beforeEach(() => setLive(true));

const read = async () => (await api.admin.send("GET", path)).json<TravelRecord>();
const put = async (over: object) => {
  const answer = await api.admin.send("PUT", path, { json: { ...(await read()), ...over } });
  const { errors = [] } = answer.json<{ errors?: readonly { path: string }[] }>();
  return { status: answer.statusCode, paths: errors.map((error) => error.path) };
};
const runBulk = async (isPublished: boolean) => {
  const rows = [{ id: api.travel.id, version: null }];
  const action = { type: "publish", isPublished };
  return (await api.run({ kind: "travel", action, rows })).counts;
};

test("a save leaves what a stored travel has, and lets nothing else through", async () => {
  expect(await put({ name: "Nepal, otherwise" })).toEqual({ status: 200, paths: [] });
  expect(await put({ included: [" "] })).toMatchObject({
    status: 422,
    paths: ["included.0"],
  });
  expect(await put({ days: 3, nights: 5 })).toEqual({ status: 422, paths: ["nights"] });
});

test("what goes live keeps every rule of today, whoever publishes it", async () => {
  await setLive(false);
  expect((await put({ isPublished: true })).status).toBe(422);
  expect(await runBulk(true)).toMatchObject({ refused: 1, changed: 0 });
  const { id: _id, about: _about, ...content } = await read();
  const version = { market: "it-IT", subject: "travel", recordId: api.travel.id, version: 90 };
  const saving = { author: null, summary: "", content: { ...content, isPublished: true } };
  await saveVersions(api.db, [{ ...version, ...saving }]);
  const restored = await api.admin.send("POST", `${path}/versions/90/restore`, { json: {} });
  expect(restored.statusCode).toBe(422);
  expect((await read()).isPublished).toBe(false);
});

test("a travel leaves the site whatever it holds, by a save and by a bulk action", async () => {
  expect((await put({ isPublished: false })).status).toBe(200);
  await setLive(true);
  expect(await runBulk(false)).toMatchObject({ refused: 0, changed: 1 });
});

test("a departure keeps the days that it has beyond those of today's rules", async () => {
  const tour = await api.db
    .selectFrom("tour")
    .select("id")
    .where("travel_id", "=", api.travel.id)
    .orderBy("departure_date", "desc")
    .executeTakeFirstOrThrow();
  const at = `/api/it/tours/${tour.id}`;
  await api.db
    .updateTable("tour")
    .set({ end_date: "2100-01-09" })
    .where("id", "=", tour.id)
    .execute();
  const stored = (await api.admin.send("GET", at)).json<{ seatsTotal: number }>();
  const save = async (over: object) =>
    (await api.admin.send("PUT", at, { json: { ...stored, ...over } })).statusCode;
  expect(await save({ endDate: "2100-01-10" })).toBe(422);
  expect(await save({ seatsTotal: stored.seatsTotal + 1 })).toBe(200);
});

test("the audit says names where a travel refers to other records, and what is gone is said to be", async () => {
  await setLive(false);
  const badge = await api.admin.send("POST", "/api/it/resources/badges", {
    json: { name: "Novità di primavera", slug: "novita" },
  });
  expect({ status: badge.statusCode, body: badge.body }).toMatchObject({ status: 201 });
  const { id } = badge.json<{ id: string }>();
  expect((await put({ badgeIds: [id], isPublished: false })).status).toBe(200);
  const changeOf = async () => {
    const address = `/api/it/audit?entity=travel&entityId=${api.travel.id}`;
    const { items } = (await api.admin.send("GET", address)).json<AuditList>();
    return items[0]?.changes.find(({ path: field }) => field.startsWith("badgeIds"));
  };
  expect((await changeOf())?.after).toContain("Novità di primavera");
  expect((await changeOf())?.after).not.toContain(id);
  await api.db.updateTable("travel").set({ badge_ids: [] }).execute();
  await api.db.deleteFrom("resource").where("id", "=", id).execute();
  expect((await changeOf())?.after).toContain("(no longer there)");
});
