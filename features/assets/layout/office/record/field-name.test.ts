import { expect, test } from "vitest";
import { fieldName } from "./field-name.ts";

test.each([
  ["header", "links.3.label", "Label of entry 4"],
  ["header", "links.0", "Entry 1"],
  ["footer", "groups.0.links.1.to", "Target of link 2 of group 1"],
  ["footer", "company", "Company line"],
  ["beans", "items.1.until", "Until of entry 2"],
] as const)("%s calls %s “%s”", (area, path, name) => {
  expect(fieldName(area, path)).toBe(name);
});
