import { expect, test } from "vitest";
import { sectionOf, shownMenu, titleOf } from "./menu.ts";

test.each([
  ["/custompages/3f0e9f6c-58c4-4a0e-9d6e-2a9b5a0f4a11", "/custompages"],
  ["/custompages", "/custompages"],
  ["/page-contents/fixed", "/page-contents/fixed"],
  ["/resources/travel-type/primary", "/resources/travel-type/primary"],
  ["/travels/nepal/tours/7", "/travels"],
  ["/audit", "/audit"],
  ["/custompagesque", "/"],
  ["/", "/"],
])("%s belongs to %s", (path, section) => expect(sectionOf(path)).toBe(section));

test.each([
  ["/", "Home"],
  ["/custompages/new", "Custom Pages"],
  ["/audit", "Audit"],
  ["/resources/travel-type/primary", "Travel type primary · Resources"],
])("the screen at %s is called %s", (path, title) => expect(titleOf(path)).toBe(title));

test("the menu leads to nothing that is not there", () => {
  expect(shownMenu("admin", "it").map(({ label }) => label)).toEqual(["Home", "Custom Pages"]);
});
