import { afterAll, beforeAll, expect, test } from "vitest";
import type { PageInput } from "#features/content/pages/contract.ts";
import { newPage } from "#features/content/pages/page-defaults.ts";
import type { SignInBrowser } from "#platform/server/identity/testing/sign-in-browser.ts";
import { openStaffApi } from "#apps/server/testing/staff-api.ts";

let api: Awaited<ReturnType<typeof openStaffApi>>;
let editor: SignInBrowser;
beforeAll(async () => {
  api = await openStaffApi();
  editor = await api.signIn("editor");
});
afterAll(() => api.close());

const pages = "/api/it/custompages";
const page = (over: Partial<PageInput> = {}): PageInput => ({
  ...newPage("space"),
  name: "Winter",
  slug: "winter",
  ...over,
});
const total = async () => (await editor.send("GET", pages)).json<{ total: number }>().total;
const text = (over: object) => JSON.stringify({ ...page(), ...over });
type Refusal = Readonly<{ detail: string; errors?: readonly { path: string; message: string }[] }>;

/** Sends a body that must be refused, and checks that no page was created. */
const expectRefused = async (json: string, headers: Record<string, string> = {}) => {
  const before = await total();
  const answer = await editor.send("POST", pages, { json, headers });
  expect(await total()).toBe(before);
  expect(answer.body).not.toMatch(/node_modules|select |at .*\.ts/);
  return { status: answer.statusCode, ...answer.json<Refusal>() };
};

test.each([
  ["__proto__", '{"__proto__":{"isAdmin":true},"name":"x"}', ""],
  ["constructor.prototype", '{"constructor":{"prototype":{"isAdmin":true}}}', ""],
  ["an unknown key", text({ colour: "red" }), "colour"],
  ["a field of the editor's own state", text({ isNewPage: true }), "isNewPage"],
  [
    "an unknown key of a block",
    text({ blocks: [{ ...newPage("a").blocks[0], open: true }] }),
    "open",
  ],
  ["a body nested 20,000 deep", `{"name":${'{"a":'.repeat(20_000)}1${"}".repeat(20_000)}}`, ""],
  ["a list nested 20,000 deep", `{"blocks":${"[".repeat(20_000)}${"]".repeat(20_000)}}`, ""],
  ["broken JSON", '{"name":', ""],
  ["an empty body", "", ""],
  ["null", "null", ""],
])("400: %s", async (_what, json, named) => {
  const { status, detail } = await expectRefused(json);
  expect(status).toBe(400);
  expect(detail).toContain(named);
});

test("a body over the limit gets 413, XML gets 415", async () => {
  expect((await expectRefused(text({ name: "x".repeat(2_200_000) }))).status).toBe(413);
  expect((await expectRefused("<page/>", { "content-type": "application/xml" })).status).toBe(415);
});

const blocks = (over: object) => ({ blocks: [{ ...newPage("a").blocks[0], ...over }] });
const prose = (words: string) =>
  blocks({ blockType: "wr-text", content: { title: "", text: words, customCss: "" } });
const css = (style: string) =>
  blocks({ blockType: "wr-text", content: { title: "", text: "", customCss: style } });

