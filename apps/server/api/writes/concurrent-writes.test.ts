import { AsyncLocalStorage } from "node:async_hooks";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Page, PageInput } from "#features/content/pages/contract.ts";
import { newPage } from "#features/content/pages/page-defaults.ts";
import { insertPage } from "#features/content/pages/store.ts";
import type { SignInBrowser } from "#platform/server/identity/testing/sign-in-browser.ts";
import type { Database } from "#platform/server/database/tables.ts";
import { openStaffApi } from "#apps/server/testing/staff-api.ts";
import { testEngine } from "#platform/testing/server.ts";

// Concurrent saves: on PostgreSQL their transactions overlap.
const rounds = 8;
const pages = "/api/it/custompages";
let api: Awaited<ReturnType<typeof openStaffApi>>;
let editor: SignInBrowser;
beforeAll(async () => {
  api = await openStaffApi();
  editor = await api.signIn("editor");
});
afterAll(() => api.close());

let pageCount = 0;
const page = (over: Partial<PageInput> = {}): PageInput => {
  pageCount += 1;
  return { ...newPage("space"), name: `Page ${pageCount}`, slug: `at-once-${pageCount}`, ...over };
};
const post = (json: object) => editor.send("POST", pages, { json });
/** Saves over whatever version is stored. */
const put = (id: string, json: object) =>
  editor.send("PUT", `${pages}/${id}`, {
    json: { ...json, version: undefined, updatedAt: undefined },
  });
const remove = (id: string, json: object = {}) => editor.send("DELETE", `${pages}/${id}`, { json });
const restore = (id: string, json: object = {}) =>
  editor.send("POST", `${pages}/${id}/versions/1/restore`, { json });
/** Without its version, so that a later save is held to none. */
const create = async (over: Partial<PageInput> = {}) => {
  const { version: _version, ...made } = (await post(page(over))).json<Page>();
  return made;
};
const redirect = (from: string, to = "/elsewhere") =>
  editor.send("POST", "/api/it/redirects", { json: { from, to, status: 301, enabled: true } });

type Answer = Awaited<ReturnType<typeof post>>;

/** The sorted statuses of concurrent requests; every refusal must name its field. */
const sortedStatuses = async (...sent: readonly Promise<Answer>[]) => {
  const answers = await Promise.all(sent);
  for (const answer of answers)
    if (answer.statusCode === 422)
      expect(answer.json()).toMatchObject({ title: "Validation failed", errors: [{}] });
  return answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b);
};
const fieldOf = (answer: Answer) => answer.json<{ errors: { path: string }[] }>().errors[0]?.path;

test("of concurrent new pages with one slug one is created and the others are refused with the field", async () => {
  for (let round = 0; round < rounds; round += 1) {
    const slug = `contested-${round}`;
    const answers = await Promise.all(
      [slug, slug.toUpperCase(), slug, slug].map((each) => post(page({ slug: each }))),
    );
    const statuses = answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b);
    expect(statuses).toEqual([201, 422, 422, 422]);
    const refused = answers.filter(({ statusCode }) => statusCode === 422);
    expect(refused.map(fieldOf)).toEqual(["slug", "slug", "slug"]);
  }
});

test("of concurrent pages with one routing key one is saved", async () => {
  for (let round = 0; round < rounds; round += 1) {
    const routingKey = `key-${round}`;
    const existingPage = await create();
    const answers = await Promise.all([
      post(page({ routingKey })),
      put(existingPage.id, { ...existingPage, routingKey }),
    ]);
    const refused = answers.filter(({ statusCode }) => statusCode === 422);
    expect(refused.map(fieldOf)).toEqual(["routingKey"]);
  }
});

test("concurrent renames and creations never give two pages one slug", async () => {
  for (let round = 0; round < rounds; round += 1) {
    const [one, two] = [await create(), await create()];
    const slug = `renamed-${round}`;
    expect(await sortedStatuses(put(one.id, { ...one, slug }), post(page({ slug })))).toContain(
      422,
    );
    const other = `renamed-again-${round}`;
    expect(
      await sortedStatuses(
        put(one.id, { ...one, slug: other }),
        put(two.id, { ...two, slug: other }),
      ),
    ).toEqual([200, 422]);
  }
});

test("a deletion and a save of one page run one after the other", async () => {
  for (let round = 0; round < rounds; round += 1) {
    const one = await create();
    const [removed, saved] = await Promise.all([
      remove(one.id),
      put(one.id, { ...one, name: "Saved" }),
    ]);
    expect(removed.statusCode).toBe(200);
    expect([200, 404]).toContain(saved.statusCode);
    expect((await editor.send("GET", `${pages}/${one.id}`)).statusCode).toBe(404);
  }
});

