import { expect, test } from "vitest";
import type { Block, PageInput } from "../contract.ts";
import { newPage } from "../page-defaults.ts";
import { comparePages } from "./difference.ts";
import { tellDifference } from "./tell-difference.ts";

const block = (id: string, title = id): Block => ({
  id,
  blockType: "wr-text",
  content: { title },
  enabled: true,
  schedule: null,
});
const page = (ids: string, overrides: Partial<PageInput> = {}): PageInput => ({
  ...newPage("x"),
  ...overrides,
  blocks: ids.split("").map((id) => block(id)),
});
const base = page("abcd");

test.each<[string, PageInput]>([
  ["", page("abcd")],
  ["changed 1 block", { ...base, blocks: base.blocks.with(1, block("b", "B")) }],
  [
    "changed the slug and the SEO title",
    page("abcd", { slug: "s", seo: { ...base.seo, title: "T" } }),
  ],
  [
    "changed 3 settings, added 1 block, removed 2 blocks and moved 1 block",
    page("dax", { name: "N", slug: "s", customCss: "c" }),
  ],
  ["published it", page("abcd", { isPublished: true })],
])("what somebody did is told: %s", (words, after) => {
  expect(tellDifference(comparePages(base, after))).toBe(words);
});

test("a page that leaves the site was unpublished", () => {
  expect(tellDifference(comparePages(page("a", { isPublished: true }), page("a")))).toBe(
    "unpublished it",
  );
});
