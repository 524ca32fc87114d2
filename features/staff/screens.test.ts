import { expect, test } from "vitest";
import type { Role } from "#platform/roles.ts";
import { accessTo, screenAt } from "./screens.ts";

test.each([
  "/",
  "/media",
  "/custompages/new",
  "/custompages/new/preview",
  "/travels/nepal/tours/7/preview",
  "/resources/travel-type",
  "/resources/travel-type/secondary",
  "/page-contents/faqs",
  "/page-contents/destination/peru",
  "/templates/structure",
  "/templates/lists/7",
  "/settings/bulk-actions",
  "/blocks-new/7",
  "/blocks-new/travel/7",
  "/faq/",
  "/custompages/",
])("%s is a screen", (path) => expect(screenAt(path)).not.toBeNull());

test.each([
  "/nothing-here",
  "/custompagesque",
  "/custompages/a/b",
  "/custompages//preview",
  "/travels/nepal/hotels",
  "/resources",
  "/resources/colours",
  "/page-contents/news",
  "/settings/caches",
  "/templates",
  "/metrics",
])("%s is none", (path) => expect(screenAt(path)).toBeNull());

const table: readonly (readonly [path: string, role: Role, country: string, expected: string])[] = [
  ["/custompages", "editor", "fr", "open"],
  ["/templates/lists", "editor", "it", "forbidden"],
  ["/templates/lists", "super-editor", "it", "open"],
  ["/settings/cache", "super-editor", "it", "forbidden"],
  ["/settings/cache", "admin", "fr", "open"],
  ["/audit", "editor", "it", "forbidden"],
  ["/blocks", "admin", "it", "open"],
  ["/blocks", "super-editor", "it", "forbidden"],
  ["/blocks", "admin", "fr", "unknown"],
  ["/blocks", "editor", "fr", "unknown"],
  ["/blocks-new/new", "admin", "de", "unknown"],
  ["/nothing-here", "admin", "it", "unknown"],
];
test.each(table)("%s for an %s who works on %s is %s", (path, role, country, expected) =>
  expect(accessTo(path, role, country)).toBe(expected),
);
