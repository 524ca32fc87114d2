import { expect, test } from "vitest";
import type { Page } from "#features/content/pages/contract.ts";
import { newPage } from "#features/content/pages/page-defaults.ts";
import { pageErrors } from "#features/content/pages/rules.ts";
import { toCopy } from "./duplicate-page.ts";

const {
  blocks: [space],
} = newPage("space");
const page = (overrides: Partial<Page> = {}): Page => ({
  ...newPage("space"),
  id: "3f0e9f6c-58c4-4a0e-9d6e-2a9b5a0f4a11",
  version: 4,
  createdAt: "2027-01-01T00:00:00Z",
  updatedAt: "2027-01-02T00:00:00Z",
  name: "New Year",
  slug: "new-year",
  routingKey: "new-year",
  isPublished: true,
  isFixed: true,
  ...overrides,
});
const takesAll = () => true;
const newIds = () => {
  let count = 0;
  return () => `id-${(count += 1)}`;
};

test("a copy is unpublished, not fixed, and passes the rules", () => {
  const copy = toCopy(page(), newIds(), takesAll);
  expect(copy).toMatchObject({ isPublished: false, isFixed: false, routingKey: null });
  expect(copy).not.toHaveProperty("id");
  expect(copy.slug).not.toBe("new-year");
  expect(pageErrors(copy, () => [])).toEqual([]);
});

test.each([
  ["a home page without a slug", { slug: "" }],
  ["the longest name and slug", { name: "n".repeat(200), slug: "s".repeat(200) }],
  ["a slug of two parts", { slug: `${"a".repeat(99)}/${"b".repeat(100)}` }],
])("a copy of %s passes the rules", (_case, overrides) =>
  expect(pageErrors(toCopy(page(overrides), newIds(), takesAll), () => [])).toEqual([]),
);

test("all blocks are copied, disabled ones too, each with a new id", () => {
  if (!space) throw new Error("A new page has a block.");
  const copy = toCopy(
    page({ blocks: [space, { ...space, id: "b", enabled: false }] }),
    newIds(),
    takesAll,
  );
  expect(copy.blocks.map(({ enabled }) => enabled)).toEqual([true, false]);
  expect(new Set(copy.blocks.map(({ id }) => id)).size).toBe(2);
  expect(copy.blocks.map(({ id }) => id)).not.toContain("space");
});

test("a block that custom pages do not take is left out of the copy", () => {
  if (!space) throw new Error("A new page has a block.");
  const promises = { ...space, id: "b", blockType: "wr-promises" };
  const copy = toCopy(page({ blocks: [promises, space] }), newIds(), (type) => type === "wr-space");
  expect(copy.blocks.map(({ blockType }) => blockType)).toEqual(["wr-space"]);
});
