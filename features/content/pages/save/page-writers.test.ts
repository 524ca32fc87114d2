import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openBulkApi } from "#apps/server/testing/bulk/bulk-api.ts";
import { blockSchemas, type BlockName } from "#blocks/schemas.ts";
import { formDraft } from "#features/content/forms/testing/form-draft.ts";
import type { Page, PageInput } from "#features/content/pages/contract.ts";
import { unchecked } from "#apps/server/testing/staff-api.ts";
import { newPage } from "#features/content/pages/page-defaults.ts";
import { runDuePlan } from "#features/content/pages/publication/run.ts";
import { readPublication, replacePlan } from "#features/content/pages/publication/store.ts";
import { insertPage, pageById } from "#features/content/pages/store.ts";
import { saveVersion } from "#features/content/pages/versions/store.ts";
import { insertDefaultSetting } from "#features/company/settings/store.ts";
import { writeStructure } from "#features/content/templates/store.ts";
import { pageRules } from "#apps/server/api/pages/page-rules.ts";

const market = "it-IT";
const pages = "/api/it/custompages";
const force = { forceSave: true, forceSaveDeleting: true, forceCreateMissing: true };

let api: Awaited<ReturnType<typeof openBulkApi>>;
let template = "";
/** A form of another market. */
let elsewhere = "";
beforeAll(async () => {
  api = await openBulkApi(null, unchecked);
  const made = { ...newPage("a"), name: "Season", owner: { kind: "template" as const } };
  ({ id: template } = await insertPage(api.db, market, made));
  const form = await api.admin.send("POST", "/api/fr/forms", { json: formDraft() });
  elsewhere = form.json<{ id: string }>().id;
  await writeStructure(api.db, market, template, {
    fixed: [],
    forbidden: ["wr-space"],
    allowed: null,
  });
});
afterAll(() => api.close());

const block = (blockType: BlockName, content: object = {}) => ({
  id: blockType,
  blockType,
  enabled: true,
  schedule: null,
  content: { ...blockSchemas[blockType].start, ...content },
});

let count = 0;
const page = (over: Partial<PageInput> = {}): PageInput => {
  count += 1;
  return {
    ...newPage("space"),
    name: `Page ${count}`,
    slug: `page-${count}`,
    blocks: [block("wr-text", { title: "Words", text: "Words" })],
    ...over,
  };
};

type Rule = Readonly<{
  /** The field that the rule is about. */
  path: string;
  /** What a page has before it is broken. */
  before?: () => Partial<PageInput>;
  /** What a page has that breaks it. */
  broken: () => Partial<PageInput>;
  /** What it has in the same field that breaks the rule otherwise; absent where all else is right. */
  other?: () => Partial<PageInput>;
}>;

const css = "p { position: fixed }";
const rules: Readonly<Record<string, Rule>> = {
  "its name": { path: "name", broken: () => ({ name: "" }) },
  "the length of a text": {
    path: "seo.title",
    broken: () => ({ seo: { ...newPage("a").seo, title: "t".repeat(121) } }),
    other: () => ({ seo: { ...newPage("a").seo, title: "u".repeat(121) } }),
  },
  "the form of a slug": {
    path: "slug",
    broken: () => ({ slug: "no good" }),
    other: () => ({ slug: "no better" }),
  },
  "the content of a block": {
    path: "blocks.0.content.spaceSize",
    broken: () => ({ blocks: [block("wr-space", { spaceSize: "endless" })] }),
    other: () => ({ blocks: [block("wr-space", { spaceSize: "eternal" })] }),
  },
  "its style sheet": {
    path: "customCss",
    broken: () => ({ customCss: css }),
    other: () => ({ customCss: `${css} ${css}` }),
  },
  "addresses of the site": {
    path: "slug",
    broken: () => ({ slug: "viaggi" }),
    other: () => ({ slug: "login" }),
  },
  "addresses of records": { path: "slug", broken: () => ({ slug: "viaggi/nepal-annapurna" }) },
  "what it belongs to": {
    path: "owner",
    broken: () => ({ slug: "", owner: { kind: "travel", id: randomUUID() } }),
  },
  "its template": { path: "template", broken: () => ({ template: randomUUID() }) },
  "the structure of its template": {
    path: "blocks.0.blockType",
    before: () => ({ template }),
    broken: () => ({ template, blocks: [block("wr-space")] }),
  },
  "what blocks name": {
    path: "blocks.0.content.form",
    broken: () => ({ blocks: [block("wr-form", { form: elsewhere })] }),
    other: () => ({ blocks: [block("wr-form", { form: randomUUID() })] }),
  },
  "where blocks stand": {
    path: "blocks.0.blockType",
    broken: () => ({ blocks: [block("wr-promises")] }),
  },
};

const pathsOf = (answer: { statusCode: number; json: () => unknown }) => {
  const { errors = [] } = answer.json() as { errors?: readonly { path: string }[] };
  return { status: answer.statusCode, paths: errors.map(({ path }) => path) };
};
const refusedAt = (path: string) => ({
  status: 422,
  paths: expect.arrayContaining([path]) as unknown,
});
const send = (method: "POST" | "PUT", path: string, json: object) =>
  api.admin.send(method, path, { json });
const stored = (over: Partial<PageInput>) => insertPage(api.db, market, page(over));
const isLive = async ({ id }: Page) => (await pageById(api.db, market, id))?.isPublished;

