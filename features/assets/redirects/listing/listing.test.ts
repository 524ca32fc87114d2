import { afterAll, beforeAll, expect, test } from "vitest";
import { newPage } from "#features/content/pages/page-defaults.ts";
import type { ListedRedirect, Redirect } from "#features/assets/redirects/contract.ts";
import { addHits, dayOf } from "#features/assets/redirects/hits/store.ts";
import { insertRedirect } from "#features/assets/redirects/store.ts";
import { openRedirectApi, redirectsPath } from "#apps/server/testing/redirect-api.ts";

let redirects: Awaited<ReturnType<typeof openRedirectApi>>;
let byFrom: Readonly<Record<string, Redirect>>;

const dayMs = 86_400_000;
const daysAgo = (days: number) => new Date(Date.now() - days * dayMs);
const use = ({ id }: Redirect, at: Date, hits: number) =>
  addHits(redirects.db, [{ market: "it-IT", redirectId: id, day: dayOf(at), hits, lastAt: at }]);

const get = (path: string) => redirects.editor.send("GET", `${redirectsPath}${path}`);
const list = async (query = ""): Promise<readonly ListedRedirect[]> => {
  const answer = await get(query);
  expect({ status: answer.statusCode, body: answer.body }).toMatchObject({ status: 200 });
  return answer.json<{ items: ListedRedirect[] }>().items;
};
const sources = async (query: string) => (await list(query)).map(({ from }) => from);

beforeAll(async () => {
  redirects = await openRedirectApi();
  const travel = await redirects.db.selectFrom("travel").select("id").executeTakeFirstOrThrow();
  await redirects.db
    .insertInto("former_slug")
    .values({ market: "it-IT", kind: "travel", slug: "nepal-vecchio", target_id: travel.id })
    .execute();
  const made = [
    await redirects.create({ from: "/good", to: "/cerca?discounted=1", status: 302 }),
    await redirects.create({ from: "/Two hops", to: "/viaggi/nepal-vecchio" }),
    await redirects.create({ from: "/nowhere", to: "/viaggi/svalbard" }),
    await redirects.create({ from: "/off", to: "/viaggi/svalbard-2", enabled: false }),
    await redirects.create({ from: "/gone", to: null, status: 410 }),
  ];
  byFrom = Object.fromEntries(made.map((each) => [each.from, each]));
  const loop = { status: 301, enabled: true } as const;
  await insertRedirect(redirects.db, "it-IT", { from: "/loop-a", to: "/loop-b", ...loop });
  await insertRedirect(redirects.db, "it-IT", { from: "/loop-b", to: "/loop-a", ...loop });
});
afterAll(() => redirects.close());

test("each redirect tells what is wrong with it, and its version for a change", async () => {
  const items = await list();
  expect(items.map(({ from, problem, version }) => [from, problem, version])).toEqual([
    ["/gone", null, 1],
    ["/good", null, 1],
    ["/loop-a", { kind: "loop", hops: 2, end: "/loop-a" }, 1],
    ["/loop-b", { kind: "loop", hops: 2, end: "/loop-b" }, 1],
    ["/nowhere", { kind: "missing", hops: 1, end: "/viaggi/svalbard" }, 1],
    ["/off", null, 1],
    ["/Two hops", { kind: "hops", hops: 2, end: "/viaggi/nepal-annapurna" }, 1],
  ]);
  expect((await get("/problems")).json()).toEqual({ missing: 1, hops: 1, loop: 2 });
  expect(await sources("?problem=hops")).toEqual(["/Two hops"]);
  expect(await sources("?problem=any&pageSize=3&page=2")).toEqual(["/Two hops"]);
  expect(await sources("?problem=any&search=where")).toEqual(["/nowhere"]);
  expect(await sources("?status=302")).toEqual(["/good"]);
  expect(await sources("?status=410&enabled=false")).toEqual([]);
  for (const query of ["?status=200", "?problem=bad", "?sort=colour", "/problems?a=b"])
    expect((await get(query)).statusCode).toBe(400);
});

test("hits of the last 30 days are counted and sorted by, the last use is kept for longer", async () => {
  const { "/good": good, "/gone": gone, "/nowhere": nowhere } = byFrom;
  if (!good || !gone || !nowhere) throw new Error("Made before.");
  await use(good, daysAgo(0), 3);
  await use(good, daysAgo(29), 4);
  await use(good, daysAgo(30), 100);
  await use(gone, daysAgo(200), 50);
  await use(nowhere, daysAgo(1), 8);
  const [first, second] = await list("?sort=hits");
  expect(first).toMatchObject({ from: "/nowhere", hits30Days: 8 });
  expect(second).toMatchObject({ from: "/good", hits30Days: 7 });
  const items = await list();
  const unused = items.find(({ from }) => from === "/gone");
  expect(unused?.hits30Days).toBe(0);
  expect(dayOf(new Date(unused?.lastUsedAt ?? 0))).toBe(dayOf(daysAgo(200)));
  expect(items.find(({ from }) => from === "/off")).toMatchObject({
    hits30Days: 0,
    lastUsedAt: null,
  });
});

test("each redirect tells who made it, and how", async () => {
  await redirects.editor.send("POST", `${redirectsPath}/import`, {
    json: { csv: "from,to\n/imported,/cerca" },
  });
  const page = { ...newPage("a"), name: "Chi siamo", slug: "chi-siamo-noi", isPublished: true };
  const created = await redirects.editor.send("POST", "/api/it/custompages", { json: page });
  const { id } = created.json<{ id: string }>();
  const renamed = await redirects.editor.send("PUT", `/api/it/custompages/${id}`, {
    json: { ...page, slug: "noi", forceSave: true, forceCreateMissing: true },
  });
  expect({ status: renamed.statusCode, body: renamed.body }).toMatchObject({ status: 200 });
  const made = (await list("?search=i")).map(({ from, madeBy }) => [from, madeBy]);
  const emma = {
    account: "editor@wayroam.test",
    name: "Emma Clarke",
    at: expect.any(String) as string,
  };
  expect(made).toContainEqual(["/imported", { how: "import", ...emma }]);
  expect(made).toContainEqual(["/chi-siamo-noi", { how: "page", ...emma }]);
  expect(made).toContainEqual(["/nowhere", { how: "account", ...emma }]);
  expect((await list("?search=loop-a"))[0]?.madeBy).toMatchObject({ account: null, name: null });
  await redirects.db
    .deleteFrom("redirect")
    .where("from_path", "in", ["/imported", "/chi-siamo-noi"])
    .execute();
});
