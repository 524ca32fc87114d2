import { expect, test } from "vitest";
import { itemTitle } from "./item-title.ts";
import { moveItem, placeAfterMove } from "./moved-item.ts";

const letters = ["a", "b", "c", "d"];

test.each([
  [0, 2, "bcad"],
  [3, 0, "dabc"],
  [1, 1, "abcd"],
])("moved from %d to %d, each item stands where its place says", (from, to, expected) => {
  const moved = moveItem(letters, from, to);
  expect(moved.join("")).toBe(expected);
  for (const [place, letter] of letters.entries())
    expect(moved[placeAfterMove(place, from, to)]).toBe(letter);
});

test("a folded item is known by its first words, which are no address and no choice", () => {
  const schema = {
    properties: {
      media: { type: "string", format: "media" },
      link: { type: "string", format: "link" },
      kind: { type: "string", enum: ["low", "tall"] },
      name: { type: "string" },
      text: { type: "string", format: "prose" },
    },
  } as const;
  const item = { media: "id", link: "/a", kind: "low", name: " ", text: "Words " };
  expect(itemTitle(schema, item)).toBe("Words");
  expect(itemTitle(schema, { ...item, name: "Torino" })).toBe("Torino");
  expect(itemTitle(schema, { media: "id" })).toBe("");
  expect(itemTitle(schema, "text")).toBe("");
});