const runSchedule = async ({ id }: Page, isPublished: boolean) => {
  const due = new Date(Date.now() - 1000).toISOString();
  const moments = isPublished
    ? { publishAt: due, unpublishAt: null }
    : { publishAt: null, unpublishAt: due };
  await api.db.transaction().execute(async (trx) => {
    await replacePlan(trx, market, id, {
      ...moments,
      confirmed: [],
      setBy: "editor",
      setAt: new Date(),
    });
    await runDuePlan(trx, { market, pageId: id }, new Date(), pageRules("Wayroam"));
  });
  return (await readPublication(api.db, market, id)).lastRun;
};
const bulkOf = ({ id }: Page, isPublished: boolean) => ({
  kind: "page",
  action: { type: "publish", isPublished },
  rows: [{ id, version: null }],
});
/** What the dry run of a bulk action says of a page. */
const planBulk = async (stored: Page) => (await api.plan(bulkOf(stored, true))).rows;
const runBulk = async (stored: Page, isPublished: boolean) => {
  const run = await api.run(bulkOf(stored, isPublished));
  // What the plan left out goes to the save itself when it is tried again.
  return run.counts.refused === 0 ? run.counts : (await api.control(run, "retry")).counts;
};

beforeEach(async () => {
  await api.db
    .deleteFrom("custom_page")
    .where("owner_kind", "is distinct from", "template")
    .execute();
});

describe.each(Object.entries(rules))("%s", (_name, { path, before, broken, other }) => {
  const put = (record: Page, over: object) =>
    send("PUT", `${pages}/${record.id}`, { ...record, ...over, ...force });

  test("holds for a page that is made and planned", async () => {
    expect(pathsOf(await send("POST", pages, page(broken())))).toEqual(refusedAt(path));
    const { id } = await stored(broken());
    const plan = { publishAt: "2099-01-01T00:00:00Z", unpublishAt: null };
    expect(pathsOf(await send("PUT", `${pages}/${id}/publication`, plan))).toEqual(refusedAt(path));
  });

  test("holds for a version that is put back, and for a page that is brought back", async () => {
    const good = await stored(before?.() ?? {});
    const old = { ...good, ...broken(), version: 7 };
    await saveVersion(api.db, market, old, { author: null, summary: "" });
    const restore = () => send("POST", `${pages}/${good.id}/versions/7/restore`, force);
    // A page keeps the template that it has, whichever its version had.
    const back = path === "template" ? { status: 200, paths: [] } : refusedAt(path);
    expect(pathsOf(await restore())).toEqual(back);
    await api.db.deleteFrom("custom_page").where("id", "=", good.id).execute();
    expect(pathsOf(await restore())).toEqual(refusedAt(path));
  });

  test("holds for a page that is saved", async () => {
    expect(pathsOf(await put(await stored(before?.() ?? {}), broken()))).toEqual(refusedAt(path));
  });

  test.each([false, true])("lets stand what a stored page has (published: %s)", async (isLive) => {
    const standing = await stored({ ...broken(), isPublished: isLive });
    const rest = { customHtmlClasses: ["wide"] };
    const saved = await put(standing, rest);
    expect(pathsOf(saved)).toMatchObject({ status: 200 });
    const changed = await put(saved.json<Page>(), other?.() ?? rest);
    expect(pathsOf(changed)).toEqual(other ? refusedAt(path) : { status: 200, paths: [] });
  });

  test("holds for whatever publishes", async () => {
    const draft = await stored(broken());
    const asked = await put(draft, { isPublished: true });
    expect(pathsOf(asked)).toEqual(refusedAt(path));
    expect(await runSchedule(draft, true)).toMatchObject({ isDone: false });
    const { detail } = asked.json<{ detail: string }>();
    expect(await planBulk(draft)).toMatchObject([{ outcome: "refuse", reason: detail }]);
    expect(await runBulk(draft, true)).toMatchObject({ refused: 1, changed: 0 });
    expect(await isLive(draft)).toBe(false);
  });

  test.each(["save", "clock", "bulk"])("lets a page leave the site by the %s", async (writer) => {
    const live = await stored({ ...broken(), isPublished: true });
    if (writer === "save") await put(live, { isPublished: false });
    else if (writer === "clock") await runSchedule(live, false);
    else await runBulk(live, false);
    expect(await isLive(live)).toBe(false);
  });
});

test("maintenance locks all writers but administrators and the clock", async () => {
  const [draft, live] = [await stored({}), await stored({ isPublished: true })];
  const planned = await stored({});
  await insertDefaultSetting(api.db, market, "maintenance", { customPage: true, message: "Wait." });
  const answers = [
    await api.editor.send("POST", pages, { json: page() }),
    await api.editor.send("PUT", `${pages}/${draft.id}`, { json: { ...draft, name: "Mine" } }),
    await api.editor.send("PUT", `${pages}/${live.id}`, {
      json: { ...live, isPublished: false, ...force },
    }),
    await api.editor.send("POST", `${pages}/${draft.id}/versions/1/restore`, { json: {} }),
    await api.editor.send("DELETE", `${pages}/${draft.id}`, { json: {} }),
    await api.editor.send("PUT", `${pages}/${draft.id}/publication`, {
      json: { publishAt: "2099-01-01T00:00:00Z", unpublishAt: null },
    }),
  ];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 423));
  expect(await runSchedule(planned, true)).toMatchObject({ isDone: true });
  expect(await runSchedule(live, false)).toMatchObject({ isDone: true });
  expect(await runBulk(draft, true)).toMatchObject({ changed: 1 });
});
