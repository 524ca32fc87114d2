import { expect, test } from "vitest";
import { safeReturnTo } from "./return-to.ts";

test.each(["/", "/travels?page=2#row-3", "/custompages/new", "/a//b"])(
  "a sign-in leads back to %s",
  (path) => {
    expect(safeReturnTo(path)).toBe(path);
  },
);

test.each([
  ["another host", "https://elsewhere.test/"],
  ["a host without its scheme", "//elsewhere.test/"],
  ["a backslash, which browsers read as a slash", String.raw`/\elsewhere.test/`],
  ["a tab, which browsers drop", "/\t/elsewhere.test/"],
  ["a line break, which browsers drop", "/\n/elsewhere.test/"],
  ["a script", "javascript:alert(1)"],
  ["a path that is not from the root", "travels"],
  ["a path that is too long", `/${"a".repeat(2000)}`],
  ["two paths", ["/travels", "/media"]],
  ["nothing", undefined],
])("a sign-in does not lead to %s", (_, path) => {
  expect(safeReturnTo(path)).toBe("/");
});
