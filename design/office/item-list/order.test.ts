import { expect, test } from "vitest";
import { dropIndex, moveTo } from "./order.ts";

const ids = ["a", "b", "c", "d"];

test.each([
  ["a", 2, ["b", "c", "a", "d"]],
  ["d", 0, ["d", "a", "b", "c"]],
  ["b", 1, ids],
  ["b", 99, ["a", "c", "d", "b"]],
  ["b", -1, ["b", "a", "c", "d"]],
  ["missing", 1, ids],
] as const)("%s moves to place %d", (id, index, expected) => {
  expect(moveTo(ids, id, index)).toEqual(expected);
});

test.each([
  ["a", "c", "bottom", ["b", "c", "a", "d"]],
  ["a", "c", "top", ["b", "a", "c", "d"]],
  ["d", "b", "top", ["a", "d", "b", "c"]],
] as const)("%s dropped at %s’s %s edge", (id, target, edge, expected) => {
  expect(moveTo(ids, id, dropIndex(ids, id, target, edge))).toEqual(expected);
});
