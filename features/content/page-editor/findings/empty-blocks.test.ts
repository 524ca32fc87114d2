import { expect, test } from "vitest";
import type { Block } from "#features/content/pages/contract.ts";
import { missingIn } from "./empty-blocks.ts";

const block = (content: Block["content"], enabled = true): Block => ({
  id: "a",
  blockType: "wr-gallery",
  content,
  enabled,
  schedule: null,
});
const pictures = { anyOf: ["pictures.*.media"], message: "Choose a picture." };
const words = { anyOf: ["title", "text"], message: "Write a title." };

test("a block that visitors see nothing of says what to fill, and in which field", () => {
  expect(missingIn(block({ title: " ", text: "" }), words)).toEqual({
    block: "a",
    path: "content.title",
    message: "Write a title.",
  });
  const empty = { pictures: [{ media: null }, { media: null }] };
  for (const content of [empty, { pictures: [] }, {}])
    expect(missingIn(block(content), pictures)?.path).toBe("content.pictures");
});

test("one of the fields is enough, and a block that is off needs nothing", () => {
  expect(missingIn(block({ title: "", text: "Words" }), words)).toBeNull();
  expect(missingIn(block({ pictures: [{ media: null }, { media: "id" }] }), pictures)).toBeNull();
  expect(missingIn(block({ points: [{}] }), { anyOf: ["points"], message: "" })).toBeNull();
  expect(missingIn(block({ title: "", text: "" }, false), words)).toBeNull();
  expect(missingIn(block({}), null)).toBeNull();
});

test("what is chosen by hand is needed only where the block chooses by hand", () => {
  const byHand = {
    when: { field: "choose", is: ["by-hand"] },
    anyOf: ["people"],
    message: "Choose a coordinator.",
  };
  expect(missingIn(block({ choose: "by-hand", people: [] }), byHand)?.path).toBe("content.people");
  expect(missingIn(block({ choose: "by-hand", people: ["id"] }), byHand)).toBeNull();
  expect(missingIn(block({ choose: "newest", people: [] }), byHand)).toBeNull();
});
