import { afterAll, beforeAll, expect, test } from "vitest";
import { seedSmallCatalogue } from "#apps/server/testing/small-catalogue.ts";
import { openStaffApi } from "#apps/server/testing/staff-api.ts";
import type { MediaInput } from "#features/assets/media/library-contract.ts";
import type { ChoiceList } from "#platform/choices/choice.ts";
import type { SignInBrowser } from "#platform/server/identity/testing/sign-in-browser.ts";

let office: Awaited<ReturnType<typeof openStaffApi>>;
let editor: SignInBrowser;
let poster: string;
beforeAll(async () => {
  office = await openStaffApi();
  editor = await office.signIn("editor");
  poster = (await seedSmallCatalogue(office.db, new Date())).poster.id;
});
afterAll(() => office.close());

const input: MediaInput = {
  name: "nepal-poster.avif",
  folder: "",
  alt: { it: "Una valle", all: "A valley" },
  isDecorative: false,
  tags: ["valle", "neve"],
  focal: { x: 50, y: 20 },
};
const read = () => editor.send("GET", `/api/it/media/${poster}`);
const save = (json: object, etag?: string) =>
  editor.send("PUT", `/api/it/media/${poster}`, {
    json,
    ...(etag ? { headers: { "if-match": etag } } : {}),
  });
const choose = async (query: string) =>
  (await editor.send("GET", `/api/it/choices/media?${query}`)).json<ChoiceList>();

test("a text for those who do not see is saved without a new address of the picture", async () => {
  const before = await read();
  const { etag = "" } = before.headers;
  const answer = await save({ ...input, alt: { it: " Un picco ", en: "" } }, etag);
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toMatchObject({
    alt: { it: "Un picco" },
    base: before.json<{ base: string }>().base,
    focal: { x: 50, y: 20, isChosen: true },
  });
  expect((await save(input, etag)).statusCode).toBe(412);
  const [choice] = (await choose(`ids=${poster}`)).items;
  expect(choice?.picture?.alt).toBe("Un picco");
});

test.each([
  ["name", { name: "" }, 422],
  ["name", { name: "100%_bare.avif" }, 422],
  ["alt.it", { alt: { it: "x".repeat(301) } }, 422],
  ["alt.it", { alt: { it: "a\u0000b" } }, 422],
  ["tags.0", { tags: ["<b>"] }, 422],
  ["tags", { tags: Array.from({ length: 21 }, (_, index) => `t${index}`) }, 422],
  ["focal.x", { focal: { x: 101, y: 0 } }, 422],
  ["folder", { folder: "../etc" }, 422],
  ["folder", { folder: "a/b/c/d/e/f" }, 422],
  [undefined, { alt: { xx: "a" } }, 400],
  ["bytes", { bytes: 1 }, 422],
])("a wrong %s is refused: %j", async (field, change, status) => {
  const answer = await save({ ...input, ...change });
  expect(answer.statusCode).toBe(status);
  expect(answer.json<{ errors?: { path: string }[] }>().errors?.[0]?.path).toBe(field);
});

test("pictures are found by tag and by words in tags, and the newest come first", async () => {
  await save({ ...input, tags: ["Valle", "valle ", "neve"] });
  const names = async (query: string) => (await choose(query)).items.map(({ label }) => label);
  expect(await names("tag=valle")).toEqual(["nepal-poster.avif"]);
  expect(await names("search=neve")).toEqual(["nepal-poster.avif"]);
  expect(await names("tag=mare")).toEqual([]);
  expect(await names("tag=valle&search=elsewhere")).toEqual([]);
  const { items } = (await editor.send("GET", "/api/it/media/tags")).json();
  expect(items).toEqual([
    { tag: "neve", pictures: 1 },
    { tag: "valle", pictures: 1 },
  ]);
  await office.db
    .updateTable("media")
    .set({ created_at: new Date("2100-01-01") })
    .where("id", "=", poster)
    .execute();
  expect((await names(""))[0]).toBe("nepal-poster.avif");
});