test("a deleted page is restored once, and not next to a new page with its slug", async () => {
  for (let round = 0; round < rounds; round += 1) {
    const one = await create();
    await remove(one.id);
    expect(await sortedStatuses(restore(one.id), post(page({ slug: one.slug })))).toContain(422);
    const two = await create();
    await remove(two.id);
    const [first, second] = await sortedStatuses(restore(two.id), restore(two.id));
    expect(first).toBe(200);
    expect([200, 412]).toContain(second);
  }
});

test("a redirect created while its page is published never hides the page without confirmation", async () => {
  for (let round = 0; round < rounds; round += 1) {
    const slug = `published-${round}`;
    const statuses = await sortedStatuses(
      post(page({ slug, isPublished: true })),
      redirect(`/${slug}`),
    );
    expect([
      [201, 422], // The page was created first.
      [201, 428], // The redirect was created first.
    ]).toContainEqual(statuses);
  }
});

test("concurrent slug swaps and redirects all get a response, without a deadlock", async () => {
  const [one, two] = [await create({ isPublished: true }), await create({ isPublished: true })];
  const forced = { forceSave: true, forceSaveDeleting: true, forceCreateMissing: true };
  for (let round = 0; round < rounds; round += 1) {
    const answers = await Promise.all([
      put(one.id, { ...one, slug: `swap-a-${round}`, ...forced }),
      put(two.id, { ...two, slug: `swap-b-${round}`, ...forced }),
      redirect(`/swap-a-${round}`, "/there"),
      redirect(`/swap-b-${round}`, `/swap-a-${round}`),
      put(one.id, { ...one, slug: `swap-b-${round}`, ...forced }),
    ]);
    for (const { statusCode } of answers) expect([200, 201, 422, 428]).toContain(statusCode);
  }
});

test("of concurrent redirects from one path one is created", async () => {
  for (let round = 0; round < rounds; round += 1)
    expect(
      await sortedStatuses(redirect(`/leaves-${round}`), redirect(`/LEAVES-${round}/`)),
    ).toEqual([201, 422]);
});

test("concurrent first writes of a setting all succeed, one after the other", async () => {
  const admin = await api.signIn("admin");
  await api.db.deleteFrom("setting").execute();
  const set = () =>
    admin.send("PUT", "/api/it/settings/maintenance", {
      json: { value: { site: false, customPage: false, message: "", from: null, until: null } },
    });
  expect(await sortedStatuses(set(), set(), set(), set())).toEqual([200, 200, 200, 200]);
});

/** Whether anything waits for a lock in the database, as PostgreSQL says at this moment. */
const waitsIn = async (trx: Database): Promise<boolean> => {
  const { rows } = await sql<{ waits: boolean }>`
    SELECT EXISTS (
      SELECT FROM pg_locks JOIN pg_stat_activity USING (pid)
      WHERE NOT granted AND datname = current_database()
    ) AS waits`.execute(trx);
  return rows[0]?.waits === true;
};

/** Starts a save in the middle of a transaction that does not take the application's locks. */
const saveDuringTransaction = async (
  first: (trx: Database) => Promise<unknown>,
  save: () => Promise<Answer>,
  then: (trx: Database) => Promise<unknown>,
): Promise<Answer> => {
  // The save is somebody else's, and nothing that this transaction asks.
  const asSomebodyElse = AsyncLocalStorage.snapshot();
  const { saved } = await api.db.transaction().execute(async (trx) => {
    // Of two that wait for each other PostgreSQL aborts the one that asks first: the save.
    if (testEngine() === "postgres") await sql`SET LOCAL deadlock_timeout = '1min'`.execute(trx);
    await first(trx);
    const pendingSave = asSomebodyElse(save);
    // The embedded database starts the save only later.
    if (testEngine() === "postgres") await expect.poll(() => waitsIn(trx)).toBe(true);
    await then(trx);
    return { saved: pendingSave };
  });
  return saved;
};

test("a slug taken by a program that skips the locks is refused like any taken slug", async () => {
  const slug = "past-the-locks";
  const answer = await saveDuringTransaction(
    (trx) => insertPage(trx, "it-IT", page({ slug })),
    () => post(page({ slug })),
    async () => {},
  );
  expect(answer.statusCode).toBe(422);
  expect(fieldOf(answer)).toBe("slug");
});

test("a save that the database aborts for a deadlock is retried", async () => {
  const [one, slug] = [await create(), "past-the-locks-again"];
  const answer = await saveDuringTransaction(
    (trx) => insertPage(trx, "it-IT", page({ slug })),
    () => put(one.id, { ...one, slug }),
    (trx) => trx.updateTable("custom_page").set({ name: "x" }).where("id", "=", one.id).execute(),
  );
  expect(answer.statusCode).toBe(422);
  expect(fieldOf(answer)).toBe("slug");
});