test.each([
  ["NUL", { name: "a\u0000b" }, "name", ""],
  ["a lone surrogate", { seo: { ...page().seo, title: "\ud800" } }, "seo.title", ""],
  [
    "NUL in a block",
    blocks({ content: { spaceSize: "\u0000" } }),
    "blocks.0.content.spaceSize",
    "",
  ],
  ["a control character", { name: "a\u0007b" }, "name", "control character"],
  ["a line break in a name", { name: "a\nb" }, "name", "No line breaks"],
  ["a sign that turns the direction", { name: "a\u202eb" }, "name", "direction"],
  [
    "a sign that turns the direction in a block",
    blocks({ content: { spaceSize: "\u2067" } }),
    "blocks.0.content.spaceSize",
    "direction",
  ],
  [
    "a name of signs that nobody sees",
    { name: "\u200b\u2060" },
    "name",
    "Missing page name. Write something.",
  ],
  ["NUL in a key", blocks({ content: { "a\u0000": 1 } }), "blocks.0.content", ""],
  ["a slug that starts with /", { slug: "/a" }, "slug", "Wrong slug. Slug cannot start with /"],
  ["a slug of three parts", { slug: "a/b/c" }, "slug", "You can use just one /"],
  ["a slug with a space", { slug: "a b" }, "slug", "Wrong slug. Use just a-z, A-Z, 0-9, or -/_."],
  ["a slug of 10 KB", { slug: "a".repeat(10_240) }, "slug", ""],
  ["a class that is markup", { customHtmlClasses: ['"><img onerror>'] }, "customHtmlClasses.0", ""],
  [
    "two blocks of one id",
    { blocks: [newPage("a").blocks[0], newPage("a").blocks[0]] },
    "blocks.1.id",
    "",
  ],
  ["a block id that is a prototype", blocks({ id: "__proto__" }), "blocks.0.id", ""],
  ["an unknown block", blocks({ blockType: "constructor" }), "blocks.0.blockType", ""],
  [
    "CSS that ends the style element",
    css("p {} </style>"),
    "blocks.0.content.customCss",
    "Custom CSS",
  ],
  [
    "a link that runs script",
    prose("Read [this](javascript:alert) now"),
    "blocks.0.content.text",
    "The link javascript:alert is not allowed.",
  ],
  [
    "a link to an unnamed host in a list",
    prose("- a\n- **[b](//evil.test)**"),
    "blocks.0.content.text",
    "The link //evil.test is not allowed.",
  ],
  ["a text that is too long", prose("a".repeat(5001)), "blocks.0.content.text", ""],
  ["CSS that imports", { customCss: "@import '//evil.test'" }, "customCss", "Custom CSS"],
  ["CSS that is fixed", css("p { position:fixed }"), "blocks.0.content.customCss", "fixed"],
  ["CSS for the body", css(":is(body) { margin: 0 }"), "blocks.0.content.customCss", "body"],
  [
    "4,000 nested rules",
    css(`${"a{".repeat(4000)}${"}".repeat(4000)}`),
    "blocks.0.content.customCss",
    "deep",
  ],
])("422: %s", async (_what, over, path, message) => {
  const { status, errors = [] } = await expectRefused(text(over));
  expect(status).toBe(422);
  const fieldError = errors.find((error) => error.path.startsWith(path));
  expect(fieldError?.message).toContain(message);
});

test("texts are stored in Unicode NFC, also those of blocks", async () => {
  const { blocks: composed } = prose("Gro\u0308\u00dfe und Ma\u00df");
  const json = page({
    name: "O\u0308sterreich",
    slug: "nfc",
    blocks: composed as PageInput["blocks"],
  });
  const { id } = (await editor.send("POST", pages, { json })).json<{ id: string }>();
  const stored = (await editor.send("GET", `${pages}/${id}`)).json<PageInput>();
  expect(stored.name).toBe("Österreich");
  expect(stored.blocks[0]?.content["text"]).toBe("Größe und Maß");
  const found = await editor.send("GET", `${pages}?search=${encodeURIComponent("O\u0308sterr")}`);
  expect(found.json()).toMatchObject({ total: 1 });
});

test("a malformed id gets 400 or 404", async () => {
  for (const id of ["1", "new'--", "%2e%2e%2f", "null"])
    for (const method of ["GET", "PUT", "DELETE"] as const) {
      const sent = method === "GET" ? {} : { json: method === "PUT" ? page() : {} };
      const { statusCode } = await editor.send(method, `${pages}/${id}`, sent);
      expect([400, 404]).toContain(statusCode);
    }
});

test("of two concurrent saves the later gets a conflict, and neither edit is lost", async () => {
  const created = (await editor.send("POST", pages, { json: page() })).json<{ id: string }>();
  const path = `${pages}/${created.id}`;
  const save = (name: string) =>
    editor.send("PUT", path, { json: page({ name }), headers: { "if-match": '"1"' } });
  const answers = await Promise.all([save("Anna"), save("Bruno")]);
  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 412]);
  const winner = answers.findIndex(({ statusCode }) => statusCode === 200);
  expect((await editor.send("GET", path)).json()).toMatchObject({
    name: ["Anna", "Bruno"][winner],
    version: 2,
  });
  for (const tag of ["2", '"x"', "*1"]) {
    const { statusCode } = await editor.send("PUT", path, {
      json: page(),
      headers: { "if-match": tag },
    });
    expect({ tag, statusCode }).toEqual({ tag, statusCode: 400 });
  }
});
