import { expect, test } from "vitest";
import type { Role } from "#platform/roles.ts";
import type { Visit } from "./access.ts";
import {
  groupAt,
  hiddenEntries,
  menuFor,
  newEntries,
  opensRecord,
  sectionOf,
  titleOf,
} from "./menu.ts";

const id = "3f0e9f6c-58c4-4a0e-9d6e-2a9b5a0f4a11";
const visit = (role: Role, country: string): Visit => ({ role, country, hasOwnAccounts: true });

test.each([
  [`/custompages/${id}`, "/custompages"],
  ["/custompages", "/custompages"],
  ["/page-contents/fixed", "/page-contents/fixed"],
  [`/page-contents/faqs/${id}`, "/page-contents/faqs"],
  ["/resources/travel-type/primary", "/resources/travel-type/primary"],
  [`/travels/${id}/tours/${id}`, "/travels"],
  ["/blocks-new/wr-text", "/blocks"],
  ["/audit", "/audit"],
  ["/custompagesque", null],
  ["/", "/"],
])("the path %s belongs to the section %s", (path, section) =>
  expect(sectionOf(path)).toBe(section),
);

test.each([
  ["/", "Home"],
  ["/custompages/new", "Custom Pages"],
  ["/audit", "Audit"],
  ["/media", "Media · Library"],
  ["/layout/beans", "Beans · Layout"],
  ["/resources/travel-type/primary", "Travel type primary · Resources"],
  [`/travels/${id}/tours`, "Departures · Travels"],
])("the screen at %s is called %s", (path, title) =>
  expect(titleOf(path, visit("admin", "it"))).toBe(title),
);

test.each([
  ["/", "Home"],
  [`/travels/${id}/tours/${id}`, "Travels"],
  ["/resources/badges", "Resources"],
  ["/settings/caches", ""],
])("the browser titles of %s end with %s", (path, group) => expect(groupAt(path)).toBe(group));

test.each([
  ["/settings/caches", "admin", "it", "This page could not be found"],
  ["/custompages/7", "editor", "it", "This page could not be found"],
  ["/blocks", "admin", "fr", "This page could not be found"],
  ["/settings/cache", "editor", "it", "No access"],
  [`/templates/lists/${id}`, "editor", "it", "No access"],
  ["/new-form-builder", "editor", "it", "New form builder"],
] as const)(
  "the title of %s for the role %s in the country %s is %s",
  (path, role, country, title) => expect(titleOf(path, visit(role, country))).toBe(title),
);

test("the menu has the specification's entries for each role and country", () => {
  const labels = (role: Role, country: string) =>
    menuFor(visit(role, country)).map(({ label }) => label);
  const base = ["Home", "Library", "Layout", "Custom Pages", "Travels", "Resources", "Redirects"];
  expect(labels("editor", "it")).toEqual([...base, "Page contents", "Faq"]);
  expect(labels("super-editor", "it")).toEqual([...base, "Page contents", "Template pages", "Faq"]);
  const admin = [...base, "Page contents", "Template pages", "Settings"];
  expect(labels("admin", "it")).toEqual([...admin, "Blocks", "Faq"]);
  expect(labels("admin", "fr")).toEqual([...admin, "Faq"]);
});

test("the menu has the specification's routes, each with words", () => {
  const entries = menuFor(visit("admin", "it")).flatMap((group) => group.entries);
  expect(entries.map(({ path }) => path)).toEqual([
    "/",
    "/media",
    "/cdn",
    "/layout/header",
    "/layout/footer",
    "/layout/beans",
    "/layout/contacts",
    "/custompages",
    "/travels",
    "/resources/badges",
    "/resources/cost-centers",
    "/resources/date-ranges",
    "/resources/durations",
    "/resources/travel-type/primary",
    "/resources/travel-type/secondary",
    "/resources/travel-categories",
    "/resources/travel-formats",
    "/resources/travel-styles",
    "/redirects",
    "/page-contents/fixed",
    "/page-contents/destination",
    "/templates/lists",
    "/templates/pages",
    "/settings/cache",
    "/settings/currencies",
    "/settings/maintenance",
    "/settings/installment-payments",
    "/settings/bulk-actions",
    "/blocks",
    "/faq",
  ]);
  expect(entries.filter(({ label }) => label.trim() === "")).toEqual([]);
});

test("the palette opens built screens outside the menu, and makes records", () => {
  const requests = { path: "/requests", label: "Requests" };
  const questions = { path: "/questions", label: "Questions" };
  const contents = [
    { path: "/page-contents/faqs", label: "Faqs" },
    { path: "/page-contents/coordinators", label: "Coordinators" },
    { path: "/page-contents/reviews", label: "Reviews" },
    { path: "/page-contents/events", label: "Events" },
  ];
  const forms = { path: "/new-form-builder", label: "New form builder" };
  const forAdmins = [
    { path: "/staff", label: "Staff" },
    { path: "/audit", label: "Audit" },
    { path: "/debug", label: "Debug" },
  ];
  const structure = { path: "/templates/structure", label: "Structure" };
  const preview = { path: "/preview", label: "Preview" };
  expect(hiddenEntries(visit("admin", "it"))).toEqual([
    requests,
    questions,
    ...contents,
    structure,
    ...forAdmins,
    preview,
    forms,
  ]);
  expect(hiddenEntries(visit("editor", "it"))).toEqual([
    requests,
    questions,
    ...contents,
    preview,
    forms,
  ]);
  expect(newEntries(visit("editor", "it"))).toEqual([
    { path: "/custompages/new", label: "New page" },
    { path: "/travels/new", label: "New travel" },
    { path: "/redirects/new", label: "New redirect" },
    { path: "/page-contents/destination/new", label: "New destination" },
    { path: "/new-form-builder/new", label: "New form" },
  ]);
  expect(newEntries(visit("super-editor", "it"))).toContainEqual({
    path: "/templates/lists/new",
    label: "New list",
  });
});

test.each([
  [`/redirects?open=${id}`, "editor", true],
  [`/custompages/${id}`, "editor", true],
  ["/audit", "editor", false],
  ["/nowhere", "admin", false],
] as const)("%s is opened for %s: %s", (path, role, isOpened) =>
  expect(opensRecord(path, visit(role, "it"))).toBe(isOpened),
);
