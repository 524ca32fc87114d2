import { expect, test } from "vitest";
import { markets } from "#markets/markets.ts";
import { nameInSentence } from "./name-in-sentence.ts";

test("only the names of the United States and the United Kingdom take an article", () => {
  const changed = markets
    .map(({ label }) => nameInSentence(label))
    .filter((name) => name.startsWith("the "));
  expect(changed).toEqual(["the United States", "the United Kingdom"]);
});
