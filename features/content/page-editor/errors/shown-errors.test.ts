import { expect, test } from "vitest";
import { newPage } from "#features/content/pages/page-defaults.ts";
import { groupMessages } from "#features/content/pages/rules.ts";
import { errorsToShow } from "./shown-errors.ts";

const fields = {
  properties: {
    cards: { type: "array", items: { type: "object", properties: { title: { type: "string" } } } },
  },
} as const;
const page = {
  ...newPage("a"),
  blocks: [
    {
      id: "a",
      blockType: "wr-cards",
      content: { cards: [{ title: "" }] },
      enabled: true,
      schedule: null,
    },
  ],
};
const missing = { path: "blocks.0.content.cards.0.title", message: "Missing title" };
const errors = [missing, ...groupMessages([missing])];
const slug = { path: "slug", message: "Missing slug" };

test("a fresh row and the summary of its errors are not shown, others are", () => {
  expect(errorsToShow(page, errors, [], () => fields)).toEqual([]);
  expect(errorsToShow(page, [slug, ...errors], [], () => fields)).toEqual([
    { block: null, ...slug },
  ]);
});

test("once a save has shown them, the errors of a fresh row stay", () => {
  const shown = [{ block: "a", path: "content.cards.0.title", message: "Missing title" }];
  expect(errorsToShow(page, errors, shown, () => fields).map(({ path }) => path)).toEqual([
    "content.cards.0.title",
    "blocks",
  ]);
});
