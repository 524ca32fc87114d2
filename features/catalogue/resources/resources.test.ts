import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Resource } from "#features/catalogue/resources/contract.ts";
import { listResources } from "#features/catalogue/resources/store.ts";
import type { SignInBrowser } from "#platform/server/identity/testing/sign-in-browser.ts";
import { seedSmallCatalogue } from "#apps/server/testing/small-catalogue.ts";
import { openStaffApi } from "#apps/server/testing/staff-api.ts";

const calls = "/api/it/resources";
let api: Awaited<ReturnType<typeof openStaffApi>>;
let editor: SignInBrowser;
let travelId: string;
beforeAll(async () => {
  api = await openStaffApi();
  editor = await api.signIn("editor");
  travelId = (await seedSmallCatalogue(api.db, new Date())).travel.id;
});
afterAll(() => api.close());
beforeEach(() => api.db.deleteFrom("resource").where("kind", "<>", "durations").execute());

type Headers = Readonly<Record<string, string>>;
type Problem = Readonly<{ detail: string; errors?: { path: string; message: string }[] }>;

const send = (method: "POST" | "PUT" | "DELETE", path: string, json: unknown, headers?: Headers) =>
  editor.send(method, `${calls}/${path}`, {
    ...(json === undefined ? {} : { json: json as object }),
    ...(headers ? { headers } : {}),
  });
const listed = async (kind: string, query = "") =>
  (await editor.send("GET", `${calls}/${kind}${query}`)).json<(Resource & { travels: number })[]>();
const create = async (kind: string, json: object): Promise<Resource> => {
  const answer = await send("POST", kind, json);
  expect({ status: answer.statusCode, body: answer.body }).toMatchObject({ status: 201 });
  return answer.json<Resource>();
};
const audits = async () =>
  (await api.db.selectFrom("audit").select("id").where("subject", "like", "resource%").execute())
    .length;

/** Sends a request that must be refused, and checks that nothing was written. */
const expectRefused = async (...args: Parameters<typeof send>) => {
  const storedRows = async () => [await listResources(api.db, "it-IT"), await audits()];
  const before = await storedRows();
  const answer = await send(...args);
  expect(await storedRows()).toEqual(before);
  expect(answer.headers["content-type"]).toContain("application/problem+json");
  const { detail, errors = [] } = answer.json<Problem>();
  return { status: answer.statusCode, detail, paths: errors.map(({ path }) => path) };
};

test("a badge is created at the end of its list, read, changed and deleted, each time with an audit entry", async () => {
  const created = await send("POST", "badges", { slug: "nuovo", name: " Nuovo " });
  expect(created.statusCode).toBe(201);
  const badge = created.json<Resource>();
  const { id } = badge;
  const record = { id, kind: "badges", order: 1, slug: "nuovo", name: "Nuovo", formerSlugs: [] };
  expect(badge).toEqual(record);
  const path = `badges/${id}`;
  expect(created.headers).toMatchObject({
    location: `${calls}/${path}`,
    etag: '"1"',
    "cache-control": "no-store",
  });
  expect(await create("badges", { slug: "su-rotaia", name: "Su rotaia" })).toMatchObject({
    order: 2,
  });

  const saved = await send("PUT", path, { slug: "nuovo", name: "Novità" }, { "if-match": '"1"' });
  expect([saved.statusCode, saved.json(), saved.headers.etag]).toEqual([
    200,
    { ...record, name: "Novità" },
    '"2"',
  ]);
  const stale = await expectRefused("PUT", path, { slug: "n", name: "N" }, { "if-match": '"1"' });
  expect(stale.status).toBe(412);
  expect((await expectRefused("DELETE", path, undefined, { "if-match": '"1"' })).status).toBe(412);
  const read = await editor.send("GET", `${calls}/${path}`);
  expect([read.json(), read.headers.etag]).toEqual([saved.json(), '"2"']);

  const gone = await send("DELETE", path, undefined, { "if-match": '"2"' });
  expect([gone.statusCode, gone.json()]).toEqual([200, saved.json()]);
  expect(await listed("badges")).toMatchObject([{ slug: "su-rotaia", order: 1 }]);
  expect((await editor.send("GET", `${calls}/${path}`)).statusCode).toBe(404);
  expect((await expectRefused("PUT", path, { slug: "n", name: "N" })).status).toBe(404);
  expect((await expectRefused("DELETE", path, undefined)).status).toBe(404);

  const trail = await api.db
    .selectFrom("audit")
    .select(["actor", "market", "action", "name"])
    .where("subject", "=", "resource")
    .where("subject_id", "=", id)
    .orderBy("at")
    .execute();
  const by = { actor: "editor@wayroam.test", market: "it-IT" };
  expect(trail).toEqual([
    { ...by, action: "create", name: "Nuovo" },
    { ...by, action: "update", name: "Novità" },
    { ...by, action: "delete", name: "Novità" },
  ]);
});

