import { expect, test } from "vitest";
import { withBreakableSpaces } from "./breakable-spaces.ts";

const joined = (text: string) => text.replaceAll("_", "\u00a0");

test.each([
  "Dal_deserto_di_Wadi_Rum_fino_al_Mar_Rosso,_in_otto_giorni_con_un_coordinatore.",
  "Dal_1_maggio_al_12_giugno_si_parte_in_8_persone.",
  "Un_viaggio_a_piedi, finalmente.",
])("%s gets ordinary spaces", (text) => {
  expect(withBreakableSpaces(joined(text))).toBe(text.replaceAll("_", " "));
});

test.each([
  "Il peso massimo è di 12_kg.",
  "12_kg",
  "Mar_Rosso",
  "Départ_: 12_h – retour_: 18_h_!",
  "Prix_: 1_000_000_€ pour les « grands_» voyages",
  "De Wadi_Rum jusqu’à la mer Rouge, avec le Dr_Martin",
])("%s keeps what joins its words", (text) => {
  expect(withBreakableSpaces(joined(text))).toBe(joined(text));
});
