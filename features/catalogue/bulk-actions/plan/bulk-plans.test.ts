import { afterAll, beforeAll, expect, test } from "vitest";
import { openBulkApi } from "#apps/server/testing/bulk/bulk-api.ts";
import { bulkPlanHandler } from "#features/catalogue/bulk-actions/jobs.ts";
import { carryOutPlan } from "#features/catalogue/bulk-actions/plan/carry-out.ts";
import { bulkSweeps } from "#features/catalogue/bulk-actions/run/sweep.ts";
import type { BulkKind } from "#features/catalogue/bulk-actions/store.ts";
import type { Page } from "#features/content/pages/contract.ts";
import { newPage } from "#features/content/pages/page-defaults.ts";

let api: Awaited<ReturnType<typeof openBulkApi>>;
beforeAll(async () => {
  api = await openBulkApi();
});
afterAll(() => api.close());

const now = () => new Date();
const path = "/api/it/bulk-actions";
const hide = { kind: "page", action: { type: "publish", isPublished: false } };

/** Pages of one word, of which all but the last are live. */
const makePages = async (word: string, count: number): Promise<readonly Page[]> => {
  const pages: Page[] = [];
  for (let number = 1; number <= count; number += 1) {
    const json = {
      ...newPage("plan"),
      name: `${word} ${number}`,
      slug: `${word}-${number}`,
      isPublished: number < count,
    };
    const answer = await api.editor.send("POST", "/api/it/custompages", { json });
    pages.push(answer.json<Page>());
  }
  return pages;
};

const isLive = async ({ id }: Page) =>
  (await api.editor.send("GET", `/api/it/custompages/${id}`)).json<Page>().isPublished;
const named = (word: string) => ({ ...hide, filter: { search: word } });

test("a dry run is accepted, followed at its address, and read page by page", async () => {
  await makePages("amber", 4);
  const answer = await api.post("?dryRun=1", named("amber"));
  const { id, state, plan } = answer.json<{ id: string; state: string; plan: object }>();
  expect({ status: answer.statusCode, state }).toEqual({ status: 202, state: "planning" });
  expect(answer.headers["location"]).toBe(`${path}/${id}`);
  expect(plan).toMatchObject({ rows: 4, planned: 0, facts: null });
  await api.worker?.idle();
  const ready = await api.read(id);
  expect(ready.state).toBe("ready");
  expect(ready.plan).toMatchObject({ rows: 4, planned: 4, change: 3, none: 1, noted: 3 });
  expect(ready.plan?.facts).toMatchObject({ pages: 3 });
  const rows = async (query: string) =>
    (await api.admin.send("GET", `${path}/${id}/rows?${query}`)).json<{
      items: readonly Readonly<{ name: string }>[];
      total: number;
    }>();
  expect(await rows("page=2&pageSize=3")).toMatchObject({
    total: 4,
    items: [{ name: "amber 4", outcome: "none", from: false, to: false }],
  });
  expect(await rows("outcomes=none,refuse")).toMatchObject({ total: 1 });
  expect(await rows("noted=true&search=amber%202")).toMatchObject({
    total: 1,
    items: [{ name: "amber 2", notes: [{ title: "Look at this" }] }],
  });
  const positions = await api.admin.send("GET", `${path}/${id}/positions?noted=true`);
  expect(positions.json()).toEqual({ positions: [0, 1, 2] });
  const list = (await api.admin.send("GET", path)).json<{ items: readonly { id: string }[] }>();
  expect(list.items.map((run) => run.id)).not.toContain(id);
});

test("the run takes the plan's id, and leaves out what was unticked and what was saved since", async () => {
  const [first, second, third] = await makePages("birch", 4);
  if (!first || !second || !third) throw new Error("There are four pages.");
  const { id } = await api.plan(named("birch"));
  const json = { ...second, customHtmlClasses: ["wide"] };
  const saved = await api.editor.send("PUT", `/api/it/custompages/${second.id}`, { json });
  expect(saved.statusCode).toBe(200);
  const run = await api.runPlan(id, { leftOut: [0], reason: "Autumn" });
  expect(run).toMatchObject({ id, state: "done", plan: null, reason: "Autumn" });
  expect(run.counts).toMatchObject({ changed: 1, stale: 1, unchanged: 0, waiting: 0 });
  expect(await api.rowsOf(run)).toMatchObject([
    { id: second.id, state: "stale", reason: expect.stringMatching(/^Saved by .+ meanwhile\.$/) },
    { id: third.id, state: "changed" },
  ]);
  expect([await isLive(first), await isLive(second), await isLive(third)]).toEqual([
    true,
    true,
    false,
  ]);
  expect((await api.post(`/${id}/run`, {})).statusCode).toBe(409);
});

