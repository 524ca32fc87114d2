import { expect, test } from "vitest";
import type { Role } from "#platform/roles.ts";
import { accessTo, screenAt } from "./screens.ts";

const id = "3f0e9f6c-58c4-4a0e-9d6e-2a9b5a0f4a11";

test.each([
  "/",
  "/media",
  "/custompages/new",
  `/custompages/${id}`,
  `/custompages/${id.toUpperCase()}/preview`,
  "/travels/new",
  `/travels/${id}/tours/${id}/preview`,
  "/resources/travel-type",
  "/resources/travel-type/secondary",
  "/page-contents/faqs",
  "/page-contents/destination/peru",
  "/page-contents/fixed/our-values",
  `/page-contents/faqs/${id}`,
  "/templates/structure",
  `/templates/lists/${id}`,
  "/redirects/new",
  "/settings/bulk-actions",
  "/blocks-new/new",
  "/blocks-new/travel/wr-text",
  "/faq/",
  "/custompages/",
])("%s is the path of a screen", (path) => expect(screenAt(path)).not.toBeNull());

test.each([
  "/nothing-here",
  "/custompagesque",
  "/custompages/a/b",
  "/custompages//preview",
  "/custompages/new/preview",
  "/custompages/7",
  `/custompages/${id}0`,
  `/custompages/${id}%0A`,
  "/custompages/__proto__",
  "/redirects/new'--",
  "/travels/nepal",
  "/travels/new/tours",
  `/travels/${id}/hotels`,
  `/travels/${id}/tours/7`,
  "/page-contents/faqs/7",
  "/page-contents/destination/Per%C3%BA",
  "/blocks-new/..%2f",
  "/resources",
  "/resources/colours",
  "/page-contents/news",
  "/settings/caches",
  "/templates",
  "/metrics",
])("%s is not the path of a screen", (path) => expect(screenAt(path)).toBeNull());

const accessTable: readonly (readonly [
  path: string,
  role: Role,
  country: string,
  expected: string,
])[] = [
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
test.each(accessTable)(
  "the access to %s with the role %s in the country %s is %s",
  (path, role, country, expected) => expect(accessTo(path, role, country)).toBe(expected),
);
