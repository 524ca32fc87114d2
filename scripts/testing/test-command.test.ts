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

test("without a seed each run has an order of its own", () => {
  expect(readWords(["all"], () => 0.25)).toMatchObject({ isAll: true, seed: 250_000_000 });
  expect(readWords([], () => 0.5).seed).toBe(500_000_000);
});

test.each(["--seed", "--seed=", "--seed=x", "--seed=1.5", "seed=1", "one"])(
  "%s is not known",
  (word) => {
    expect(readWords(["all", word]).unknown).toEqual([word]);
  },
);
