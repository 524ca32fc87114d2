import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type {
  ImportedLine,
  RedirectImportSummary,
} from "#features/assets/redirects/import-contract.ts";
import { planJobOf } from "#platform/server/plans/jobs.ts";
import { deleteOldPlans } from "#platform/server/plans/sweep.ts";
import { openPlanApi } from "#apps/server/testing/plans/plan-api.ts";

const path = "/api/it/redirects/import";
let api: Awaited<ReturnType<typeof openPlanApi>>;
beforeAll(async () => {
  api = await openPlanApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.db.deleteFrom("redirect").execute();
});

const file = (count: number, last = ""): string =>
  ["from,to", ...Array.from({ length: count }, (_, at) => `/a-${at},/b-${at}`), last].join("\n");
const send = (csv: string, query = "?dryRun=1") =>
  api.editor.send("POST", `${path}${query}`, { json: { csv } });
const begin = async (csv: string): Promise<string> => {
  const answer = await send(csv);
  expect({ status: answer.statusCode, body: answer.body }).toMatchObject({ status: 202 });
  return String(answer.headers["location"]);
};
const settled = (location: string) => api.settled<RedirectImportSummary>(location);

test("a file of 500 lines is looked at at once, a longer one in the background", async () => {
  const short = await send(file(500));
  expect(short.statusCode).toBe(200);
  expect(short.json()).toMatchObject({ counts: { created: 500 } });
  const long = await send(file(501));
  const { id } = long.json<{ id: string }>();
  expect(long.json()).toMatchObject({ state: "planning", rows: 501, planned: 0, summary: null });
  expect([long.statusCode, long.headers["location"]]).toEqual([202, `${path}/${id}`]);
  expect(await settled(`${path}/${id}`)).toMatchObject({
    state: "ready",
    rows: 501,
    planned: 501,
    summary: { isWritten: false, counts: { created: 501 } },
  });
  expect(await api.all()).toEqual([]);
});

test("what becomes of each line is read page by page, also by its outcome", async () => {
  const location = await begin(file(600, "no path,/x\n/nul-\0,/y"));
  await settled(location);
  const { items, total } = await api.rows<ImportedLine>(location, "page=2&pageSize=300");
  expect([items.length, total, items[0]?.line]).toEqual([300, 602, 302]);
  const refused = await api.rows<ImportedLine>(location, "outcomes=refused");
  expect(refused.items.map(({ line, from }) => [line, from])).toEqual([
    [602, "no path"],
    [603, "/nul-\0"],
  ]);
});

test("a run writes what was looked at, once, and leaves out what was changed since", async () => {
  const { id } = await api.create({ from: "/a-7", to: "/before" });
  const location = await begin(file(600, "no path,/x"));
  await settled(location);
  await api.put(id, { from: "/a-7", to: "/meanwhile", status: 301, enabled: true });
  await api.create({ from: "/a-8", to: "/meanwhile" });
  const run = await api.control(location, "run");
  expect([run.statusCode, run.json<{ state: string }>().state]).toEqual([202, "running"]);
  expect(await settled(location)).toMatchObject({
    state: "done",
    summary: { isWritten: true, counts: { created: 598, updated: 0, refused: 3 } },
  });
  const { items } = await api.rows<ImportedLine>(location, "outcomes=refused");
  const changed = "The redirect from here was changed after this file was looked at.";
  expect(items.map(({ line, errors }) => [line, errors[0]?.message])).toEqual([
    [9, changed],
    [10, changed],
    [602, expect.stringContaining("Begin with /")],
  ]);
  const written = await api.all();
  expect(written).toHaveLength(600);
  expect(written.filter(({ to }) => to === "/meanwhile")).toHaveLength(2);
  expect((await api.control(location, "run")).statusCode).toBe(409);
});

test("what is stopped is not run, and an attempt that comes later stores nothing", async () => {
  const location = await begin(file(600));
  expect((await settled(location)).state).toBe("ready");
  const stopped = await api.control(location, "stop");
  expect([stopped.statusCode, stopped.json<{ state: string }>().state]).toEqual([200, "stopped"]);
  expect((await api.control(location, "run")).statusCode).toBe(409);
  const id = location.split("/").at(-1) ?? "";
  await api.db.deleteFrom("plan_row").where("plan_id", "=", id).execute();
  const job = { ...planJobOf({ name: "redirect-import" }), keyOf: () => `late ${id}` };
  await api.worker?.send(api.db, job, { market: "it-IT", id, step: "planning" });
  expect(await settled(location)).toMatchObject({ state: "stopped", planned: 0 });
});

test("a plan is deleted with its rows after 24 hours", async () => {
  const location = await begin(file(501));
  await settled(location);
  const sweepIn = async (hours: number) => {
    await deleteOldPlans(api.db, new Date(Date.now() + hours * 3_600_000), 1000);
    return (await api.editor.send("GET", location)).statusCode;
  };
  expect(await sweepIn(23.9)).toBe(200);
  expect(await sweepIn(24.1)).toBe(404);
  const rows = api.db
    .selectFrom("plan_row")
    .select("position")
    .where("plan_id", "=", location.split("/").at(-1) ?? "");
  expect(await rows.execute()).toEqual([]);
});

test("a file that is no table is refused at once, however long", async () => {
  expect((await send(`a,b\n${"x,y\n".repeat(600)}`)).statusCode).toBe(422);
});
