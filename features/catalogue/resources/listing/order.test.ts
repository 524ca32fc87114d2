import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Resource } from "#features/catalogue/resources/contract.ts";
import type { SignInBrowser } from "#platform/server/identity/testing/sign-in-browser.ts";
import { openStaffApi } from "#apps/server/testing/staff-api.ts";

const list = "/api/it/resources/badges";
let api: Awaited<ReturnType<typeof openStaffApi>>;
let editor: SignInBrowser;
let admin: SignInBrowser;
beforeAll(async () => {
  api = await openStaffApi();
  editor = await api.signIn("editor");
  admin = await api.signIn("admin");
});
afterAll(() => api.close());

const names = ["a", "b", "c", "d"];
beforeEach(async () => {
  await api.db.deleteFrom("resource").where("kind", "=", "badges").execute();
  for (const name of names)
    await editor.send("POST", list, { json: { slug: name, name: name.toUpperCase() } });
});

const read = async () => {
  const answer = await editor.send("GET", list);
  const records = answer.json<readonly (Resource & { travels: number })[]>();
  return { records, etag: String(answer.headers.etag) };
};
const slugs = (records: readonly Resource[]) => records.map(({ slug, order }) => `${order}${slug}`);
const put = (json: object, headers: Record<string, string> = {}, by = editor) =>
  by.send("PUT", list, { json, headers });
const reversed = (records: readonly Resource[]) =>
  records.map((each) => ({ ...each, order: records.length + 1 - each.order }));

const readTrail = () =>
  api.db
    .selectFrom("audit")
    .select(["actor", "action", "subject_id", "before", "after"])
    .where("subject", "=", "resource-order")
    .orderBy("at")
    .execute();

test("reordering returns the sorted list and writes an audit entry", async () => {
  const { records, etag } = await read();
  const earlier = await readTrail();
  expect(slugs(records)).toEqual(["1a", "2b", "3c", "4d"]);
  const answer = await put(reversed(records), { "if-match": etag });
  expect(answer.statusCode).toBe(200);
  expect(slugs(answer.json())).toEqual(["1d", "2c", "3b", "4a"]);
  const after = await read();
  expect([after.records, after.etag]).toEqual([answer.json(), answer.headers.etag]);
  const places = after.records.map(({ id, order }) => ({ id, order: (order % 4) + 1 }));
  expect(slugs((await put(places)).json())).toEqual(["1a", "2d", "3c", "4b"]);
  const trail = await readTrail();
  expect(trail[earlier.length]).toEqual({
    actor: "editor@wayroam.test",
    action: "update",
    subject_id: "badges",
    before: { order: ["A", "B", "C", "D"] },
    after: { order: ["D", "C", "B", "A"] },
  });
});

test("reordering changes a record's position only, not its version", async () => {
  const { records } = await read();
  const renamed = reversed(records).map((each) => ({ ...each, name: "Other" }));
  expect((await put(renamed)).json<Resource[]>().map(({ name }) => name)).toEqual([
    "D",
    "C",
    "B",
    "A",
  ]);
  const recordAnswer = await editor.send("GET", `${list}/${records[0]?.id}`);
  expect(recordAnswer.headers.etag).toBe('"1"');
});

test("of two concurrent reorderings the later is refused", async () => {
  const { records, etag } = await read();
  const headers = { "if-match": etag };
  const answers = await Promise.all([
    put(reversed(records), headers),
    put(reversed(records), headers, admin),
  ]);
  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 412]);
  expect(slugs((await read()).records)).toEqual(["1d", "2c", "3b", "4a"]);
});

test("an order read before an entry was added or deleted is refused as stale", async () => {
  const { records, etag } = await read();
  await editor.send("DELETE", `${list}/${records[0]?.id}`);
  const remaining = await read();
  const stale = await put(reversed(remaining.records), { "if-match": etag });
  expect(stale.statusCode).toBe(412);
  expect((await put(reversed(remaining.records), { "if-match": remaining.etag })).statusCode).toBe(
    200,
  );
});

test("concurrent additions and deletions leave positions without gaps", async () => {
  const { records } = await read();
  await Promise.all([
    ...["e", "f", "g"].map((slug) =>
      editor.send("POST", list, { json: { slug, name: slug.toUpperCase() } }),
    ),
    ...records.slice(0, 2).map(({ id }) => admin.send("DELETE", `${list}/${id}`)),
  ]);
  const after = (await read()).records;
  expect(after.map(({ order }) => order)).toEqual([1, 2, 3, 4, 5]);
  expect(after.slice(0, 2).map(({ slug }) => slug)).toEqual(["c", "d"]);
});

type Wrong = (places: { id: string; order: number }[]) => object[];
const foreign = "00000000-0000-4000-8000-000000000000";
test.each<[string, number, string | null, Wrong]>([
  ["a hole", 422, "3.order", (all) => all.map((each) => ({ ...each, order: each.order % 4 || 5 }))],
  ["a place twice", 422, "1.order", (all) => all.map((each) => ({ ...each, order: 1 }))],
  ["a missing one", 422, "", (all) => all.slice(1)],
  ["nothing", 422, "", () => []],
  ["a foreign one", 422, "4.id", (all) => [...all, { id: foreign, order: 5 }]],
  [
    "a foreign one in place of one",
    422,
    "0.id",
    (all) => [{ id: foreign, order: 1 }, ...all.slice(1)],
  ],
  ["one twice", 422, "4.id", (all) => [...all, { ...all[0], order: 5 }]],
  ["no place", 422, "0.order", (all) => all.map(({ id }) => ({ id }))],
  ["place 0", 422, "0.order", (all) => all.map((each) => ({ ...each, order: each.order - 1 }))],
  ["no id", 422, "0.id", (all) => all.map((each) => ({ ...each, id: "1" }))],
  ["too many", 422, "", () => Array.from({ length: 201 }, () => ({ id: foreign, order: 1 }))],
  ["an unknown key", 400, null, (all) => all.map((each) => ({ ...each, colour: "red" }))],
])("a list with %s is refused", async (_what, status, path, wrong) => {
  const { records, etag } = await read();
  const answer = await put(wrong(records.map(({ id, order }) => ({ id, order }))));
  expect(answer.statusCode).toBe(status);
  const { errors } = answer.json<{ errors?: { path: string }[] }>();
  expect(errors?.[0]?.path ?? null).toBe(path);
  expect(await read()).toEqual({ records, etag });
});

test("a foreign id in an order is named, beside what is missing", async () => {
  const { records } = await read();
  const places = records.map(({ id, order }) => ({ id: order === 2 ? foreign : id, order }));
  const answer = await put(places);
  expect(answer.json<{ errors: object[] }>().errors).toEqual([
    { path: "1.id", message: `There is no ${foreign} in this list.` },
    { path: "", message: "The list must hold all 4: 1 missing." },
  ]);
});

test("an order takes ids of its own kind and market only, and must be a list", async () => {
  expect((await put({})).statusCode).toBe(400);
  const { records } = await read();
  const durations = await editor.send("PUT", "/api/it/resources/durations", { json: records });
  expect(durations.statusCode).toBe(422);
  const french = await editor.send("PUT", "/api/fr/resources/badges", {
    json: records.map(({ id, order }) => ({ id, order })),
  });
  expect(french.statusCode).toBe(422);
});
