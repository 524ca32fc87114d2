import { expect, test } from "vitest";
import { titleOfFile } from "./title-of-file.ts";

test.each([
  ["../foto/Mare.JPG", "Mare"],
  ["C:\\foto\\Ref. Marta.pdf", "Ref. Marta"],
  ["Citta\u0300 1.pdf", "Citt\u00e0 1"],
  ["cv\u202efdp.exe", "cv fdp"],
  ["a\u0000\n\u2028b.png", "a b"],
  ["\u3164.png", ""],
  ["\u200b\u00a0.png", ""],
  ["", ""],
  [`${"a".repeat(79)}\u{1F600}.pdf`, "a".repeat(79)],
  [`a\ud83d.pdf`, "a\ufffd"],
])("%j is called %j", (fileName, title) => {
  expect(titleOfFile(fileName)).toBe(title);
});
