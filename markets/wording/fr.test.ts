import { expect, test } from "vitest";
import { site as french } from "#markets/languages/fr/site.ts";
import { frenchProblems } from "./french.ts";

test.each(Object.entries(french))("the French %s breaks no wording rule", (_, text) => {
  expect(frenchProblems(text)).toEqual([]);
});

test("violations of the French wording rules are found", () => {
  expect(frenchProblems("Chaque date où il part est un départ")).toHaveLength(1);
  expect(frenchProblems("La cagnotte")).toHaveLength(1);
  expect(frenchProblems("Presque confirmé")).toHaveLength(1);
  expect(frenchProblems("Quand le départ est confirmé")).toHaveLength(1);
  expect(frenchProblems("« Confirmé »")).toHaveLength(2);
  expect(frenchProblems("Pourquoi ?")).toHaveLength(1);
  expect(frenchProblems("En van jusqu’à 1.900\u00A0mètres")).toHaveLength(2);
  expect(frenchProblems("1.900\u00A0€ tout compris")).toEqual([]);
  expect(frenchProblems("l'acompte")).toHaveLength(1);
  expect(frenchProblems("\u00ab\u00a0Confirmé\u00a0\u00bb\u00a0: l’acompte")).toEqual([]);
});
