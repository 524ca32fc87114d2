import { expect, test } from "vitest";
import { applyPatches, patchesBetween, type Patch, setAt } from "./patches.ts";

const page = {
  name: "Winter",
  order: ["a", "b", "c"],
  blocks: { a: { items: [{ q: "one" }, { q: "two" }], note: null }, b: { items: [] } },
};

/** Pairs of values that lead into each other. */
const pairs: readonly (readonly [string, unknown, unknown])[] = [
  ["a text", page, { ...page, name: "Spring" }],
  ["a nested text", page, setAt(page, ["blocks", "a", "items", 1, "q"], "three")],
  ["an array's length", page, { ...page, order: ["b"] }],
  ["an array's order", page, { ...page, order: ["c", "b", "a"] }],
  ["a key", page, { ...page, blocks: { c: { items: [1] }, b: page.blocks.b } }],
  ["null for an object", page, setAt(page, ["blocks", "a", "note"], { text: "x" })],
  ["an array for an object", { at: { 0: "x" } }, { at: ["x"] }],
];

test.each(pairs)("patches lead there and back: %s", (_name, old, next) => {
  expect(applyPatches(old, patchesBetween(old, next))).toEqual(next);
  expect(applyPatches(next, patchesBetween(next, old))).toEqual(old);
});

test("equal values have no patches, whichever objects they are", () => {
  expect(patchesBetween(page, structuredClone(page))).toEqual([]);
});

test("what a patch does not touch stays the same object", () => {
  const changed = applyPatches(page, [{ op: "replace", path: ["name"], value: "Spring" }]);
  expect(changed.blocks).toBe(page.blocks);
  expect(page.name).toBe("Winter");
});

test("a value without a parent is not set", () => {
  expect(setAt(page, ["blocks", "z", "note"], "x")).toEqual(page);
});

test("patches of journals that insert into arrays, remove from them or cut them still apply", () => {
  const stored: readonly Patch[] = [
    { op: "add", path: ["order", 1], value: "x" },
    { op: "remove", path: ["order", 0] },
    { op: "replace", path: ["blocks", "a", "items", "length"], value: 1 },
    { op: "add", path: ["blocks", "a", "items", 1], value: { q: "new" } },
  ];
  const changed = applyPatches(page, stored);
  expect(changed.order).toEqual(["x", "b", "c"]);
  expect(changed.blocks.a.items).toEqual([{ q: "one" }, { q: "new" }]);
});