test("each kind stores its own fields, and lists can be searched", async () => {
  await create("cost-centers", { slug: "lungo", name: "Lungo raggio", number: "1200" });
  await create("date-ranges", {
    slug: "pasqua",
    name: "Pasqua",
    from: "2027-03-25",
    to: "2027-03-30",
  });
  for (const kind of [
    "travel-type-primary",
    "travel-type-secondary",
    "travel-categories",
    "travel-formats",
    "travel-styles",
  ])
    expect(await create(kind, { slug: "mare", name: "Mare" })).toMatchObject({ kind, order: 1 });
  expect(await listed("cost-centers")).toMatchObject([{ number: "1200", travels: 0 }]);
  await create("date-ranges", {
    slug: "capodanno",
    name: "Capodanno",
    from: "2027-12-26",
    to: "2027-12-31",
    onTheRoad: "2027-12-31",
  });
  expect(await listed("date-ranges")).toMatchObject([
    { from: "2027-03-25", to: "2027-03-30", onTheRoad: null },
    { onTheRoad: "2027-12-31" },
  ]);
  expect(await listed("cost-centers", "?search=RAGGIO")).toHaveLength(1);
  expect(await listed("cost-centers", "?search=ungo")).toHaveLength(1);
  expect(await listed("cost-centers", "?search=corto")).toEqual([]);
});

test("every market has the spec's three durations, of which only the names can be changed", async () => {
  const durations = await listed("durations");
  expect(durations.map(({ slug, order }) => [slug, order])).toEqual([
    ["up-to-6", 1],
    ["up-to-10", 2],
    ["over-10", 3],
  ]);
  expect(durations[2]).toMatchObject({ name: "Oltre 10 giorni", daysMin: 11, daysMax: null });
  const path = `durations/${durations[0]?.id}`;
  const duration = { slug: "up-to-6", daysMin: 1, daysMax: 6 };
  expect((await send("PUT", path, { ...duration, name: "Una settimana" })).statusCode).toBe(200);
  const changed = { name: "Breve", slug: "short", daysMin: 1, daysMax: 5 };
  expect(await expectRefused("PUT", path, changed)).toMatchObject({
    status: 422,
    paths: ["slug", "daysMax"],
  });
  expect((await expectRefused("DELETE", path, undefined)).status).toBe(422);
  const foreign = await editor.send("GET", "/api/de/resources/durations");
  expect(foreign.json<Resource[]>()[0]).toMatchObject({ name: "Bis 6 Tage" });
});

const range = { slug: "estate", name: "Estate", from: "2027-07-01", to: "2027-08-31" };
const length = { slug: "breve", name: "Breve", daysMin: 1, daysMax: 4 };

