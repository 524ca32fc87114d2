import { expect, test } from "vitest";
import { openStructure } from "#features/content/templates/contract.ts";
import { toRules, toStructure } from "./block-rules.ts";

const types = ["wr-faq", "wr-hero", "wr-text", "wr-video"];
const order = ["wr-hero", "wr-text", "wr-hero"];

test.each([
  openStructure,
  { fixed: ["wr-hero"], forbidden: ["wr-video"], allowed: null },
  { fixed: ["wr-hero", "wr-text"], forbidden: [], allowed: ["wr-faq"] },
])("a structure is the same after it was shown: %j", (structure) => {
  expect(toStructure(toRules(structure, types), order)).toEqual(structure);
});

test("fixed blocks keep the template's order, and those that it lacks come last", () => {
  const { byType, others } = toRules(openStructure, types);
  const fixed = { ...byType, "wr-text": "fixed", "wr-hero": "fixed", "wr-faq": "fixed" } as const;
  expect(toStructure({ byType: fixed, others }, order).fixed).toEqual([
    "wr-hero",
    "wr-text",
    "wr-faq",
  ]);
});
