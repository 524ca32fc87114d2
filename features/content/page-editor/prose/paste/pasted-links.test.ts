import { expect, test } from "vitest";
import { pastedAddress } from "./pasted-links.ts";

test.each([
  ["https://example.org/Listino 2027.pdf", "https://example.org/Listino%202027.pdf"],
  [" https://example.org/x ", "https://example.org/x"],
  ["\u00a0https://example.org/a\u00a0b", "https://example.org/a%C2%A0b"],
  ["https://example.org/a\n  b", "https://example.org/a%20%20b"],
  ["HTTPS://Example.org/X", "https://example.org/X"],
  ["https://it.wayroam.test/viaggi?a#b", "/viaggi?a#b"],
  ["HTTPS://IT.wayroam.test/viaggi", "/viaggi"],
  ["/viaggi", "/viaggi"],
  ["#prezzi", "#prezzi"],
])("%j is pasted as %j", (pasted, address) => {
  expect(pastedAddress(pasted, "https://it.wayroam.test")).toBe(address);
});

test.each([
  "http://example.org/",
  "mailto:a@example.org",
  "javascript:alert(1)",
  "java\nscript:alert(1)",
  "//evil.test",
  "page.html",
  "",
])("%j is no link", (pasted) => {
  expect(pastedAddress(pasted, null)).toBeNull();
});
