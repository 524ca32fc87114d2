import { expect, test } from "vitest";
import { recordTitle } from "./record-title.ts";

test("a stored record whose name is emptied is no new one", () => {
  expect(recordTitle("Autumn", true, "page")).toBe("Autumn");
  expect(recordTitle(" ", true, "page")).toBe("A page without a name");
  expect(recordTitle("", false, "page")).toBe("New page");
});
