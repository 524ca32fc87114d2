import { expect, test } from "vitest";
import { boldPatterns, italicPatterns } from "./typed-marks.ts";

const marksOf = (typed: string) =>
  Object.entries({ bold: boldPatterns, italic: italicPatterns }).flatMap(([mark, patterns]) =>
    patterns.flatMap((pattern) => {
      const [, , words] = pattern.exec(typed) ?? [];
      return words === undefined ? [] : [`${mark} ${words}`];
    }),
  );

test.each([
  ["**forte**", ["bold forte"]],
  ["a **b c**", ["bold b c"]],
  ["__forte__", ["bold forte"]],
  ["a *b c*", ["italic b c"]],
  ["_a b_", ["italic a b"]],
])("%j is a mark as soon as it is typed", (typed, marks) => {
  expect(marksOf(typed)).toEqual(marks);
});

test.each([
  "3 * 4 *",
  "*Prezzo per persona, voli esclusi. *",
  "a ** b **",
  "2*3*",
  "snake_case_",
  "* a*",
  "****",
])("%j stays as it is typed", (typed) => {
  expect(marksOf(typed)).toEqual([]);
});
