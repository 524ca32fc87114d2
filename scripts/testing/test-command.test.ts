import { expect, test } from "vitest";
import { readWords } from "./test-command.mjs";

test("a run is repeated by its seed, which leaves the choice of tests as it is", () => {
  expect(readWords(["--seed=4711"])).toEqual({
    unknown: [],
    isAll: false,
    onBothEngines: false,
    seed: 4711,
  });
  expect(readWords(["all", "--seed=4711"])).toMatchObject({ isAll: true, seed: 4711 });
});

test("without a seed the tests of a file run as they are written", () => {
  expect(readWords(["all"])).toMatchObject({ isAll: true, seed: null });
});

test.each(["--seed", "--seed=", "--seed=x", "--seed=1.5", "seed=1", "one"])(
  "%s is not known",
  (word) => {
    expect(readWords(["all", word]).unknown).toEqual([word]);
  },
);