test.each([
  ["badges", { slug: "a" }, 422, ["name"]],
  ["badges", { slug: "A b", name: "" }, 422, ["slug", "name"]],
  ["badges", { slug: "-a", name: "x".repeat(25) }, 422, ["slug", "name"]],
  ["badges", { slug: "a".repeat(61), name: "A" }, 422, ["slug"]],
  ["badges", { slug: "a", name: "A\u0000" }, 422, ["name"]],
  ["badges", { slug: "a", name: "A\uD800" }, 422, ["name"]],
  ["badges", { slug: "a", name: "A", order: 1 }, 400, []],
  ["badges", { slug: "a", name: "A", colour: "red" }, 400, []],
  ["badges", [], 400, []],
  ["cost-centers", { slug: "a", name: "A" }, 422, ["number"]],
  ["date-ranges", { ...range, from: "2027-02-30" }, 422, ["from"]],
  ["date-ranges", { ...range, to: "2027-06-30" }, 422, ["to"]],
  ["date-ranges", { ...range, onTheRoad: "2027-02-30" }, 422, ["onTheRoad"]],
  ["durations", { ...length, daysMin: null, daysMax: null }, 422, ["daysMin"]],
  ["durations", { ...length, daysMin: 5 }, 422, ["daysMax"]],
  ["durations", { ...length, daysMin: 0 }, 422, ["daysMin"]],
  ["travel-styles", { slug: "a", name: "A", from: "2027-01-01" }, 400, []],
] as const)("%s refuses %j with %i", async (kind, json, status, paths) => {
  expect(await expectRefused("POST", kind, json)).toMatchObject({ status, paths });
});

test("a slug is unique within its kind, and a former slug redirects until another record takes it", async () => {
  const first = await create("travel-styles", { slug: "zaino", name: "Zaino" });
  const path = `travel-styles/${first.id}`;
  const taken = await expectRefused("POST", "travel-styles", { slug: "zaino", name: "Altro" });
  expect(taken).toEqual({ status: 422, detail: "“Zaino” has this slug.", paths: ["slug"] });
  // Two resources of different kinds may share a slug.
  await create("travel-categories", { slug: "zaino", name: "Zaino" });
  const rename = async (slug: string) =>
    (await send("PUT", path, { slug, name: "Zaino" })).json<Resource>().formerSlugs;
  expect(await rename("zaino-in-spalla")).toEqual(["zaino"]);
  expect(await rename("spalla")).toEqual(["zaino-in-spalla", "zaino"]);
  expect(await rename("zaino")).toEqual(["spalla", "zaino-in-spalla"]);
  await create("travel-styles", { slug: "spalla", name: "Di spalla" });
  expect((await editor.send("GET", `${calls}/${path}`)).json()).toMatchObject({
    slug: "zaino",
    formerSlugs: ["zaino-in-spalla"],
  });
});

test("a resource in use by travels, redirects, pages or the layout is not deleted, and its users are named", async () => {
  const { id } = await create("travel-type-primary", { slug: "trekking", name: "Trekking" });
  const path = `travel-type-primary/${id}`;
  await send("PUT", path, { slug: "cammino", name: "Cammino" });
  await api.db.updateTable("travel").set({ type_id: id }).where("id", "=", travelId).execute();
  const redirect = { from: "/cammini", to: "/cerca?where=asia&type=trekking" };
  await editor.send("POST", "/api/it/redirects", { json: redirect });
  const other = { from: "/cammini-lunghi", to: "/cerca?type=cammino-lungo" };
  await editor.send("POST", "/api/it/redirects", { json: other });
  await sql`insert into layout (market, area, content) values ('it-IT', 'footer',
    '{"links":[{"href":"/cerca?type=cammino#top"}]}')`.execute(api.db);

  expect(await listed("travel-type-primary", "?search=cammino")).toMatchObject([{ travels: 1 }]);
  const users = (await editor.send("GET", `${calls}/${path}/users`)).json<object[]>();
  expect(users).toEqual([
    { kind: "travel", id: travelId, name: "Nepal, Annapurna" },
    { kind: "layout", id: "footer", name: "footer" },
    { kind: "redirect", id: expect.any(String), name: "/cammini" },
  ]);
  const answer = await send("DELETE", path, undefined);
  expect([answer.statusCode, answer.json()]).toEqual([
    409,
    expect.objectContaining({
      detail: "This is still used: 1 travel and 2 links to its search.",
      users,
    }),
  ]);
  await api.db.updateTable("travel").set({ type_id: null }).where("id", "=", travelId).execute();
  await api.db.deleteFrom("layout").execute();
  await api.db.deleteFrom("redirect").where("from_path", "=", "/cammini").execute();
  expect((await send("DELETE", path, undefined)).statusCode).toBe(200);
});

