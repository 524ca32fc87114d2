import { expect, test } from "vitest";
import { parseProse } from "#platform/prose/parse-prose.ts";
import { writeProse } from "#platform/prose/write-prose.ts";
import { textProblem } from "#platform/texts/text-schema.ts";
import { blocksOfPlainText, cleanPlainText, plainTextOf } from "./plain-text.ts";

test.each([
  "*Prezzo per persona, voli esclusi. *Assicurazione inclusa.",
  "Camera 3 * 4 * 2 m",
  "**not bold** and *not slanted*",
  "## no heading",
  "- no list\n- at all",
  "1. neither\n2. this",
  "[no link](/at-all)",
  String.raw`a \* b`,
])("%j is pasted, stored, read and copied as the same characters", (text) => {
  const pasted = blocksOfPlainText(text);
  expect(pasted).toEqual([
    { kind: "paragraph", runs: [{ text, isBold: false, isItalic: false, link: null }] },
  ]);
  const read = parseProse(writeProse(pasted));
  expect(read).toEqual(pasted);
  expect(plainTextOf(read)).toBe(text);
});

test("an empty line ends a paragraph of a plain text", () => {
  expect(
    blocksOfPlainText("\r\na\r\nb\r\n \r\nc\r\n").map((block) => plainTextOf([block])),
  ).toEqual(["a\nb", "c"]);
});

test("copied words leave their marks behind, and lists keep their signs", () => {
  expect(plainTextOf(parseProse("## A\n\n**b** [c](/d)\n\n- e\n  1. *f*\n\n1. g"))).toBe(
    "A\n\nb c\n\n- e\n  1. f\n\n1. g",
  );
});

test("signs that a save refuses are left out of a paste, which says how many", () => {
  const pasted = "\u202aPrezzo\u202c\tda\u2068 12\u00a0€\u2069\u0007\n👩‍👧 family";
  const { text, notes } = cleanPlainText(pasted);
  expect(text).toBe("Prezzo\tda 12\u00a0€\n👩‍👧 family");
  expect(notes).toEqual(["5 control signs that nobody sees were left out."]);
  expect(textProblem(text)).toBeNull();
  expect(cleanPlainText("a\u202eb").notes).toEqual([
    "1 control sign that nobody sees was left out.",
  ]);
  expect(cleanPlainText(text)).toEqual({ text, notes: [] });
});
