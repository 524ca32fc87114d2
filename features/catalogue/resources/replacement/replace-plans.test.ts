import { afterAll, beforeAll, expect, test } from "vitest";
import type {
  ReplacedUser,
  ReplacementSummary,
  Resource,
} from "#features/catalogue/resources/contract.ts";
import { openPlanApi } from "#apps/server/testing/plans/plan-api.ts";

const badges = "/api/it/resources/badges";
let api: Awaited<ReturnType<typeof openPlanApi>>;
let travel: string;
beforeAll(async () => {
  api = await openPlanApi();
  const stored = await api.db.selectFrom("travel").select("id").executeTakeFirstOrThrow();
  travel = stored.id;
});
afterAll(() => api.close());

let count = 0;
const badge = async (): Promise<Resource> => {
  count += 1;
  const json = { slug: `badge-${count}`, name: `Badge ${count}` };
  return (await api.editor.send("POST", badges, { json })).json<Resource>();
};

/** A badge that a travel wears and to whose search 501 redirects lead. */
const usedBadge = async (): Promise<Resource> => {
  const used = await badge();
  await api.db
    .updateTable("travel")
    .set({ badge_ids: [used.id] })
    .where("id", "=", travel)
    .execute();
  const lines = Array.from(
    { length: 501 },
    (_, at) => `/${used.slug}-${at},/cerca?badge=${used.slug}`,
  );
  await api.imported(["from,to", ...lines].join("\n"));
  return used;
};
const worn = async () =>
  (await api.db.selectFrom("travel").select("badge_ids").where("id", "=", travel).execute())[0]
    ?.badge_ids;
const begin = async (from: Resource, by: Resource): Promise<string> => {
  const json = { by: by.id };
  const answer = await api.editor.send("POST", `${badges}/${from.id}/replace?dryRun=1`, { json });
  expect({ status: answer.statusCode, body: answer.body }).toMatchObject({ status: 202 });
  return String(answer.headers["location"]);
};
const settled = (location: string) => api.settled<ReplacementSummary>(location);
const slugs = async () =>
  (await api.editor.send("GET", badges)).json<Resource[]>().map(({ slug }) => slug);

test("what many records use is looked at in the background, and replaced by the plan", async () => {
  const [from, to] = [await usedBadge(), await badge()];
  const location = await begin(from, to);
  expect(await settled(location)).toMatchObject({
    state: "ready",
    rows: 502,
    planned: 502,
    summary: { travels: 1, links: 501, leftOut: 0, deletes: true },
  });
  expect(await worn()).toEqual([from.id]);
  const { items } = await api.rows<ReplacedUser>(location, "outcomes=moves");
  expect(items).toMatchObject([{ kind: "travel", id: travel, outcome: "moves", reason: null }]);
  expect((await api.control(location, "run")).statusCode).toBe(202);
  expect(await settled(location)).toMatchObject({ state: "done", summary: { travels: 1 } });
  expect(await worn()).toEqual([to.id]);
  expect(await slugs()).not.toContain(from.slug);
});

test("a travel that was saved since is left out, and then what is replaced stays", async () => {
  const [from, to] = [await usedBadge(), await badge()];
  const location = await begin(from, to);
  await settled(location);
  await api.db
    .updateTable("travel")
    .set(({ eb }) => ({ version: eb("version", "+", 1) }))
    .where("id", "=", travel)
    .execute();
  await api.control(location, "run");
  expect(await settled(location)).toMatchObject({
    state: "done",
    summary: { travels: 0, leftOut: 1, deletes: false },
  });
  expect(await worn()).toEqual([from.id]);
  expect(await slugs()).toEqual(expect.arrayContaining([from.slug, to.slug]));
});

test("a plan of what was saved meanwhile says why it cannot be run", async () => {
  const [from, to] = [await usedBadge(), await badge()];
  const location = await begin(from, to);
  await settled(location);
  const json = { slug: from.slug, name: "Another" };
  expect((await api.editor.send("PUT", `${badges}/${from.id}`, { json })).statusCode).toBe(200);
  await api.control(location, "run");
  expect(await settled(location)).toMatchObject({
    state: "stopped",
    problem: "Somebody else saved this in the meantime.",
  });
  expect(await worn()).toEqual([from.id]);
});
