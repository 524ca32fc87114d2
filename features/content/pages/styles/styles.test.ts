import { afterAll, beforeAll, expect, test } from "vitest";
import { openStaffApi } from "#apps/server/testing/staff-api.ts";
import type { SignInBrowser } from "#platform/server/identity/testing/sign-in-browser.ts";
import { cleanerVersion } from "#platform/server/css/cleaner.ts";
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
let pageCount = 0;
const text = (id: string, customCss: string): PageInput["blocks"][number] => ({
  ...newPage(id).blocks[0]!,
  blockType: "wr-text",
  content: { title: "", text: "", customCss },
});
const page = (overrides: Partial<PageInput>): PageInput => {
  pageCount += 1;
  const slug = `styled-${pageCount}`;
  return { ...newPage("a"), name: slug, slug, isPublished: true, ...overrides };
};
const create = async (overrides: Partial<PageInput>) => {
  const answer = await editor.send("POST", pages, { json: page(overrides) });
  expect({ status: answer.statusCode, body: answer.body }).toMatchObject({ status: 201 });
  return answer.json<Page>();
};
const stylesOf = async ({ slug }: Page) =>
  (await publishedPageBySlug(api.db, "it-IT", slug))?.styles;
const readStored = ({ id }: Page) =>
  api.db
    .selectFrom("custom_page")
    .select("styles")
    .where("id", "=", id)
    .executeTakeFirstOrThrow()
    .then(({ styles }) => styles);
const writeStyles = ({ id }: Page, styles: object | null) =>
  api.db
    .updateTable("custom_page")
    .set({ styles: JSON.stringify(styles) })
    .where("id", "=", id)
    .execute();
const errorsOf = async (overrides: Partial<PageInput>) => {
  const answer = await editor.send("POST", pages, { json: page(overrides) });
  expect(answer.statusCode).toBe(422);
  return answer.json<{ errors: readonly { path: string; message: string }[] }>().errors;
};

const red = "h2 { color: red }";
const blue = "#b-a { color: blue }";
const scoped = (id: string, css: string) => `@scope (#${id}) {\n${css}\n}`;

test("saves and restores store the cleaned and scoped style sheets", async () => {
  const first = await create({ customCss: red, blocks: [text("a", blue), text("b", " ")] });
  const styles = {
    page: scoped("page", red),
    blocks: new Map([["a", scoped("b-a", ":scope { color: blue }")]]),
  };
  expect(await stylesOf(first)).toEqual(styles);
  expect(await readStored(first)).toEqual({
    rules: cleanerVersion,
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
  expect(await readStored(first)).toMatchObject({ version: 3 });
});

test("stored style sheets are used unless cleaning rules or page version differ", async () => {
  const styled = await create({ customCss: red, blocks: [text("a", "")] });
  const validStyles = { rules: cleanerVersion, version: 1, page: "p {}", blocks: [] };
  const servedCss = async (styles: object | null) => {
    await writeStyles(styled, styles);
    return (await stylesOf(styled))?.page;
  };
  expect(await servedCss(validStyles)).toBe("p {}");
  expect(await servedCss({ ...validStyles, rules: cleanerVersion - 1 })).toBe(scoped("page", red));
  expect(await servedCss({ ...validStyles, version: 0 })).toBe(scoped("page", red));
  expect(await servedCss(null)).toBe(scoped("page", red));
});

test("a style sheet saved before a cleaning rule existed is cleaned when read", async () => {
  const styled = await create({ customCss: red, blocks: [text("a", "")] });
  await api.db
    .updateTable("custom_page")
    .set({ custom_css: `${red} p { --p: fixed; position: var(--p) }`, styles: "null" })
    .where("id", "=", styled.id)
    .execute();
  expect((await stylesOf(styled))?.page).toBe(scoped("page", `${red} p { --p: fixed }`));
});

test("errors in style sheets are reported at the path of their sheet", async () => {
  const invalid = "p {\n position: var(--p) }";
  expect(
    await errorsOf({ customCss: invalid, blocks: [text("a", red), text("b", invalid)] }),
  ).toEqual([
    ...["customCss", "blocks.1.content.customCss"].map((path) => ({
      path,
      message: expect.stringMatching(/^Custom CSS, line 2: position: fixed is not allowed/),
    })),
    expect.objectContaining({ path: "blocks" }),
  ]);
});

test("a too long style sheet is refused unparsed, and all sheets of a page together are limited", async () => {
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

test("a page with style sheets of the maximum length is saved within five seconds", async () => {
  const blocks = Array.from({ length: 7 }, (_, index) =>
    text(`b${index}`, `p { ${"color: red; ".repeat(1600)} }`),
  );
  const startedAt = performance.now();
  await create({ customCss: `p { ${"top: 0; ".repeat(6000)} }`, blocks });
  expect(performance.now() - startedAt).toBeLessThan(5000);
});
