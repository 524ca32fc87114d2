import { expect, test } from "vitest";
import { cutText } from "./cut-text.ts";

test("a cut leaves no half of a sign", () => {
  expect(cutText("ab\u{1F600}c", 3)).toBe("ab");
  expect(cutText("ab\u{1F600}c", 4)).toBe("ab\u{1F600}");
  expect(cutText("abc", 80)).toBe("abc");
  expect(encodeURIComponent(cutText("\u{1F600}".repeat(41), 81))).toHaveLength(40 * 12);
});
