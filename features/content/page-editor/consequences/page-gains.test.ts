import { expect, test } from "vitest";
import type { PagePublishing } from "#features/content/pages/contract.ts";
import { gainsOfPages, pageGains } from "./page-gains.ts";

const complete: PagePublishing = {
  path: "/offer",
  isListed: true,
  redirect: null,
  emptyBlocks: [],
  showsSomething: true,
  title: "Our offer",
  lacks: [],
};
const warningsOf = (changes: Partial<PagePublishing>) =>
  pageGains({ ...complete, ...changes }).flatMap(({ kind, text, lines = [] }) =>
    kind ? [[text, ...lines].join(" ")] : [],
  );

test("a complete page has an address and is found, and nothing to look at", () => {
  expect(pageGains(complete).map(({ text }) => text)).toEqual([
    "Visitors see it at /offer.",
    "Search engines find it there, and the sitemap lists it.",
  ]);
  expect(warningsOf({})).toEqual([]);
  expect(warningsOf({ path: null, isListed: false })).toEqual([]);
});

test("what visitors would miss is said, each with what to do", () => {
  const emptyBlocks = [{ id: "a", label: "Hero", message: "Write a title." }];
  expect(warningsOf({ emptyBlocks })).toEqual(["1 block shows nothing. Hero: Write a title."]);
  expect(warningsOf({ showsSomething: false })).toEqual(["Visitors see an empty page."]);
  expect(warningsOf({ isListed: false })).toEqual(["Search engines are told not to list it."]);
  expect(warningsOf({ lacks: ["title", "description"] })[0]).toContain("“Our offer”");
  expect(warningsOf({ lacks: ["title"], title: "" })[0]).toContain("the company's name");
});

test("several pages are summed up, each that lacks something with the way to it", () => {
  const redirect = { id: "r", from: "/offer", to: "/old", status: 301, enabled: true } as const;
  const pages = [
    { id: "a", name: "Offer", publishing: { ...complete, redirect } },
    { id: "b", name: "Bare", publishing: { ...complete, path: "/bare", showsSomething: false } },
    { id: "c", name: "Own", publishing: { ...complete, path: null, isListed: false } },
  ];
  expect(gainsOfPages(pages)).toMatchObject([
    { text: "Visitors see them at 2 addresses.", names: ["/offer", "/bare"] },
    { text: "1 redirect from there is disabled.", links: [{ to: "/redirects?open=r" }] },
    { text: "1 page is empty.", kind: "wrong", links: [{ to: "/custompages/b", text: "Bare" }] },
  ]);
});
