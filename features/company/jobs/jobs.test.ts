import { sql } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import { z } from "zod";
import type { AuditList } from "#features/records/audit/contract.ts";
import type { SignInBrowser } from "#platform/server/identity/testing/sign-in-browser.ts";
import { FailedForGood, handleJob, type Job } from "#platform/server/jobs/job.ts";
import { openStaffApi } from "#apps/server/testing/staff-api.ts";

const broken: Job<{ id: string; market?: string | undefined }> = {
  name: "broken",
  payload: z.strictObject({ id: z.string(), market: z.string().optional() }),
  keyOf: ({ id }) => id,
  retries: { limit: 1, pause: 1, maxPause: 1 },
};
let isMended = false;
const handler = handleJob(broken, {
  run: async () => {
    if (!isMended) throw new FailedForGood("It cannot be done.");
  },
  pending: async () => [],
});

let api: Awaited<ReturnType<typeof openStaffApi>>;
let admin: SignInBrowser;
beforeEach(async () => {
  isMended = false;
  api = await openStaffApi([handler]);
  admin = await api.signIn("admin");
  await api.worker?.send(api.db, broken, { id: "one" });
  await api.worker?.idle();
});
afterEach(() => api.close());

type Listed = { items: { id: string; key: string; market: string | null }[]; total: number };
const list = async (query = "") => (await admin.send("GET", `/api/it/jobs${query}`)).json<Listed>();

test("an administrator sees failed jobs with their errors", async () => {
  expect(await list()).toMatchObject({
    items: [
      {
        name: "broken",
        key: "one",
        market: null,
        state: "failed",
        reason: "It cannot be done.",
      },
    ],
    total: 1,
    page: 1,
    pageSize: 25,
  });
  expect(await list("?state=completed")).toMatchObject({ items: [], total: 0 });
});

const retryPath = (id: string | undefined) => `/api/it/jobs/broken/${id}/retry`;
const readRetries = async () =>
  (await admin.send("GET", "/api/it/audit?entity=job&action=retry")).json<AuditList>();

test("a failed job is retried by hand once with an idempotency key, and leaves one audit entry", async () => {
  const [job] = (await list()).items;
  const path = retryPath(job?.id);
  isMended = true;
  const retry = () =>
    admin.send("POST", path, { json: {}, headers: { "idempotency-key": "retry-one" } });
  const answers = [...(await Promise.all([retry(), retry()])), await retry()];
  expect(answers.map(({ statusCode, body }) => [statusCode, JSON.parse(body)])).toEqual(
    answers.map(() => [202, { id: job?.id }]),
  );
  await expect.poll(async () => (await list("?state=completed")).total).toBe(1);
  expect((await admin.send("POST", path, { json: {} })).statusCode).toBe(404);
  expect(await readRetries()).toMatchObject({
    items: [
      {
        actor: "admin@wayroam.test",
        market: null,
        action: "retry",
        entity: "job",
        entityId: job?.id,
        name: "broken",
        changes: [],
      },
    ],
    total: 1,
  });
});

test("a job whose retry is not committed has still failed", async () => {
  const [job] = (await list()).items;
  const { total } = await readRetries();
  // The audit refuses the row, so the transaction of the retry is rolled back.
  await sql`alter table audit add constraint no_retry check (action <> 'retry') not valid`.execute(
    api.db,
  );
  expect((await admin.send("POST", retryPath(job?.id), { json: {} })).statusCode).toBe(500);
  await sql`alter table audit drop constraint no_retry`.execute(api.db);
  expect((await list()).items).toMatchObject([{ id: job?.id, key: "one", state: "failed" }]);
  expect((await readRetries()).total).toBe(total);
});

test("an administrator of some countries sees and retries the jobs of their markets alone", async () => {
  for (const market of ["it-IT", "en-US", "fr-FR"])
    await api.worker?.send(api.db, broken, { id: `in ${market}`, market });
  await api.worker?.idle();
  const ids = new Map((await list()).items.map(({ key, id }) => [key, id]));
  expect([...ids.keys()].toSorted()).toEqual(["in en-US", "in fr-FR", "in it-IT", "one"]);

  const limited = await api.signIn("admin");
  const limit = (countries: string[] | null) =>
    api.db.updateTable("session").set({ countries }).execute();
  await limit(["it", "us"]);
  for (const country of ["it", "us"]) {
    const seen = (await limited.send("GET", `/api/${country}/jobs`)).json<Listed>();
    expect(seen.items.map(({ market }) => market)).toEqual(["en-US", "it-IT"]);
    expect(seen.total).toBe(2);
  }
  expect((await limited.send("GET", "/api/fr/jobs")).statusCode).toBe(403);
  const retry = async (key: string, country = "it") => {
    const path = `/api/${country}/jobs/broken/${ids.get(key)}/retry`;
    return (await limited.send("POST", path, { json: {} })).statusCode;
  };
  expect(await retry("in fr-FR")).toBe(404);
  expect(await retry("in fr-FR", "fr")).toBe(403);
  expect(await retry("one")).toBe(404);
  isMended = true;
  expect(await retry("in en-US")).toBe(202);
  await limit(null);
  const entry = { entity: "job", action: "retry", market: "en-US", entityId: ids.get("in en-US") };
  const audit = await admin.send("GET", "/api/us/audit?entity=job");
  expect(audit.json<AuditList>().items[0]).toMatchObject({ ...entry, name: "broken" });
  const failed = (await list()).items.map(({ key }) => key);
  expect(failed.toSorted()).toEqual(["in fr-FR", "in it-IT", "one"]);
});

test("jobs are for administrators, and their parameters are validated", async () => {
  const editor = await api.signIn("editor");
  const retry = `/api/it/jobs/broken/${crypto.randomUUID()}/retry`;
  expect((await editor.send("GET", "/api/it/jobs")).statusCode).toBe(403);
  expect((await editor.send("POST", retry, { json: {} })).statusCode).toBe(403);
  const anonymous = api.anonymous();
  expect((await anonymous.send("GET", "/api/it/jobs")).statusCode).toBe(401);
  expect((await anonymous.send("POST", retry, { json: {} })).statusCode).toBe(401);
  for (const query of ["?state=lost", "?pageSize=101", "?page=0", "?colour=red"])
    expect((await admin.send("GET", `/api/it/jobs${query}`)).statusCode).toBeGreaterThanOrEqual(
      400,
    );
  for (const wrong of [retry, "/api/it/jobs/broken/1/retry", retry.replace("broken", "none")])
    expect((await admin.send("POST", wrong, { json: {} })).statusCode).toBe(404);
  expect((await admin.send("POST", retry, { json: { force: true } })).statusCode).toBe(400);
});
