import { expect, test } from "vitest";
import { matchingParts } from "./matches.ts";

/** The text with its matching parts in brackets. */
const marked = (text: string, typed: string, isLoose = false): string =>
  matchingParts(text, typed, isLoose)
    .map(({ text: part, isMatch }) => (isMatch ? `[${part}]` : part))
    .join("");

test.each([
  ["Viaggio in Perù", "peru", "Viaggio in [Perù]"],
  ["Viaggio in Peru\u0300", "PERU", "Viaggio in [Peru\u0300]"],
  ["Große Straße", "strasse gross", "[Groß]e [Straße]"],
  ["Œuvres d'été", "oe ete", "[Œ]uvres d'[été]"],
  ["Ånge 🏔 Alpi", "alpi 🏔", "Ånge [🏔] [Alpi]"],
  ["Panama", "pana nama", "[Panama]"],
  ["Panama", "  ", "Panama"],
  ["Panama", "peru", "Panama"],
  ["a.b", ".", "a[.]b"],
])("in “%s” the words “%s” mark %s", (text, typed, expected) =>
  expect(marked(text, typed)).toBe(expected),
);

test("letters in their order mark a command, which they find, and no record", () => {
  expect(marked("Duplicate the block", "dpl", true)).toBe("[D]u[pl]icate the block");
  expect(marked("Duplicate the block", "dpl")).toBe("Duplicate the block");
});
