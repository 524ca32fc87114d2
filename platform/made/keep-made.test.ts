import { expect, test } from "vitest";
import { keepMade } from "./keep-made.ts";

const setUp = (limit: number) => {
  const madeOf = keepMade<{ n: number }>(limit);
  let n = 0;
  return (sources: readonly (object | null)[], words = "") =>
    madeOf(sources, words, () => ({ n: (n += 1) })).n;
};

test("what is made of the same objects and words is made once", () => {
  const make = setUp(10);
  const [trip, tour] = [{}, {}];
  expect(make([trip, tour], "it")).toBe(1);
  expect(make([trip, tour], "it")).toBe(1);
  expect(make([trip, tour], "fr")).toBe(2);
  expect(make([tour, trip], "it")).toBe(3);
  expect(make([trip, null], "it")).toBe(4);
  expect(make([trip, { ...tour }], "it")).toBe(5);
  expect(make([trip, tour], "it")).toBe(1);
});

test("what was least recently asked for leaves first", () => {
  const make = setUp(2);
  const [a, b, c] = [{}, {}, {}];
  expect([a, b, a, c].map((each) => make([each]))).toEqual([1, 2, 1, 3]);
  expect([a, b].map((each) => make([each]))).toEqual([1, 4]);
});
