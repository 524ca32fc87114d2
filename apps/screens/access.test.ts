import { globSync } from "node:fs";
import { expect, test } from "vitest";
import type { Role } from "#platform/roles.ts";
import { UnknownMiddleware } from "#platform/screens/unknown-middleware.ts";
import { accessTo, accessToScreen } from "./access.ts";
import { hasToolingBar, screenAt } from "./screen-at.ts";
import { auditScreens } from "#features/records/audit/office/screens.ts";
import { allScreens } from "./screens.ts";

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
  (path, role, country, expected) =>
    expect(accessTo(path, { role, country, hasOwnAccounts: true })).toBe(expected),
);

test("a screen with a guard opens only where the guard lets it", () => {
  const visit = { role: "admin", country: "it" } as const;
  expect(accessTo("/staff", { ...visit, hasOwnAccounts: true })).toBe("open");
  expect(accessTo("/staff", { ...visit, hasOwnAccounts: false })).toBe("unknown");
});

test("a guard that nobody knows is an error of status 500 that names it", () => {
  const visit = { role: "admin", country: "it", hasOwnAccounts: true } as const;
  for (const name of ["maintenence", "toString"]) {
    const open = () => accessToScreen({ ...auditScreens.audit, guards: [name] }, visit);
    expect(open).toThrow(new UnknownMiddleware(name));
    expect(open).toThrow(
      expect.objectContaining({ message: `Unknown middleware ${name}`, status: 500 }),
    );
  }
  for (const screen of allScreens) expect(() => accessToScreen(screen, visit)).not.toThrow();
});

test("the tooling bar stands on exactly the source's route names", () => {
  const withBar = allScreens.filter(({ toolingBar }) => toolingBar).map(({ name }) => name);
  expect([...new Set(withBar)]).toEqual([
    "layout",
    "custompages-id",
    "travels-travel",
    "travels-travel-tours-tour",
    "badges",
    "page-contents-type",
    "templates-lists-id",
    "templates-pages",
    "templates-structure-id",
    "blocks",
    "blocks-new",
  ]);
  expect(hasToolingBar(`/custompages/${id}`)).toBe(true);
  expect(hasToolingBar("/layout/header")).toBe(true);
  for (const path of ["/custompages/new", "/custompages", "/resources/durations", "/nothing"])
    expect(hasToolingBar(path)).toBe(false);
});

test("every screen that is built is declared, and every declared file exists", () => {
  const root = new URL("../../", import.meta.url);
  const declared = [...new Set(allScreens.flatMap(({ file }) => file ?? []))];
  const found = globSync("features/**/*-screen.tsx", { cwd: root });
  expect(found.toSorted()).toEqual(declared.toSorted());
});
