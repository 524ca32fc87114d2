import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openStaffApi } from "#apps/server/testing/staff-api.ts";
import { blockSchemas, type BlockName } from "#blocks/schemas.ts";
import type { Page, PageInput } from "#features/content/pages/contract.ts";
import { newPage } from "#features/content/pages/page-defaults.ts";
import {
  openStructure,
  type Structure,
  type TemplateSummary,
} from "#features/content/templates/contract.ts";

const path = "/api/it/custompages";
type Office = Awaited<ReturnType<typeof openStaffApi>>;
type Browser = Awaited<ReturnType<Office["signIn"]>>;
let office: Office;
let editor: Browser;
let superEditor: Browser;
beforeAll(async () => {
  office = await openStaffApi();
  editor = await office.signIn("editor");
  superEditor = await office.signIn("super");
});
afterAll(() => office.close());

const block = (blockType: BlockName, id: string = blockType) => ({
  id,
  blockType,
  content: { ...blockSchemas[blockType].start },
  enabled: true,
  schedule: null,
});
const input = (over: Partial<PageInput>): PageInput => ({
  ...newPage("space"),
  name: "Autumn",
  ...over,
});
const errorsOf = (answer: { json: () => unknown }) =>
  (answer.json() as { errors: { path: string; message: string }[] }).errors;

const post = (browser: Browser, over: Partial<PageInput>) =>
  browser.send("POST", path, { json: input(over) });
const makeTemplate = async (over: Partial<PageInput> = {}) => {
  const made = await post(superEditor, { owner: { kind: "template" }, ...over });
  expect(made.statusCode).toBe(201);
  return made.json<Page>();
};
const saveStructure = (id: string, structure: Structure, version?: number) =>
  superEditor.send("PUT", `/api/it/templates/structure/${id}`, {
    json: structure,
    headers: version === undefined ? {} : { "if-match": `"${version}"` },
  });
const listed = async (name: "lists" | "pages", query = "") =>
  (await editor.send("GET", `/api/it/templates/${name}?${query}`)).json<{
    items: readonly TemplateSummary[];
    total: number;
  }>();

test("a template is written by super editors, and never published or listed among pages", async () => {
  expect((await post(editor, { owner: { kind: "template" } })).statusCode).toBe(403);
  expect((await post(editor, { owner: { kind: "block-list" } })).statusCode).toBe(403);
  const template = await makeTemplate({ name: "Campaign" });
  const save = (browser: Browser, over: Partial<PageInput>) =>
    browser.send("PUT", `${path}/${template.id}`, { json: { ...template, ...over } });
  expect((await save(editor, { name: "Mine" })).statusCode).toBe(403);
  expect(errorsOf(await save(superEditor, { isPublished: true }))).toContainEqual(
    expect.objectContaining({ path: "isPublished" }),
  );
  // A template does not become a page of its own, by which it would be seen.
  expect(errorsOf(await save(superEditor, { owner: null, slug: "seen" }))).toContainEqual(
    expect.objectContaining({ path: "owner" }),
  );
  const pages = (await editor.send("GET", path)).json<{ items: readonly Page[] }>();
  expect(pages.items.map(({ id }) => id)).not.toContain(template.id);
  const plan = await superEditor.send("PUT", `${path}/${template.id}/publication`, {
    json: { publishAt: "2099-01-01T00:00:00Z", unpublishAt: null },
  });
  expect(plan.statusCode).toBe(422);
});

test("an older version of a template is put back by super editors alone", async () => {
  const template = await makeTemplate({ name: "Spring" });
  const json = { ...template, name: "Late spring" };
  await superEditor.send("PUT", `${path}/${template.id}`, { json });
  const restore = (browser: Browser) =>
    browser.send("POST", `${path}/${template.id}/versions/1/restore`, { json: {} });
  expect((await restore(editor)).statusCode).toBe(403);
  expect((await restore(superEditor)).json()).toMatchObject({ name: "Spring", version: 3 });
});

test("lists of blocks and templates are listed apart, with their blocks and who made them", async () => {
  const blocks = [block("wr-text"), block("wr-faq")];
  const made = await post(superEditor, { name: "Trust", owner: { kind: "block-list" }, blocks });
  const { id } = made.json<Page>();
  const { items } = await listed("lists", "search=trus");
  expect(items).toEqual([
    expect.objectContaining({ id, name: "Trust", used: 0, isMine: false, author: "Daniel Ortega" }),
  ]);
  expect(items[0]?.blocks.map(({ label }) => label)).toEqual(["Text", "FAQ"]);
  expect((await listed("pages", "search=trus")).total).toBe(0);
  expect((await listed("lists", "search=trus&mine=true")).total).toBe(0);
});

