import { expect, test } from "vitest";
import type { Block, PageInput } from "../contract.ts";
import { newPage } from "../page-defaults.ts";
import { comparePages, isEmptyDifference, summarizeDifference } from "./difference.ts";
import { findMoved } from "#platform/merge/moved-items.ts";

const block = (id: string, content: Block["content"] = { title: id }): Block => ({
  id,
  blockType: "wr-text",
  content,
  enabled: true,
  schedule: null,
});
const page = (blocks: readonly Block[], overrides: Partial<PageInput> = {}): PageInput => ({
  ...newPage("x"),
  ...overrides,
  blocks: [...blocks],
});
const [a, b, c, d] = ["a", "b", "c", "d"].map((id) => block(id)) as [Block, Block, Block, Block];

test("nothing differs between a page and its copy", () => {
  const original = page([a, b], { customHtmlClasses: ["x"] });
  expect(isEmptyDifference(comparePages(original, structuredClone(original)))).toBe(true);
  expect(summarizeDifference(comparePages(original, original))).toBe("");
});

test("id, version and dates that the server adds to a page are no difference", () => {
  const input = page([a]);
  const stored = { ...input, id: "1", version: 4, createdAt: "x", updatedAt: "y" };
  expect(isEmptyDifference(comparePages(input, stored))).toBe(true);
});

test("changed fields of the page are named by their path", () => {
  const before = page([], { slug: "old" });
  const after = page([], {
    slug: "new",
    seo: { ...before.seo, title: "T" },
    customHtmlClasses: ["wide"],
    attributes: { transparentHeader: true, hideLayout: false },
  });
  expect(comparePages(before, after)).toEqual({
    fields: [
      { path: "slug", before: "old", after: "new" },
      { path: "seo.title", before: "", after: "T" },
      { path: "attributes.transparentHeader", before: false, after: true },
      { path: "customHtmlClasses", before: [], after: ["wide"] },
    ],
    blocks: [],
  });
  expect(summarizeDifference(comparePages(before, after))).toBe(
    "Slug, SEO title, transparent header, HTML classes",
  );
});

test("added, removed, moved and changed blocks have their old and new index", () => {
  const edited = { ...b, enabled: false, content: { title: "B", extra: 1 } };
  const { blocks } = comparePages(page([a, b, c]), page([c, d, edited]));
  expect(blocks).toEqual([
    { block: c, kind: "kept", isMoved: true, from: 2, to: 0, changes: [] },
    { block: d, kind: "added", isMoved: false, from: null, to: 1, changes: [] },
    {
      block: edited,
      kind: "kept",
      isMoved: false,
      from: 1,
      to: 2,
      changes: [
        { path: "content.title", before: "b", after: "B" },
        { path: "content.extra", after: 1 },
        { path: "enabled", before: true, after: false },
      ],
    },
    { block: a, kind: "removed", isMoved: false, from: 0, to: null, changes: [] },
  ]);
  expect(summarizeDifference(comparePages(page([a, b, c]), page([c, d, edited])))).toBe(
    "1 block added, 1 block removed, 1 block changed, 1 block moved",
  );
});

test("a block whose index changed only because others were added or removed did not move", () => {
  expect(comparePages(page([a, b, c]), page([d, b, c])).blocks.map(({ kind }) => kind)).toEqual([
    "added",
    "removed",
  ]);
});

test.each([
  [[], []],
  [[0, 1, 2], []],
  [[2, 0, 1], [0]],
  [[1, 2, 0], [2]],
  [
    [3, 2, 1, 0],
    [0, 1, 2],
  ],
  [[0, 4, 1, 2, 3], [1]],
])("with the old indexes %j, the items at %j moved", (oldIndexes, moved) => {
  expect([...findMoved(oldIndexes)]).toEqual(moved);
});

test("the summary says whether the page was published or unpublished", () => {
  const [hidden, published] = [page([]), page([], { isPublished: true })];
  expect(summarizeDifference(comparePages(hidden, published))).toBe("Published");
  expect(summarizeDifference(comparePages(published, hidden))).toBe("Unpublished");
});
