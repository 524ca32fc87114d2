import { expect, test } from "vitest";
import { site as french } from "#markets/languages/fr/site.ts";
import { frenchFaults } from "./french.ts";

test.each(Object.entries(french))("the French %s is what a native would write", (_, text) => {
  expect(frenchFaults(text)).toEqual([]);
});

test("a breach of each French rule is found", () => {
  expect(frenchFaults("Chaque date où il part est un départ")).toHaveLength(1);
  expect(frenchFaults("La cagnotte")).toHaveLength(1);
  expect(frenchFaults("« Confirmé »")).toHaveLength(2);
  expect(frenchFaults("Pourquoi ?")).toHaveLength(1);
  expect(frenchFaults("l'acompte")).toHaveLength(1);
  expect(frenchFaults("\u00ab\u00a0Confirmé\u00a0\u00bb\u00a0: l’acompte")).toEqual([]);
});
