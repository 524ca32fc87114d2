import { expect, test } from "vitest";
import { continentOf } from "./continent-of.ts";

test.each([
  ["PE", "america"],
  ["GL", "america"],
  ["IT", "europe"],
  ["EG", "africa"],
  ["MG", "africa"],
  ["AM", "asia"],
  ["MV", "asia"],
  ["NZ", "oceania"],
  ["AQ", "antarctica"],
])("%s is in %s", (country, continent) => {
  expect(continentOf(country)).toBe(continent);
});

test("a country that no part of the world has leaves the continent as it is", () => {
  expect(continentOf("BV")).toBeNull();
});
