import { expect, test } from "vitest";
import { createMatcher, matchAt } from "./word-matcher.ts";

const matcher = createMatcher([
  ["full", "full"],
  ["almost full", "almost"],
  ["pay*", "payment"],
  ["paypal", "wallet"],
  ["*allerg*", "diet"],
  ["my own *room", "private"],
  ["the", null],
]);
const at = (text: string, place = 0) => matchAt(matcher, text.split(" "), place);

test("the longest phrase at a place holds", () => {
  expect(at("almost full now")).toEqual({ meanings: ["almost"], length: 2 });
  expect(at("full now")).toEqual({ meanings: ["full"], length: 1 });
  expect(at("almost there")).toEqual({ meanings: [], length: 0 });
});

test("phrases of the same length hold together, by the whole word and by its beginning", () => {
  expect(at("paypal")).toEqual({ meanings: ["wallet", "payment"], length: 1 });
});

test("an asterisk stands for any letters of a word, wherever it is", () => {
  expect(at("nussallergie")).toEqual({ meanings: ["diet"], length: 1 });
  expect(at("a my own bedroom", 1)).toEqual({ meanings: ["private"], length: 3 });
});

test("words that say nothing are words all the same", () => {
  expect(at("the trip")).toEqual({ meanings: [null], length: 1 });
});
