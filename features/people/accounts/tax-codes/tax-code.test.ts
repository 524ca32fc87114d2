import { expect, test } from "vitest";
import { taxCodeProblem, writtenTaxCode } from "./tax-code.ts";

test.each([
  ["RSSMRA80A01H501U", null],
  ["MRTMTT91D08F205J", null],
  // A homocode: the last digit is a letter, and so the check character is another one.
  ["MRTMTT91D08F20RE", null],
  ["RSSMRA80A01H501X", "check"],
  ["RSSMRA80A01H501", "length"],
  ["RSSMRA80A01H501UU", "length"],
  ["RSSMRA80F01H501U", "form"],
  ["RSSMRA80A72H501U", "form"],
  ["RSSMRA80A00H501U", "form"],
  ["1234567890123456", "form"],
  ["", "empty"],
])("the codice fiscale %s: %s", (code, problem) => {
  expect(taxCodeProblem("IT", code)).toBe(problem);
});

test.each([
  ["12345678Z", null],
  ["X1234567L", null],
  ["Y1234567X", null],
  ["Z1234567R", null],
  ["12345678A", "check"],
  ["X1234567A", "check"],
  ["1234567Z", "length"],
  ["A2345678Z", "form"],
  ["123456789", "form"],
  ["", "empty"],
])("the NIF or NIE %s: %s", (code, problem) => {
  expect(taxCodeProblem("ES", code)).toBe(problem);
});

test("case, spaces and hyphens are how a code was typed, and no mistake", () => {
  expect(writtenTaxCode(" rss mra 80a01 h501u ")).toBe("RSSMRA80A01H501U");
  expect(writtenTaxCode("x-1234567-l")).toBe("X1234567L");
});
