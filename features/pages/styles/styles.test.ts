import { afterAll, beforeAll, expect, test } from "vitest";
import { openStaffApi } from "#apps/server/testing/staff-api.ts";
import type { SignInBrowser } from "#platform/server/identity/testing/sign-in-browser.ts";
import { sheetRules } from "#platform/server/css/cleaner.ts";
import type { Page, PageInput } from "../contract.ts";
import { newPage } from "../page-defaults.ts";
import { publishedPageBySlug } from "../store.ts";

let api: Awaited<ReturnType<typeof openStaffApi>>;
let editor: SignInBrowser;
beforeAll(async () => {
  api = await openStaffApi();
  editor = await api.signIn("editor");
});
afterAll(() => api.close());

const pages = "/api/it/custompages";
let made = 0;
const text = (id: string, customCss: string): PageInput["blocks"][number] => ({
  ...newPage(id).blocks[0]!,
  blockType: "wr-text",
  content: { title: "", text: "", customCss },
});
const page = (over: Partial<PageInput>): PageInput => {
  made += 1;
  const slug = `styled-${made}`;
  return { ...newPage("a"), name: slug, slug, isPublished: true, ...over };
};
const create = async (over: Partial<PageInput>) => {
  const answer = await editor.send("POST", pages, { json: page(over) });
  expect({ status: answer.statusCode, body: answer.body }).toMatchObject({ status: 201 });
  return answer.json<Page>();
};
const stylesOf = async ({ slug }: Page) =>
  (await publishedPageBySlug(api.db, "it-IT", slug))?.styles;
const stored = ({ id }: Page) =>
  api.db
    .selectFrom("custom_page")
    .select("styles")
    .where("id", "=", id)
    .executeTakeFirstOrThrow()
    .then(({ styles }) => styles);
const store = (one: Page, styles: object | null) =>
  api.db
    .updateTable("custom_page")
    .set({ styles: JSON.stringify(styles) })
    .where("id", "=", one.id)
    .execute();
const errorsOf = async (over: Partial<PageInput>) => {
  const answer = await editor.send("POST", pages, { json: page(over) });
  expect(answer.statusCode).toBe(422);
  return answer.json<{ errors: readonly { path: string; message: string }[] }>().errors;
};

const red = "h2 { color: red }";
const blue = "#b-a { color: blue }";
const scoped = (id: string, css: string) => `@scope (#${id}) {\n${css}\n}`;

test("a save stores the sheets as visitors get them, and so does a restore", async () => {
  const first = await create({ customCss: red, blocks: [text("a", blue), text("b", " ")] });
  const styles = {
    page: scoped("page", red),
    blocks: new Map([["a", scoped("b-a", ":scope { color: blue }")]]),
  };
  expect(await stylesOf(first)).toEqual(styles);
  expect(await stored(first)).toEqual({
    rules: sheetRules,
    version: 1,
    page: styles.page,
    blocks: [...styles.blocks],
  });
  expect(first).not.toHaveProperty("styles");
  const path = `${pages}/${first.id}`;
  const json = { ...first, customCss: "p { top: 0 }", blocks: [text("c", "")] };
  expect((await editor.send("PUT", path, { json })).statusCode).toBe(200);
  expect(await stylesOf(first)).toEqual({
    page: scoped("page", "p { top: 0 }"),
    blocks: new Map(),
  });
  await editor.send("POST", `${path}/versions/1/restore`, { json: {} });
  expect(await stylesOf(first)).toEqual(styles);
  expect(await stored(first)).toMatchObject({ version: 3 });
});

test("what is stored is shown as it is, until the rules or the page are others", async () => {
  const one = await create({ customCss: red, blocks: [text("a", "")] });
  const known = { rules: sheetRules, version: 1, page: "p {}", blocks: [] };
  const shown = async (styles: object | null) => {
    await store(one, styles);
    return (await stylesOf(one))?.page;
  };
  expect(await shown(known)).toBe("p {}");
  expect(await shown({ ...known, rules: sheetRules - 1 })).toBe(scoped("page", red));
  expect(await shown({ ...known, version: 0 })).toBe(scoped("page", red));
  expect(await shown(null)).toBe(scoped("page", red));
});

test("a sheet that was saved before a rule was made loses what is not allowed", async () => {
  const one = await create({ customCss: red, blocks: [text("a", "")] });
  await api.db
    .updateTable("custom_page")
    .set({ custom_css: `${red} p { --p: fixed; position: var(--p) }`, styles: "null" })
    .where("id", "=", one.id)
    .execute();
  expect((await stylesOf(one))?.page).toBe(scoped("page", `${red} p { --p: fixed }`));
});

test("errors stand at the sheets that they are of", async () => {
  const wrong = "p {\n position: var(--p) }";
  expect(await errorsOf({ customCss: wrong, blocks: [text("a", red), text("b", wrong)] })).toEqual(
    ["customCss", "blocks.1.content.customCss"].map((path) => ({
      path,
      message: expect.stringMatching(/^Custom CSS, line 2: position: fixed is not allowed/),
    })),
  );
});

test("a sheet that is too long is not read at all, and all of a page's together are bounded", async () => {
  const long = `p { color: red; } ${"[ ".repeat(100_000)}`;
  const errors = await errorsOf({ blocks: [text("a", long)] });
  expect(errors.map(({ path }) => path)).toEqual(["blocks.0.content.customCss", "blocks"]);
  expect(errors[0]?.message).not.toContain("Custom CSS");
  const sheet = `/*${"a".repeat(19_000)}*/`;
  const blocks = Array.from({ length: 11 }, (_, index) => text(`b${index}`, sheet));
  expect(await errorsOf({ blocks })).toEqual([
    { path: "customCss", message: expect.stringContaining("200000 characters") },
  ]);
});

test("a page whose sheets are as long as they may be is saved in a moment", async () => {
  const blocks = Array.from({ length: 7 }, (_, index) =>
    text(`b${index}`, `p { ${"color: red; ".repeat(1600)} }`),
  );
  const begun = performance.now();
  await create({ customCss: `p { ${"top: 0; ".repeat(6000)} }`, blocks });
  expect(performance.now() - begun).toBeLessThan(5000);
});
