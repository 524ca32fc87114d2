import { expect, test } from "vitest";
import { newPage } from "#features/content/pages/page-defaults.ts";
import { blocksToTake, leftOutReasons, startedPage } from "./page-starts.ts";

const block = (id: string, blockType: string, enabled = true) => ({
  id,
  blockType,
  content: { customCss: `#${id} {}` },
  enabled,
  schedule: null,
});
const blocks = [
  block("a", "wr-hero"),
  block("b", "wr-text"),
  block("c", "wr-hero", false),
  block("d", "wr-trip-dates"),
  block("e", "wr-hero"),
];
const source = {
  ...newPage("x"),
  id: "5f0f6a52-6a0f-4c55-9a51-0c2f7f0f2f11",
  version: 3,
  createdAt: "",
  updatedAt: "",
  customCss: ".a {}",
  blocks,
};
const mayStand = (blockType: string) => blockType !== "wr-trip-dates";

test("what is off or for other pages is not offered, and what is fixed is taken", () => {
  const offered = blocksToTake(blocks, ["wr-hero"], mayStand);
  expect(offered.map(({ position, isFixed }) => [position, isFixed])).toEqual([
    [0, true],
    [1, false],
    [4, false],
  ]);
});

test("what does not come along is listed with its reason", () => {
  const reason = "Trip dates is for the pages of trips.";
  const labelOf = (blockType: string) => blockType.slice(3);
  const problemOf = (blockType: string) => (mayStand(blockType) ? null : reason);
  expect(leftOutReasons(blocks, labelOf, problemOf)).toEqual([
    "hero is switched off there.",
    reason,
  ]);
});

test("a page of a template gets new blocks, its style sheet and its id", () => {
  let count = 0;
  const options = {
    name: "Season",
    slug: "season",
    source,
    positions: [0, 4],
    newId: () => `new-${(count += 1)}`,
  };
  const made = startedPage({ ...options, start: { kind: "template", id: source.id } });
  expect(made).toMatchObject({ template: source.id, customCss: ".a {}", isPublished: false });
  expect(made.blocks.map(({ id, content }) => [id, content["customCss"]])).toEqual([
    ["new-2", "#new-2 {}"],
    ["new-3", "#new-3 {}"],
  ]);
  const copied = startedPage({ ...options, start: { kind: "page", id: source.id, country: "it" } });
  expect(copied).toMatchObject({ template: null, customCss: "" });
});
