import { expect, test } from "vitest";
import { sectionOf, menuFor, titleOf } from "./menu.ts";

const id = "3f0e9f6c-58c4-4a0e-9d6e-2a9b5a0f4a11";

test.each([
  ["/custompages/3f0e9f6c-58c4-4a0e-9d6e-2a9b5a0f4a11", "/custompages"],
  ["/custompages", "/custompages"],
  ["/page-contents/fixed", "/page-contents/fixed"],
  ["/resources/travel-type/primary", "/resources/travel-type/primary"],
  ["/travels/nepal/tours/7", "/travels"],
  ["/audit", "/audit"],
  ["/custompagesque", "/"],
  ["/", "/"],
])("the path %s belongs to the menu entry %s", (path, section) =>
  expect(sectionOf(path)).toBe(section),
);

test.each([
  ["/", "Home"],
  ["/custompages/new", "Custom Pages"],
  ["/audit", "Audit"],
  ["/resources/travel-type/primary", "Travel type primary · Resources"],
])("the screen at %s is called %s", (path, title) =>
  expect(titleOf(path, "admin", "it")).toBe(title),
);

test.each([
  ["/settings/caches", "admin", "it", "This page could not be found"],
  ["/custompages/7", "editor", "it", "This page could not be found"],
  ["/blocks", "admin", "fr", "This page could not be found"],
  ["/settings/cache", "editor", "it", "No access"],
  [`/templates/lists/${id}`, "editor", "it", "No access"],
  [`/travels/${id}/tours`, "editor", "it", "Travels"],
  ["/new-form-builder", "editor", "it", "New form builder"],
] as const)(
  "the title of %s for the role %s in the country %s is %s",
  (path, role, country, title) => expect(titleOf(path, role, country)).toBe(title),
);

test("the menu has the specification's entries for each role and country", () => {
  const labels = (...roleAndCountry: Parameters<typeof menuFor>) =>
    menuFor(...roleAndCountry).map(({ label }) => label);
  const base = ["Home", "Library", "Layout", "Custom Pages", "Travels", "Resources", "Redirects"];
  expect(labels("editor", "it")).toEqual([...base, "Page contents", "Faq"]);
  expect(labels("super-editor", "it")).toEqual([...base, "Page contents", "Template pages", "Faq"]);
  const admin = [...base, "Page contents", "Template pages", "Settings"];
  expect(labels("admin", "it")).toEqual([...admin, "Blocks", "Faq"]);
  expect(labels("admin", "fr")).toEqual([...admin, "Faq"]);
});
