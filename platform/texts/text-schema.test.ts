import { expect, test } from "vitest";
import { filledLine, filledLines, keyText, manyLines, oneLine } from "./text-schema.ts";
import { isBlank } from "./signs.ts";

const messageOf = (schema: ReturnType<typeof oneLine>, text: string) =>
  schema.safeParse(text).error?.issues[0]?.message ?? null;

test("texts are brought to Unicode NFC", () => {
  for (const schema of [oneLine(), manyLines(), filledLine(), filledLines(), keyText()])
    expect(schema.parse("O\u0308sterreich")).toBe("Österreich");
});

test.each([
  ["a\u0000b", /cannot be stored|No line breaks/],
  ["a\ud800b", /cannot be stored/],
  ["a\u0007b", /control character/],
  ["a\u009fb", /control character/],
  ...["\u202a", "\u202e", "\u2066", "\u2069"].map(
    (sign) => [`a${sign}b`, /direction of writing/] as const,
  ),
] as const)("%j is refused in every text", (text, message) => {
  for (const schema of [oneLine(), manyLines(), filledLine(), filledLines(), keyText()])
    expect(messageOf(schema, text)).toMatch(message);
});

test("line breaks and tabs are allowed in texts of several lines alone", () => {
  for (const text of ["a\nb", "a\r\nb", "a\tb", "a\u2028b"]) {
    expect(manyLines().parse(text)).toBe(text);
    expect(messageOf(oneLine(), text)).toBe("No line breaks or other control characters.");
  }
});

const unseen = [
  "\u00ad",
  "\u200b",
  "\u200f",
  "\u2060",
  "\u2064",
  "\ufeff",
  "\u180e",
  "\u3164",
  "\u2800",
];

test("a text of blanks and of signs that nobody sees is empty", () => {
  for (const text of [...unseen, " ", "\u00a0", "\u3000", "", ` ${unseen.join(" ")}`]) {
    expect(isBlank(text)).toBe(true);
    expect(messageOf(filledLine("Missing name."), text)).toBe("Missing name.");
    expect(messageOf(filledLines("Missing text."), text)).toBe("Missing text.");
  }
  for (const text of ["a", "\u200ba", "é", "\u{1F600}", "日", "0", "."])
    expect(filledLine().parse(text)).toBe(text.normalize("NFC"));
});

test("a key holds no sign that nobody sees, a text may", () => {
  for (const sign of unseen) {
    expect(messageOf(keyText(), `a${sign}b`)).toMatch(/cannot be seen/);
    expect(oneLine().parse(`a${sign}b`)).toBe(`a${sign}b`);
  }
});