test("the structure of a template holds at each save of a page that is made of it", async () => {
  const { id: template } = await makeTemplate({ blocks: [block("wr-hero"), block("wr-text")] });
  const structure = { fixed: ["wr-hero"], forbidden: ["wr-video"], allowed: null };
  expect((await saveStructure(template, structure)).statusCode).toBe(200);

  const refused = await post(editor, { slug: "a", template, blocks: [block("wr-video")] });
  expect(errorsOf(refused)).toEqual([
    {
      path: "blocks.0.blockType",
      message: "The template of this page does not allow Video.",
    },
    {
      path: "blocks",
      message: "The template of this page needs the block Hero. Add it back.",
    },
    {
      path: "blocks",
      message: "You have validation errors in your blocks. Please double check all fields.",
    },
  ]);
  const made = await post(editor, { slug: "a", template, blocks: [block("wr-hero")] });
  expect(made.statusCode).toBe(201);
  const page = made.json<Page>();
  const { version: _version, updatedAt: _updatedAt, ...content } = page;
  const save = (over: Partial<PageInput>, browser = editor) =>
    browser.send("PUT", `${path}/${page.id}`, { json: { ...content, ...over } });
  expect((await save({ blocks: [block("wr-text")] })).statusCode).toBe(422);
  expect((await save({ blocks: [block("wr-hero"), block("wr-video")] })).statusCode).toBe(422);
  expect((await save({ blocks: [block("wr-hero"), block("wr-text")] })).statusCode).toBe(200);

  // What a page holds may stay when the template forbids it later.
  await saveStructure(template, { ...structure, forbidden: ["wr-text"] });
  const kept = { blocks: [block("wr-hero"), block("wr-text")], name: "Kept" };
  expect((await save(kept)).statusCode).toBe(200);
  const more = { blocks: [...kept.blocks, block("wr-text", "another")] };
  expect(errorsOf(await save(more)).map((error) => error.path)).toEqual([
    "blocks.2.blockType",
    "blocks",
  ]);
});

test("a page stays with its template until a super editor loosens it, and so does the template", async () => {
  const { id: template } = await makeTemplate({ name: "Season" });
  const made = await post(editor, { slug: "season", template });
  const page = made.json<Page>();
  expect((await listed("pages", "search=season")).items[0]?.used).toBe(1);
  const loosen = (browser: Browser) =>
    browser.send("PUT", `${path}/${page.id}`, { json: { ...page, template: null } });
  const remove = () => superEditor.send("DELETE", `${path}/${template}`, { json: {} });
  expect(errorsOf(await loosen(editor))).toContainEqual(
    expect.objectContaining({ path: "template" }),
  );
  expect((await remove()).statusCode).toBe(409);
  expect((await loosen(superEditor)).statusCode).toBe(200);
  expect((await editor.send("DELETE", `${path}/${template}`, { json: {} })).statusCode).toBe(403);
  expect((await remove()).statusCode).toBe(200);
  expect(errorsOf(await post(editor, { slug: "none", template: randomUUID() }))).toContainEqual(
    expect.objectContaining({ path: "template" }),
  );
});

test("a structure keeps its own versions, which are put back", async () => {
  const { id } = await makeTemplate();
  const path = `/api/it/templates/structure/${id}`;
  const first = { ...openStructure, forbidden: ["wr-video"] };
  await saveStructure(id, first, 0);
  await saveStructure(id, { ...openStructure, fixed: ["wr-hero"] }, 1);
  const versionsAt = async (record: string) => {
    const answer = await superEditor.send("GET", `${record}/versions`);
    return answer.json<{ items: readonly { version: number; summary: string }[] }>().items;
  };
  const own = await versionsAt(path);
  expect(own.map(({ version }) => version)).toEqual([2, 1]);
  // The template, whose id it shares, keeps its own.
  const ofTemplate = await versionsAt(`/api/it/custompages/${id}`);
  expect(ofTemplate.map(({ version }) => version)).toEqual([1]);
  const restored = await superEditor.send("POST", `${path}/versions/1/restore`, { json: {} });
  expect([restored.statusCode, restored.json()]).toMatchObject([200, { id, ...first }]);
  const denied = await editor.send("POST", `${path}/versions/1/restore`, { json: {} });
  expect(denied.statusCode).toBe(403);
});

test("structures are listed as each is read", async () => {
  const { id } = await makeTemplate({ name: "Listed", blocks: [block("wr-hero")] });
  await saveStructure(id, { ...openStructure, forbidden: ["wr-video"] });
  const path = "/api/it/templates/structure";
  const list = (await editor.send("GET", `${path}?search=listed`)).json<object>();
  const read = (await editor.send("GET", `${path}/${id}`)).json<object>();
  expect(list).toMatchObject({ items: [read], total: 1, page: 1 });
});

test("a structure is guarded by its version and names a block once", async () => {
  const { id } = await makeTemplate();
  expect(
    (await saveStructure(id, { ...openStructure, forbidden: ["wr-video"] }, 0)).statusCode,
  ).toBe(200);
  expect((await saveStructure(id, openStructure, 0)).statusCode).toBe(412);
  const twice = { fixed: ["wr-hero"], forbidden: ["wr-hero"], allowed: null };
  expect((await saveStructure(id, twice)).statusCode).toBe(422);
  expect((await saveStructure(randomUUID(), openStructure)).statusCode).toBe(404);
  const denied = await editor.send("PUT", `/api/it/templates/structure/${id}`, {
    json: openStructure,
  });
  expect(denied.statusCode).toBe(403);
});