test("a list has at most 200 entries", async () => {
  await sql`insert into resource (market, kind, slug, name, position)
    select 'it-IT', 'travel-formats', 'format-' || i, 'Format', i
    from generate_series(1, 200) as i`.execute(api.db);
  const full = await expectRefused("POST", "travel-formats", {
    slug: "one-more",
    name: "One more",
  });
  expect(full).toMatchObject({ status: 422, detail: "A list holds at most 200." });
  await api.db.deleteFrom("resource").where("kind", "=", "travel-formats").execute();
});

test("a resource sent twice with one idempotency key is created once", async () => {
  const json = { slug: "una-volta", name: "Una volta" };
  const key = { "idempotency-key": "badge-once" };
  const [first, again] = [
    await send("POST", "badges", json, key),
    await send("POST", "badges", json, key),
  ];
  expect([again.statusCode, again.body]).toEqual([201, first.body]);
  expect(await listed("badges", "?search=una-volta")).toHaveLength(1);
});

test("resources need a session and access to their market, and writes the same origin", async () => {
  const { id } = await create("badges", { slug: "di-qui", name: "Di qui" });
  const json = { slug: "di-qui", name: "Di qui" };
  const french = `/api/fr/resources/badges/${id}`;
  expect((await editor.send("GET", french)).statusCode).toBe(404);
  expect((await editor.send("PUT", french, { json })).statusCode).toBe(404);
  expect((await editor.send("DELETE", french)).statusCode).toBe(404);
  expect((await editor.send("GET", "/api/xx/resources/badges")).statusCode).toBe(404);
  expect((await editor.send("GET", `/api/it/resources/durations/${id}`)).statusCode).toBe(404);
  expect((await editor.send("GET", "/api/it/resources/badges/1")).statusCode).toBe(404);
  expect((await editor.send("GET", "/api/it/resources/colours")).statusCode).toBe(404);
  expect((await editor.send("GET", "/api/it/resources/badges?colour=red")).statusCode).toBe(400);
  const headers = { origin: "http://it.localhost:3000" };
  expect((await expectRefused("POST", "badges", { slug: "b", name: "B" }, headers)).status).toBe(
    403,
  );
  const anonymous = api.anonymous();
  for (const [method, path] of [
    ["GET", "badges"],
    ["POST", "badges"],
    ["PUT", "badges"],
    ["GET", `badges/${id}`],
    ["GET", `badges/${id}/users`],
    ["PUT", `badges/${id}`],
    ["DELETE", `badges/${id}`],
  ] as const) {
    const { statusCode } = await anonymous.send(
      method,
      `${calls}/${path}`,
      method === "GET" ? {} : { json },
    );
    expect({ method, path, statusCode }).toEqual({ method, path, statusCode: 401 });
  }
});

test("a purge of a badge invalidates what may show it, and leaves an audit entry", async () => {
  const { id } = await create("badges", { slug: "da-svuotare", name: "Da svuotare" });
  const tag = "catalogue";
  const version = async () =>
    (
      await api.db
        .selectFrom("cache_version")
        .select("version")
        .where("tag", "=", tag)
        .executeTakeFirstOrThrow()
    ).version;
  const [before, auditsBefore] = [await version(), await audits()];
  const answer = await send("POST", `badges/${id}/purge`, {});
  expect(answer.json()).toEqual({ purged: expect.arrayContaining([tag]) });
  expect(await version()).toBe(before + 1);
  expect(await audits()).toBe(auditsBefore + 1);
  const unknown = `badges/${crypto.randomUUID()}/purge`;
  expect(await expectRefused("POST", unknown, {})).toMatchObject({ status: 404 });
});
