import { expect, test } from "vitest";
import { cpuTime } from "#platform/testing/cpu-time.ts";
import { changesOf, isSame } from "./changes.ts";
import { diffWords } from "./word-diff.ts";

test("a change is named by its path, and the order of fields does not matter", () => {
  expect(
    changesOf({ a: 1, b: { c: "x", d: [1] } }, { b: { d: [2], c: "x" }, a: 1, e: null }),
  ).toEqual([
    { path: "b.d", before: [1], after: [2] },
    { path: "e", after: null },
  ]);
  expect(changesOf({ a: { b: 1 } }, { a: { b: 1 } })).toEqual([]);
  expect(isSame({ a: undefined }, {})).toBe(false);
  expect(changesOf({ a: 1 }, { a: { b: 1 } })).toEqual([{ path: "a", before: 1, after: { b: 1 } }]);
});

test("list items with an id are matched by it, and a new order is one change", () => {
  const [a, b, c] = [
    { id: "a", n: 1 },
    { id: "b", n: 2 },
    { id: "c", n: 3 },
  ];
  expect(changesOf({ list: [a, b] }, { list: [c, { ...b, n: 9 }, a] })).toEqual([
    { path: "list.0", after: c },
    { path: "list.1.n", before: 2, after: 9 },
    { path: "list.order", before: ["a", "b"], after: ["b", "a"] },
  ]);
  expect(changesOf([a, b], [b])).toEqual([{ path: "0", before: a }]);
});

test("in lists without ids equal items at both ends are no change", () => {
  const [one, two, three] = [{ t: "1" }, { t: "2" }, { t: "3" }];
  expect(changesOf([one, three], [one, two, three])).toEqual([{ path: "1", after: two }]);
  expect(changesOf([one, two, three], [one, { t: "x" }, three])).toEqual([
    { path: "1.t", before: "2", after: "x" },
  ]);
  expect(changesOf([], [one])).toEqual([{ path: "0", after: one }]);
});

test("a word diff marks removed and added words, and both texts can be rebuilt from it", () => {
  expect(diffWords("Fourteen departures, confirmed", "Twelve departures, all confirmed")).toEqual([
    { kind: "removed", text: "Fourteen" },
    { kind: "added", text: "Twelve" },
    { kind: "same", text: " departures," },
    { kind: "added", text: " all" },
    { kind: "same", text: " confirmed" },
  ]);
  const texts = ["", "a", "perché no?", "a b a b a", "b a\nb  a", "<b>x</b> y", "x".repeat(9)];
  for (const before of texts)
    for (const after of texts) {
      const parts = diffWords(before, after);
      const textWithout = (excluded: string) =>
        parts.flatMap(({ kind, text }) => (kind === excluded ? [] : [text])).join("");
      expect([textWithout("added"), textWithout("removed")]).toEqual([before, after]);
    }
});

test("very long texts are compared within five seconds of work", () => {
  const long = (seed: number) =>
    Array.from({ length: 12_000 }, (_, index) => `${(index * seed) % 97}`).join(" ");
  const [before, after] = [`same ${long(3)} end`, `same ${long(7)} end`];
  expect(cpuTime(() => diffWords(before, after))).toBeLessThan(5000);
  expect(diffWords(before, after)[0]).toMatchObject({ kind: "same" });
});
