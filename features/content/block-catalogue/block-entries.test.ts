import { afterAll, beforeAll, expect, test } from "vitest";
import { openStaffApi } from "#apps/server/testing/staff-api.ts";
import { blockSchemas } from "#blocks/schemas.ts";
import type { BlockEntry } from "#features/content/block-catalogue/contract.ts";
import type { CatalogueEntry } from "#features/content/pages/block-contract.ts";
import { newPage } from "#features/content/pages/page-defaults.ts";

type Office = Awaited<ReturnType<typeof openStaffApi>>;
type Browser = Awaited<ReturnType<Office["signIn"]>>;
let office: Office;
let admin: Browser;
let editor: Browser;
beforeAll(async () => {
  office = await openStaffApi();
  admin = await office.signIn("admin");
  editor = await office.signIn("editor");
});
afterAll(() => office.close());

const path = "/api/it/page-composer-blocks";
const promises = {
  blockType: "wr-promises",
  label: "Our word",
  filter: ["index", "*"],
  default: { ...blockSchemas["wr-promises"].start },
  examples: blockSchemas["wr-promises"].examples,
};
const errorsOf = (answer: { json: () => unknown }) =>
  (answer.json() as { errors: { path: string }[] }).errors.map((error) => error.path);
const catalogue = async (country = "it") =>
  (await editor.send("GET", `/api/${country}/page-composer-blocks`)).json<CatalogueEntry[]>();
const entryOf = async (name: string, country = "it") =>
  (await catalogue(country)).find((each) => each.name === name);
const addToPage = (slug: string) =>
  editor.send("POST", "/api/it/custompages", {
    json: {
      ...newPage("a"),
      name: slug,
      slug,
      blocks: [
        {
          id: "b",
          blockType: "wr-promises",
          content: promises.default,
          enabled: true,
          schedule: null,
        },
      ],
    },
  });

test("an administrator says where a block stands, until it goes back to its code", async () => {
  expect((await addToPage("before")).statusCode).toBe(422);
  const etag = (await admin.send("GET", `${path}/wr-promises`)).headers.etag ?? "";
  const headers = { "if-match": etag };
  const saved = await admin.send("PUT", `${path}/wr-promises`, { json: promises, headers });
  expect(saved.statusCode).toBe(200);
  const stale = await admin.send("PUT", `${path}/wr-promises`, { json: promises, headers });
  expect(stale.statusCode).toBe(412);
  // It is the company's: other countries have it too, with the code's examples in their language.
  expect(await entryOf("wr-promises", "fr")).toMatchObject({
    label: "Our word",
    filter: ["index", "*"],
  });
  expect((await addToPage("after")).statusCode).toBe(201);

  expect((await admin.send("DELETE", `${path}/wr-promises`)).statusCode).toBe(200);
  expect(await entryOf("wr-promises")).toMatchObject({
    label: "What we promise",
    filter: ["index"],
  });
  expect((await addToPage("again")).statusCode).toBe(422);
});

test("a further entry is made of a block, with contents that its schema takes", async () => {
  const entry = {
    name: "wide-space",
    blockType: "wr-space",
    label: "Wide space",
    filter: ["*"],
    default: { spaceSize: "large" },
    examples: [],
  };
  const post = (json: object) => admin.send("POST", path, { json });
  expect(errorsOf(await post({ ...entry, default: { spaceSize: "endless" } }))).toEqual([
    "default.spaceSize",
  ]);
  expect(errorsOf(await post({ ...entry, name: "wr-text" }))).toEqual(["name"]);
  expect(errorsOf(await post({ ...entry, blockType: "wr-none" }))).toEqual(["blockType"]);
  expect((await post(entry)).statusCode).toBe(201);
  expect(await entryOf("wide-space")).toMatchObject({ blockType: "wr-space", label: "Wide space" });
  const list = await admin.send("GET", "/api/it/block-entries?source=further");
  expect(list.json<{ items: BlockEntry[] }>().items.map(({ name }) => name)).toEqual([
    "wide-space",
  ]);
  expect((await admin.send("DELETE", `${path}/wide-space`)).statusCode).toBe(200);
  expect(await entryOf("wide-space")).toBeUndefined();
});

test("each save of an entry keeps a version, which is put back until the entry goes", async () => {
  const entry = {
    name: "kept-space",
    blockType: "wr-space",
    label: "First",
    filter: ["*"],
    default: { spaceSize: "large" },
    examples: [],
  };
  const at = `${path}/${entry.name}`;
  const labelOf = async () => (await admin.send("GET", at)).json<BlockEntry>().label;
  const versions = async () =>
    (await admin.send("GET", `${at}/versions`))
      .json<{ items: { version: number; summary: string }[] }>()
      .items.map(({ version, summary }) => [version, summary]);
  expect((await admin.send("POST", path, { json: entry })).statusCode).toBe(201);
  const changed = { ...entry, label: "Second" };
  expect((await admin.send("PUT", at, { json: changed })).statusCode).toBe(200);
  const renamed = await admin.send("PUT", at, { json: { ...changed, name: "other" } });
  expect(errorsOf(renamed)).toEqual(["name"]);
  const restored = await admin.send("POST", `${at}/versions/1/restore`, { json: {} });
  expect(restored.statusCode).toBe(200);
  expect(await labelOf()).toBe("First");
  expect(await versions()).toEqual([
    [3, "Restored version 1"],
    [2, "Label"],
    [1, "Created"],
  ]);
  const elsewhere = at.replace("/it/", "/fr/");
  expect(
    (await admin.send("POST", `${elsewhere}/versions/2/restore`, { json: {} })).statusCode,
  ).toBe(404);
  for (const versionsPath of ["versions", "versions/2"]) {
    const reads = async (address: string) =>
      (await admin.send("GET", `${address}/${versionsPath}`)).statusCode;
    expect(await reads(at)).toBe(200);
    expect(await reads(elsewhere)).toBe(404);
  }
  const beat = { session: crypto.randomUUID(), focus: null, isEditing: false };
  const seenElsewhere = await admin.send("PUT", `${elsewhere}/presence`, { json: beat });
  expect(seenElsewhere.statusCode).toBe(404);
  expect((await editor.send("GET", `${at}/versions`)).statusCode).toBe(403);

  expect((await admin.send("DELETE", at)).statusCode).toBe(200);
  expect((await admin.send("POST", path, { json: changed })).statusCode).toBe(201);
  expect(await versions()).toEqual([[1, "Created"]]);

  const block = `${path}/wr-space`;
  const { name: _name, ...ofBlock } = entry;
  expect((await admin.send("PUT", block, { json: ofBlock })).statusCode).toBe(200);
  expect((await admin.send("DELETE", block)).statusCode).toBe(200);
  const kept = await admin.send("GET", `${block}/versions`);
  expect(kept.json<{ total: number }>().total).toBe(0);
  expect((await admin.send("DELETE", at)).statusCode).toBe(200);
});

test("blocks are kept by administrators, in Italy alone", async () => {
  expect((await editor.send("GET", `${path}/wr-text`)).statusCode).toBe(403);
  const elsewhere = "/api/fr/page-composer-blocks/wr-promises";
  expect((await admin.send("GET", elsewhere)).statusCode).toBe(404);
  expect((await admin.send("PUT", elsewhere, { json: promises })).statusCode).toBe(404);
  expect((await admin.send("DELETE", elsewhere)).statusCode).toBe(404);
  expect((await admin.send("GET", "/api/fr/block-entries")).statusCode).toBe(404);
});