test("a plan of which nothing is left is not run", async () => {
  await makePages("cedar", 2);
  const { id } = await api.plan(named("cedar"));
  const answer = await api.post(`/${id}/run`, { leftOut: [0] });
  expect({ status: answer.statusCode, body: answer.json<object>() }).toMatchObject({
    status: 422,
    body: { errors: [{ path: "leftOut" }] },
  });
  expect(await api.read(id)).toMatchObject({ state: "ready", plan: { rows: 2 } });
});

/** Plans again, by the plan of a kind that does something between its parts. */
const planAgain = async (id: string, plan: BulkKind["plan"]) => {
  await api.db.updateTable("bulk_action").set({ state: "planning" }).where("id", "=", id).execute();
  const kinds = { ...api.kinds, page: { ...api.kinds.page, plan } };
  const options = { db: api.db, kinds, now, begin: async () => undefined };
  const { signal } = new AbortController();
  await carryOutPlan({ ...options, signal }, { market: "it-IT", id, lap: 1 });
};

test("planning that is stopped stores nothing more, and is not run", async () => {
  await makePages("dune", 2);
  const { id } = await api.plan(named("dune"));
  await planAgain(id, async (context, action, targets, keep) =>
    api.kinds.page.plan(context, action, targets, async (rows) => {
      expect(await api.control({ id }, "stop")).toMatchObject({ state: "stopped" });
      await keep(rows.map((row) => ({ ...row, name: "Stored too late" })));
    }),
  );
  expect(await api.read(id)).toMatchObject({ state: "stopped", plan: { rows: 2 } });
  const names = (await api.rowsOf({ id })).map(({ name }) => name);
  expect(names).toEqual(["dune 1", "dune 2"]);
  expect((await api.post(`/${id}/run`, {})).statusCode).toBe(409);
  for (const name of ["retry", "undo"])
    expect((await api.post(`/${id}/${name}`, { positions: null })).statusCode).toBe(409);
});

test("planning whose process has died is made again by the next attempt", async () => {
  await makePages("ember", 2);
  const { id } = await api.plan(named("ember"));
  const dying = planAgain(id, async (context, action, targets, keep) => {
    await api.kinds.page.plan(context, action, targets.slice(0, 1), keep);
    throw new Error("The process has ended.");
  });
  await expect(dying).rejects.toThrow("The process has ended.");
  expect((await api.read(id)).state).toBe("planning");
  await planAgain(id, api.kinds.page.plan);
  expect(await api.read(id)).toMatchObject({ state: "ready", plan: { planned: 2, change: 1 } });
});

test("what cannot be planned says so, and is planned once somebody repeats its job", async () => {
  await makePages("gale", 2);
  const { id } = await api.plan(named("gale"));
  await api.db.updateTable("bulk_action").set({ state: "planning" }).where("id", "=", id).execute();
  const broken = async () => Promise.reject(new Error("A rule is broken."));
  const kinds = { ...api.kinds, page: { ...api.kinds.page, plan: broken } };
  const handler = bulkPlanHandler({ db: api.db, kinds, now });
  const lap = { market: "it-IT", id, lap: 1 };
  const send = async () => undefined;
  const { signal } = new AbortController();
  const attempt = { retries: 0, signal, send, once: async () => undefined };
  await expect(handler.run(lap, attempt)).rejects.toThrow("It could not be planned.");
  expect(await api.read(id)).toMatchObject({
    state: "stopped",
    problem: "It could not be looked at.",
  });
  await handler.reopen(api.db, lap);
  expect(await api.read(id)).toMatchObject({ state: "planning", problem: null });
});

test("a plan that nobody runs is deleted after 24 hours", async () => {
  await makePages("fjord", 2);
  const { id } = await api.plan(named("fjord"));
  const sweepIn = async (hours: number) => {
    const at = new Date(Date.now() + hours * 3_600_000);
    for (const sweep of bulkSweeps(api.db, () => at)) await sweep(1000);
    return (await api.admin.send("GET", `${path}/${id}`)).statusCode;
  };
  expect(await sweepIn(23.9)).toBe(200);
  expect(await sweepIn(24.1)).toBe(404);
  const rows = api.db.selectFrom("bulk_action_row").where("action_id", "=", id).select("position");
  expect(await rows.execute()).toEqual([]);
});
